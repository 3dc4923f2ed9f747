import type { Random } from '../crypto/keys.ts'
import type { Proposable } from './agreeing.ts'
import { makeG1, PROTOCOL_VERSION, rulesHash } from './agreement.ts'
import { drawGuest, encodeSelf, type Kept } from './keep.ts'
import { encodeMeeting, ROOM_BYTES, type Whereabouts } from './meeting.ts'
import type { Rematch } from './rematch.ts'
import { wishBytes } from './wish.ts'

/** A game that both players have agreed on before it begins: what a seat keeps of it first, and where its host is found. */
export interface NextGame {
  readonly kept: Kept
  readonly place: Uint8Array
  readonly secret: Uint8Array
}

/**
 * The next game as this seat begins it (docs/protocol.md, 10.8), with where the two met in the old one; `undefined` while
 * nothing is agreed on. The host's has its proposal signed already; a guest's consents by itself, to exactly what was wished for.
 */
export function nextGame<Setup>(
  rules: Proposable<Setup>,
  rematch: Rematch<Setup>,
  { room, counter }: Whereabouts,
  random: Random,
): NextGame | undefined {
  const { agreedOn: wish, next, nextSelf } = rematch
  if (wish === undefined || next === undefined) return undefined
  const { place, secret } = next
  if (nextSelf === undefined) {
    const kept = new Map([
      ['self', encodeSelf(drawGuest(random, next))],
      ['promise', wishBytes(wish)],
    ])
    // Until the two have met in the new game, the host may still be found where it was in the old one.
    if (room !== undefined) kept.set('meeting', encodeMeeting(room, counter))
    return { kept, place, secret }
  }
  const terms = { version: PROTOCOL_VERSION, rulesHash: rulesHash(rules), seats: 2, ...wish }
  const kept = new Map([
    ['self', encodeSelf(nextSelf)],
    ['meeting', encodeMeeting(random(ROOM_BYTES), 0)],
    ['g1', makeG1(terms, nextSelf.key, nextSelf.nonce)],
  ])
  return { kept, place, secret }
}
