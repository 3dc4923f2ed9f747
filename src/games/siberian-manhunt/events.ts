/** Everything that the rules tell. A choice and a roll are on record by themselves; these say what came of them. */
import type { Node } from './board.ts'
import type { FugitiveEvent } from './fugitive-events.ts'
import type { AgentKind, AssistanceCard, LastingCard, NormalCard, RedCard, Side, Token } from './game.ts'

export type * from './fugitive-events.ts'

export type Event =
  | FugitiveEvent
  // turns and seasons
  | { readonly type: 'turn'; readonly of: Side; readonly round: number; readonly energy: number }
  /** the marker stands on a new sector, 0 to 7 (S1 … W4) */
  | { readonly type: 'season'; readonly sector: number; readonly round: number }
  // the Fugitive
  | { readonly type: 'exhausted'; readonly hp: number }
  | { readonly type: 'rested'; readonly hp: number; readonly energy: number }
  | { readonly type: 'entered town' }
  /** the Fugitive's location is public, and the hidden-movement counter on 0 */
  | { readonly type: 'found'; readonly node: Node; readonly how: Discovery }
  // the bag
  | { readonly type: 'drawn'; readonly token: Token; readonly why: DrawnFor }
  | { readonly type: 'added'; readonly token: Token; readonly count: number }
  /** by Propaganda, to that place */
  | { readonly type: 'counter set back'; readonly track: number }
  /** the empty bag was filled again with 5 and 5 */
  | { readonly type: 'refilled' }
  // the hunt
  | {
      readonly type: 'searched'
      readonly kind: AgentKind | 'search party'
      readonly node: Node
      readonly answer: 'here' | 'trail' | 'nothing'
    }
  /** the locations up to so many spaces from `node` were seen from the air */
  | { readonly type: 'flown over'; readonly node: Node; readonly spaces: number; readonly sighted: boolean }
  /** an attack or a capture on a location where the Fugitive is not */
  | { readonly type: 'nobody there'; readonly action: 'attack' | 'capture'; readonly node: Node }
  | { readonly type: 'testified'; readonly node: Node }
  // combat
  | { readonly type: 'combat'; readonly by: Side; readonly kind: AgentKind; readonly node: Node }
  | {
      readonly type: 'struck'
      readonly by: Side
      /** the die, 1 to 6 */
      readonly die: number
      readonly attack: number
      readonly defence: number
      readonly damage: number
      /** what the other one has left */
      readonly hp: number
    }
  | {
      readonly type: 'escape tried'
      readonly die: number
      readonly escape: number
      readonly pursuit: number
      readonly success: boolean
    }
  | { readonly type: 'agent defeated'; readonly kind: AgentKind; readonly node: Node; readonly respawned: Node }
  // new agents and the Red Army
  | { readonly type: 'recruited'; readonly at: Node }
  | { readonly type: 'recalled'; readonly from: Node }
  | { readonly type: 'upgraded'; readonly from: Node; readonly at: Node }
  | { readonly type: 'army placed'; readonly node: Node; readonly how: 'deploy' | 'maneuver' | 'beside' }
  /** the Red Army found the Fugitive and has no place next door */
  | { readonly type: 'army returned' }
  // the assistance board
  | {
      readonly type: 'card bought'
      readonly card: NormalCard
      readonly row: number
      readonly column: number
      readonly put: 'use' | 'reserve' | 'discard'
    }
  /** from reserve */
  | { readonly type: 'card played'; readonly card: NormalCard }
  /** it is in force to the end of round `until`, and a marker lies on that round's sector */
  | { readonly type: 'card in force'; readonly card: LastingCard; readonly until: number }
  | { readonly type: 'card expired'; readonly card: LastingCard }
  /** a red card moved down to that row */
  | { readonly type: 'red card sank'; readonly card: RedCard; readonly row: number; readonly column: number }
  /** a red card left the board and takes effect */
  | { readonly type: 'red card struck'; readonly card: RedCard }
  /** discarded without effect: of no use now, another card in its place, pushed off the board, or the reserve forfeited */
  | {
      readonly type: 'card lost'
      readonly card: AssistanceCard
      readonly why: 'no use' | 'replaced' | 'pushed off' | 'forfeited'
    }
  | { readonly type: 'card drawn'; readonly card: AssistanceCard; readonly row: number; readonly column: number }

/** Why tokens are drawn from the bag. */
export type DrawnFor = 'town' | 'sneak' | 'interrogation' | 'detection' | 'report' | 'wounds'

/** What made the Fugitive's location known. */
export type Discovery =
  | 'search'
  | 'aerial search'
  | 'attack'
  | 'own attack'
  | 'town'
  | 'Red Army'
  | 'detection'
  | 'report'
  | 'wounds'
