/** What following a prompt does: a small function for each way to follow each card (5.2.2). */
import { addTokens } from './bag.ts'
import type { Thing } from './belongings.ts'
import { isFood } from './belongings.ts'
import { itemCard, type PersonName, people } from './cards/items.ts'
import type { FoodName } from './cards/shapes.ts'
import { mayBeReported } from './detection.ts'
import { ownDie } from './dice.ts'
import { heal } from './energy.ts'
import { choose, FUGITIVE, type Game, type Rule, tell } from './game.ts'
import { advanceTrack, declare } from './hidden.ts'
import { lose, receive, receiveFood, thingsAtHand } from './inventory.ts'
import { mayEat, offeredMeal } from './meals.ts'
import { mayMove } from './movement.ts'
import { travel } from './riding.ts'
import { isWinter } from './seasons.ts'
import { values } from './values.ts'
import { stealFrom } from './wounds.ts'

type After = 'over' | 'attacks'
export interface Reply {
  /** whether it is possible now; it always is if this is not given */
  readonly can?: (game: Game) => boolean
  readonly play: (game: Game) => Rule<After>
}
type Replies = { readonly [N in PersonName]: { readonly [R in keyof (typeof people)[N]['replies']]: Reply } }

/** By the card's name, then by the name of the reply. */
export const prompts = (card: PersonName): Readonly<Record<string, Reply>> => replies[card]

const peaceful = (play: (game: Game) => Rule<void>, can: (game: Game) => boolean = () => true): Reply => ({
  can,
  *play(game) {
    yield* play(game)
    return 'over'
  },
})
function* promptDie(game: Game, card: PersonName): Rule<number> {
  const die = yield* ownDie(game, 'prompt')
  yield* tell({ type: 'rolled', why: card, die })
  return die
}

// ---- giving ----------------------------------------------------------------------------------------------------

type Given = (thing: Thing) => boolean
const anything: Given = () => true
const food: Given = isFood
const goods: Given = thing => !isFood(thing) && itemCard(thing).slots > 0
const weapon: Given = thing => !isFood(thing) && itemCard(thing).attack !== undefined
const has =
  (given: Given) =>
  (game: Game): boolean =>
    gifts(game, given).length > 0
const gifts = (game: Game, given: Given) => thingsAtHand(game).filter(({ thing }) => given(thing))
function* give(game: Game, given: Given): Rule<void> {
  const options = gifts(game, given).map(one => ({ type: 'give', ...one }) as const)
  const { thing, uses } = yield* choose(FUGITIVE, options)
  yield* lose(game, thing, uses, 'given')
}
const portionsAtHand = ({ fugitive: { inventory, campsite } }: Game): number =>
  [inventory, campsite].reduce((sum, { food }) => sum + foodSum(food), 0)
const foodSum = (all: Readonly<Record<FoodName, number>>): number => Object.values(all).reduce((a, b) => a + b, 0)

// ---- the prompts -----------------------------------------------------------------------------------------------

