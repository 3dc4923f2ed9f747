import { describe, expect, it } from 'vitest'
import { commit, deriveBlinding } from '../../../protocol/crypto/commitment.ts'
import { ORDER, scalarBytes, toScalar } from '../../../protocol/crypto/group.ts'
import { vanishes } from '../../../protocol/crypto/msm.ts'
import { type Any, checkAny, proveAny } from '../../../protocol/proofs/any.ts'
import { verifyAll } from '../../../protocol/proofs/batch.ts'
import { at, type Check, parseProof, proofBytes } from '../../../protocol/proofs/check.ts'
import { checkDiffers, type Differs, proveDiffers } from '../../../protocol/proofs/differs.ts'
import { checkOpening, proveOpening } from '../../../protocol/proofs/opening.ts'
import { RowSet } from '../../../protocol/proofs/rows.ts'
import { checkWithin, proveWithin, type Within } from '../../../protocol/proofs/within.ts'
import { ctx, hide, seed } from './hidden.ts'

interface Case {
  readonly name: string
  readonly proof: Uint8Array
  readonly check: (proof: Uint8Array) => Check<unknown> | undefined
}

const set = new RowSet(
  [
    [1, 2],
    [1, 3],
    [2, 1],
  ],
  2,
)
function cases(n: number): readonly Case[] {
  const [a, b] = [hide(1, n), hide(3, n + 1)]
  const differs: Differs = { type: 'differs', ctx, commitment: a.commitment, value: 9 }
  const branches = [a, b].map(({ commitment }) => [{ kind: 'eq' as const, commitment, value: 3 }])
  const any: Any = { type: 'any', ctx, branches }
  const within: Within = { type: 'within', ctx, forms: [a, b], set }
  const place = { gameId: ctx, seat: 0, number: n }
  const secrets = deriveBlinding(seed, place, ctx, 142)
  const commitment = commit(place, 142, secrets.salt, secrets.blinding)
  return [
    { name: 'differs', proof: proveDiffers(differs, a, seed), check: proof => checkDiffers(differs, proof) },
    { name: 'any', proof: proveAny(any, [[a], [b]], seed), check: proof => checkAny(any, proof) },
    { name: 'within', proof: proveWithin(within, [a, b], seed), check: proof => checkWithin(within, proof) },
    { name: 'opening', proof: proveOpening(142, secrets), check: proof => checkOpening(commitment, place, proof) },
  ]
}
const all = Array.from({ length: 4 }, (_, i) => cases(10 * i)).flat()
const honest = () => all.map(({ proof, check }) => check(proof))

/** The last scalar of a proof, made larger: of the right form, and false. */
function spoiled(proof: Uint8Array, by: bigint): Uint8Array {
  const last = proof.slice(-32).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
  return Uint8Array.of(...proof.slice(0, -32), ...scalarBytes(toScalar(last + by)))
}

describe('many proofs at once (docs/protocol.md, 14.8)', () => {
  it('all of them are proven, and are the statements in order', () => {
    const checks = honest()
    const batch = verifyAll(checks)
    expect(batch.type).toBe('proven')
    if (batch.type === 'proven')
      expect(batch.proven.map(({ statement }) => statement)).toEqual(checks.map(check => check?.statement))
  })
  it('none at all is proven', () => expect(verifyAll([])).toEqual({ type: 'proven', proven: [] }))
  it('enough for buckets', () => {
    const more = Array.from({ length: 80 }, (_, i) => {
      const one = hide(i, 1000 + i)
      const said: Differs = { type: 'differs', ctx, commitment: one.commitment, value: -1 }
      return { said, proof: proveDiffers(said, one, seed) }
    })
    const checks = more.map(({ said, proof }) => checkDiffers(said, proof))
    expect(verifyAll([...honest(), ...checks, ...honest(), ...checks]).type).toBe('proven')
    const bad = checkDiffers(at(more, 7).said, spoiled(at(more, 7).proof, 1n))
    const spoiledBatch = [...honest(), ...checks.with(7, bad), ...checks]
    expect(verifyAll(spoiledBatch)).toEqual({ type: 'refused', indices: [all.length + 7] })
  })
  it.each(all.slice(0, 4).map((one, index) => ({ ...one, index })))(
    'names a false $name',
    ({ index, proof, check }) => {
      const last = check(spoiled(proof, 1n))
      expect(last).toBeDefined()
      expect(verifyAll(honest().with(index, last))).toEqual({ type: 'refused', indices: [index] })
    },
  )
  it('names all that are false, and those of a wrong form too', () => {
    const checks = honest()
      .with(2, undefined)
      .with(5, at(all, 5).check(spoiled(at(all, 5).proof, 7n)))
    expect(verifyAll(checks)).toEqual({ type: 'refused', indices: [2, 5] })
  })
  it('two errors that cancel out are found: the weights are not to be foreseen', () => {
    const [first, second] = [at(all, 0), at(all, 4)]
    const checks = [first.check(spoiled(first.proof, 5n)), second.check(spoiled(second.proof, ORDER - 5n))]
    const together = checks.flatMap(check => check?.equations ?? []).flat()
    expect(vanishes(together)).toBe(true)
    expect(verifyAll(checks)).toEqual({ type: 'refused', indices: [0, 1] })
  })
  it('two errors within one proof that cancel out are found', () => {
    const any = at(all, 1)
    const messages = parseProof(any.proof, 2, 4)
    if (messages === undefined) throw new Error('any')
    const [c1, c2, z1, z2] = messages.scalars.map(BigInt)
    const moved = proofBytes({
      points: messages.points,
      scalars: [c1, c2, (z1 ?? 0n) + 5n, (z2 ?? 0n) - 5n].map(one => toScalar(one ?? 0n)),
    })
    const check = any.check(moved)
    expect(vanishes((check?.equations ?? []).flat())).toBe(true)
    expect(verifyAll([check])).toEqual({ type: 'refused', indices: [0] })
  })
})
