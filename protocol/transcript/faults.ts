import type { Seat } from '../rules/ids.ts'
import type { PartFault } from './position.ts'

/**
 * Why something that arrived is not taken. It accuses nobody: anybody can garble bytes. Codes are stable
 * (docs/protocol.md, 12.1).
 */
export const REJECTS = {
  garbage: 'These are not the bytes of an entry.',
  'other-game': 'The entry belongs to another game.',
  'no-such-seat': 'Nobody sits at the seat that the entry names.',
  'bad-signature': 'The entry is not signed by the seat that it names.',
  duplicate: 'The entry is here already.',
  ahead: 'An entry before this one is missing.',
  'other-history': 'The entry continues another history than ours.',
  'old-epoch': 'The entry was signed in an earlier connection than the last one seen.',
} as const
export type RejectCode = keyof typeof REJECTS

/** What a signed entry can prove of its signer (docs/protocol.md, 12.2). The order gives the codes their numbers. */
export const FAULTS = {
  'not-your-turn': 'spoke when somebody else had to',
  'wrong-part': 'answered with a part of another kind than was asked for',
  'no-such-option': 'chose an option that is not on the list',
  'commitment-malformed': 'sent a wrong number of commitments, or one that is not a point of the group',
  'proof-missing': 'left out a proof or sent one too many',
  'proof-false': 'sent a proof that proves nothing',
  'value-outside': 'opened a number that the rules do not know',
  'contribution-mismatch': 'opened another contribution to a roll than it had committed to',
  'held-back': 'kept back an answer that needs no player',
  fork: 'signed two different entries with one number',
} as const satisfies { [code in PartFault | 'held-back' | 'fork']: string }
export type FaultCode = keyof typeof FAULTS

/** Signed evidence that a seat did not keep to the protocol. */
export interface Fault {
  readonly seat: Seat
  readonly entry: number
  readonly code: FaultCode
  /** the signed entries that show it */
  readonly evidence: readonly Uint8Array[]
}
/** A plain sentence on what somebody did. */
export const faultSays = (code: FaultCode, entry: number): string => `In entry ${entry} this seat ${FAULTS[code]}.`
