/** Why something cannot be done now: the reason and, if it is short, the way out. */
import { countOf } from '../../../src/games/siberian-manhunt/agents.ts'
import { canPay } from '../../../src/games/siberian-manhunt/energy.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { inForce, isShutIn } from '../../../src/games/siberian-manhunt/lasting.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import { nodeAt, waysFrom } from '../../board/chart.ts'
import type { GroupId } from '../../screens/table/groups.ts'
import { priceOf } from '../../screens/table/prices.ts'
import { place } from './places.ts'

const short = (have: number, cost: number): string => `${cost - have} energy short`

/** A reason for each group of actions without a legal one. `here` is the Fugitive's own location. */
export function whyNot(group: GroupId, game: Game, here: number | undefined): string {
  const { fugitive, government } = game
  const price = priceOf(group, game) ?? 0
  const ways = here === undefined ? [] : waysFrom(here)
  const node = here === undefined ? undefined : nodeAt(here)
  const poor = !canPay(game, price)
  switch (group) {
    case 'road':
    case 'water':
    case 'hitch-hike':
    case 'bush-whack':
      if (fugitive.moves.at(-1)?.into === 'town') return 'You entered a town: no more moves this turn'
      if (isShutIn(game)) return 'Road Blocks: nobody leaves this town'
      if (group === 'water' && !ways.some(way => way.kind === 'water'))
        return `No crossing at ${here === undefined ? 'your location' : place(here)}`
      if (group === 'hitch-hike' && node?.highway !== true) return 'Only on the highway'
      if (group === 'hitch-hike' && game.track < values.track.hitchHike)
        return `Only after ${values.track.hitchHike} hidden moves`
      if (group === 'hitch-hike' && inForce(game, 'Weather Forecast')) return 'Nobody stops in this storm'
      if (poor) return short(fugitive.energy, price)
      return group === 'bush-whack' ? 'No open country around here' : 'Every way is blocked'
    case 'railway':
      return fugitive.inTown ? 'No ticket, or no railway from here' : 'Only in a town, with a ticket'
    case 'ride':
      return fugitive.spent.includes('ride') ? 'Once in a turn' : 'No vehicle that goes now at the campsite'
    case 'search things':
      if (fugitive.spent.includes('wilderness search')) return 'Once in a turn'
      return poor ? short(fugitive.energy, price) : 'Not here and now'
    case 'use':
      return 'Nothing that helps here and now'
    case 'craft':
      return poor ? short(fugitive.energy, price) : 'Components are missing'
    case 'eat':
      return fugitive.meals >= values.food.meals ? 'Two meals in a turn are enough' : 'Nothing to eat'
    case 'carry':
      return 'Nothing to take or to drop'
    case 'wear':
      return 'Nothing to put on or take off'
    case 'rest':
      return 'Only as the sole action of a turn'
    case 'good deed':
      return fugitive.inTown ? short(fugitive.energy, price) : 'Only in a town'
    case 'attack agent':
      return government.agents.some(agent => agent.at === here)
        ? short(fugitive.energy, price)
        : 'No agent where you are'
    case 'move agent':
      return government.energy < price ? short(government.energy, price) : 'Everybody has moved'
    case 'drive':
      if (inForce(game, 'Fuel Quota')) return 'No petrol in this turn'
      return government.energy < price ? short(government.energy, price) : 'No officer on the highway can move'
    case 'attack':
      return government.energy < price ? short(government.energy, price) : 'No agent can attack yet'
    case 'capture':
      return government.energy < price ? short(government.energy, price) : 'No two agents stand together'
    case 'interrogate':
      return short(government.energy, price)
    case 'buy':
      return government.energy < price ? short(government.energy, price) : 'No card you can pay'
    case 'play reserve':
      if (game.assistance.reserve === null) return 'No card in reserve'
      return government.energy < price ? short(government.energy, price) : 'The card can do nothing now'
    case 'upgrade':
      if (countOf(game, 'Yakut') >= values.government.trackers) return 'Both trackers are on the map'
      return government.energy < price ? short(government.energy, price) : 'No KGB officer left'
    case 'red army':
      if (inForce(game, 'Question of Competence')) return 'The army waits in this turn'
      if (government.armyPlaced) return 'Once in a turn'
      if (government.army.length >= values.government.army) return 'No token left'
      return short(government.energy, price)
    case 'end turn':
    case 'decision':
      return 'Not now'
  }
}
