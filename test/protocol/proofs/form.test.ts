import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pedersen } from '../../../protocol/crypto/commitment.ts'
import { IDENTITY, samePoint, toScalar } from '../../../protocol/crypto/group.ts'
import { at } from '../../../protocol/proofs/check.ts'
import { commitmentOf, openTerms, termsCommitment } from '../../../protocol/proofs/form.ts'
import { fresh, toHandle } from '../../../protocol/rules/ids.ts'
import { isFresh, type Sum, sumOf } from '../../../protocol/rules/sum.ts'
import { hide } from './hidden.ts'

const hidden = [hide(3, 0), hide(142, 1), hide(-8, 2)]
const newOne = hide(77, 3)
const find = (of: Sum['terms'][number][1]) => (isFresh(of) ? newOne : at(hidden, of))
const of = fc.oneof(fc.nat(2).map(toHandle), fc.constant(fresh(0)))
const sum = fc.record({
  terms: fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), of), { maxLength: 4 }),
  plus: fc.integer({ min: -500, max: 500 }),
})

describe('forms (docs/protocol.md, 14.2)', () => {
  it('the commitment to a sum commits to its value', () => {
    fc.assert(
      fc.property(sum, one => {
        const { value, blinding } = openTerms(one, find)
        expect(value + one.plus).toBe(sumOf(one, number => find(number).value))
        const terms = termsCommitment(one, number => find(number).commitment)
        expect(samePoint(terms, pedersen(toScalar(value), blinding))).toBe(true)
        const whole = commitmentOf(one, number => find(number).commitment)
        expect(samePoint(whole, pedersen(toScalar(value + one.plus), blinding))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
  it('one hidden number is its own commitment', () => {
    const bare: Sum = { terms: [[1, toHandle(1)]], plus: 0 }
    expect(commitmentOf(bare, number => find(number).commitment)).toBe(at(hidden, 1).commitment)
  })
  it('nothing, and what cancels, is the identity', () => {
    const nothing: Sum = { terms: [], plus: 0 }
    const cancels: Sum = {
      terms: [
        [1, toHandle(1)],
        [-1, toHandle(1)],
      ],
      plus: 0,
    }
    for (const one of [nothing, cancels])
      expect(
        samePoint(
          commitmentOf(one, number => find(number).commitment),
          IDENTITY,
        ),
      ).toBe(true)
  })
})
