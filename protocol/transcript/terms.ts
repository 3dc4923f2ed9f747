import type { PublicKey } from '../crypto/keys.ts'
import { type Data, type Role, toRole } from '../rules/ids.ts'

/** Who plays what: fixed by the host, seat by seat, or left to roll 0, which then is the first entry. */
export type RoleRule = { readonly type: 'fixed'; readonly roles: readonly Role[] } | { readonly type: 'joint roll' }

/** What all seats sign before a game (docs/protocol.md, 9.1). */
export interface Terms {
  readonly version: number
  readonly rulesHash: Uint8Array
  readonly setup: Data
  readonly roles: RoleRule
  readonly seats: number
  /** after so many minutes without an owed entry abandonment may be claimed; never, if nothing was agreed on */
  readonly wait?: number
}

/** What the agreement leaves behind: all that the transcript of a game rests on. */
export interface Agreed {
  readonly terms: Terms
  readonly gameId: Uint8Array
  /** stands as the previous hash in entry 1 */
  readonly genesis: Uint8Array
  /** stands as the previous hash under which the contributions to roll 0 were derived */
  readonly g3Hash: Uint8Array
  /** by seat */
  readonly keys: readonly PublicKey[]
  readonly seedHashes: readonly Uint8Array[]
  /** commitments to the contributions to roll 0 */
  readonly contributions: readonly Uint8Array[]
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Sides of the roll that decides who plays what. */
export const seatings = (seats: number): number => factorial(seats)

/** The `index`-th way to give the roles to the seats, in lexicographic order: each seat's role (docs/protocol.md, 7.4). */
export function seatingOf(index: number, seats: number): readonly Role[] {
  const left = Array.from({ length: seats }, (_, i) => i)
  let rest = index
  return Array.from({ length: seats }, (_, i) => {
    const block = factorial(seats - 1 - i)
    const [taken = 0] = left.splice(Math.floor(rest / block), 1)
    rest %= block
    return toRole(taken)
  })
}
