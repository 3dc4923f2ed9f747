import { hmac, u32 } from '../bytes/hash.ts'
import { toBase64url } from '../bytes/text.ts'

/** Bytes of the secret from which both sides derive where to meet again. It is no part of the record. */
export const ROOM_BYTES = 32

/**
 * The name under which the host listens at the broker in the `counter`-th life of its page after the first. A name is
 * used once: a broker may hold an old one for minutes. Who does not know the room secret cannot guess the next one.
 */
export const brokerId = (room: Uint8Array, counter: number): string =>
  `h${toBase64url(hmac('broker-id', room, u32(counter)).slice(0, 15)).replace(/[-_]/g, '0')}h`
