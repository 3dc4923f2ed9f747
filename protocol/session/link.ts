import { equal } from '../bytes/hash.ts'
import type { PublicKey } from '../crypto/keys.ts'
import {
  hostKeyHash,
  inviteTag,
  makeS1,
  makeS2,
  makeS3,
  mirror,
  type Occasion,
  provesS1,
  readS1,
  readS2,
  readS3,
  type S1,
  type Speaker,
  type Statement,
  versionOfS1,
} from './handshake.ts'

/** Why two sides do not come together; each has its screen (docs/protocol.md, 10.5). */
export const REFUSALS = [
  'bad-handshake',
  'other-version',
  'invite-unknown',
  'invite-used',
  'game-unknown',
  'wrong-host',
  'wrong-player',
  'channel-intercepted',
  'old-epoch',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** A completed handshake: who is there, since which epoch, and how far they say to be. */
export interface Met {
  readonly key: PublicKey
  readonly epoch: number
  readonly statement: Statement | undefined
  /** the signed message with the statement, to be kept */
  readonly wire: Uint8Array
}
export type Step =
  | { readonly type: 'say'; readonly kind: 's2' | 's3'; readonly wire: Uint8Array; readonly met?: Met }
  | { readonly type: 'met'; readonly met: Met }
  | { readonly type: 'refuse'; readonly code: Refusal }

const refuse = (code: Refusal): Step => ({ type: 'refuse', code })

/** The joiner's half of one handshake: says S1, hears S2, says S3. */
export class JoiningLink {
  readonly s1: Uint8Array
  constructor(
    private readonly me: Speaker,
    /** the host's key if it is known, else the hash that the invite gives */
    private readonly host: { readonly key?: PublicKey; readonly keyHash: Uint8Array; readonly epoch: number },
    version: number,
  ) {
    this.s1 = makeS1(me, version)
  }
  hearS2(wire: Uint8Array): Step {
    const s2 = readS2(wire, this.s1, this.me.occasion)
    if (s2 === undefined) return refuse('bad-handshake')
    const { key, keyHash, epoch } = this.host
    if (!equal(keyHash, hostKeyHash(s2.key)) || (key !== undefined && !equal(key, s2.key))) return refuse('wrong-host')
    if (!mirror(this.me.fingerprints, s2.fingerprints)) return refuse('channel-intercepted')
    if (s2.epoch < epoch) return refuse('old-epoch')
    const met = { key: s2.key, epoch: s2.epoch, statement: s2.statement, wire }
    return { type: 'say', kind: 's3', wire: makeS3(this.me, this.s1, wire), met }
  }
}

/** A side as it speaks on an occasion. */
export type SpeakerOn = (occasion: Occasion) => Speaker

/** The occasion that a first message names, if it is the host's invite or game. */
export function occasionNamed(s1: S1, secret: Uint8Array, gameId: Uint8Array | undefined): Occasion | Refusal {
  if (s1.occasion === 'invite') return equal(s1.name, inviteTag(secret)) ? { type: 'invite', secret } : 'invite-unknown'
  return gameId && equal(s1.name, gameId) ? { type: 'resume', gameId } : 'game-unknown'
}

/** What a host holds a first message against. */
export interface Door {
  readonly version: number
  /** the occasion that the message names, if it is one of ours */
  readonly occasionOf: (s1: S1) => Occasion | Refusal
  /** whose seat it is, once somebody has taken it, and the last epoch seen there */
  readonly owner: { readonly key: PublicKey; readonly epoch: number } | undefined
}

/** The host's half of one handshake: hears S1, says S2, hears S3. */
export class HostingLink {
  private heard: { readonly s1: S1; readonly occasion: Occasion; readonly s2: Uint8Array } | undefined
  constructor(
    private readonly speaker: SpeakerOn,
    private readonly door: Door,
  ) {}

  hearS1(wire: Uint8Array): Step {
    const version = versionOfS1(wire)
    if (version !== undefined && version !== this.door.version) return refuse('other-version')
    const s1 = readS1(wire)
    if (s1 === undefined || this.heard !== undefined) return refuse('bad-handshake')
    const occasion = this.door.occasionOf(s1)
    if (typeof occasion === 'string') return refuse(occasion)
    if (!provesS1(s1, occasion)) return refuse('bad-handshake')
    const { owner } = this.door
    if (owner !== undefined && !equal(owner.key, s1.key))
      return refuse(occasion.type === 'invite' ? 'invite-used' : 'wrong-player')
    if (owner !== undefined && s1.epoch < owner.epoch) return refuse('old-epoch')
    const me = this.speaker(occasion)
    if (!mirror(me.fingerprints, s1.fingerprints)) return refuse('channel-intercepted')
    const s2 = makeS2(me, wire)
    this.heard = { s1, occasion, s2 }
    return { type: 'say', kind: 's2', wire: s2 }
  }
  hearS3(wire: Uint8Array): Step {
    if (this.heard === undefined) return refuse('bad-handshake')
    const { s1, occasion, s2 } = this.heard
    const s3 = readS3(wire, s1.wire, s2, s1.key, occasion)
    if (s3 === undefined) return refuse('bad-handshake')
    return { type: 'met', met: { key: s1.key, epoch: s1.epoch, statement: s3.statement, wire } }
  }
}

/** How far a side has come on its channel. */
export type LinkState =
  | { readonly type: 'down' }
  | { readonly type: 'joining'; readonly link: JoiningLink }
  | { readonly type: 'hosting'; readonly link: HostingLink }
  | { readonly type: 'up' }
  /** the two histories differ: each side shows its own, and nothing is signed */
  | { readonly type: 'disputed' }
