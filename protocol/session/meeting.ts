import { hmac, u32 } from '../bytes/hash.ts'
import { toHex } from '../bytes/text.ts'

/** Bytes of the secret from which both sides derive where to meet again. It is no part of the record. */
export const ROOM_BYTES = 32

/**
 * The name under which the host listens at the broker in the `counter`-th life of its page after the first. A name is
 * used once: a broker may hold an old one for minutes. Who does not know the room secret cannot guess the next one.
 */
export const brokerId = (room: Uint8Array, counter: number): string =>
  toHex(hmac('broker-id', room, u32(counter)).slice(0, 16))
