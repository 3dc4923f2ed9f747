/** Everything a player of Siberian Manhunt may be asked to choose from. `cost` is energy. */
import type { Claim, Handle, Hiding, Option } from '../../../protocol/rules/index.ts'
import type { Node } from './board.ts'
import type { CardAction, CardDecision } from './fugitive-options.ts'
import type { AgentKind, NormalCard } from './game.ts'

export type * from './fugitive-options.ts'

// ---- the Fugitive's actions ------------------------------------------------------------------------------------

/** One space by road or water. */
export interface MoveOption extends Option {
  readonly type: 'move'
  readonly way: 'road' | 'water'
  readonly into: 'wilderness' | 'town' | 'china'
  readonly sneak: boolean
  readonly cost: number
  readonly hides: Hiding
}
/** To the next town along the highway. */
export interface HitchHikeOption extends Option {
  readonly type: 'hitch-hike'
  readonly into: 'town'
  readonly cost: number
  readonly hides: Hiding
}
/** Across a face of the road map. */
export interface BushWhackOption extends Option {
  readonly type: 'bush-whack'
  readonly into: 'wilderness' | 'town' | 'china'
  readonly sneak: boolean
  readonly cost: number
  readonly hides: Hiding
}
export interface RestOption extends Option {
  readonly type: 'rest'
  readonly cost: 0
}
export interface GoodDeedOption extends Option {
  readonly type: 'good deed'
  readonly cost: number
}
/** The Fugitive attacks an agent on their own location, which thereby becomes known. */
export interface AttackAgentOption extends Option {
  readonly type: 'attack agent'
  readonly agent: number
  readonly kind: AgentKind
  readonly node: Node
  readonly cost: number
  readonly claim: Claim
}
/** Both sides end their turn so. */
export interface EndTurnOption extends Option {
  readonly type: 'end turn'
  readonly cost: 0
}
export type FugitiveAction =
  | MoveOption
  | HitchHikeOption
  | BushWhackOption
  | RestOption
  | GoodDeedOption
  | AttackAgentOption
  | CardAction
  | EndTurnOption

// ---- what else the Fugitive decides or answers -----------------------------------------------------------------

/** Once, before the first turn: the route begins at the crash site. */
export interface CrashOption extends Option {
  readonly type: 'crash'
  readonly node: Node
  readonly hides: Hiding
}
/** "I am at …": a query with this one option; `value` of the chosen option is the node. */
export interface DeclareOption extends Option {
  readonly type: 'declare'
  readonly opens: Handle
}
/** To an interrogation: one of the last three locations, whichever. */
export interface TestifyOption extends Option {
  readonly type: 'testify'
  readonly node: Node
  readonly claim: Claim
}
/** Truthful answers to a search: on the spot, on the trail, or neither. */
export interface HereAnswer extends Option {
  readonly type: 'here'
  readonly node: Node
  readonly claim: Claim
}
export interface TrailAnswer extends Option {
  readonly type: 'trail'
  readonly node: Node
  readonly claim: Claim
}
export interface NothingAnswer extends Option {
  readonly type: 'nothing'
  readonly node: Node
  readonly claim: Claim
}
/** To an attack, a capture or the Red Army; the other answer is `here`. */
export interface NotHereAnswer extends Option {
  readonly type: 'not here'
  readonly node: Node
  readonly claim: Claim
}
/** To an aerial search: in the area, which also says where; `value` of the chosen option is the location. */
export interface SightedAnswer extends Option {
  readonly type: 'sighted'
  readonly claim: Claim
  readonly opens: Handle
}
/** To an aerial search: somewhere outside the area; nothing else is disclosed. */
export interface UnseenAnswer extends Option {
  readonly type: 'unseen'
  readonly claim: Claim
}
export type FugitiveAnswer = HereAnswer | TrailAnswer | NothingAnswer | NotHereAnswer | SightedAnswer | UnseenAnswer

// ---- the Government's actions ----------------------------------------------------------------------------------

