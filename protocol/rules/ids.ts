/**
 * The three kinds of number that stand for somebody or something. They are branded so that one cannot be taken for
 * another: a *role* is a place in the rules (Fugitive, Government), a *seat* a place at the table (host, first guest, …),
 * and a *handle* the public name of one hidden number. Which seat plays which role is agreed before the game.
 */
declare const role: unique symbol
declare const seat: unique symbol
declare const handle: unique symbol

export type Role = number & { readonly [role]: true }
export type Seat = number & { readonly [seat]: true }
/** Which commitment of the transcript, counted over all seats from 0, holds the number. */
export type Handle = number & { readonly [handle]: true }
/** The n-th number that choosing an option will hide; it becomes a {@link Handle} by being chosen. */
export interface Fresh {
  readonly fresh: number
}

export const toRole = (index: number): Role => index as Role
export const toSeat = (index: number): Seat => index as Seat
export const toHandle = (index: number): Handle => index as Handle
export const fresh = (n = 0): Fresh => ({ fresh: n })

/** Plain data: what rules may keep in state, options and events, and what has one canonical encoding. */
export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data | undefined }
