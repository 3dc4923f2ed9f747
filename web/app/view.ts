/**
 * What the session's worker shows the page: plain data, as is what the page says to it (`commands.ts`). The page never sees
 * bytes, keys or the other side's secrets; everything it draws comes from one {@link View}.
 */
import type { Tally } from '../../protocol/audit/tally.ts'
import type { Play } from '../../protocol/rules/index.ts'
import type { BotName } from '../../src/bots/siberian-manhunt/players.ts'
import type { Event, Game, ManhuntOption, Setup } from '../../src/games/siberian-manhunt/game.ts'
import type { ShownAids } from './aids.ts'
import type { Rematch } from './rematch.ts'
import type { Point } from './replay.ts'
import type { SavedGame, SavedRecord } from './saved.ts'

type Bare<O> = O extends unknown ? Omit<O, 'claim' | 'opens' | 'hides'> : never
/** An option as a screen shows it. What it claims and hides is the worker's business (tables hold functions). */
export type ShownOption = Bare<ManhuntOption>

/** Who plays what: fixed by the host, or left to a joint roll that is the game's first entry. */
export type RoleRule = 'host is Fugitive' | 'guest is Fugitive' | 'joint roll'

export interface Proposal {
  readonly setup: Setup
  readonly roles: RoleRule
  /** after so many minutes without an owed entry abandonment may be claimed; never, if it is left out */
  readonly wait?: number
}

/** What somebody owes: a player's choice, the answer to a query, a contribution to a roll. */
export type Owing = 'choice' | 'query' | 'roll'
/** A claim of abandonment: what one side says of the other, by its own clock (ms). */
export interface Abandonment {
  readonly by: 'Fugitive' | 'Government'
  readonly what: Owing
  /** since when it has been owed, and when that was claimed */
  readonly since: number
  readonly at: number
}

/** The line to the other side, in words that a player understands. */
export interface Connection {
  readonly state: 'waiting' | 'connecting' | 'connected' | 'reconnecting' | 'closed' | 'failed'
  /** milliseconds there and back, when known */
  readonly roundTrip?: number
  /** local time (ms) since when the other side has been gone */
  readonly since?: number
  /** why it failed */
  readonly trouble?: Notice
  /** what the players do to connect without a broker */
  readonly exchange?: Exchange
  /** the other seat is in this browser, and who has it */
  readonly within?: Exclude<Opponent, 'person'>
}

/** Connecting without a broker. `trouble` is what was wrong with what was carried over last, or why it failed. */
export type Exchange =
  | { readonly step: 'preparing'; readonly trouble?: Notice }
  /** to be carried to the other side, which gives back an answer */
  | { readonly step: 'offer'; readonly link: string; readonly trouble?: Notice }
  /** to be carried back to whoever made the offer */
  | { readonly step: 'answer'; readonly link: string; readonly trouble?: Notice }
  /** both sides know of each other */
  | { readonly step: 'connecting'; readonly trouble?: Notice }
  | { readonly step: 'failed'; readonly trouble: Notice }

/** Something went wrong: a stable code, for which the page has the words. */
export interface Notice {
  readonly code: string
  /** whose refusal it is, where that makes a difference */
  readonly by?: 'us' | 'them'
  /** a closer cause, a code as well */
  readonly cause?: string
  /** where: a field of a file, the number of an entry */
  readonly at?: string
}

/** Who has the other seat: a person elsewhere, a second person at this device, or a bot. */
export type Opponent = 'person' | 'same device' | BotName

/** What one proof of a choice shows, as far as a screen can say it. */
export interface Shown {
  /**
   * `opened`: what a sealed number is. `differs`: what it is not. `among`: that one of several is it. `listed`: that sealed
   * numbers stand together in a public list.
   */
  readonly kind: 'opened' | 'differs' | 'among' | 'listed'
  /** sealed numbers that it is about; for `listed` the rows of the list */
  readonly of: number
}
export interface Proof {
  /** in the order of the proofs in the entry */
  readonly shows: readonly Shown[]
  /** of all of them together */
  readonly bytes: number
  /** milliseconds that its whole entry took here, to prove or to check; unknown for what was there when the page loaded */
  readonly took?: number
}
/** A side's part in a roll, in hexadecimal. */
export interface Share {
  readonly by: 'Fugitive' | 'Government'
  readonly bytes: string
}

export interface LogLine {
  /** the transcript's entry that made it happen */
  readonly entry: number
  readonly round: number
  /** what was told by the rules, or which option a seat chose */
  readonly what:
    | { readonly type: 'event'; readonly event: Event }
    | {
        readonly type: 'choice'
        readonly by: 'Fugitive' | 'Government'
        readonly option: ShownOption
        /** nothing where no secret is concerned */
        readonly proof?: Proof
      }
    | {
        readonly type: 'roll'
        readonly why: string
        readonly sides: readonly number[]
        readonly values: readonly number[]
        readonly shares: readonly Share[]
      }
  readonly badge: 'proved' | 'rolled together' | 'opened' | 'signed'
}

/** A choice that a seat can make, as a screen shows it. */
export interface Offer {
  readonly options: readonly ShownOption[]
  /** what the seat's secrets allow of them */
  readonly plays: readonly Play[]
}
/** Where planned choices lead: how this seat would stand after them, before anybody answers. */
export interface Ahead extends Offer {
  /** what is planned, in the order of {@link Table.planned} */
  readonly chosen: readonly ShownOption[]
  /** what could be chosen instead of the last of them */
  readonly instead: Offer
  readonly game: Game
  readonly secrets: ReadonlyMap<number, number>
}

