import { hash } from '../bytes/hash.ts'
import type { Label } from '../bytes/labels.ts'
import { type Scalar, scalarFrom64 } from './group.ts'

/**
 * A Fiat–Shamir challenge: SHA-512 over the framed label and parts, little-endian, modulo the group's order
 * (docs/protocol.md, 4.3). The parts must hold the whole statement and every message before it.
 */
export const challenge = (label: Label, ...parts: readonly Uint8Array[]): Scalar => scalarFrom64(hash(label, ...parts))
