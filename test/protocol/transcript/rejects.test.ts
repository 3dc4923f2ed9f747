import { describe, expect, it } from 'vitest'
import { concat } from '../../../protocol/bytes/hash.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import type { Part } from '../../../protocol/transcript/entry.ts'
import { REJECTS, type RejectCode } from '../../../protocol/transcript/faults.ts'
import { anyPlay, type Seat01, Seated, there } from '../seated.ts'

import { begun, firstPart, other, snapshot } from './moments.ts'

describe('rejects accuse nobody (docs/protocol.md, 12.1)', () => {
  const cases: { readonly [code in RejectCode]: (table: Seated) => Uint8Array } = {
    garbage: table => concat(table.signed(table.owes, table.body(anyPlay(1))), Uint8Array.of(0)),
    'other-game': () => {
      const elsewhere = new Seated({ seed: 2, rounds: 4 })
      return elsewhere.signed(elsewhere.owes, elsewhere.body(anyPlay(1)))
    },
    'no-such-seat': table => table.signed(table.owes, { ...table.body(anyPlay(1)), seat: toSeat(2) }),
    'bad-signature': table => table.signed(table.owes === 0 ? 1 : 0, table.body(anyPlay(1))),
    duplicate: table => there(table.sessions[0].transcript.entries.at(-1)),
    ahead: table => {
      const body = table.body(anyPlay(1))
      return table.signed(table.owes, { ...body, number: body.number + 1 })
    },
    'other-history': table => table.signed(table.owes, { ...table.body(anyPlay(1)), previous: other(64) }),
    'old-epoch': table => table.signed(table.owes, table.body(anyPlay(1)), 0),
  }
  it.each(Object.keys(REJECTS) as RejectCode[])('%s', code => {
    const table = begun()
    const before = snapshot(table)
    for (const session of table.sessions) expect(session.accept(cases[code](table))).toEqual({ type: 'rejected', code })
    expect(snapshot(table)).toBe(before)
    table.until(() => table.over, table.unfound(3))
  })
  it('the same body signed in a later session is the same entry', () => {
    const table = begun()
    const { transcript } = table.sessions[0]
    const entry = there(transcript.entry(transcript.height))
    const again = table.signed(entry.body.seat === 1 ? 1 : 0, entry.body, 9)
    expect(transcript.accept(again)).toEqual({ type: 'rejected', code: 'duplicate' })
    expect(transcript.replace(again)).toBe(true)
    expect(transcript.entries.at(-1)).toEqual(again)
    expect(transcript.epochOf(entry.body.seat)).toBe(9)
    expect(transcript.replace(table.signed(entry.body.seat === 1 ? 0 : 1, entry.body, 10))).toBe(false)
    expect(transcript.replace(table.signed(1, { ...entry.body, previous: other(64) }, 10))).toBe(false)
    expect(transcript.entries.at(-1)).toEqual(again)
  })
  it('an entry of the other seat under a number that is taken is no fork of the one that took it', () => {
    const table = begun()
    const { transcript } = table.sessions[0]
    const { body } = there(transcript.entry(transcript.height))
    const seat: Seat01 = body.seat === 0 ? 1 : 0
    const wire = table.signed(seat, { ...body, seat: toSeat(seat) })
    expect(transcript.accept(wire)).toEqual({ type: 'rejected', code: 'other-history' })
  })
})

describe('other rules accuse nobody (docs/protocol.md, 5.3)', () => {
  it('an answer to another question is a divergence, whoever owes', () => {
    for (const seat of [0, 1] as const) {
      const table = begun()
      const body = firstPart(table.body(anyPlay(1)), part => ({ ...part, request: other(64) }))
      const wire = table.signed(seat, { ...body, seat: toSeat(seat) })
      expect(table.sessions[0].transcript.accept(wire)).toEqual({ type: 'diverged' })
    }
  })
  it('so is anything after the end', () => {
    const table = new Seated({ rounds: 1 })
    table.until(() => table.over, table.unfound(1))
    const { transcript } = table.sessions[0]
    const last = there(transcript.entry(transcript.height)).body
    const wire = table.signed(1, { ...last, seat: toSeat(1), number: last.number + 1, previous: transcript.head })
    expect(transcript.accept(wire)).toEqual({ type: 'diverged' })
  })
})

describe('an entry counts whole or not at all', () => {
  it('a good part before a bad one leaves nothing behind', () => {
    const table = begun()
    const before = snapshot(table)
    const body = table.body(plays => there(plays.at(-1)))
    const parts = body.parts.map((part): Part => (part.type === 'roll' ? { ...part, contribution: other(32) } : part))
    const accepted = table.sessions[0].transcript.accept(table.signed(1, { ...body, parts }))
    expect(accepted).toMatchObject({ type: 'fault', fault: { code: 'contribution-mismatch', seat: 1 } })
    expect(snapshot(table)).toBe(before)
  })
})