const replies: Replies = {
  'Mad Trapper': {
    sit: {
      *play(game) {
        if ((yield* promptDie(game, 'Mad Trapper')) > people['Mad Trapper'].steals) return 'attacks'
        yield* stealFrom(game)
        return 'over'
      },
    },
  },
  Farmer: {
    eat: peaceful(game => offeredMeal(game, people.Farmer.meal), mayEat),
    hay: peaceful(game => receiveFood(game, 'canned food', people.Farmer.portions)),
  },
  'Old Believer': {
    knock: peaceful(function* (game) {
      const { refuses, meal, heals } = people['Old Believer']
      if ((yield* promptDie(game, 'Old Believer')) <= refuses) return yield* tire(game, 'Old Believer')
      yield* offeredMeal(game, meal)
      yield* heal(game, heals)
    }, mayEat),
  },
  'Reindeer herder': {
    trade: peaceful(function* (game) {
      yield* give(game, goods)
      yield* receive(game, 'Hide')
      yield* receiveFood(game, 'cooked meat', people['Reindeer herder'].portions)
    }, has(goods)),
    tent: peaceful(function* (game) {
      game.fugitive.warm = true
      yield* tell({ type: 'warmed' })
    }, isWinter),
  },
  'Exiled teacher': {
    bandage: peaceful(game => heal(game, people['Exiled teacher'].heals)),
    letters: peaceful(game => addTokens(game, 'silent', people['Exiled teacher'].silent)),
  },
  Geologists: {
    matches: peaceful(function* (game) {
      yield* receive(game, 'Matches')
      yield* mayTalk(game, 'Geologists')
    }),
    supper: peaceful(function* (game) {
      yield* offeredMeal(game, people.Geologists.meal)
      yield* mayTalk(game, 'Geologists')
    }, mayEat),
  },
  'Track walker': {
    carry: peaceful(() => tell({ type: 'kept quiet', card: 'Track walker' })),
    gift: peaceful(game => give(game, anything), has(anything)),
  },
  'Timber driver': {
    seat: peaceful(
      game => travel(game, { ways: ['road'], spaces: people['Timber driver'].spaces, with: 'Timber driver' }),
      mayMove,
    ),
  },
  Gamekeeper: {
    weapon: peaceful(game => give(game, weapon), has(weapon)),
    talk: {
      *play(game) {
        return (yield* promptDie(game, 'Gamekeeper')) <= people.Gamekeeper.refuses ? 'attacks' : 'over'
      },
    },
  },
  Militiaman: {
    papers: peaceful(function* (game) {
      const { talks, fines } = people.Militiaman
      const die = yield* promptDie(game, 'Militiaman')
      if (die <= talks) yield* declare(game, 'report')
      else if (die <= fines) yield* stealFrom(game)
    }),
  },
  'Berry pickers': {
    take: peaceful(game => receiveFood(game, 'berries', people['Berry pickers'].portions)),
    carry: peaceful(function* (game) {
      yield* receiveFood(game, 'berries', people['Berry pickers'].portions)
      yield* addTokens(game, 'silent', people['Berry pickers'].silent)
    }),
  },
  Fisherman: {
    fish: peaceful(game => receiveFood(game, 'raw meat', people.Fisherman.portions)),
    cross: peaceful(
      game => travel(game, { ways: ['water'], spaces: people.Fisherman.spaces, with: 'Fisherman' }),
      game => !isWinter(game) && mayMove(game),
    ),
  },
  'Escaped convict': {
    share: peaceful(
      function* (game) {
        for (let given = 0; given < people['Escaped convict'].portions; given++) yield* give(game, food)
        yield* receive(game, 'Knife')
      },
      game => portionsAtHand(game) >= people['Escaped convict'].portions,
    ),
    refuse: {
      // biome-ignore lint/correctness/useYield: he asks nothing more
      *play() {
        return 'attacks'
      },
    },
  },
  Deserter: {
    trade: peaceful(function* (game) {
      yield* give(game, food)
      yield* receive(game, 'Ammunition')
    }, has(food)),
    guide: peaceful(
      function* (game) {
        for (let space = 0; space < people.Deserter.spaces; space++) advanceTrack(game)
        yield* tell({ type: 'false trail', track: game.track })
      },
      game => game.track < values.track.last,
    ),
  },
  'Village nurse': {
    treat: peaceful(function* (game) {
      yield* heal(game, people['Village nurse'].heals)
      yield* mayTalk(game, 'Village nurse')
    }),
  },
  'Youth brigade': {
    march: peaceful(function* (game) {
      const { meal, talks, loyal } = people['Youth brigade']
      yield* offeredMeal(game, meal)
      if ((yield* promptDie(game, 'Youth brigade')) <= talks) yield* addTokens(game, 'loyal', loyal)
    }, mayEat),
  },
  Lama: {
    sit: peaceful(game => heal(game, people.Lama.heals)),
    alms: peaceful(function* (game) {
      yield* give(game, food)
      yield* addTokens(game, 'silent', people.Lama.silent)
    }, has(food)),
  },
}

/** A low die, and a token is drawn. */
function* mayTalk(game: Game, card: 'Geologists' | 'Village nurse'): Rule<void> {
  if ((yield* promptDie(game, card)) <= people[card].talks) yield* mayBeReported(game, 'report')
}
/** 1 energy less, but nobody is exhausted by it. */
function* tire(game: Game, why: PersonName): Rule<void> {
  const { fugitive } = game
  fugitive.energy = Math.min(fugitive.energy, Math.max(0, fugitive.energy - 1))
  yield* tell({ type: 'weakened', why, energy: fugitive.energy })
}
