import { encode } from '../bytes/codec.ts'
import { equal } from '../bytes/hash.ts'
import { publicKeyOf } from '../crypto/keys.ts'
import { verifyAll } from '../proofs/batch.ts'
import type { Check } from '../proofs/check.ts'
import { type Seat, toSeat } from '../rules/ids.ts'
import type { Event, Option, Rules } from '../rules/request.ts'
import type { Statement } from '../transcript/proof.ts'
import { agreedFrom, readG1, readG3, readG4, rulesHash } from './agreement.ts'
import { isSeedOf, readStatement } from './closing.ts'
import { decodeFault, encodeOwner, encodeSelf, type Kept, keptEntry, keptStatement, type Self } from './keep.ts'
import { Session } from './session.ts'

/** A copy of a game as the other side, or a record, has it. Nothing in it is believed. */
export interface Copy {
  readonly g1: Uint8Array
  readonly g3: Uint8Array
  readonly g4s: readonly Uint8Array[]
  readonly entries: readonly Uint8Array[]
  readonly statements: readonly Uint8Array[]
  readonly accusations: readonly Uint8Array[]
}
/** Why a seat does not come back from a copy. */
export type Unrestored =
  /** garbled, incomplete, or by other rules */
  | { readonly code: 'bad-agreement' }
  /** another game, or the other seat's secrets */
  | { readonly code: 'not-this-seat' }
  /** the first entry that does not fit, is not proven, or hides what the seed does not open */
  | { readonly code: 'bad-entry'; readonly entry: number }

/**
 * Everything that a seat keeps of a game, from its own secrets and a copy of the rest (docs/protocol.md, 8.7): for who has
 * lost all but keys and seed. Every signature and proof is checked. The seat then signs nothing before it has met the
 * other side, as always, and nothing at all if it had opened its seed. `meeting` is where the two meet again, if known.
 */
export function restoreFrom<State, Setup, O extends Option, E extends Event>(
  rules: Rules<State, Setup, O, E>,
  self: Self,
  copy: Copy,
  meeting?: Uint8Array,
): Kept | Unrestored {
  const g1 = readG1(copy.g1)
  const g3 = g1 && readG3(g1, copy.g3)
  const g4s = g3 && copy.g4s.flatMap(wire => readG4(g3, wire) ?? [])
  const agreed = g3 && g4s && agreedFrom(g3, g4s)
  const setup = g1 && rules.parseSetup(g1.terms.setup)
  if (!agreed || setup === undefined || !equal(agreed.terms.rulesHash, rulesHash(rules)))
    return { code: 'bad-agreement' }
  const { seat, seed } = self
  const key = agreed.keys[seat]
  if (key === undefined || !equal(key, publicKeyOf(self.key)) || !isSeedOf(agreed, seat, seed))
    return { code: 'not-this-seat' }

  const kept = new Map<string, Uint8Array>([['self', encodeSelf(self)]])
  const epochs = new Map<Seat, number>()
  const session = new Session(agreed, rules, setup, { seat, seed }, self.key)
  const checks: { readonly check: Check<Statement>; readonly entry: number }[] = []
  for (const [index, wire] of copy.entries.entries()) {
    const taken = session.accept(wire, (check, spot) => checks.push({ check, entry: spot.entry }) > 0, 'in place')
    const entry = session.transcript.entry(index + 1)
    if (taken.type !== 'accepted' || entry === undefined) return { code: 'bad-entry', entry: index + 1 }
    kept.set(keptEntry(index + 1), wire)
    epochs.set(entry.body.seat, entry.epoch)
  }
  const batch = verifyAll(checks.map(({ check }) => check))
  if (batch.type !== 'proven') return { code: 'bad-entry', entry: checks[batch.indices[0] ?? 0]?.entry ?? 1 }
  const lost = session.transcript.position.hidden.find(
    hidden => hidden.seat === seat && session.vault.get(hidden.handle) === undefined,
  )
  if (lost !== undefined) return { code: 'bad-entry', entry: lost.entry }

  const consent = g3.guests.find(guest => guest.seat === 1)
  if (consent !== undefined) kept.set('g2', consent.wire)
  kept.set('g1', copy.g1).set('g3', copy.g3)
  for (const g4 of g4s) kept.set(`g4/${g4.seat}`, g4.wire)
  kept.set('epoch', encode(epochs.get(seat) ?? 0))
  const other = toSeat(1 - seat)
  const otherKey = agreed.keys[other]
  if (otherKey !== undefined) kept.set('owner', encodeOwner({ key: otherKey, epoch: epochs.get(other) ?? 0 }))
  if (meeting !== undefined) kept.set('meeting', meeting)
  for (const wire of copy.statements) {
    const says = readStatement(agreed, wire)
    if (says === undefined) continue
    kept.set(keptStatement(says.type, says.seat), wire)
    if (says.seat === seat && (says.type === 'closing' || says.type === 'seed')) kept.set('sealed', encode(1))
  }
  const proven = copy.accusations.find(wire => {
    const said = decodeFault(wire)
    return said !== undefined && session.transcript.proves(said)
  })
  if (proven !== undefined) kept.set('accused', proven)
  return kept
}
