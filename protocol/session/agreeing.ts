import { equal } from '../bytes/hash.ts'
import { type PublicKey, publicKeyOf } from '../crypto/keys.ts'
import type { Data } from '../rules/ids.ts'
import type { Agreed, RoleRule, Terms } from '../transcript/terms.ts'
import {
  agreedFrom,
  type G1,
  type G2,
  type G3,
  type G4,
  makeG1,
  makeG2,
  makeG3,
  makeG4,
  PROTOCOL_VERSION,
  readG1,
  readG2,
  readG3,
  readG4,
  rulesHash,
} from './agreement.ts'
import { hostKeyHash } from './handshake.ts'
import type { Self } from './keep.ts'
import { wishBytes } from './wish.ts'

export type AgreementKind = 'g1' | 'g2' | 'g3' | 'g4'
type Slot = 'g1' | 'g2' | 'g3' | 'g4/0' | 'g4/1'
interface Saying {
  readonly kind: AgreementKind
  readonly wire: Uint8Array
}

/** What an agreement needs to know of a game's rules. */
export interface Proposable<Setup> {
  readonly name: string
  readonly version: string
  readonly data: () => Data
  readonly setupData: (setup: Setup) => Data
  readonly parseSetup: (data: Data) => Setup | undefined
}

/**
 * How far host and guest have come in agreeing on a game for two (docs/protocol.md, 9.2). Messages are taken in any
 * repetition; each is taken once, and one that does not fit what came before is not taken.
 */
export class Agreement<Setup> {
  private g1: G1 | undefined
  private g2: G2 | undefined
  private g3: G3 | undefined
  private readonly g4s = new Map<number, G4>()
  private chosen: Setup | undefined
  /** what a guest has agreed to beforehand, as {@link wishBytes}: it consents to that by itself */
  promised: Uint8Array | undefined

  constructor(
    private readonly rules: Proposable<Setup>,
    private readonly self: Self,
  ) {}

  /** what the host proposes, as signed */
  get terms(): Terms | undefined {
    return this.g1?.terms
  }
  get setup(): Setup | undefined {
    return this.chosen
  }
  get consented(): boolean {
    return this.g2 !== undefined
  }
  /** what the game is called, as soon as the host has concluded */
  get gameId(): Uint8Array | undefined {
    return this.g3?.gameId
  }
  get agreed(): Agreed | undefined {
    const g4s = [0, 1].flatMap(seat => this.g4s.get(seat) ?? [])
    return this.g3 && agreedFrom(this.g3, g4s)
  }
  /** the raw messages of a complete agreement, for the record */
  get messages():
    | { readonly g1: Uint8Array; readonly g3: Uint8Array; readonly g4s: readonly Uint8Array[] }
    | undefined {
    const g4s = [0, 1].flatMap(seat => this.g4s.get(seat)?.wire ?? [])
    return this.g1 && this.g3 && g4s.length === 2 ? { g1: this.g1.wire, g3: this.g3.wire, g4s } : undefined
  }

  /** The host's signed proposal; `undefined` once a guest has consented to one. */
  propose(setup: Setup, roles: RoleRule, wait?: number): Uint8Array | undefined {
    if (this.self.seat !== 0 || this.g2 !== undefined) return undefined
    const data = this.rules.setupData(setup)
    const fixed = { version: PROTOCOL_VERSION, rulesHash: rulesHash(this.rules), setup: data, roles, seats: 2 }
    const wire = makeG1({ ...fixed, ...(wait === undefined ? {} : { wait }) }, this.self.key, this.self.nonce)
    return this.hear(wire, 'g1') === 'taken' ? wire : undefined
  }
  /** The guest's signed consent to what is proposed now. */
  consent(): Uint8Array | undefined {
    if (this.self.seat !== 1 || this.g1 === undefined || this.g2 !== undefined) return undefined
    const wire = makeG2(this.g1, this.self.seat, this.self.key, this.self.nonce)
    return this.hear(wire, 'g2') === 'taken' ? wire : undefined
  }

