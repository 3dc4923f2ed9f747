/** What the catalogue is asked with and what it answers, where that is more than a string: the same for all languages. */
import type { CardAction, CardDecision, Side } from '../../src/games/siberian-manhunt/game.ts'
import type { LogLine, ShownOption } from '../app/view.ts'

/** The reader: one of the players, or nobody in particular. */
export type Reader = Side | undefined
export type Badge = LogLine['badge']

/** What the Fugitive is asked about cards: encounters, things, food, rides, wounds. */
export type CardOption = Extract<ShownOption, { readonly type: (CardAction | CardDecision)['type'] }>

/** What the list and the dock need to know of the table, so that an option can be told. */
export interface Naming {
  /** "KGB 2", by the option's index */
  readonly agent: (index: number) => string
  readonly winter: boolean
}

/** A town on the map: its name, broken into lines where it is long, and its short form for a small map. */
export interface TownName {
  readonly name: string
  readonly lines?: readonly string[]
  readonly abbr: string
}

/** Somebody with a name: who is on the run, who commands. */
export interface PersonWords {
  readonly name: string
  /** what it changes, or what they start with */
  readonly text: string
  /** what he or she is like */
  readonly says: string
}

/** The question over a decision's buttons. */
export interface Question {
  readonly title: string
  readonly text: string
}

/** What the other side learns of an act, and what it does not. */
export interface Disclosure {
  readonly will: readonly string[]
  readonly not: readonly string[]
}

/** What a badge stands for. */
export interface ProofText {
  /** the question, or what was done */
  readonly title: string
  /** the answer, for a stamp */
  readonly answer?: string
  readonly proven: string
  readonly hidden: string
  /** the sealed places that it is about, the current one last */
  readonly seals: readonly Seal[]
}
export interface Seal {
  readonly open: boolean
  /** what is known of it now */
  readonly mark: string
  readonly when: string
}

/** How a game came to its end. */
export interface Ending {
  readonly title: string
  readonly text: string
  readonly stamp: string
}

/** What can be done with a card. The last four are the Government's with an assistance card. */
export type CardWay =
  | 'use'
  | 'eat'
  | 'ride'
  | 'refuel'
  | 'wear'
  | 'take off'
  | 'take'
  | 'drop'
  | 'craft'
  | 'now'
  | 'keep'
  | 'throw away'
  | 'play'
