import { describe, expect, it } from 'vitest'
import {
  all,
  bare,
  type Claim,
  differs,
  equals,
  fresh,
  noneEquals,
  type Option,
  pairs,
  type Request,
  someEquals,
  toHandle,
  toRole,
  within,
} from '../../../protocol/rules/index.ts'
import { requestDigest } from '../../../protocol/transcript/digest.ts'
import { bytesFrom } from '../seated.ts'

const gameId = bytesFrom(1)(64)
const [h0, h1] = [toHandle(0), toHandle(1)]
const table = (name: string, arg: number, rows: readonly number[]) =>
  pairs(
    name,
    [arg],
    () => rows,
    one => [one],
  )
const ask = (options: readonly Option[], query = false, role = toRole(0)): Request => ({
  type: 'choose',
  role,
  options,
  query,
})
const claiming = (claim: Claim): Request => ask([{ type: 'a', claim }])
const hex = (request: Request, id = gameId) => requestDigest(id, request).join()

describe('the digest of a request (docs/protocol.md, 5.3)', () => {
  it('tells everything apart that a part may answer', () => {
    const field = (extra: object): Request => ask([{ type: 'a', ...extra }])
    const requests: readonly Request[] = [
      { type: 'roll', sides: [6], why: 'a' },
      { type: 'roll', sides: [6, 6], why: 'a' },
      { type: 'roll', sides: [6], why: 'b' },
      ask([]),
      ask([], true),
      ask([], false, toRole(1)),
      ask([{ type: 'a' }]),
      ask([{ type: 'b' }]),
      ask([{ type: 'a' }, { type: 'b' }]),
      ask([{ type: 'b' }, { type: 'a' }]),
      field({ at: 1 }),
      field({ at: '1' }),
      field({ at: null }),
      field({ at: [1] }),
      field({ at: { b: 1 } }),
      field({ at: false }),
      ask([{ type: 'a', opens: h0 }]),
      ask([{ type: 'a', opens: h1 }]),
      claiming(equals(h0, 1)),
      claiming(equals(h1, 1)),
      claiming(equals(fresh(0), 1)),
      claiming(equals(h0, 2)),
      claiming(differs(h0, 1)),
      claiming(someEquals([h0], 1)),
      claiming(someEquals([h0, h1], 1)),
      claiming(someEquals([h1, h0], 1)),
      claiming(noneEquals([h0, h1], 1)),
      claiming({ type: 'zero', sum: { terms: [[2, h0]], plus: 1 } }),
      claiming({ type: 'zero', sum: { terms: [[1, h0]], plus: 1 } }),
      claiming({ type: 'zero', sum: { terms: [[2, h0]], plus: 2 } }),
      claiming(all(equals(h0, 1))),
      claiming(all(equals(h0, 1), equals(h1, 1))),
      claiming(all(all(equals(h0, 1)), equals(h1, 1))),
      claiming(within([bare(h0), bare(h1)], table('t', 1, [1]))),
      claiming(within([bare(h1), bare(h0)], table('t', 1, [1]))),
      claiming(within([bare(h0), bare(h1)], table('u', 1, [1]))),
      claiming(within([bare(h0), bare(h1)], table('t', 2, [1]))),
      ask([{ type: 'a', hides: { count: 1, claim: equals(fresh(0), 1) } }]),
      ask([{ type: 'a', hides: { count: 2, claim: equals(fresh(0), 1) } }]),
      ask([{ type: 'a', hides: { count: 1, claim: equals(fresh(1), 1) } }]),
    ]
    expect(new Set(requests.map(request => hex(request))).size).toBe(requests.length)
  })
  it('is of one game', () => {
    expect(hex(ask([]), gameId)).not.toBe(hex(ask([]), bytesFrom(2)(64)))
  })
  it('takes tables by name and arguments, not row by row', () => {
    const [one, other] = [table('t', 1, [1, 2]), table('t', 1, [3])]
    expect(hex(claiming(within([bare(h0), bare(h1)], one)))).toBe(hex(claiming(within([bare(h0), bare(h1)], other))))
  })
  it('does not depend on the order in which an option was written down', () => {
    const [one, other]: readonly Option[] = [
      Object.assign({ type: 'a' }, { x: 1, y: 2 }),
      Object.assign({ y: 2, x: 1 }, { type: 'a' }),
    ]
    expect(hex(ask(one ? [one] : []))).toBe(hex(ask(other ? [other] : [])))
  })
})