  /**
   * Where a message of the other side belongs; nowhere if only this side says such. So an old proposal of the host's own,
   * sent back, does not become the present one.
   */
  slotOf(kind: AgreementKind): Slot | undefined {
    const isHost = this.self.seat === 0
    if (kind === 'g4') return isHost ? 'g4/1' : 'g4/0'
    return isHost === (kind === 'g2') ? kind : undefined
  }
  /** Takes one message of either side into its slot. `met` is the other side's key, if it is known: nobody else consents. */
  hear(wire: Uint8Array, slot: Slot, met?: PublicKey): 'taken' | 'not taken' | 'other-rules' {
    switch (slot) {
      case 'g1':
        return this.hearG1(wire)
      case 'g2': {
        const g2 = this.g1 && this.g2 === undefined ? readG2(this.g1, wire) : undefined
        if (g2 === undefined || (this.self.seat === 0 && met !== undefined && !equal(g2.key, met))) return 'not taken'
        this.g2 = g2
        return 'taken'
      }
      case 'g3': {
        const g3 = this.g1 && this.g3 === undefined ? readG3(this.g1, wire) : undefined
        // Who has lost its consent finds it in the conclusion, under its own signature.
        const own = g3?.guests.find(
          guest => guest.seat === this.self.seat && equal(guest.key, publicKeyOf(this.self.key)),
        )
        if (g3 !== undefined) this.g2 ??= own
        if (g3 !== undefined && !this.names(g3)) return 'not taken'
        this.g3 ??= g3
        return took(g3)
      }
      case 'g4/0':
      case 'g4/1': {
        const seat = slot === 'g4/0' ? 0 : 1
        const g4 = this.g3 && !this.g4s.has(seat) ? readG4(this.g3, wire) : undefined
        if (g4 === undefined || g4.seat !== seat) return 'not taken'
        this.g4s.set(seat, g4)
        return 'taken'
      }
    }
  }

  /** A later proposal takes the place of an earlier one, and of the consent to it, until the host has concluded. */
  private hearG1(wire: Uint8Array): 'taken' | 'not taken' | 'other-rules' {
    const g1 = readG1(wire)
    if (g1 === undefined || this.g3 !== undefined || (this.g1 && equal(this.g1.hash, g1.hash))) return 'not taken'
    // Who proposes is the host of the invitation and of the handshake, not just anybody with a key.
    if (!equal(hostKeyHash(g1.hostKey), this.self.hostKeyHash)) return 'not taken'
    const setup = this.rules.parseSetup(g1.terms.setup)
    const same = g1.terms.version === PROTOCOL_VERSION && equal(g1.terms.rulesHash, rulesHash(this.rules))
    if (!same || setup === undefined || g1.terms.seats !== 2) return 'other-rules'
    this.g1 = g1
    this.g2 = undefined
    this.chosen = setup
    return 'taken'
  }
  /** Whether the conclusion rests on the consent that is here. */
  private names(g3: G3): boolean {
    return this.g2 !== undefined && g3.keys.some(key => this.g2 !== undefined && equal(key, this.g2.key))
  }

  /** What follows for this side from what is here now and has not been said yet. */
  answers(): readonly Saying[] {
    const said: Saying[] = []
    const { self } = this
    if (self.seat === 1 && this.g1 && this.promised && equal(this.promised, wishBytes(this.g1.terms))) {
      const wire = this.consent()
      if (wire !== undefined) said.push({ kind: 'g2', wire })
    }
    if (self.seat === 0 && this.g1 && this.g2 && !this.g3) {
      const wire = makeG3(this.g1, self.key, self.nonce, [this.g2])
      if (this.hear(wire, 'g3') === 'taken') said.push({ kind: 'g3', wire })
    }
    if (this.g3 && !this.g4s.has(self.seat)) {
      const wire = makeG4(this.g3, { seat: self.seat, seed: self.seed }, self.key)
      if (this.hear(wire, self.seat === 0 ? 'g4/0' : 'g4/1') === 'taken') said.push({ kind: 'g4', wire })
    }
    return said
  }

  /** Everything this side has said so far, to be said again to somebody who may have missed it. */
  own(): readonly Saying[] {
    const { self } = this
    const own: [AgreementKind, Uint8Array | undefined][] = [
      ['g1', self.seat === 0 ? this.g1?.wire : undefined],
      ['g2', self.seat === 1 ? this.g2?.wire : undefined],
      ['g3', self.seat === 0 ? this.g3?.wire : undefined],
      ['g4', this.g4s.get(self.seat)?.wire],
    ]
    return own.flatMap(([kind, wire]) => (wire === undefined ? [] : [{ kind, wire }]))
  }
}

const took = (message: unknown) => (message === undefined ? 'not taken' : 'taken')
