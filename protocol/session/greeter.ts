import { encode } from '../bytes/codec.ts'
import { decodeAs, int } from '../bytes/schema.ts'
import type { Random } from '../crypto/keys.ts'
import { NONCE_BYTES, PROTOCOL_VERSION } from './agreement.ts'
import type { Fingerprints } from './fingerprints.ts'
import type { Occasion, S1, Statement } from './handshake.ts'
import type { Kept, Owner, Self } from './keep.ts'
import { HostingLink, JoiningLink, occasionNamed, type SpeakerOn } from './link.ts'
import type { Outbox } from './outbox.ts'

/** What a handshake needs to know of the game that it is about. */
export interface Acquaintance {
  readonly owner: Owner | undefined
  /** as soon as the agreement is concluded */
  readonly gameId: Uint8Array | undefined
  /** how far this side is, once there is a game */
  readonly statement: Statement | undefined
}

/** Begins handshakes, each in an epoch of its own that is kept before it is used (docs/protocol.md, 10.3). */
export class Greeter {
  private last = 0

  constructor(
    private readonly self: Self,
    private readonly random: Random,
    private readonly out: Outbox,
    /** as it is at the moment */
    private readonly known: () => Acquaintance,
  ) {}

  load(kept: Kept): void {
    this.last = decodeAs(int(), kept.get('epoch') ?? new Uint8Array()) ?? 0
  }
  /** the epoch of the handshake that was begun last */
  get epoch(): number {
    return this.last
  }
  /** The host's half. `now` is this side's clock in milliseconds. */
  open(fingerprints: Fingerprints, now: number): HostingLink {
    const speaker = this.speaker(fingerprints, now)
    const { owner } = this.known()
    // The guest may be further: who has heard both last messages of the agreement resumes, and resends its own.
    const occasionOf = (s1: S1) => occasionNamed(s1, this.self.secret, this.known().gameId)
    return new HostingLink(speaker, { version: PROTOCOL_VERSION, occasionOf, owner })
  }
  /** The guest's half: of a game once it knows both last messages of its agreement, of the invitation before. */
  join(fingerprints: Fingerprints, now: number): JoiningLink {
    const speaker = this.speaker(fingerprints, now)
    const { owner, gameId, statement } = this.known()
    const host = { ...(owner && { key: owner.key }), keyHash: this.self.hostKeyHash, epoch: owner?.epoch ?? 0 }
    const occasion: Occasion =
      gameId !== undefined && statement !== undefined
        ? { type: 'resume', gameId }
        : { type: 'invite', secret: this.self.secret }
    return new JoiningLink(speaker(occasion), host, PROTOCOL_VERSION)
  }

  private speaker(fingerprints: Fingerprints, now: number): SpeakerOn {
    this.last = Math.max(now, this.last + 1)
    this.out.keep('epoch', encode(this.last))
    const [epoch, nonce, { key }] = [this.last, this.random(NONCE_BYTES), this.self]
    return occasion => ({ key, epoch, nonce, fingerprints, occasion, statement: this.known().statement })
  }
}
