import { encode } from '../bytes/codec.ts'
import { hmac, u32 } from '../bytes/hash.ts'
import { bytes, decodeAs, int, tuple } from '../bytes/schema.ts'
import { toHex } from '../bytes/text.ts'
import type { Kept } from './keep.ts'
import type { Outbox } from './outbox.ts'

/** Bytes of the secret from which both sides derive where to meet again. It is no part of the record. */
export const ROOM_BYTES = 32

/**
 * The name under which the host listens at the broker in the `counter`-th life of its page after the first. A name is
 * used once: a broker may hold an old one for minutes. Who does not know the room secret cannot guess the next one
 * (docs/protocol.md, 10.6).
 */
export const brokerId = (room: Uint8Array, counter: number): string =>
  toHex(hmac('broker-id', room, u32(counter)).slice(0, 16))

/** From what the host's names follow, and the counter that it last used or told. */
export interface Whereabouts {
  readonly room?: Uint8Array
  readonly counter: number
}
const shape = tuple(bytes(ROOM_BYTES), int(0, 0xffffffff))

/** A room secret and a counter, as they are told and kept. */
export const encodeMeeting = (room: Uint8Array, counter: number): Uint8Array => encode([room, counter])

/** What a seat knows of where to meet again; a change is kept at once. */
export class Meeting {
  private known: Whereabouts = { counter: 0 }
  constructor(private readonly out: Outbox) {}

  get whereabouts(): Whereabouts {
    return this.known
  }
  load(kept: Kept): void {
    const read = decodeAs(shape, kept.get('meeting') ?? new Uint8Array())
    if (read !== undefined) this.known = { room: read[0], counter: read[1] }
  }
  /** A host draws the room secret once. */
  begin(room: Uint8Array): void {
    this.keep(room, 0)
  }
  /** A host tells under which of its names it listens now. */
  tell(counter: number): void {
    if (this.known.room !== undefined) this.out.send('meet', this.keep(this.known.room, counter))
  }
  /** A guest is told. */
  hear(content: Uint8Array): void {
    const read = decodeAs(shape, content)
    if (read === undefined) this.out.ignore('out-of-place')
    else this.keep(read[0], read[1])
  }
  private keep(room: Uint8Array, counter: number): Uint8Array {
    this.known = { room, counter }
    const wire = encodeMeeting(room, counter)
    this.out.keep('meeting', wire)
    return wire
  }
}