export interface Table {
  readonly role: 'Fugitive' | 'Government'
  /** the public state, identical on both sides: what is planned is not in it */
  readonly game: Game
  /** whose answer is awaited, and whether this player must decide (not the client by itself) */
  readonly owes: 'you' | 'they' | 'nobody'
  readonly yourDecision: boolean
  /** the open request's options if they are yours to choose from, and what your secrets allow of them */
  readonly options: readonly ShownOption[]
  readonly plays: readonly Play[]
  /** chosen from `plays`, not yet sent; survives a reload */
  readonly planned: readonly Play[]
  /** after `planned`; nothing while nothing is planned */
  readonly ahead?: Ahead
  /** your own hidden numbers by handle; empty for the Government */
  readonly secrets: ReadonlyMap<number, number>
  readonly log: readonly LogLine[]
  readonly aids: ShownAids
  readonly height: number
  readonly connection: Connection
  readonly safetyWords: readonly string[]
  /** what is awaited from the other side, and since when (local time, ms) */
  readonly waiting?: { readonly what: Owing; readonly since: number }
  /**
   * A draw: `meant` by you and said when they must decide, `offered` to them, `asked` of you. It dies with the next entry.
   */
  readonly draw: 'none' | 'meant' | 'offered' | 'asked'
  /** of two at one device: who must decide now, and gets it */
  readonly handOver?: 'Fugitive' | 'Government'
  /** of two at one device: how many lines of the log this one had seen when the device was handed over */
  readonly seen?: number
  /** from when on you may claim that they left (local time, ms), if that was agreed on and they owe something */
  readonly claimFrom?: number
  /** they claim that you left */
  readonly claimed?: Abandonment
}

export interface SeatVerdict {
  readonly role: 'Fugitive' | 'Government'
  readonly you: boolean
  readonly verdict: 'honest' | 'unopened' | 'findings'
  readonly findings: readonly { readonly entry: number; readonly code: string }[]
  /** whether the seed is open that this seat had committed to */
  readonly opened: boolean
  /** how much there was to check */
  readonly tally: Tally
}
export interface EndReport {
  readonly winners: readonly ('Fugitive' | 'Government')[]
  /** the cause of the end, as the rules name it, or 'resignation', 'draw', 'fault', 'abandonment', 'unfinished' */
  readonly by: string
  /** a claim of abandonment that nothing has answered yet */
  readonly claim?: Abandonment
  readonly game: Game
  /** the Fugitive's whole route as opened by the audit; undefined while it is not opened */
  readonly route: readonly number[] | undefined
  readonly seats: readonly SeatVerdict[]
  readonly entries: number
  readonly log: readonly LogLine[]
  /** over time, one for each entry and one for the beginning; empty before the audit */
  readonly points: readonly Point[]
  /** what the two players could compare by voice */
  readonly safetyWords: readonly string[]
  /** the rules it was played by, in hexadecimal */
  readonly rulesHash: string
}

export type View =
  | { readonly screen: 'starting' }
  | {
      readonly screen: 'home'
      readonly games: readonly SavedGame[]
      readonly records: readonly SavedRecord[]
      readonly notice?: Notice
    }
  /** the host's: invitation, who is who, options; `proposed` once signed and sent */
  | {
      readonly screen: 'lobby'
      readonly link: string
      readonly connection: Connection
      readonly proposed?: Proposal
      readonly rulesHash: string
      readonly notice?: Notice
    }
  /** the guest's: nothing is claimed before a click; `proposal` once the host has signed one */
  | {
      readonly screen: 'join'
      readonly stage: 'unclaimed' | 'connecting' | 'waiting for proposal' | 'proposal' | 'signed'
      readonly connection: Connection
      readonly proposal?: Proposal
      readonly rulesHash: string
      readonly notice?: Notice
    }
  | { readonly screen: 'table'; readonly table: Table; readonly notice?: Notice }
  /** `opening` until both seeds are open (or the other side does not open) */
  | {
      readonly screen: 'end'
      readonly report: EndReport
      readonly yourRole?: 'Fugitive' | 'Government'
      readonly opening: boolean
      /** of a live game: how it stands with another one */
      readonly rematch?: Rematch
      readonly connection?: Connection
      /** false when the record was opened from a file */
      readonly live: boolean
      /** such a record could not be kept: it is gone with the page */
      readonly unkept?: boolean
    }
  /** an opponent at this device is chosen, and the game */
  | { readonly screen: 'prepare'; readonly notice?: Notice }
  /** two at one device: nothing of either is shown; `next` must decide */
  | { readonly screen: 'cover'; readonly round: number; readonly next?: 'Fugitive' | 'Government' }
  /** a dead end with a way out: wrong or used invite, other version, fault of the other side, storage lost */
  | {
      readonly screen: 'refused'
      readonly notice: Notice
      /** there is a game behind it whose record can be saved */
      readonly record?: boolean
      /** another tab plays the game, which this one can take over */
      readonly takeOver?: boolean
      /** the game was moved away, and the file with which it was can be saved again */
      readonly moved?: boolean
    }
