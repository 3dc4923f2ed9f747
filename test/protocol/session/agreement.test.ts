import { describe, expect, it } from 'vitest'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { newSigningKey, publicKeyOf, sign } from '../../../protocol/crypto/keys.ts'
import { toRole, toSeat } from '../../../protocol/rules/index.ts'
import {
  agreedFrom,
  MOST_WAIT,
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
} from '../../../protocol/session/agreement.ts'
import { safetyBytes } from '../../../protocol/session/closing.ts'
import type { RoleRule, Terms } from '../../../protocol/transcript/terms.ts'
import { flips } from '../hex.ts'
import { mini } from '../mini.ts'
import { bytesFrom, GUEST_HIDES, HOST_HIDES, JOINT_ROLL, same, talk, there } from '../seated.ts'

const random = bytesFrom(21)
const done = talk(mini, { rounds: 3 }, HOST_HIDES, bytesFrom(1))
const { keys, seeds, nonces, g1, g2, g3, g4s, agreed } = done
const stranger = newSigningKey(random)
const terms = (change: Partial<Terms> = {}): Terms => ({ ...g1.terms, ...change })

/** A message with some fields of its body changed, signed again by whoever. */
type Label = 'g1-signature' | 'g2-signature' | 'g3-signature' | 'g4-signature'
function resigned(wire: Uint8Array, label: Label, key: typeof stranger, change: (fields: readonly Value[]) => Value) {
  const [body] = there(decode(wire)) as readonly [Uint8Array, Uint8Array]
  const changed = encode(change(there(decode(body)) as readonly Value[]))
  return encode([changed, sign(label, key, changed)])
}
const at = (index: number, value: Value) => (fields: readonly Value[]) =>
  fields.map((field, i) => (i === index ? value : field))

describe('four messages (docs/protocol.md, 9)', () => {
  it('say the same to everybody, made anew to the byte', () => {
    expect(makeG1(g1.terms, keys[0], nonces[0])).toEqual(g1.wire)
    expect(makeG2(g1, toSeat(1), keys[1], nonces[1])).toEqual(g2.wire)
    expect(makeG3(g1, keys[0], nonces[0], [g2])).toEqual(g3.wire)
    for (const seat of [0, 1] as const)
      expect(makeG4(g3, { seat: toSeat(seat), seed: seeds[seat] }, keys[seat])).toEqual(g4s[seat].wire)
    expect(agreed.keys).toEqual(keys.map(publicKeyOf))
    expect(agreed.terms).toEqual({
      version: PROTOCOL_VERSION,
      rulesHash: rulesHash(mini),
      setup: { rounds: 3 },
      roles: HOST_HIDES,
      seats: 2,
    })
  })
  it('the game id depends on all that was agreed', () => {
    const others = [
      talk(mini, { rounds: 4 }, HOST_HIDES, bytesFrom(1)),
      talk(mini, { rounds: 3 }, GUEST_HIDES, bytesFrom(1)),
      talk(mini, { rounds: 3 }, JOINT_ROLL, bytesFrom(1)),
      talk({ ...mini, version: '2' }, { rounds: 3 }, HOST_HIDES, bytesFrom(1)),
      talk({ ...mini, name: 'maxi' }, { rounds: 3 }, HOST_HIDES, bytesFrom(1)),
      talk({ ...mini, data: () => 'other' }, { rounds: 3 }, HOST_HIDES, bytesFrom(1)),
      talk(mini, { rounds: 3 }, HOST_HIDES, bytesFrom(2)),
      done,
    ]
    for (const of of ['gameId', 'genesis', 'g3Hash'] as const)
      expect(new Set(others.map(one => one.agreed[of].join())).size).toBe(others.length)
    expect(new Set(others.map(one => safetyBytes(one.agreed.gameId).join())).size).toBe(others.length)
  })
  it('the guest’s nonce alone makes another game', () => {
    const other = there(readG2(g1, makeG2(g1, toSeat(1), keys[1], random(32))))
    const concluded = there(readG3(g1, makeG3(g1, keys[0], nonces[0], [other])))
    expect(same(concluded.gameId, agreed.gameId)).toBe(false)
  })
  it('the last messages are in the genesis', () => {
    const other = there(readG4(g3, makeG4(g3, { seat: toSeat(1), seed: random(32) }, keys[1])))
    const otherwise = there(agreedFrom(g3, [g4s[0], other]))
    expect(same(otherwise.gameId, agreed.gameId)).toBe(true)
    expect(same(otherwise.genesis, agreed.genesis)).toBe(false)
  })
})

describe('changed on their way: refused', () => {
  const messages: readonly (readonly [string, Uint8Array, (wire: Uint8Array) => unknown])[] = [
    ['g1', g1.wire, readG1],
    ['g2', g2.wire, wire => readG2(g1, wire)],
    ['g3', g3.wire, wire => readG3(g1, wire)],
    ['g4 of the host', g4s[0].wire, wire => readG4(g3, wire)],
    ['g4 of the guest', g4s[1].wire, wire => readG4(g3, wire)],
  ]
  it.each(messages)('one bit of every byte of %s', (_, wire, read) => {
    expect(read(wire)).toBeDefined()
    for (const [bit, changed] of [...flips(wire)].entries())
      if ((bit & 7) === (bit >> 3) % 8) expect(read(changed), `bit ${bit}`).toBeUndefined()
  })
  it.each(messages)('%s cut short or with something added', (_, wire, read) => {
    for (const bad of [wire.slice(0, -1), Uint8Array.of(...wire, 0), new Uint8Array(), encode([])])
      expect(read(bad)).toBeUndefined()
  })
  it.each(messages)('others in the place of %s', (name, _, read) => {
    for (const [other, wire] of messages)
      if (other.slice(0, 2) !== name.slice(0, 2)) expect(read(wire), other).toBeUndefined()
  })
})

