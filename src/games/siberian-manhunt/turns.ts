/** A round is one turn of the Fugitive, then one of the Government (5, 8). Set-up comes first, as a turn of its own. */
import { muster, upgrade, upgrades } from './agents.ts'
import { armyOptions, placeArmy } from './army.ts'
import { buy, endOfTurn, playReserve, purchases, reservePlays } from './assistance.ts'
import { CRASH } from './board.ts'
import { craft } from './crafting.ts'
import { encounter } from './encounters.ts'
import { canPay, pay, recover, rest } from './energy.ts'
import { decide } from './free.ts'
import { attackAgent, cardActions, goodDeed, otherActions } from './fugitive-actions.ts'
import {
  choose,
  end,
  FUGITIVE,
  type FugitiveAction,
  type Game,
  GOVERNMENT,
  type GovernmentAction,
  type Rule,
  tell,
  X,
} from './game.ts'
import {
  agentMoves,
  attack,
  attacks,
  capture,
  captures,
  drive,
  drives,
  interrogate,
  interrogations,
  moveAgent,
} from './hunting.ts'
import { expire } from './lasting.ts'
import { movements, moveOn } from './movement.ts'
import { ride, takeTrain } from './riding.ts'
import { nextRound } from './rondel.ts'
import { searchTown, searchWilderness } from './searching.ts'
import { setUp } from './setup.ts'
import { useItem } from './using.ts'

export function turn(game: Game): Rule<void> {
  switch (game.phase) {
    case 'set up':
      return setUp(game)
    case 'Fugitive':
      return fugitiveTurn(game)
    case 'Government':
      return governmentTurn(game)
  }
}

// ---- 5 the Fugitive's turn -------------------------------------------------------------------------------------

function* fugitiveTurn(game: Game): Rule<void> {
  const { fugitive } = game
  if (game.track === X) return yield* end(FUGITIVE, 'vanished')
  game.trackAtStart = game.track
  Object.assign(fugitive, { moves: [], acted: false, meals: 0, spent: [] })
  if (game.round > 1) recover(game)
  yield* tell({ type: 'turn', of: 'Fugitive', round: game.round, energy: fugitive.energy })
  if (yield* survives(game)) while (yield* fugitiveActs(game)) fugitive.acted = true
  game.phase = 'Government'
}
/** 5.2: an encounter in the wilderness, not in the first round; whether the turn goes on after it. */
function* survives(game: Game): Rule<boolean> {
  return game.round === 1 || game.fugitive.inTown || (yield* encounter(game))
}

/** What the Fugitive may do, as far as the public can tell: the same list for every secret. */
export function fugitiveActions(game: Game): readonly FugitiveAction[] {
  const rests = game.fugitive.acted ? [] : [{ type: 'rest', cost: 0 } as const]
  const actions = [...movements(game), ...otherActions(game), ...cardActions(game)].filter(one =>
    canPay(game, one.cost),
  )
  return [...actions, ...rests, { type: 'end turn', cost: 0 }]
}

/** One action; whether the turn goes on. */
function* fugitiveActs(game: Game): Rule<boolean> {
  const action = yield* decide(game, () => fugitiveActions(game))
  yield* pay(game, action.cost)
  switch (action.type) {
    case 'end turn':
      return false
    case 'rest':
      yield* rest(game)
      return false
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
      yield* moveOn(game, action)
      return true
    case 'good deed':
      yield* goodDeed(game)
      return true
    case 'attack agent':
      yield* attackAgent(game, action)
      return true
    case 'wilderness search':
      yield* searchWilderness(game)
      return true
    case 'urban search':
      yield* searchTown(game)
      return true
    case 'use':
      yield* useItem(game, action)
      return true
    case 'craft':
      yield* craft(game, action)
      return true
    case 'ride':
      yield* ride(game, action)
      return true
    case 'railway':
      yield* takeTrain(game, action)
      return true
  }
}

// ---- 8 the Government's turn -----------------------------------------------------------------------------------

function* governmentTurn(game: Game): Rule<void> {
  const { government } = game
  if (game.round === 1) government.agents.push({ kind: 'KGB', at: CRASH, state: 'ready' })
  muster(game)
  yield* tell({ type: 'turn', of: 'Government', round: game.round, energy: government.energy })
  while (yield* governmentActs(game));
  yield* endOfTurn(game)
  yield* expire(game)
  yield* nextRound(game)
  game.phase = 'Fugitive'
}

/** What the Government may do and has the energy for. */
export function governmentActions(game: Game): readonly GovernmentAction[] {
  return [
    ...agentMoves(game),
    ...drives(game),
    ...attacks(game),
    ...captures(game),
    ...interrogations(game),
    ...purchases(game),
    ...reservePlays(game),
    ...upgrades(game),
    ...armyOptions(game),
    { type: 'end turn', cost: 0 },
  ]
}

/** One action; whether the turn goes on. */
function* governmentActs(game: Game): Rule<boolean> {
  const action = yield* choose(GOVERNMENT, governmentActions(game))
  game.government.energy -= action.cost
  switch (action.type) {
    case 'end turn':
      return false
    case 'move agent':
      yield* moveAgent(game, action)
      return true
    case 'drive':
      drive(game, action)
      return true
    case 'attack':
      yield* attack(game, action)
      return true
    case 'capture':
      yield* capture(game, action)
      return true
    case 'interrogate':
      yield* interrogate(game)
      return true
    case 'buy':
      yield* buy(game, action)
      return true
    case 'play reserve':
      yield* playReserve(game, action)
      return true
    case 'upgrade':
      yield* upgrade(game, action)
      return true
    case 'red army':
      yield* placeArmy(game, action)
      return true
  }
}
