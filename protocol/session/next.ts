import type { Random } from '../crypto/keys.ts'
import type { Proposable } from './agreeing.ts'
import { makeG1, PROTOCOL_VERSION, rulesHash } from './agreement.ts'
import { drawGuest, encodeSelf, type Kept } from './keep.ts'
import { encodeMeeting } from './meeting.ts'
import type { Rematch } from './rematch.ts'
import { wishBytes } from './wish.ts'

/** A game that both players have agreed on before it begins: what a seat keeps of it first, and where its host is found. */
export interface NextGame {
  readonly kept: Kept
  readonly place: Uint8Array
  readonly secret: Uint8Array
}

/**
 * The next game as this seat begins it (docs/protocol.md, 10.8); `undefined` while nothing is agreed on. The host's has its
 * proposal signed already; a guest's consents by itself, to exactly what was wished for.
 */
export function nextGame<Setup>(
  rules: Proposable<Setup>,
  rematch: Rematch<Setup>,
  random: Random,
): NextGame | undefined {
  const { agreedOn: wish, next, nextSelf } = rematch
  if (wish === undefined || next === undefined) return undefined
  const { place, room, secret } = next
  const meeting = encodeMeeting(room, 0)
  if (nextSelf === undefined) {
    const self = encodeSelf(drawGuest(random, next))
    const kept = new Map([
      ['self', self],
      ['meeting', meeting],
      ['promise', wishBytes(wish)],
    ])
    return { kept, place, secret }
  }
  const terms = { version: PROTOCOL_VERSION, rulesHash: rulesHash(rules), seats: 2, ...wish }
  const kept = new Map([
    ['self', encodeSelf(nextSelf)],
    ['meeting', meeting],
    ['g1', makeG1(terms, nextSelf.key, nextSelf.nonce)],
  ])
  return { kept, place, secret }
}
