/**
 * The words of Siberian Manhunt: what a game is made of, what a player may be asked, what is told. Everything in the
 * state is public; where the Fugitive has been is in it only as handles (docs/rules/siberian-manhunt.md, 4).
 */
import { type Handle, type Rule as KernelRule, type Role, toRole, words } from '../../../protocol/rules/index.ts'
import type { Aids } from './aids.ts'
import type { Campsite, Store, Worn } from './belongings.ts'
import type { Node } from './board.ts'
import type { AssistanceCard, LastingCard, NormalCard, OtherCard } from './cards/assistance.ts'
import type { FugitiveName } from './cards/characters.ts'
import type { GeneralName } from './cards/generals.ts'
import type { EncounterName, ItemName, PersonName, VehicleName } from './cards/items.ts'
import type { Decks } from './drawing.ts'
import type { Event, Foe } from './events.ts'
import type { ManhuntOption } from './options.ts'

export type { Node } from './board.ts'
export type { AssistanceCard, LastingCard, NormalCard, OtherCard, RedCard } from './cards/assistance.ts'
export type { FugitiveName } from './cards/characters.ts'
export type { GeneralName } from './cards/generals.ts'
export type { EncounterName } from './cards/items.ts'
export type * from './events.ts'
export type * from './options.ts'

export const FUGITIVE: Role = toRole(0)
export const GOVERNMENT: Role = toRole(1)
export type Side = 'Fugitive' | 'Government'
export const sideOf = (role: Role): Side => (role === FUGITIVE ? 'Fugitive' : 'Government')

/** What the players agree on before the game. */
export interface Setup {
  /** who commands the Government */
  readonly general: GeneralName
  /** after three turns of the rondel the Fugitive loses */
  readonly threeYearLimit: boolean
  /** the Fugitive may roll an own die again for 1 energy */
  readonly maximumEffort: boolean
  /** what the table shows to both */
  readonly aids: Aids
}

// ---- state -----------------------------------------------------------------------------------------------------

export const agentKinds = ['KGB', 'Yakut'] as const
export type AgentKind = (typeof agentKinds)[number]
/**
 * What an agent may still do in this Government turn. `ready`: anything. `moved`: it has moved (a KGB officer moves no
 * more, a Yakut tracker may). `done`: a Yakut tracker that has searched or attacked with its move, so that was its last.
 * `new`: on the map since this turn; it acts and counts from the next one on.
 */
export type AgentState = 'ready' | 'moved' | 'done' | 'new'
export type Agent =
  | { kind: 'KGB'; at: Node; state: AgentState }
  /** `home` is the town where the tracker was recruited, to which it returns when it is defeated */
  | { kind: 'Yakut'; at: Node; state: AgentState; home: Node }

export type Token = 'silent' | 'loyal'
export interface Bag {
  silent: number
  loyal: number
}

export interface Assistance {
  /** board[row][column], row 0 on top (3 energy), row 2 at the bottom (1 energy); `null` is a gap */
  board: (AssistanceCard | null)[][]
  /** The deck is six blocks of six cards, one Recruit in each; the top block may be begun. No order exists beforehand. */
  deck: {
    /** whole blocks under the top one */
    blocks: number
    /** cards left in the top block */
    left: number
    /** whether the top block's Recruit is among them */
    recruit: boolean
    /** the other cards of all blocks, by name */
    others: { card: OtherCard; left: number }[]
  }
  /** the one card that is kept for a later turn */
  reserve: NormalCard | null
  /** Temporarily active cards, one of a name at most; `until` is the last round in which it is in force. */
  active: { card: LastingCard; until: number }[]
  discards: AssistanceCard[]
}

/** One space of movement as it was announced. */
export interface Movement {
  how: 'road' | 'water' | 'hitch-hike' | 'bush-whack' | 'railway' | 'carried'
  into: 'wilderness' | 'town' | 'china'
  cost: number
  /** the vehicle, or who took the Fugitive along */
  with?: VehicleName | PersonName
}

export interface Fugitive {
  /** who it is: chosen in set-up */
  name: FugitiveName
  hp: number
  /** -1 (exhausted) to 5 */
  energy: number
  inTown: boolean
  /** everywhere the Fugitive has been, the crash site first, the current location last */
  route: Handle[]
  /** the last declaration: where the `step`-th element of the route is; the current location if that is the last one */
  known: { node: Node; step: number; round: number } | null
  /** the movements of the Fugitive's current or latest turn */
  moves: Movement[]
  /** whether something was done in this turn, after which there is no rest */
  acted: boolean
  /** what takes slots */
  inventory: Store
  /** what is left behind by moving on */
  campsite: Campsite
  worn: Worn
  /** meals in this turn */
  meals: number
  /** whether hunger and cold have been met in this quarter */
  fed: boolean
  warm: boolean
  /** what cannot be done again in this turn: searches, items once a turn, rides */
  spent: (ItemName | 'wilderness search' | 'ride')[]
}

export interface Government {
  energy: number
  /** an option's `agent` is an index of this list */
  agents: Agent[]
  /** where the Red Army stands, and since which round */
  army: { at: Node; since: number }[]
  /** whether a Red Army token was placed in this turn */
  armyPlaced: boolean
  /** successful interrogations so far; each raises the price by 1 */
  interrogations: number
}

export interface Game {
  readonly setup: Setup
  /** the turn that is played now, or next */
  phase: 'set up' | Side
  /** from 1; see {@link sectorOf} for the season */
  round: number
  /** the hidden-movement counter: 0 to 15, and 16 for X */
  track: number
  /** the counter when the Fugitive's turn began: only who began on 15 can move on to X */
  trackAtStart: number
  fugitive: Fugitive
  government: Government
  bag: Bag
  assistance: Assistance
  decks: Decks
  /** the Encounter card that is being resolved */
  encounter: EncounterName | null
  /** the fight that goes on, and what the other one has left */
  combat: { foe: Foe | AgentKind; hp: number } | null
}

/** The hidden-movement counter's last box, "search cancelled". */
export const X = 16

/** Why a game ended: `by` of its outcome. */
export type Cause =
  | 'reached China'
  | 'vanished'
  | 'captured'
  | 'killed by an agent'
  | 'killed by the Red Army'
  | 'three years'

// ---- words -----------------------------------------------------------------------------------------------------

/** A piece of these rules. */
export type Rule<T> = KernelRule<T, ManhuntOption, Event>
const game = words<ManhuntOption, Event>()
export const { choose, query, chooseAmid, roll, rollAll, tell } = game
/** Ends the game; write `return yield* end(…)`. */
export const end = (winner: Role, by: Cause): Rule<never> => game.end({ winners: [winner], by })
