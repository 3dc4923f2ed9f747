import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applied, type Change, changeOf } from '../../../web/session/changes.ts'

/** Plain data as views are made of, often alike. */
const data = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, undefined, true, 0, -0, Number.NaN, 'a', ''),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'length', 'toString'), tie('any'), { noNullPrototype: true }),
    fc.array(fc.tuple(fc.nat(3), fc.nat(3))).map(pairs => new Map(pairs)),
  ),
})).any

/** What a worker's message does to it. */
const told = <T>(change: Change<T>): Change<T> => structuredClone(change)

describe('changes', () => {
  test('lead from anything to anything', () => {
    fc.assert(
      fc.property(data, data, (before, now) => {
        expect(applied(before, told(changeOf(before, now)))).toStrictEqual(now)
      }),
    )
  })

  test('keep the order of fields', () => {
    const before = { a: 1, b: 2, c: 3 }
    const now = { c: 3, x: 0, a: 1 }
    expect(Object.entries(applied<object>(before, changeOf<object>(before, now)))).toEqual(Object.entries(now))
  })

  test('of equal data are none, and what was there stays', () => {
    fc.assert(
      fc.property(data, one => {
        const change = told(changeOf(one, structuredClone(one)))
        expect(change).toEqual({ type: 'same' })
        expect(applied(one, change)).toBe(one)
      }),
    )
  })

  test('leave alone what they are not about', () => {
    const before = {
      log: [{ says: 'a' }, { says: 'b' }],
      game: { agents: [{ at: 1 }, { at: 2 }], bag: { loyal: 3 } },
      secrets: new Map([[1, 2]]),
    }
    const now = structuredClone(before)
    now.log.push({ says: 'c' })
    now.game.agents[1] = { at: 7 }
    const change = told(changeOf(before, now))
    const after = applied(before, change)
    expect(after).toEqual(now)
    expect(after.log[0]).toBe(before.log[0])
    expect(after.game.agents[0]).toBe(before.game.agents[0])
    expect(after.game.bag).toBe(before.game.bag)
    expect(after.secrets).toBe(before.secrets)
    expect(after.game.agents[1]).not.toBe(before.game.agents[1])
    // Nothing of what stays is told again.
    expect(JSON.stringify(change)).not.toContain('"a"')
    expect(JSON.stringify(change)).not.toContain('loyal')
  })

  test('do not touch what was there', () => {
    fc.assert(
      fc.property(data, data, (before, now) => {
        const kept = structuredClone(before)
        applied(before, changeOf(before, now))
        expect(before).toStrictEqual(kept)
      }),
    )
  })
})
