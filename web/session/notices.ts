/** What more than one part of the session has to say to its player. */
import type { Damage } from '../../protocol/audit/record.ts'
import type { Notice } from '../app/view.ts'

/** Nothing is sent that could not be stored. */
export const STORAGE_FAILED: Notice = { code: 'storage-failed' }
/** The same, because there is no room left. */
export const STORAGE_FULL: Notice = { code: 'storage-full' }
/** The store had lost the game, and has it again. */
export const WRITTEN_AGAIN: Notice = { code: 'storage-wiped' }
/** The store has lost the game, and nobody here has it any more. */
export const GONE: Notice = { code: 'storage-gone' }
/** The game goes on at another place. */
export const MOVED_AWAY: Notice = { code: 'moved' }
/** A save file holds one seat, and both of the game's are here. */
export const TWO_SEATS: Notice = { code: 'save-two-seats' }
/** What is stored of a game does not suffice to go on with it; its keys are there. */
export const LOST: Notice = { code: 'storage-lost' }
/** The same, without its keys: nobody can sign for this seat any more. */
export const KEYS_LOST: Notice = { code: 'keys-lost' }
/** What was lost is here again, from the other player's record. */
export const TAKEN_BACK: Notice = { code: 'taken-back' }
/** A choice waits for the other side. */
export const UNSENT: Notice = { code: 'unsent' }
/** Another tab of this browser plays the game. */
export const OTHER_TAB: Notice = { code: 'other-tab' }
/** Another tab has the game that a link is for, and took it. */
export const HANDED_OVER: Notice = { code: 'handed-over' }
/** This browser has no game that a link is for. */
export const NO_GAME: Notice = { code: 'signal-no-game' }
/** The game was begun with other rules. */
export const OTHER_RULES: Notice = { code: 'older-rules' }
/** The browser lets the page store nothing. */
export const STORE_CLOSED: Notice = { code: 'storage-closed' }
/** What plays could not be fetched. */
export const NOT_FETCHED: Notice = { code: 'not-fetched' }
/** A mistake of ours. */
export const BROKEN: Notice = { code: 'internal' }

/** "entry 12" names a kind of part and which of them; "file" the whole. */
export function damaged({ where }: Damage): Notice {
  const [cause = '', at] = where.split(' ')
  return { code: 'damaged', cause, ...(at === undefined ? {} : { at }) }
}
