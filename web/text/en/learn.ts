/** What an act tells the other side and what it does not, said before it is done. */
import { normalCards } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import { command } from '../../../src/games/siberian-manhunt/command.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { checkpointTokens, inForce } from '../../../src/games/siberian-manhunt/lasting.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { ShownOption } from '../../app/view.ts'
import { allLoyal, anyLoyal } from '../../screens/table/odds.ts'
import type { Disclosure } from '../shapes.ts'
import { percent } from './numbers.ts'
import { place } from './places.ts'
import { assistanceText, cardText, namesSaid } from './things.ts'

/** What an entered town risks: at checkpoints one Loyal token is enough. */
function risk(game: Game, sneak: boolean): string {
  if (!inForce(game, 'Checkpoints')) return drawn(game, sneak ? values.tokens.sneak : values.tokens.town)
  const tokens = checkpointTokens(sneak)
  const words = tokens === 1 ? 'one token is drawn' : `${tokens} tokens are drawn`
  return `checkpoints: ${words}, ${percent(anyLoyal(game.bag, tokens))} that one is Loyal, and your place is declared`
}
const drawn = (game: Game, tokens: number): string =>
  tokens === 1
    ? `one token is drawn: ${percent(allLoyal(game.bag, 1))} Loyal, and your place is declared`
    : `two tokens are drawn: ${percent(allLoyal(game.bag, 2))} that both are Loyal, and your place is declared`

const terrain = (game: Game, into: 'wilderness' | 'town' | 'china', sneak: boolean): readonly string[] => {
  if (into === 'china') return ['you cross into China: you win']
  if (into === 'wilderness') return ['not into a town']
  return ['into a town', risk(game, sneak)]
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
    case 'railway':
      return {
        will: [
          `1 journey by railway, ${energy(option.cost)}`,
          'you were on the highway',
          ...terrain(game, option.into, false),
        ],
        not: ['from where, in which direction, to which town'],
      }
    case 'ride on':
      return {
        will: [`1 space ${option.way === 'road' ? 'by road' : 'over water'}`, ...terrain(game, option.into, false)],
        not: ['from where, to where'],
      }
    case 'carried':
      return {
        will: [
          'you are in a town',
          `one token is drawn: ${percent(allLoyal(game.bag, 1))} Loyal, and your place is declared`,
        ],
        not: ['in which town'],
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
      return { will: ['what you do, and with which things'], not: ['where'] }
    default:
      return undefined
  }
}

/** What comes of it: for the Government what it may learn, for the Fugitive what the card does. */
export function prospect(option: ShownOption, game: Game): readonly string[] {
  switch (option.type) {
    case 'move agent': {
      const back = option.kind === 'KGB' ? command(game).officerDepth : values.government.depth.Yakut
      return [`then it may search: ${back} locations back${option.kind === 'KGB' ? '' : ', or attack free of charge'}`]
    }
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
      if (option.put === 'reserve')
        return [assistanceText(option.card), `kept for a later turn, then ${command(game).reserve} energy to play`]
      return option.put === 'discard' ? ['no effect now; the cards above slide down'] : [assistanceText(option.card)]
    case 'play reserve':
      return [assistanceText(option.card)]
    case 'fly':
      return ['it may search there']
    case 'aim':
      return [
        `if they are up to ${normalCards['Aerial Search'].spaces} spaces away: they are declared`,
        'if not: nothing more is known',
      ]
    case 'set out':
      return [assistanceText('Search Parties')]
    case 'use':
      return [cardText(option.card)]
    case 'craft':
      return [cardText(option.card), `used up: ${namesSaid(option.components)}`]
    case 'ride':
      return [cardText(option.card)]
    case 'wilderness search':
      return [`${values.search.wilderness} cards of the Wilderness deck`]
    case 'urban search':
      return [`${values.search.urban} card of the Urban deck`]
    case 'eat':
      return [
        `${values.food.energy[option.food]} energy for the portion`,
        ...(option.food === 'raw meat' ? ['raw meat may bring Parasites'] : []),
      ]
    case 'end turn':
      return game.government.energy > 0 ? [`${game.government.energy} energy is lost`] : ['no energy is lost']
    default:
      return []
  }
}