/** An agent moves 0 to 2 spaces; then it may search. `to` is where it stands for a search on the spot. */
export interface MoveAgentOption extends Option {
  readonly type: 'move agent'
  readonly agent: number
  readonly kind: AgentKind
  readonly to: Node
  readonly cost: number
}
/** A KGB officer on the highway goes to the next town; no search. */
export interface DriveOption extends Option {
  readonly type: 'drive'
  readonly agent: number
  readonly to: Node
  readonly cost: number
}
/** At the end of a `move agent`. */
export interface SearchOption extends Option {
  readonly type: 'search'
  readonly agent: number
  readonly node: Node
  readonly cost: 0
}
/** At the end of a `move agent`: neither search nor attack. */
export interface PassOption extends Option {
  readonly type: 'pass'
  readonly agent: number
  readonly cost: 0
}
/** An agent attacks on its own location; free for a Yakut tracker at the end of its move. */
export interface AttackOption extends Option {
  readonly type: 'attack'
  readonly agent: number
  readonly kind: AgentKind
  readonly node: Node
  readonly cost: number
}
export interface CaptureOption extends Option {
  readonly type: 'capture'
  readonly node: Node
  readonly cost: number
}
export interface InterrogateOption extends Option {
  readonly type: 'interrogate'
  readonly cost: number
}
/** Takes a card off the assistance board, to be used at once, kept, or, where it can do nothing now, thrown away. */
export interface BuyOption extends Option {
  readonly type: 'buy'
  readonly card: NormalCard
  readonly row: number
  readonly column: number
  readonly put: 'use' | 'reserve' | 'discard'
  readonly cost: number
}
/** Uses the card in reserve. */
export interface PlayReserveOption extends Option {
  readonly type: 'play reserve'
  readonly card: NormalCard
  readonly cost: number
}
/** A KGB officer goes, a Yakut tracker comes. */
export interface UpgradeOption extends Option {
  readonly type: 'upgrade'
  readonly agent: number
  readonly at: Node
  readonly cost: number
}
export interface RedArmyOption extends Option {
  readonly type: 'red army'
  readonly how: 'deploy' | 'maneuver'
  readonly node: Node
  readonly cost: number
}
export type GovernmentAction =
  | MoveAgentOption
  | DriveOption
  | AttackOption
  | CaptureOption
  | InterrogateOption
  | BuyOption
  | PlayReserveOption
  | UpgradeOption
  | RedArmyOption
  | EndTurnOption

// ---- what else the Government decides --------------------------------------------------------------------------

/** The town of a new KGB officer. */
export interface RecruitOption extends Option {
  readonly type: 'recruit'
  readonly at: Node
}
/** Helicopter Transport: which KGB officer flies where. */
export interface FlyOption extends Option {
  readonly type: 'fly'
  readonly agent: number
  readonly to: Node
}
/** Aerial Search: the middle of what is seen. */
export interface AimOption extends Option {
  readonly type: 'aim'
  readonly node: Node
}
/** Search Parties: the location of an agent, from where they set out. */
export interface SetOutOption extends Option {
  readonly type: 'set out'
  readonly node: Node
}
/** Recall to Moscow: which KGB officer goes. */
export interface RecallOption extends Option {
  readonly type: 'recall'
  readonly agent: number
  readonly at: Node
}
/** Where the Red Army goes instead of the location on which it found the Fugitive. */
export interface ArmyBesideOption extends Option {
  readonly type: 'army beside'
  readonly node: Node
}
/** Where a tracker comes back who was defeated in the town of its recruitment. */
export interface RespawnOption extends Option {
  readonly type: 'respawn'
  readonly at: Node
}

/** Every option of the game. */
export type ManhuntOption =
  | FugitiveAction
  | CrashOption
  | CardDecision
  | DeclareOption
  | TestifyOption
  | FugitiveAnswer
  | GovernmentAction
  | SearchOption
  | PassOption
  | RecruitOption
  | FlyOption
  | AimOption
  | SetOutOption
  | RecallOption
  | ArmyBesideOption
  | RespawnOption
