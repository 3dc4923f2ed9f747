/** What an act tells the other side and what it does not, said before it is done. */
import { normalCards } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import { command } from '../../../src/games/siberian-manhunt/command.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { checkpointTokens, inForce } from '../../../src/games/siberian-manhunt/lasting.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { ShownOption } from '../../app/view.ts'
import { words } from '../../text/index.ts'
import type { Disclosure } from '../../text/shapes.ts'
import { allLoyal, anyLoyal } from './odds.ts'

/** What an entered town risks: at checkpoints one Loyal token is enough. */
function risk(game: Game, sneak: boolean): string {
  if (!inForce(game, 'Checkpoints')) return drawn(game, sneak ? values.tokens.sneak : values.tokens.town)
  const tokens = checkpointTokens(sneak)
  return words.learn.checkpoints(tokens, words.percent(anyLoyal(game.bag, tokens)))
}
const drawn = ({ bag }: Game, tokens: number): string => words.learn.draws(tokens, words.percent(allLoyal(bag, tokens)))

const terrain = (game: Game, into: 'wilderness' | 'town' | 'china', sneak: boolean): readonly string[] => {
  if (into === 'china') return [words.learn.intoChina]
  if (into === 'wilderness') return [words.learn.intoWilderness]
  return [words.learn.intoTown, risk(game, sneak)]
}

/** For the Fugitive: what the Government will learn. `undefined` where everything is open anyway. */
export function disclosed(option: ShownOption, game: Game): Disclosure | undefined {
  const { learn } = words
  switch (option.type) {
    case 'move':
      return moves(option, 1, game)
    case 'hitch-hike':
      return {
        will: [learn.hitchHike(learn.energy(option.cost)), learn.wasOnHighway, ...terrain(game, option.into, false)],
        not: [learn.whereAlong],
      }
    case 'bush-whack':
      return {
        will: [learn.bushWhack(learn.energy(option.cost)), ...terrain(game, option.into, option.sneak)],
        not: [learn.fromTo],
      }
    case 'rest':
      return { will: [learn.rests], not: [learn.where] }
    case 'good deed':
      return { will: [learn.goodDeed(learn.energy(option.cost)), learn.silentMore], not: [learn.whichTown] }
    case 'attack agent':
      return { will: [learn.isAt(words.at(option.node)), learn.counterFalls], not: [learn.cameFrom] }
    case 'testify':
      return {
        will: [learn.oneOfThree(words.place(option.node)), learn.counterTo(values.track.interrogated)],
        not: [learn.whichOfThree],
      }
    case 'end turn':
      return { will: [learn.turnOver], not: [learn.whereYouAre] }
    case 'railway':
      return {
        will: [learn.railway(learn.energy(option.cost)), learn.wasOnHighway, ...terrain(game, option.into, false)],
        not: [learn.whereAlong],
      }
    case 'ride on':
      return {
        will: [learn.ride(option.way), ...terrain(game, option.into, false)],
        not: [learn.fromTo],
      }
    case 'carried':
      return {
        will: [learn.inTown, drawn(game, 1)],
        not: [learn.whichTown],
      }
    case 'wilderness search':
    case 'urban search':
    case 'use':
    case 'craft':
    case 'ride':
    case 'eat':
    case 'take':
    case 'drop':
    case 'wear':
    case 'take off':
    case 'refuel':
      return { will: [learn.whatAndWith], not: [learn.where] }
    default:
      return undefined
  }
}

type Move = Extract<ShownOption, { readonly type: 'move' }>

/** So many moves of one sort, which cost so much together. */
function moves({ way, cost, into, sneak }: Move, times: number, game: Game): Disclosure {
  const { learn } = words
  return {
    will: [learn.move(way, learn.energy(cost), times), ...terrain(game, into, sneak)],
    not: [learn.whereBy(way)],
  }
}

/** For the Fugitive: what the Government will learn of choices that are sent as one. */
export function disclosedBy(options: readonly ShownOption[], game: Game): Disclosure | undefined {
  const all: Disclosure[] = []
  let alike: { readonly move: Move; readonly times: number } | undefined
  for (const option of options) {
    const goesOn =
      option.type === 'move' && alike?.move.way === option.way && alike.move.into === option.into ? alike : undefined
    if (goesOn !== undefined) all.pop()
    if (option.type === 'move') {
      const cost = option.cost + (goesOn?.move.cost ?? 0)
      alike = { move: { ...option, cost }, times: (goesOn?.times ?? 0) + 1 }
      all.push(moves(alike.move, alike.times, game))
      continue
    }
    alike = undefined
    const one = disclosed(option, game)
    if (one === undefined) return undefined
    all.push(one)
  }
  return { will: all.flatMap(one => one.will), not: [...new Set(all.flatMap(one => one.not))] }
}

/** What comes of it: for the Government what it may learn, for the Fugitive what the card does. */
export function prospect(option: ShownOption, game: Game): readonly string[] {
  const { prospect: says, cardText } = words
  switch (option.type) {
    case 'move agent':
      return option.kind === 'KGB'
        ? [says.thenSearch(command(game).officerDepth)]
        : [says.thenSearchOrAttack(values.government.depth.Yakut)]
    case 'search':
      return [says.theyAnswer]
    case 'drive':
      return [says.noSearch]
    case 'attack':
      return [says.ifHereFight, says.ifNotLost]
    case 'capture':
      return [says.ifHereWin, says.ifNotLost]
    case 'interrogate':
      return [says.loyalNames(words.percent(allLoyal(game.bag, 1))), says.silentAdds]
    case 'red army':
      return option.how === 'deploy' ? [says.closed, says.ifHereBeside] : [says.closed, says.ifHereWin]
    case 'upgrade':
      return [says.trackerLater]
    case 'buy':
      if (option.put === 'reserve') return [cardText(option.card), says.keptForLater(command(game).reserve)]
      return option.put === 'discard' ? [says.discarded] : [cardText(option.card)]
    case 'play reserve':
      return [cardText(option.card)]
    case 'fly':
      return [says.maySearch]
    case 'aim':
      return [says.ifNear(normalCards['Aerial Search'].spaces), says.ifNotNothing]
    case 'set out':
      return [cardText('Search Parties')]
    case 'use':
      return [cardText(option.card)]
    case 'craft':
      return [cardText(option.card), says.usedUp(words.namesSaid(option.components))]
    case 'ride':
      return [cardText(option.card)]
    case 'wilderness search':
      return [says.wildernessCards(values.search.wilderness)]
    case 'urban search':
      return [says.urbanCards(values.search.urban)]
    case 'eat':
      return [
        says.portion(values.food.energy[option.food]),
        ...(option.food === 'raw meat' ? [says.mayBringParasites] : []),
      ]
    case 'end turn':
      return game.government.energy > 0 ? [says.energyLost(game.government.energy)] : [says.noEnergyLost]
    default:
      return []
  }
}
