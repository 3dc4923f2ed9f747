import { encode } from '../bytes/codec.ts'
import { bytes, decodeAs, int, tuple } from '../bytes/schema.ts'
import { ENTRY_LIMITS } from '../transcript/entry.ts'

/** Every kind of message between two peers; its place in this list is its number on the wire (docs/protocol.md, 10.4). */
export const FRAMES = [
  's1',
  's2',
  's3',
  'refuse',
  'meet',
  'g1',
  'g2',
  'g3',
  'g4',
  'entry',
  'statement',
  'accuse',
  'rematch',
  'next',
  'have',
] as const
export type FrameKind = (typeof FRAMES)[number]
export interface Frame {
  readonly kind: FrameKind
  readonly content: Uint8Array
}

/** The largest message that is read at all. */
export const FRAME_BYTES = 3 * ENTRY_LIMITS.bytes
const shape = tuple(int(0, FRAMES.length - 1), bytes({ max: FRAME_BYTES }))

export const makeFrame = (kind: FrameKind, content: Uint8Array): Uint8Array => encode([FRAMES.indexOf(kind), content])

/** Reads a message; `undefined` if it is not one. */
export function readFrame(wire: Uint8Array): Frame | undefined {
  const read = decodeAs(shape, wire, { size: FRAME_BYTES })
  const kind = read && FRAMES[read[0]]
  return read && kind && { kind, content: read[1] }
}
