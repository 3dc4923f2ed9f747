/** One option and one event of every type; the compiler keeps the lists complete. */
import { equals, fresh, toHandle } from '../../../protocol/rules/index.ts'
import { asNode, KANSK } from '../../../src/games/siberian-manhunt/board.ts'
import type { Event, ManhuntOption } from '../../../src/games/siberian-manhunt/game.ts'

const node = asNode(142)
const claim = equals(toHandle(0), 142)
const hides = { count: 1, claim: equals(fresh(), 142) }

export const options: { readonly [T in ManhuntOption['type']]: Extract<ManhuntOption, { type: T }> } = {
  move: { type: 'move', way: 'road', into: 'wilderness', sneak: false, cost: 1, hides },
  'hitch-hike': { type: 'hitch-hike', into: 'town', cost: 2, hides },
  'bush-whack': { type: 'bush-whack', into: 'town', sneak: true, cost: 5, hides },
  rest: { type: 'rest', cost: 0 },
  'good deed': { type: 'good deed', cost: 2 },
  'attack agent': { type: 'attack agent', agent: 0, kind: 'KGB', node, cost: 1, claim },
  'end turn': { type: 'end turn', cost: 0 },
  crash: { type: 'crash', node, hides },
  strike: { type: 'strike' },
  escape: { type: 'escape' },
  declare: { type: 'declare', opens: toHandle(0) },
  testify: { type: 'testify', node, claim },
  here: { type: 'here', node, claim },
  trail: { type: 'trail', node, claim },
  nothing: { type: 'nothing', node, claim },
  'not here': { type: 'not here', node, claim },
  'move agent': { type: 'move agent', agent: 0, kind: 'KGB', to: node, cost: 1 },
  drive: { type: 'drive', agent: 0, to: KANSK, cost: 1 },
  search: { type: 'search', agent: 0, node, cost: 0 },
  pass: { type: 'pass', agent: 0, cost: 0 },
  attack: { type: 'attack', agent: 0, kind: 'Yakut', node, cost: 1 },
  capture: { type: 'capture', node, cost: 1 },
  interrogate: { type: 'interrogate', cost: 3 },
  buy: { type: 'buy', card: 'Recruit', row: 2, column: 0, cost: 1 },
  upgrade: { type: 'upgrade', agent: 0, at: KANSK, cost: 4 },
  'red army': { type: 'red army', how: 'deploy', node, cost: 3 },
  recruit: { type: 'recruit', at: KANSK },
  'army beside': { type: 'army beside', node },
  respawn: { type: 'respawn', at: KANSK },
}

export const events: { readonly [T in Event['type']]: Extract<Event, { type: T }> } = {
  turn: { type: 'turn', of: 'Fugitive', round: 2, energy: 3 },
  season: { type: 'season', sector: 4, round: 5 },
  exhausted: { type: 'exhausted', hp: 5 },
  rested: { type: 'rested', hp: 6, energy: 2 },
  'entered town': { type: 'entered town' },
  found: { type: 'found', node: KANSK, how: 'town' },
  drawn: { type: 'drawn', token: 'loyal', why: 'sneak' },
  added: { type: 'added', token: 'silent', count: 2 },
  refilled: { type: 'refilled' },
  searched: { type: 'searched', kind: 'KGB', node, answer: 'trail' },
  'nobody there': { type: 'nobody there', action: 'capture', node },
  testified: { type: 'testified', node },
  combat: { type: 'combat', by: 'Government', kind: 'Yakut', node },
  struck: { type: 'struck', by: 'Government', die: 3, attack: 5, defence: 4, damage: 1, hp: 5 },
  'escape tried': { type: 'escape tried', die: 4, escape: 5, pursuit: 4, success: true },
  'agent defeated': { type: 'agent defeated', kind: 'KGB', node, respawned: KANSK },
  recruited: { type: 'recruited', at: KANSK },
  'no pawn left': { type: 'no pawn left' },
  upgraded: { type: 'upgraded', from: node, at: KANSK },
  'army placed': { type: 'army placed', node, how: 'deploy' },
  'army returned': { type: 'army returned' },
  'card bought': { type: 'card bought', card: 'Recruit', row: 2, column: 0 },
  'card drawn': { type: 'card drawn', card: 'blank', row: 0, column: 1 },
}
