/** What the actions cost, for their cards and lists. */
import { itemCard } from '../../../src/games/siberian-manhunt/cards/items.ts'
import { command } from '../../../src/games/siberian-manhunt/command.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { interrogationCost } from '../../../src/games/siberian-manhunt/hunting.ts'
import { paperWork, stormCost } from '../../../src/games/siberian-manhunt/lasting.ts'
import { isWinter } from '../../../src/games/siberian-manhunt/seasons.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { GroupId } from './groups.ts'

const { costs } = values
const prices = values.government.costs

/** What an action costs at least, for the card of its group; `undefined` where nothing is paid. */
export function priceOf(group: GroupId, game: Game): number | undefined {
  const season = isWinter(game) ? 'winter' : 'summer'
  switch (group) {
    case 'road':
      return costs.road[season] + stormCost(game)
    case 'water':
      return costs.water[season] + stormCost(game)
    case 'hitch-hike':
      return costs.hitchHike
    case 'bush-whack':
      return costs.bushWhack
    case 'good deed':
      return costs.goodDeed
    case 'search things':
      return costs.search
    case 'craft':
      return costs.craft
    case 'attack agent':
      return costs.attackAgent
    case 'move agent':
      return prices.move
    case 'drive':
      return prices.drive
    case 'attack':
      return prices.attack
    case 'capture':
      return prices.capture
    case 'interrogate':
      return interrogationCost(game)
    case 'buy':
      return Math.min(...prices.buy) + paperWork(game)
    case 'play reserve':
      return command(game).reserve + paperWork(game)
    case 'upgrade':
      return prices.upgrade
    case 'red army':
      return game.government.army.length > 0 ? prices.maneuver : command(game).deploy
    case 'railway':
      return itemCard('Railway ticket').energy
    case 'ride':
    case 'use':
    case 'eat':
    case 'carry':
    case 'wear':
    case 'rest':
    case 'end turn':
    case 'decision':
      return undefined
  }
}

/** What a card of that row of the assistance board costs now; row 0 is the top one. */
export const buyPrice = (game: Game, row: number): number => (prices.buy[row] ?? 0) + paperWork(game)

/** Groups in which each choice has its own price, or none. */
export const hasNoPrice = (group: GroupId): boolean =>
  ['decision', 'buy', 'use', 'ride', 'eat', 'carry', 'wear'].includes(group)
