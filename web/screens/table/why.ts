/** Why something cannot be done now: the reason and, if it is short, the way out. */
import { countOf } from '../../../src/games/siberian-manhunt/agents.ts'
import { canPay } from '../../../src/games/siberian-manhunt/energy.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { inForce, isShutIn } from '../../../src/games/siberian-manhunt/lasting.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { Table } from '../../app/view.ts'
import { nodeAt, waysFrom } from '../../board/chart.ts'
import { words } from '../../text/index.ts'
import { asked } from './acts.ts'
import type { GroupId } from './groups.ts'
import { priceOf } from './prices.ts'
import { hereOf } from './where.ts'

/** Whether this player chooses freely among actions now. */
export const isOpen = ({ yourDecision, options }: Table): boolean => yourDecision && !asked(options)

/** Why nothing of a group can be done at this moment. */
export function whyNow(group: GroupId, table: Table): string {
  if (!table.yourDecision) return words.closed.waiting
  return isOpen(table) ? whyNot(group, table.game, hereOf(table)) : words.closed.answerFirst
}

/** A reason for each group of actions without a legal one. `here` is the Fugitive's own location. */
export function whyNot(group: GroupId, game: Game, here: number | undefined): string {
  const { why } = words
  const { fugitive, government } = game
  const short = (have: number, cost: number): string => why.short(cost - have)
  const price = priceOf(group, game) ?? 0
  const ways = here === undefined ? [] : waysFrom(here)
  const node = here === undefined ? undefined : nodeAt(here)
  const poor = !canPay(game, price)
  switch (group) {
    case 'road':
    case 'water':
    case 'hitch-hike':
    case 'bush-whack':
      if (fugitive.moves.at(-1)?.into === 'town') return why.enteredTown
      if (isShutIn(game)) return why.roadBlocks
      if (group === 'water' && !ways.some(way => way.kind === 'water'))
        return here === undefined ? why.noCrossingHere : why.noCrossing(words.place(here))
      if (group === 'hitch-hike' && node?.highway !== true) return why.notHighway
      if (group === 'hitch-hike' && game.track < values.track.hitchHike) return why.tooSoon(values.track.hitchHike)
      if (group === 'hitch-hike' && inForce(game, 'Weather Forecast')) return why.storm
      if (poor) return short(fugitive.energy, price)
      return group === 'bush-whack' ? why.noOpenCountry : why.everyWayBlocked
    case 'railway':
      return fugitive.inTown ? why.noTicket : why.townAndTicket
    case 'ride':
      return fugitive.spent.includes('ride') ? why.once : why.noVehicle
    case 'search things':
      if (fugitive.spent.includes('wilderness search')) return why.once
      return poor ? short(fugitive.energy, price) : why.notHere
    case 'use':
      return why.nothingHelps
    case 'craft':
      return poor ? short(fugitive.energy, price) : why.componentsMissing
    case 'eat':
      return fugitive.meals >= values.food.meals ? why.mealsEnough : why.nothingToEat
    case 'carry':
      return why.nothingToMove
    case 'wear':
      return why.nothingToWear
    case 'rest':
      return why.restAlone
    case 'good deed':
      return fugitive.inTown ? short(fugitive.energy, price) : why.onlyInTown
    case 'attack agent':
      return government.agents.some(agent => agent.at === here) ? short(fugitive.energy, price) : why.noAgentHere
    case 'move agent':
      return government.energy < price ? short(government.energy, price) : why.allMoved
    case 'drive':
      if (inForce(game, 'Fuel Quota')) return why.noPetrol
      return government.energy < price ? short(government.energy, price) : why.noDriver
    case 'attack':
      return government.energy < price ? short(government.energy, price) : why.noAttacker
    case 'capture':
      return government.energy < price ? short(government.energy, price) : why.noTwoTogether
    case 'interrogate':
      return short(government.energy, price)
    case 'buy':
      return government.energy < price ? short(government.energy, price) : why.noCardToPay
    case 'play reserve':
      if (game.assistance.reserve === null) return why.noReserve
      return government.energy < price ? short(government.energy, price) : why.cardUseless
    case 'upgrade':
      if (countOf(game, 'Yakut') >= values.government.trackers) return why.bothTrackers
      return government.energy < price ? short(government.energy, price) : why.noOfficer
    case 'red army':
      if (inForce(game, 'Question of Competence')) return why.armyWaits
      if (government.armyPlaced) return why.once
      if (government.army.length >= values.government.army) return why.noToken
      return short(government.energy, price)
    case 'end turn':
    case 'decision':
      return why.notNow
  }
}

/** What would have to come before it: energy, where that is what is missing, and otherwise what the action asks for. */
export function wayOut(group: GroupId, game: Game): string {
  const { wayOut: out } = words
  const price = priceOf(group, game) ?? 0
  const hunting = game.phase === 'Government'
  if (hunting ? game.government.energy < price : !canPay(game, price)) return hunting ? out.agents : out.energy
  return out[group]
}
