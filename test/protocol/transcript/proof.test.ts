import { describe, expect, it } from 'vitest'
import { toHex } from '../../../protocol/bytes/text.ts'
import { commit, deriveBlinding } from '../../../protocol/crypto/commitment.ts'
import { parsePoint } from '../../../protocol/crypto/group.ts'
import { settle } from '../../../protocol/proofs/check.ts'
import {
  any,
  bare,
  type Claim,
  differs,
  equals,
  type Fresh,
  fresh,
  type Handle,
  isFresh,
  leaves,
  less,
  pairs,
  toHandle,
  within,
  zero,
} from '../../../protocol/rules/index.ts'
import { type Choice, checkProof, contextOf, type Demand, prove } from '../../../protocol/transcript/proof.ts'
import { flips } from '../hex.ts'
import { bytesFrom, there } from '../seated.ts'

const random = bytesFrom(5)
const seed = random(32)
const gameId = random(64)
const previous = random(64)
const [here, before] = [toHandle(0), toHandle(1)]
const ring = pairs(
  'ring',
  [3],
  () => [1, 2, 3],
  place => [(place % 3) + 1],
)
const other = pairs(
  'other ring',
  [3],
  () => [1, 2, 3],
  place => [((place + 1) % 3) + 1],
)

/** Numbers on record at handles 0 and 1, and one new number: 1, 3 and 2. */
const numbers = [1, 3, 2].map((value, number) => {
  const place = { gameId, seat: 0, number }
  const opening = { value, ...deriveBlinding(seed, place, previous, value) }
  const commitment = commit(place, value, opening.salt, opening.blinding)
  return { place, opening, commitment, point: there(parsePoint(commitment.point)) }
})
const find = (of: Handle | Fresh) => there(numbers[isFresh(of) ? 2 : of])
const choice: Choice = {
  gameId,
  seat: 0,
  entry: 7,
  part: 1,
  previous,
  request: random(64),
  option: 2,
  commitments: [there(numbers[2]).commitment],
}
/** A claim that is proven in one piece, as a demand. */
const whole = (claim: Claim): Demand => there(leaves(claim)[0])
const demands = {
  nonzero: whole(differs(here, 2)),
  zero: whole(zero(less(here, 1))),
  any: whole(any(zero(less(here, 2)), zero(less(before, 3)))),
  within: whole(within([bare(here), bare(fresh())], ring)),
}
const proofOf = (demand: Demand) => prove(demand, contextOf(choice, 0), find, of => find(of).opening, seed)
const holds = (demand: Demand, proof: Uint8Array, context: Uint8Array) =>
  settle(checkProof(demand, context, find, proof)) !== undefined

/** The choice with one thing about it changed. */
const changes: { readonly [name: string]: readonly [Choice, number] } = {
  'another game': [{ ...choice, gameId: random(64) }, 0],
  'the other seat': [{ ...choice, seat: 1 }, 0],
  'another entry': [{ ...choice, entry: 8 }, 0],
  'another part': [{ ...choice, part: 0 }, 0],
  'another history': [{ ...choice, previous: random(64) }, 0],
  'another question': [{ ...choice, request: random(64) }, 0],
  'another option': [{ ...choice, option: 1 }, 0],
  'another demand': [choice, 1],
  'no new number': [{ ...choice, commitments: [] }, 0],
  'two new numbers': [{ ...choice, commitments: [...choice.commitments, there(numbers[0]).commitment] }, 0],
  'another new number': [{ ...choice, commitments: [there(numbers[1]).commitment] }, 0],
}

describe.each<readonly [string, Demand]>(Object.entries(demands))(
  'a proof of %s (docs/protocol.md, 6.3)',
  (_, demand) => {
    const proof = proofOf(demand)
    it('holds where it was made', () => expect(holds(demand, proof, contextOf(choice, 0))).toBe(true))
    it.each(Object.entries(changes))('is refused for %s', (_, [changed, index]) =>
      expect(holds(demand, proof, contextOf(changed, index))).toBe(false),
    )
  },
)

describe('the context of a proof', () => {
  it('is another one for every changed bit of what it is made of', () => {
    const { commitments } = choice
    const [sealed] = commitments
    const made = [
      choice,
      ...[...flips(choice.gameId)].map(gameId => ({ ...choice, gameId })),
      ...[...flips(choice.previous)].map(previous => ({ ...choice, previous })),
      ...[...flips(choice.request)].map(request => ({ ...choice, request })),
      ...[...flips(there(sealed).hash)].map(hash => ({ ...choice, commitments: [{ ...there(sealed), hash }] })),
      ...[...flips(there(sealed).point)].map(point => ({ ...choice, commitments: [{ ...there(sealed), point }] })),
      ...Array.from({ length: 16 }, (_, bit) => ({ ...choice, option: choice.option ^ (1 << bit) })),
      ...Array.from({ length: 31 }, (_, bit) => ({ ...choice, entry: choice.entry ^ (1 << bit) })),
      ...Array.from({ length: 8 }, (_, bit) => ({ ...choice, part: choice.part ^ (1 << bit) })),
      ...Array.from({ length: 8 }, (_, bit) => ({ ...choice, seat: choice.seat ^ (1 << bit) })),
    ].filter(({ entry }) => entry >= 0)
    expect(made.length).toBeGreaterThan(2300)
    expect(new Set(made.map(one => toHex(contextOf(one, 0)))).size).toBe(made.length)
  })
})

describe('a proof says what its claim says, and nothing else', () => {
  const claims: readonly (readonly [string, Demand, Demand])[] = [
    ['another value', demands.nonzero, whole(differs(here, 9))],
    ['another number', demands.nonzero, whole(differs(before, 2))],
    ['the contrary', demands.nonzero, whole(zero(less(here, 2)))],
    ['a branch less', demands.any, whole(any(zero(less(before, 3))))],
    ['branches in another order', demands.any, whole(any(zero(less(before, 3)), zero(less(here, 2))))],
    ['another table', demands.within, whole(within([bare(here), bare(fresh())], other))],
    ['another row', demands.within, whole(within([bare(before), bare(fresh())], ring))],
  ]
  it.each(claims)('%s', (_, made, said) => expect(holds(said, proofOf(made), contextOf(choice, 0))).toBe(false))
})

describe('an opening (docs/protocol.md, 14.9)', () => {
  const opening = whole(equals(here, 1))
  it('is bound by its commitment: of another number it is refused', () => {
    const proof = proofOf(opening)
    expect(holds(opening, proof, contextOf(choice, 0))).toBe(true)
    expect(holds(whole(equals(before, 1)), proof, contextOf(choice, 0))).toBe(false)
    expect(holds(whole(equals(here, 3)), proof, contextOf(choice, 0))).toBe(false)
  })
})
