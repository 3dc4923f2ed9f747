import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../../protocol/bytes/text.ts'
import { IDENTITY, mul, ORDER, plus, pointBytes, toScalar } from '../../../protocol/crypto/group.ts'
import { vanishes } from '../../../protocol/crypto/msm.ts'
import { parseProof } from '../../../protocol/proofs/check.ts'
import {
  checkDiffers,
  type Differs,
  proveDiffers,
  proveDiffersWith,
  verifyDiffers,
} from '../../../protocol/proofs/differs.ts'
import { fittingMessage, leafEquation, leafSecret, movedResponses } from '../../../protocol/proofs/leaf.ts'
import vectors from '../../vectors/proofs.json'
import { flips } from '../hex.ts'
import { ctx, fixedNonces, fixedScalar, hide, nearby, seed } from './hidden.ts'

const hidden = hide(142, 0)
const statement: Differs = { type: 'differs', ctx, commitment: hidden.commitment, value: 107 }
const proof = proveDiffers(statement, hidden, seed)
const accepted = (one: Differs, bytes: Uint8Array) => verifyDiffers(one, bytes) !== undefined

describe('differs (docs/protocol.md, 14.5)', () => {
  it('complete: any two different numbers', () => {
    const number = fc.oneof(fc.integer({ min: -20, max: 400 }), fc.maxSafeInteger())
    fc.assert(
      fc.property(number, number, fc.nat(), (value, other, n) => {
        fc.pre(value !== other)
        const one = hide(value, n)
        const said: Differs = { type: 'differs', ctx, commitment: one.commitment, value: other }
        const bytes = proveDiffers(said, one, seed)
        expect(bytes).toHaveLength(96)
        expect(verifyDiffers(said, bytes)?.statement).toBe(said)
      }),
      { numRuns: 25 },
    )
  })
  it('cannot be made for equal numbers', () => {
    expect(() => proveDiffers({ ...statement, value: 142 }, hidden, seed)).toThrow()
  })
  it('a prover who goes on although the numbers are equal is refused', () => {
    const leaf = { kind: 'ne', commitment: hidden.commitment, value: 142 } as const
    const secret = leafSecret(leaf, hidden)
    const z = [fixedScalar(1), fixedScalar(2)]
    const T = fittingMessage(leaf, secret, toScalar(0), z)
    const bytes = Uint8Array.of(...pointBytes(T), ...proof.slice(32))
    expect(accepted({ ...statement, value: 142 }, bytes)).toBe(false)
    const c = fixedScalar(3)
    expect(vanishes(leafEquation(leaf, T, c, movedResponses(leaf, secret, z, c)))).toBe(false)
  })
  it('every changed bit of the proof is refused', () => {
    for (const changed of flips(proof)) expect(accepted(statement, changed)).toBe(false)
  })
  it('every changed bit of the context is refused', () => {
    for (const other of flips(ctx)) expect(accepted({ ...statement, ctx: other }, proof)).toBe(false)
  })
  it('every changed bit of the commitment is refused, and every other value', () => {
    const others = nearby(hidden.commitment)
    expect(others.length).toBeGreaterThan(0)
    for (const commitment of others) expect(accepted({ ...statement, commitment }, proof)).toBe(false)
    for (let bit = 0; bit < 32; bit++) expect(accepted({ ...statement, value: 107 ^ (1 << bit) }, proof)).toBe(false)
    for (const value of [-107, 0, 142]) expect(accepted({ ...statement, value }, proof)).toBe(false)
  })
  it('other lengths, the identity and larger scalars are refused', () => {
    for (const length of [0, 95, 97, 128]) expect(accepted(statement, new Uint8Array(length))).toBe(false)
    expect(accepted(statement, Uint8Array.of(...proof, 0))).toBe(false)
    expect(accepted({ ...statement, commitment: IDENTITY }, proof)).toBe(false)
    expect(accepted(statement, Uint8Array.of(...pointBytes(IDENTITY), ...proof.slice(32)))).toBe(false)
    for (const start of [32, 64]) expect(accepted(statement, plusOrder(proof, start))).toBe(false)
  })
  it('random bytes never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 96, maxLength: 96 }), bytes => {
        expect(accepted(statement, bytes)).toBe(false)
      }),
    )
  })
  it('the same decision gives the same bytes, another seed, context or number other ones', () => {
    expect(proveDiffers(statement, hidden, seed)).toEqual(proof)
    const others = [
      proveDiffers(statement, hidden, seed.slice(1)),
      proveDiffers({ ...statement, ctx: ctx.slice(1) }, hidden, seed),
      proveDiffers({ ...statement, value: 108 }, hidden, seed),
    ]
    const messages = [proof, ...others].map(bytes => toHex(bytes.slice(0, 32)))
    expect(new Set(messages).size).toBe(messages.length)
  })
  it('zero knowledge: a simulator without the number makes what the equation accepts, for any challenge', () => {
    for (let n = 0; n < 5; n++) {
      const leaf = { kind: 'ne', commitment: hide(n, n).commitment, value: n % 2 } as const
      const z = [fixedScalar(10 * n), fixedScalar(10 * n + 1)]
      const c = fixedScalar(10 * n + 2)
      // T = z₁(C - vG) + z₂H - cG, from public things only
      const T = simulated(leaf, c, z)
      expect(vanishes(leafEquation(leaf, T, c, z))).toBe(true)
      expect(vanishes(leafEquation(leaf, T, plus(c, toScalar(1)), z))).toBe(false)
    }
  })
  it('special soundness: two answers to one message give the witness', () => {
    const leaf = { kind: 'ne', commitment: hidden.commitment, value: 107 } as const
    const secret = leafSecret(leaf, hidden)
    const z = [fixedScalar(1), fixedScalar(2)]
    const [first, second] = [fixedScalar(3), fixedScalar(4)].map(c => movedResponses(leaf, secret, z, c))
    const moved = ((first?.[0] ?? 0n) - (second?.[0] ?? 0n) + ORDER) % ORDER
    expect((moved * secret.distance) % ORDER).toBe((fixedScalar(3) - fixedScalar(4) + ORDER) % ORDER)
  })
  it('frozen, with nonces handed in', () => {
    const made = proveDiffersWith(statement, hidden, fixedNonces(vectors.differs.nonces))
    expect(toHex(made)).toBe(vectors.differs.proof)
    expect(toHex(proof)).toBe(vectors.differs.derived)
    expect(accepted(statement, made)).toBe(true)
  })
  it('is read as one point and two scalars, and left with one equation', () => {
    expect(parseProof(proof, 1, 2)).toBeDefined()
    expect(parseProof(proof, 2, 1)).toBeUndefined()
    expect(checkDiffers(statement, proof)?.equations).toHaveLength(1)
  })
})

function simulated(
  leaf: Parameters<typeof leafEquation>[0],
  c: ReturnType<typeof fixedScalar>,
  z: readonly ReturnType<typeof fixedScalar>[],
) {
  const terms = leafEquation(leaf, IDENTITY, c, z)
  return terms.reduce((sum, { by, of }) => (of.is0() ? sum : sum.add(mul(of, by))), IDENTITY)
}

/** The same scalar written larger by the group's order, where there is room. */
function plusOrder(bytes: Uint8Array, start: number): Uint8Array {
  const copy = bytes.slice()
  let over = 0n
  for (let i = 0; i < 32; i++) {
    const sum = BigInt(copy[start + i] ?? 0) + ((ORDER >> BigInt(8 * i)) & 255n) + over
    copy[start + i] = Number(sum & 255n)
    over = sum >> 8n
  }
  return copy
}
