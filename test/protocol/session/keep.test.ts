import { describe, expect, it } from 'vitest'
import { encode } from '../../../protocol/bytes/codec.ts'
import { newSigningKey } from '../../../protocol/crypto/keys.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { makeStatement, readStatement, type SideStatement } from '../../../protocol/session/closing.ts'
import {
  decodeDraft,
  decodeFault,
  decodeSelf,
  encodeDraft,
  encodeFault,
  encodeSelf,
  keptEntry,
} from '../../../protocol/session/keep.ts'
import { FAULTS, type FaultCode } from '../../../protocol/transcript/faults.ts'
import { flips } from '../hex.ts'
import { bytesFrom, Seated } from '../seated.ts'

const random = bytesFrom(51)

describe('what is kept can be read again (docs/protocol.md, 8.3)', () => {
  it('what a seat draws', () => {
    const self = {
      seat: toSeat(1),
      key: newSigningKey(random),
      seed: random(32),
      nonce: random(32),
      secret: random(16),
      hostKeyHash: random(16),
    }
    expect(decodeSelf(encodeSelf(self))).toEqual(self)
    expect(decodeSelf(encodeSelf(self).slice(1))).toBeUndefined()
    expect(decodeSelf(encode([1, random(31), random(32), random(32), random(16), random(16)]))).toBeUndefined()
  })
  it('drafts', () => {
    const plays = [
      { option: 0, hidden: [] },
      { option: 600, hidden: [145, -1] },
    ]
    expect(decodeDraft(encodeDraft(7, plays))).toEqual({ height: 7, plays })
    expect(decodeDraft(encode([7, [[0]]]))).toBeUndefined()
    expect(decodeDraft(encode(7))).toBeUndefined()
  })
  it('accusations of every code', () => {
    for (const code of Object.keys(FAULTS) as FaultCode[]) {
      const fault = { seat: toSeat(0), entry: 3, code, evidence: [random(20), random(30)] }
      expect(decodeFault(encodeFault(fault))).toEqual(fault)
    }
    expect(decodeFault(encode([0, 3, Object.keys(FAULTS).length, [random(20)]]))).toBeUndefined()
    expect(decodeFault(encode([0, 3, 0, []]))).toBeUndefined()
    expect(decodeFault(encode([0, 0, 0, [random(20)]]))).toBeUndefined()
  })
  it('entries in the order of their numbers', () => {
    const keys = [1, 2, 10, 99, 100, 99_999].map(keptEntry)
    expect([...keys].sort()).toEqual(keys)
  })
})

describe('side statements (docs/protocol.md, 11.1)', () => {
  const { talk } = new Seated()
  const { agreed, keys } = talk
  const statements: readonly SideStatement[] = [
    { type: 'resign', seat: toSeat(1), height: 5, head: random(64) },
    { type: 'closing', seat: toSeat(1), height: 5, head: random(64) },
    { type: 'seed', seat: toSeat(1), seed: random(32) },
  ]
  it.each(statements)('$type is read by everybody at the table', says => {
    expect(readStatement(agreed, makeStatement(agreed.gameId, says, keys[1]))).toEqual(says)
  })
  it.each(statements)('$type of another seat, another game, or changed, is none', says => {
    expect(readStatement(agreed, makeStatement(agreed.gameId, says, keys[0]))).toBeUndefined()
    expect(readStatement(agreed, makeStatement(random(64), says, keys[1]))).toBeUndefined()
    expect(readStatement(agreed, makeStatement(agreed.gameId, { ...says, seat: toSeat(2) }, keys[1]))).toBeUndefined()
    const wire = makeStatement(agreed.gameId, says, keys[1])
    for (const [bit, changed] of [...flips(wire)].entries())
      if ((bit & 7) === (bit >> 3) % 8) expect(readStatement(agreed, changed), `bit ${bit}`).toBeUndefined()
  })
})
