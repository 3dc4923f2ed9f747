/** Two speakers of a handshake, honest unless told otherwise. */

import { equal } from '../../../protocol/bytes/hash.ts'
import { newSigningKey, type PublicKey, publicKeyOf } from '../../../protocol/crypto/keys.ts'
import { PROTOCOL_VERSION } from '../../../protocol/session/agreement.ts'
import {
  hostKeyHash,
  inviteTag,
  type Occasion,
  type Speaker,
  type Statement,
} from '../../../protocol/session/handshake.ts'
import { type Door, HostingLink, JoiningLink, type Step } from '../../../protocol/session/link.ts'
import { bytesFrom } from '../seated.ts'

const random = bytesFrom(11)
export const [joinerKey, hostKey, strangerKey] = [newSigningKey(random), newSigningKey(random), newSigningKey(random)]
export const [certificateJ, certificateH, certificateM] = [random(32), random(32), random(32)]
export const secret = random(16)
export const gameId = random(64)
export const INVITE: Occasion = { type: 'invite', secret }
export const RESUME: Occasion = { type: 'resume', gameId }
export const OCCASIONS = [INVITE, RESUME] as const
const statement: Statement = { height: 12, head: random(64) }
/** What is stated is stated when a game is resumed. */
const stated = (occasion: Occasion): Statement | undefined => (occasion.type === 'resume' ? statement : undefined)

export const joiner = (occasion: Occasion, change: Partial<Speaker> = {}): Speaker => ({
  key: joinerKey,
  epoch: 100,
  nonce: random(32),
  fingerprints: { own: certificateJ, peer: certificateH },
  occasion,
  statement: stated(occasion),
  ...change,
})
export const host = (occasion: Occasion, change: Partial<Speaker> = {}): Speaker => ({
  key: hostKey,
  epoch: 200,
  nonce: random(32),
  fingerprints: { own: certificateH, peer: certificateJ },
  occasion,
  statement: stated(occasion),
  ...change,
})
export const joining = (me: Speaker, { key = undefined as PublicKey | undefined, epoch = 200 } = {}): JoiningLink =>
  new JoiningLink(me, { ...(key && { key }), keyHash: hostKeyHash(publicKeyOf(hostKey)), epoch }, PROTOCOL_VERSION)
export const hosting = (
  owner: Door['owner'],
  change: Partial<Speaker> = {},
  door: Partial<Omit<Door, 'owner'>> = {},
): HostingLink =>
  new HostingLink(occasion => host(occasion, change), {
    version: PROTOCOL_VERSION,
    occasionOf: s1 => {
      if (s1.occasion === 'invite') return equal(s1.name, inviteTag(secret)) ? INVITE : 'invite-unknown'
      return equal(s1.name, gameId) ? RESUME : 'game-unknown'
    },
    ...door,
    owner,
  })
/** Whose seat it is when a game is resumed. */
export const ownerOf = (occasion: Occasion): Door['owner'] =>
  occasion.type === 'resume' ? { key: publicKeyOf(joinerKey), epoch: 100 } : undefined

export const refusal = (step: Step): string => (step.type === 'refuse' ? step.code : `not refused: ${step.type}`)
export function said(step: Step): Uint8Array {
  if (step.type !== 'say') throw new Error(`nothing said: ${step.type === 'refuse' ? step.code : step.type}`)
  return step.wire
}
/** One honest handshake, all of it. */
export function shaken(
  occasion: Occasion,
  { joiner: me = joiner(occasion), host: other = {} as Partial<Speaker> } = {},
) {
  const j = joining(me)
  const h = hosting(ownerOf(occasion), other)
  const s2 = said(h.hearS1(j.s1))
  const third = j.hearS2(s2)
  return { j, h, s1: j.s1, s2, third, s3: said(third), last: h.hearS3(said(third)) }
}
