import { encode } from '../bytes/codec.ts'
import { equal } from '../bytes/hash.ts'
import { decodeAs, text } from '../bytes/schema.ts'
import { readFrame } from './frame.ts'
import type { Owner } from './keep.ts'
import type { HostingLink, Met, Refusal, Step } from './link.ts'
import { type Effect, hangUpOf, Outbox } from './outbox.ts'

/**
 * A handshake on a channel of its own, beside the session that is up at the host. That one ends only when this one is
 * complete and admitted (`Peer.admit`), so that nobody who merely knows where the host listens can cut the players off.
 * Its effects concern its own channel (docs/protocol.md, 10.7).
 */
export class Knock {
  private readonly out = new Outbox()
  private done: Met | undefined
  private over = false

  constructor(
    private readonly link: HostingLink,
    readonly epoch: number,
    readonly counter: number,
  ) {}

  /** who is there, once the handshake is complete */
  get met(): Met | undefined {
    return this.done
  }

  /** A message came in over this channel. Whatever it is, this returns; bad input is data. */
  message(wire: Uint8Array): readonly Effect[] {
    const frame = readFrame(wire)
    if (frame === undefined) this.out.ignore('not-a-message')
    else if (this.over || this.done !== undefined) this.out.ignore('out-of-place')
    else if (frame.kind === 's1') return this.step(this.link.hearS1(frame.content))
    else if (frame.kind === 's3') return this.step(this.link.hearS3(frame.content))
    else if (frame.kind === 'refuse') {
      this.over = true
      this.out.hangUp(hangUpOf(decodeAs(text(64), frame.content)), 'them')
    } else this.out.ignore('out-of-place')
    return this.out.take()
  }

  /** Why it comes too late: somebody else may have been admitted meanwhile, or the same player by a later knock. */
  late(owner: Owner): Refusal | undefined {
    if (this.done !== undefined && !equal(owner.key, this.done.key)) return 'invite-used'
    return this.done !== undefined && this.done.epoch < owner.epoch ? 'old-epoch' : undefined
  }

  /** Ends it; the session that is up goes on. */
  refuse(code: Refusal): readonly Effect[] {
    this.over = true
    this.out.say('refuse', encode(code))
    this.out.hangUp(code, 'us')
    return this.out.take()
  }

  private step(step: Step): readonly Effect[] {
    if (step.type === 'refuse') return this.refuse(step.code)
    if (step.type === 'met') this.done = step.met
    else this.out.say(step.kind, step.wire)
    return this.out.take()
  }
}