describe('G1 proposes what can be played', () => {
  it.each<[string, RoleRule]>([
    ['a role twice', { type: 'fixed', roles: [toRole(0), toRole(0)] }],
    ['a role too many', { type: 'fixed', roles: [toRole(0), toRole(1), toRole(2)] }],
    ['a role that does not exist', { type: 'fixed', roles: [toRole(0), toRole(2)] }],
  ])('refuses %s', (_, roles) => expect(readG1(makeG1(terms({ roles }), keys[0], nonces[0]))).toBeUndefined())
  it('refuses set-up that is no data, unknown fields, and another signer', () => {
    const g1Label = 'g1-signature'
    expect(readG1(resigned(g1.wire, g1Label, keys[0], fields => fields))).toBeDefined()
    expect(readG1(resigned(g1.wire, g1Label, keys[0], at(2, [9])))).toBeUndefined()
    // A waiting time, which stands last: whole minutes from 1 to about ten years.
    const waiting = (...more: readonly Value[]) =>
      readG1(resigned(g1.wire, g1Label, keys[0], fields => [...fields, ...more]))?.terms.wait
    expect([1, MOST_WAIT].map(wait => waiting(wait))).toEqual([1, MOST_WAIT])
    for (const more of [[0], [-1], [MOST_WAIT + 1], ['1'], [[]], [1, 1]])
      expect(readG1(resigned(g1.wire, g1Label, keys[0], fields => [...fields, ...more]))).toBeUndefined()
    expect(readG1(resigned(g1.wire, g1Label, stranger, fields => fields))).toBeUndefined()
    expect(readG1(resigned(g1.wire, 'g2-signature', keys[0], fields => fields))).toBeUndefined()
    expect(readG1(resigned(g1.wire, g1Label, keys[0], at(5, new Uint8Array(32))))).toBeUndefined()
  })
})

describe('G2 consents to one proposal', () => {
  const other = there(readG1(makeG1(terms({ setup: { rounds: 4 } }), keys[0], nonces[0])))
  it('and to no other', () => expect(readG2(other, g2.wire)).toBeUndefined())
  it('for a seat that there is, the host’s excepted', () => {
    expect(readG2(g1, makeG2(g1, toSeat(2), keys[1], nonces[1]))).toBeUndefined()
    expect(readG2(g1, resigned(g2.wire, 'g2-signature', keys[1], at(1, 0)))).toBeUndefined()
  })
  it('signed by the key that it names', () =>
    expect(
      readG2(
        g1,
        resigned(g2.wire, 'g2-signature', stranger, fields => fields),
      ),
    ).toBeUndefined())
})

describe('G3 concludes', () => {
  const nobody = makeG3(g1, keys[0], nonces[0], [])
  it('with every guest once, in order', () => {
    expect(readG3(g1, nobody)).toBeUndefined()
    expect(readG3(g1, makeG3(g1, keys[0], nonces[0], [g2, g2]))).toBeUndefined()
  })
  it('with the nonce that G1 committed to', () =>
    expect(readG3(g1, makeG3(g1, keys[0], random(32), [g2]))).toBeUndefined())
  it('by the host', () => expect(readG3(g1, makeG3(g1, keys[1], nonces[0], [g2]))).toBeUndefined())
  it('with nobody at two seats', () => {
    const self = there(readG2(g1, makeG2(g1, toSeat(1), keys[0], nonces[1])))
    expect(readG3(g1, makeG3(g1, keys[0], nonces[0], [self]))).toBeUndefined()
  })
  it('with consents to this very proposal', () => {
    const other = there(readG1(makeG1(terms({ setup: { rounds: 4 } }), keys[0], nonces[0])))
    const elsewhere = there(readG2(other, makeG2(other, toSeat(1), keys[1], nonces[1])))
    expect(readG3(g1, makeG3(g1, keys[0], nonces[0], [elsewhere]))).toBeUndefined()
    expect(readG3(other, g3.wire)).toBeUndefined()
  })
})

describe('G4 commits', () => {
  const label = 'g4-signature'
  it('for one’s own seat, in this game', () => {
    const stolen = makeG4(g3, { seat: toSeat(0), seed: seeds[1] }, keys[1])
    expect(readG4(g3, stolen)).toBeUndefined()
    expect(readG4(g3, resigned(g4s[0].wire, label, keys[0], at(0, random(64))))).toBeUndefined()
    expect(readG4(g3, resigned(g4s[0].wire, label, keys[0], at(1, 2)))).toBeUndefined()
  })
  it('leaves the fields for secret decks empty', () => {
    expect(
      readG4(
        g3,
        resigned(g4s[0].wire, label, keys[0], fields => fields),
      ),
    ).toBeDefined()
    expect(readG4(g3, resigned(g4s[0].wire, label, keys[0], at(4, Uint8Array.of(1))))).toBeUndefined()
    expect(readG4(g3, resigned(g4s[0].wire, label, keys[0], at(5, Uint8Array.of(1))))).toBeUndefined()
  })
  it('is complete when each seat’s is there, in order', () => {
    expect(agreedFrom(g3, [g4s[1], g4s[0]])).toBeUndefined()
    expect(agreedFrom(g3, [g4s[0]])).toBeUndefined()
    expect(agreedFrom(g3, [g4s[0], g4s[0]])).toBeUndefined()
    expect(agreedFrom(g3, [...g4s, g4s[1]])).toBeUndefined()
  })
})
