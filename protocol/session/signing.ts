import type { PublicKey } from '../crypto/keys.ts'
import type { RoleRule } from '../transcript/terms.ts'
import type { Agreement, AgreementKind } from './agreeing.ts'
import type { Kept } from './keep.ts'
import type { Outbox } from './outbox.ts'

/** Carries an agreement through: each of its messages is kept before it is said (docs/protocol.md, 9.2). */
export class Signing<Setup> {
  constructor(
    readonly agreement: Agreement<Setup>,
    private readonly seat: number,
    private readonly out: Outbox,
  ) {}

  /** Takes up what was kept; false if it does not fit together. `met` is the other side's key, if it is known. */
  load(kept: Kept, met: PublicKey | undefined): boolean {
    this.agreement.promised = kept.get('promise')
    for (const kind of ['g1', 'g2', 'g3', 'g4/0', 'g4/1'] as const) {
      const wire = kept.get(kind)
      if (wire?.length && this.agreement.hear(wire, kind, met) !== 'taken') return false
    }
    this.answer()
    return true
  }
  propose(setup: Setup, roles: RoleRule, wait: number | undefined): void {
    const wire = this.agreement.propose(setup, roles, wait)
    if (wire !== undefined) this.say('g1', wire)
  }
  consent(): void {
    const wire = this.agreement.consent()
    if (wire !== undefined) this.say('g2', wire)
  }
  /** Says again what somebody may have missed. */
  sayAgain(): void {
    for (const { kind, wire } of this.agreement.own()) this.out.send(kind, wire)
  }
  hear(kind: AgreementKind, wire: Uint8Array, met: PublicKey | undefined): 'taken' | 'not taken' | 'other-rules' {
    const slot = this.agreement.slotOf(kind)
    const heard = slot === undefined ? 'not taken' : this.agreement.hear(wire, slot, met)
    if (slot === undefined || heard !== 'taken') return heard
    // A consent to an earlier proposal goes first: at no moment do two that do not fit lie in what is kept.
    if (slot === 'g1') this.out.keep('g2', new Uint8Array())
    this.out.keep(slot, wire)
    this.answer()
    return heard
  }

  private say(kind: AgreementKind, wire: Uint8Array): void {
    this.out.keep(kind === 'g4' ? `g4/${this.seat}` : kind, wire)
    this.out.send(kind, wire)
  }
  /** Says what now follows for this side. */
  private answer(): void {
    for (const { kind, wire } of this.agreement.answers()) this.say(kind, wire)
  }
}
