import { describe, expect, it } from 'vitest'
import { encode } from '../../../protocol/bytes/codec.ts'
import { hash, u32 } from '../../../protocol/bytes/hash.ts'
import { commit, deriveBlinding, hashOf, type Place } from '../../../protocol/crypto/commitment.ts'
import { proveOpening, verifyOpening } from '../../../protocol/proofs/opening.ts'
import { flips } from '../hex.ts'
import { seed } from './hidden.ts'

const place: Place = { gameId: hash('game', u32(1)), seat: 0, number: 3 }
const previous = hash('entry', u32(1))
const secrets = deriveBlinding(seed, place, previous, 142)
const commitment = commit(place, 142, secrets.salt, secrets.blinding)
const proof = proveOpening(142, secrets)

describe('opening (docs/protocol.md, 14.9)', () => {
  it('shows the value', () => {
    expect(verifyOpening(commitment, place, proof)?.statement.value).toBe(142)
    expect(verifyOpening(commitment, place, proof, 142)?.statement).toEqual({
      type: 'opened',
      place,
      commitment,
      value: 142,
    })
  })
  it('of another value than expected is refused', () =>
    expect(verifyOpening(commitment, place, proof, 141)).toBeUndefined())
  it('of a negative number and of zero', () => {
    for (const value of [0, -15]) {
      const own = deriveBlinding(seed, place, previous, value)
      const sealed = commit(place, value, own.salt, own.blinding)
      expect(verifyOpening(sealed, place, proveOpening(value, own))?.statement.value).toBe(value)
    }
  })
  it('every changed bit is refused', () => {
    for (const changed of flips(proof)) expect(verifyOpening(commitment, place, changed)).toBeUndefined()
  })
  it('at another place, or of one half only, is refused', () => {
    for (const other of [
      { ...place, seat: 1 },
      { ...place, number: 4 },
      { ...place, gameId: previous },
    ])
      expect(verifyOpening(commitment, other, proof)).toBeUndefined()
    const two = { hash: hashOf(place, 7, secrets.salt), point: commitment.point }
    expect(verifyOpening(two, place, proof)).toBeUndefined()
    expect(verifyOpening(two, place, proveOpening(7, secrets))).toBeUndefined()
  })
  it('of another shape is refused', () => {
    const { salt, blinding } = secrets
    for (const bad of [
      [142, salt],
      [142, salt, blinding, 0],
      ['142', salt, blinding],
      [142, blinding],
      [142, salt.slice(1), blinding],
      [142, salt, blinding.slice(1)],
      142,
    ])
      expect(verifyOpening(commitment, place, encode(bad))).toBeUndefined()
    expect(verifyOpening(commitment, place, new Uint8Array())).toBeUndefined()
    expect(verifyOpening({ ...commitment, point: new Uint8Array(32) }, place, proof)).toBeUndefined()
  })
})
