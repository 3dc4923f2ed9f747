import { describe, expect, it } from 'vitest'
import { toHex } from '../../../protocol/bytes/text.ts'
import {
  commit,
  deriveBlinding,
  hashMatches,
  hashOf,
  isCommitment,
  opens,
  type Place,
} from '../../../protocol/crypto/commitment.ts'
import { ORDER, scalarBytes, toScalar } from '../../../protocol/crypto/group.ts'
import vectors from '../../vectors/commitments.json'
import { bytesOf, flips } from '../hex.ts'

const seed = bytesOf(vectors.seed)
const gameId = bytesOf(vectors.gameId)
const previous = bytesOf(vectors.previous)
const place: Place = { gameId, seat: 0, number: 0 }
const { salt, blinding } = deriveBlinding(seed, place, previous, 142)
const commitment = commit(place, 142, salt, blinding)

describe('commitments (docs/protocol.md, 4.4 to 4.6)', () => {
  it.each(vectors.cases)('frozen: seat $seat, number $number, value $value', one => {
    const at = { gameId, seat: one.seat, number: one.number }
    const made = deriveBlinding(seed, at, previous, one.value)
    expect([toHex(made.salt), toHex(made.blinding)]).toEqual([one.salt, one.blinding])
    const sealed = commit(at, one.value, made.salt, made.blinding)
    expect([toHex(sealed.hash), toHex(sealed.point)]).toEqual([one.hash, one.point])
    expect(opens(sealed, at, one.value, made.salt, made.blinding)).toBe(true)
    expect(hashMatches(sealed, at, one.value, made.salt)).toBe(true)
  })
  it('opens to nothing else', () => {
    expect(opens(commitment, place, 142, salt, blinding)).toBe(true)
    expect(opens(commitment, place, 141, salt, blinding)).toBe(false)
    expect(opens(commitment, { ...place, seat: 1 }, 142, salt, blinding)).toBe(false)
    expect(opens(commitment, { ...place, number: 1 }, 142, salt, blinding)).toBe(false)
    expect(opens(commitment, { ...place, gameId: previous }, 142, salt, blinding)).toBe(false)
    expect(opens(commitment, place, 142, salt.slice(1), blinding)).toBe(false)
    expect(opens(commitment, place, Number.NaN, salt, blinding)).toBe(false)
    expect(opens(commitment, place, 142.5, salt, blinding)).toBe(false)
  })
  it('needs both halves: one commitment to two values opens to neither', () => {
    const other = deriveBlinding(seed, place, previous, 7)
    const two = { hash: hashOf(place, 142, salt), point: commit(place, 7, other.salt, other.blinding).point }
    expect(opens(two, place, 142, salt, blinding)).toBe(false)
    expect(opens(two, place, 142, salt, other.blinding)).toBe(false)
    expect(opens(two, place, 7, other.salt, other.blinding)).toBe(false)
  })
  it('a blinding must be a canonical scalar', () => {
    const larger = Uint8Array.from({ length: 32 }, (_, i) => Number((ORDER >> BigInt(8 * i)) & 255n))
    expect(opens(commitment, place, 142, salt, larger)).toBe(false)
    expect(opens(commitment, place, 142, salt, new Uint8Array(31))).toBe(false)
    expect(() => commit(place, 142, salt, larger)).toThrow(RangeError)
  })
  it('every changed bit of salt, hash and game id is refused', () => {
    for (const changed of flips(salt)) expect(opens(commitment, place, 142, changed, blinding)).toBe(false)
    for (const hash of flips(commitment.hash))
      expect(opens({ ...commitment, hash }, place, 142, salt, blinding)).toBe(false)
    for (const id of flips(gameId)) expect(opens(commitment, { ...place, gameId: id }, 142, salt, blinding)).toBe(false)
  })
  it('every changed bit of blinding and point is refused', () => {
    for (const changed of flips(blinding)) expect(opens(commitment, place, 142, salt, changed)).toBe(false)
    for (const point of flips(commitment.point))
      expect(opens({ ...commitment, point }, place, 142, salt, blinding)).toBe(false)
  })
  it('the same decision gives the same secrets, anything else unrelated ones', () => {
    const others = [
      deriveBlinding(seed, place, previous, 143),
      deriveBlinding(seed, place, gameId, 142),
      deriveBlinding(seed, { ...place, number: 1 }, previous, 142),
      deriveBlinding(seed, { ...place, seat: 1 }, previous, 142),
      deriveBlinding(seed, { ...place, gameId: previous }, previous, 142),
      deriveBlinding(previous.slice(0, 32), place, previous, 142),
    ]
    expect(deriveBlinding(seed, place, previous, 142)).toEqual({ salt, blinding })
    const all = [salt, blinding, ...others.flatMap(one => [one.salt, one.blinding])].map(toHex)
    expect(new Set(all).size).toBe(all.length)
  })
  it('has the form of a commitment, or not', () => {
    const { hash, point } = commitment
    expect(isCommitment(commitment)).toBe(true)
    expect(isCommitment({ hash: hash.slice(1), point })).toBe(false)
    expect(isCommitment({ hash, point: new Uint8Array(32) })).toBe(false)
    expect(isCommitment({ hash, point: point.slice(1) })).toBe(false)
    expect(isCommitment({ hash, point: scalarBytes(toScalar(1)) })).toBe(false)
  })
})
