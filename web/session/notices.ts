/** What more than one part of the session has to say to its player. */
import type { Notice } from '../app/view.ts'

/** Nothing is sent that could not be stored. */
export const STORAGE_FAILED: Notice = { code: 'storage-failed' }
/** What is stored of a game does not suffice to go on with it. */
export const LOST: Notice = { code: 'storage-lost' }
