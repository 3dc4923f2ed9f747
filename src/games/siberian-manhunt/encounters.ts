/** The encounter step: whoever crosses the Fugitive's way in the wilderness (5.2). */
import { animalBehaves } from './animals.ts'
import { addTokens } from './bag.ts'
import { foods } from './belongings.ts'
import {
  type EncounterName,
  encounterCards,
  isPerson,
  isPredator,
  type PersonName,
  type PredatorName,
  personCard,
  predatorCard,
} from './cards/items.ts'
import { type Bout, bout, escapes, type Noise, type Opponent, strike, strikes } from './combat.ts'
import { mayBeReported } from './detection.ts'
import { discard, draw } from './drawing.ts'
import { canPay, pay } from './energy.ts'
import { decide } from './free.ts'
import { choose, type FollowOption, FUGITIVE, type Game, type Rule, tell } from './game.ts'
import { declare } from './hidden.ts'
import { receive, receiveFood } from './inventory.ts'
import { prompts } from './prompts.ts'
import { severelyWounded } from './wounds.ts'

/** 5.2: one card, drawn and resolved; whether the turn goes on. */
export function* encounter(game: Game): Rule<boolean> {
  const [card] = yield* draw(game.decks.encounters, 'encounters', 1)
  if (card === undefined) return true
  game.encounter = card
  yield* tell({ type: 'encounter', card })
  yield* resolve(game, card)
  game.encounter = null
  // Parasites are set aside again
  if (card !== 'Parasites') discard(game.decks.encounters, card)
  if (game.fugitive.hp > 0) return true
  yield* severelyWounded(game)
  return false
}
function resolve(game: Game, card: EncounterName): Rule<void> {
  if (isPerson(card)) return meet(game, card)
  if (isPredator(card)) return face(game, card)
  return sicken(game)
}

// ---- 5.2.2 people ----------------------------------------------------------------------------------------------

/** The ways to follow the prompt that are possible now. */
function follows(game: Game, card: PersonName): readonly FollowOption[] {
  const { replies } = personCard(card)
  return Object.entries(prompts(card)).flatMap(([reply, { can }]) => {
    const cost = replies[reply]?.energy ?? 0
    return canPay(game, cost) && (can?.(game) ?? true) ? [{ type: 'follow' as const, card, reply, cost }] : []
  })
}

function* meet(game: Game, card: PersonName): Rule<void> {
  const { manner } = personCard(card)
  const chosen = yield* decide(game, () => [...follows(game, card), { type: 'ignore', card }, { type: 'fight', card }])
  switch (chosen.type) {
    case 'follow': {
      yield* pay(game, chosen.cost)
      const reply = prompts(card)[chosen.reply]
      if (reply !== undefined && (yield* reply.play(game)) === 'attacks') yield* fight(game, card, 'they')
      return
    }
    case 'ignore':
      if (manner !== 'aggressive' || (yield* escapes(game, opponent(card)))) return yield* walkAway(game, card)
      yield* tell({ type: 'attacked', card, by: 'they' })
      return yield* outcome(game, card, yield* bout(game, opponent(card), 'Government'))
    case 'fight':
      if (manner === 'timid') return yield* ambush(game, card)
      return yield* fight(game, card, 'Fugitive')
  }
}
const opponent = (card: PersonName): Opponent => ({ ...personCard(card), name: card, agent: false })

/** 5.3: against people and animals the Fugitive strikes first, whoever began it. */
function* fight(game: Game, card: PersonName, by: 'Fugitive' | 'they'): Rule<void> {
  yield* tell({ type: 'attacked', card, by })
  yield* outcome(game, card, yield* bout(game, opponent(card), 'Fugitive'))
}
function* outcome(game: Game, card: PersonName, result: Bout): Rule<void> {
  if (result === 'escaped') yield* walkAway(game, card)
  if (result === 'defeated') yield* kill(game, card)
}

/** 5.2.2: a timid person flees after the one attack, and tells nobody. */
function* ambush(game: Game, card: PersonName): Rule<void> {
  yield* tell({ type: 'attacked', card, by: 'Fugitive' })
  const { weapon } = yield* decide(game, () => strikes(game))
  const left = yield* strike(game, opponent(card), personCard(card).hp, weapon, { made: false })
  game.combat = null
  if (left === 0) yield* kill(game, card)
  else yield* tell({ type: 'got away', card })
}

/** 5.2.3: what they say about somebody who leaves. */
function* walkAway(game: Game, card: PersonName): Rule<void> {
  yield* tell({ type: 'left', card })
  const { loyalty } = personCard(card)
  if (loyalty === 'loyal') {
    yield* tell({ type: 'reported', card })
    yield* declare(game, 'report')
  }
  if (loyalty === 'questionable') yield* mayBeReported(game, 'report')
}

/** 5.2.5: what people think of it, and what the dead carried. */
function* kill(game: Game, card: PersonName): Rule<void> {
  const { killed, items, food } = personCard(card)
  yield* tell({ type: 'killed', card })
  yield* addTokens(game, killed.token, killed.count)
  for (const item of items) yield* receive(game, item)
  for (const one of foods) yield* receiveFood(game, one, food[one] ?? 0)
}

// ---- 5.2.4 predators -------------------------------------------------------------------------------------------

/** One that does not flee fights; at a distance the Fugitive has a free shot first. */
function* face(game: Game, card: PredatorName): Rule<void> {
  const data = predatorCard(card)
  const behaviour = yield* animalBehaves(game, card, data.strip)
  if (behaviour === 'flees') return
  const noise: Noise = { made: false }
  const foe: Opponent = { ...data, name: card, agent: false }
  const hp = behaviour === 'distant' ? yield* freeShot(game, foe, noise) : data.hp
  const result = hp === 0 ? 'defeated' : yield* bout(game, { ...foe, hp }, 'Fugitive', noise)
  game.combat = null
  if (result === 'escaped') yield* tell({ type: 'left', card })
  if (result === 'defeated') yield* skin(game, card)
}
function* freeShot(game: Game, foe: Opponent, noise: Noise): Rule<number> {
  if (strikes(game, 'distant').length === 0) return foe.hp
  const chosen = yield* decide(game, () => [...strikes(game, 'distant'), { type: 'hold' }])
  return chosen.type === 'hold' ? foe.hp : yield* strike(game, foe, foe.hp, chosen.weapon, noise)
}
function* skin(game: Game, card: PredatorName): Rule<void> {
  const { killed, meat, hide } = predatorCard(card)
  yield* tell({ type: 'killed', card })
  if (killed !== undefined) yield* addTokens(game, killed.token, killed.count)
  yield* receiveFood(game, 'raw meat', meat)
  if (hide === true) yield* receive(game, 'Hide')
}

// ---- 5.2.6 Parasites -------------------------------------------------------------------------------------------

function* sicken(game: Game): Rule<void> {
  const { fugitive } = game
  const { hp, energy } = encounterCards.Parasites
  const { loss } = yield* choose(FUGITIVE, [
    { type: 'suffer', loss: 'HP' },
    ...(fugitive.energy >= energy ? [{ type: 'suffer', loss: 'energy' } as const] : []),
  ])
  if (loss === 'energy') {
    fugitive.energy -= energy
    return yield* tell({ type: 'weakened', why: 'parasites', energy: fugitive.energy })
  }
  fugitive.hp = Math.max(0, fugitive.hp - hp)
  yield* tell({ type: 'hurt', why: 'parasites', hp: fugitive.hp })
}
