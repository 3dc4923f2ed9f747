/** What an act tells the other side and what it does not, said before it is done. */
import type { Game } from '../../src/games/siberian-manhunt/game.ts'
import { X } from '../../src/games/siberian-manhunt/game.ts'
import { values } from '../../src/games/siberian-manhunt/values.ts'
import type { ShownOption } from '../app/view.ts'
import { allLoyal, percent } from './odds.ts'
import { place } from './places.ts'

export interface Disclosure {
  readonly will: readonly string[]
  readonly not: readonly string[]
}

const drawn = (game: Game, tokens: number): string =>
  tokens === 1
    ? `one token is drawn: ${percent(allLoyal(game.bag, 1))} Loyal, and your place is declared`
    : `two tokens are drawn: ${percent(allLoyal(game.bag, 2))} that both are Loyal, and your place is declared`

const terrain = (game: Game, into: 'wilderness' | 'town' | 'china', sneak: boolean): readonly string[] => {
  if (into === 'china') return ['you cross into China: you win']
  if (into === 'wilderness') return ['not into a town']
  return ['into a town', drawn(game, sneak ? values.tokens.sneak : values.tokens.town)]
}
const energy = (cost: number): string => `${cost} energy`

/** For the Fugitive: what the Government will learn. `undefined` where everything is open anyway. */
export function disclosed(option: ShownOption, game: Game): Disclosure | undefined {
  switch (option.type) {
    case 'move': {
      const way = option.way === 'road' ? '1 move by road' : '1 move over water'
      return {
        will: [`${way}, ${energy(option.cost)}`, ...terrain(game, option.into, option.sneak)],
        not: [`from where, by which ${option.way === 'road' ? 'road' : 'crossing'}, to where`],
      }
    }
    case 'hitch-hike':
      return {
        will: [`1 hitch-hike, ${energy(option.cost)}`, 'you were on the highway', ...terrain(game, option.into, false)],
        not: ['from where, in which direction, to which town'],
      }
    case 'bush-whack':
      return {
        will: [`1 bush-whack, ${energy(option.cost)}`, ...terrain(game, option.into, option.sneak)],
        not: ['from where, to where'],
      }
    case 'rest':
      return { will: ['you rest, and your turn is over'], not: ['where'] }
    case 'good deed':
      return { will: [`a good deed, ${energy(option.cost)}`, '1 Silent token more in the bag'], not: ['in which town'] }
    case 'attack agent':
      return { will: [`you are at ${place(option.node)}`, 'the counter falls to 0'], not: ['where you came from'] }
    case 'testify':
      return {
        will: [`${place(option.node)} is one of your last three locations`, 'the counter goes to 3'],
        not: ['which of the three'],
      }
    case 'end turn':
      return { will: ['your turn is over'], not: ['where you are'] }
    case 'crash':
    case 'strike':
    case 'escape':
    case 'declare':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'move agent':
    case 'drive':
    case 'search':
    case 'pass':
    case 'attack':
    case 'capture':
    case 'interrogate':
    case 'buy':
    case 'upgrade':
    case 'red army':
    case 'recruit':
    case 'army beside':
    case 'respawn':
      return undefined
  }
}

/** For the Government: what it may get out of it. */
export function prospect(option: ShownOption, game: Game): readonly string[] {
  switch (option.type) {
    case 'move agent':
      return [
        option.kind === 'KGB'
          ? 'then it may search: 4 locations back'
          : 'then it may search: 6 locations back, or attack free of charge',
      ]
    case 'search':
      return ['they answer “here”, “I was there” or “no”']
    case 'drive':
      return ['no search after a drive']
    case 'attack':
      return ['if they are here: they are declared, and there is a fight', 'if not: the energy is lost']
    case 'capture':
      return ['if they are here: you win', 'if not: the energy is lost']
    case 'interrogate':
      return [
        `${percent(allLoyal(game.bag, 1))} Loyal: they name one of their last three locations`,
        'Silent: 1 Loyal token goes into the bag',
      ]
    case 'red army':
      return option.how === 'deploy'
        ? ['closed to the Fugitive for good', 'if they are here: they are declared, and the token goes next door']
        : ['closed to the Fugitive for good', 'if they are here: you win']
    case 'upgrade':
      return ['the tracker acts from your next turn on']
    case 'buy':
      return option.card === 'Recruit' ? ['a KGB officer in any town'] : ['no effect; the cards above slide down']
    case 'end turn':
      return game.government.energy > 0 ? [`${game.government.energy} energy is lost`] : ['no energy is lost']
    default:
      return []
  }
}

/** What a step does to the hidden-movement counter. */
export const counterAfter = (game: Game): number =>
  game.track < values.track.last ? game.track + 1 : game.trackAtStart >= values.track.last ? X : game.track
export const box = (track: number): string => (track === X ? 'X' : String(track))
