import { describe, expect, it } from 'vitest'
import { type GameRecord, readRecord } from '../../../protocol/audit/record.ts'
import { newSigningKey } from '../../../protocol/crypto/keys.ts'
import type { Self } from '../../../protocol/session/keep.ts'
import { type Copy, restoreFrom } from '../../../protocol/session/restore.ts'
import { mini } from '../mini.ts'
import { bytesFrom, type Seat01, there } from '../seated.ts'
import { begun, ends, finishMini, type MiniDuo, steady } from './driven.ts'
import { tableOf } from './moments.ts'

const random = bytesFrom(81)

const other = (seat: Seat01): Seat01 => (seat === 0 ? 1 : 0)
function copyOf(duo: MiniDuo, seat: Seat01): GameRecord {
  const record = readRecord(there(duo.record(seat)))
  if ('where' in record) throw new Error(record.says)
  return record
}
/** Throws everything of this side away but what this gives. */
function wipe(duo: MiniDuo, seat: Seat01, left: ReadonlyMap<string, Uint8Array>): void {
  const { kept } = duo.sides[seat]
  kept.clear()
  for (const [key, value] of left) kept.set(key, value)
  duo.restart(seat)
}
const restored = (duo: MiniDuo, seat: Seat01, copy: Copy, self: Self = duo.sides[seat].peer.self) =>
  restoreFrom(mini, self, copy)
const control = () => {
  const duo = begun(0)
  finishMini(duo, 4, 3)
  return ends(duo, mini)
}

describe('a seat from its secrets and the other side’s copy (docs/protocol.md, 8.7)', () => {
  it('goes on as if nothing had been, from every height', () => {
    const undisturbed = control()
    for (const seat of [0, 1] as const)
      for (let choices = 0; choices < 6; choices++) {
        const duo = begun(choices)
        const { height } = tableOf(duo, seat)
        const kept = restored(duo, seat, copyOf(duo, other(seat)))
        if ('code' in kept) throw new Error(JSON.stringify(kept))
        wipe(duo, seat, kept)
        expect(tableOf(duo, seat).height).toBe(height)
        finishMini(duo, 4, 3)
        expect(ends(duo, mini)).toEqual(undisturbed)
      }
  })
  it('also from an older copy: the other side has the rest', () => {
    const duo = begun(2)
    const old = copyOf(duo, 1)
    duo.play([steady(4), steady(4)], 3)
    const kept = restored(duo, 0, old)
    if ('code' in kept) throw new Error(kept.code)
    wipe(duo, 0, kept)
    expect(tableOf(duo, 0).height).toBeLessThan(tableOf(duo, 1).height)
    finishMini(duo, 4, 3)
    expect(ends(duo, mini)).toEqual(control())
  })
  it('of a finished game signs nothing any more, and has the end', () => {
    const duo = begun(0)
    finishMini(duo, 4, 3)
    const record = duo.record(0)
    const kept = restored(duo, 0, copyOf(duo, 1))
    if ('code' in kept) throw new Error(kept.code)
    expect(kept.has('sealed')).toBe(true)
    wipe(duo, 0, kept)
    expect(duo.record(0)).toEqual(record)
  })
  it('does not come from another seat’s or another game’s secrets', () => {
    const duo = begun(2)
    const copy = copyOf(duo, 1)
    const { self } = duo.sides[0].peer
    for (const wrong of [
      { ...duo.sides[1].peer.self, seat: self.seat },
      { ...self, seed: random(32) },
      { ...self, key: newSigningKey(random) },
    ])
      expect(restored(duo, 0, copy, wrong)).toHaveProperty('code', 'not-this-seat')
  })
  it('does not come from a copy that is garbled, of other rules, or not proven', () => {
    const duo = begun(4)
    const copy = copyOf(duo, 1)
    const { entries } = copy
    const bad = entries.map((wire, i) => (i === 2 ? wire.map((byte, at) => (at === 200 ? byte ^ 1 : byte)) : wire))
    expect(restored(duo, 0, { ...copy, entries: bad })).toEqual({ code: 'bad-entry', entry: 3 })
    expect(restored(duo, 0, { ...copy, entries: entries.slice(1) })).toEqual({ code: 'bad-entry', entry: 1 })
    for (const change of [{ g1: random(50) }, { g3: random(50) }, { g4s: [] }, { g4s: [...copy.g4s].reverse() }])
      expect(restored(duo, 0, { ...copy, ...change })).toEqual({ code: 'bad-agreement' })
    const { self } = duo.sides[0].peer
    expect(restoreFrom({ ...mini, version: '2' }, self, copy)).toEqual({ code: 'bad-agreement' })
    expect(restored(duo, 0, { ...copy, statements: [random(40)], accusations: [random(40)] })).toEqual(
      restored(duo, 0, copy),
    )
  })
  it('a guest that has lost all but its secrets gets everything on the line, and need not sign again', () => {
    const duo = begun(3)
    const self = there(duo.sides[1].kept.get('self'))
    wipe(duo, 1, new Map([['self', self]]))
    expect(duo.sides[1].peer.playing).toBeUndefined()
    duo.connect()
    expect(tableOf(duo, 1).height).toBeGreaterThanOrEqual(1)
    duo.restart(1)
    finishMini(duo, 4, 3)
    expect(ends(duo, mini)).toEqual(control())
  })
})
