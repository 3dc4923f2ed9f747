import { describe, expect, it } from 'vitest'
import { audit } from '../../../protocol/audit/audit.ts'
import { readRecord } from '../../../protocol/audit/record.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { readFrame } from '../../../protocol/session/frame.ts'
import { keptEntry } from '../../../protocol/session/keep.ts'
import { encodeBody, parseEntry, signEntry } from '../../../protocol/transcript/entry.ts'
import { mini } from '../mini.ts'
import { HOST_HIDES, type Seat01, there } from '../seated.ts'
import { type MiniDuo, miniDuo, steady } from './driven.ts'
import { tableOf } from './moments.ts'

/** Connected, agreed on, and the player of this seat has to decide. */
function decides(seat: Seat01): MiniDuo {
  const duo = miniDuo()
  duo.connect()
  duo.agree({ rounds: 3 }, HOST_HIDES)
  for (let steps = 0; tableOf(duo, seat).session.plays().length < 2; steps++) {
    if (steps > 20) throw new Error('never')
    duo.play([steady(4), steady(4)], 1)
  }
  return duo
}
/** Plays the first choice; then goes back to an old copy and signs another one there, without the other side. */
function forked(seat: Seat01, more = 0): { readonly duo: MiniDuo; readonly entry: number } {
  const duo = decides(seat)
  const { session, height } = tableOf(duo, seat)
  const [second, first] = session.plays().slice(-2)
  const other = there(session.compose([there(second)], 9))
  const copy = new Map(duo.sides[seat].kept)
  duo.input(seat, peer => peer.act([there(first)]))
  for (let n = 0; n < more; n++) duo.play([steady(4), steady(4)], 1)
  duo.disconnect()
  const { kept } = duo.sides[seat]
  kept.clear()
  for (const [key, value] of copy) kept.set(key, value)
  kept.set(keptEntry(height + 1), other)
  duo.restart(seat)
  return { duo, entry: height + 1 }
}

describe('who goes back to an old copy and signs something else there (docs/protocol.md, 8.4)', () => {
  for (const seat of [0, 1] as const)
    for (const more of [0, 2])
      it(`seat ${seat}, ${more} choices later: is proven a cheat by both entries, in both records`, () => {
        const { duo, entry } = forked(seat, more)
        duo.connect()
        for (const side of [0, 1] as const) {
          const { fault, ended } = tableOf(duo, side)
          expect(ended).toBe(true)
          expect(fault).toMatchObject({ seat, entry, code: 'fork' })
          const [one, two] = there(fault).evidence.map(wire => there(parseEntry(wire)).body)
          expect(one?.number).toBe(two?.number)
          expect(duo.sides[side].log.some(line => line === 'hang up: fork')).toBe(true)
          const record = readRecord(there(duo.record(side)))
          if ('where' in record) throw new Error(record.says)
          const result = audit(record, mini)
          if (result.type !== 'audited') throw new Error(result.says)
          expect(result.seats[seat]?.findings.map(({ code }) => code)).toEqual(['fork'])
          expect(result.seats[1 - seat]?.findings).toEqual([])
          expect(result.ending?.by).toBe('fault')
          expect(duo.sides[side].kept.has('sealed')).toBe(false)
          expect(tableOf(duo, side).ending).toEqual({ winners: [1 - seat], by: 'fault' })
          duo.restart(side)
          expect(tableOf(duo, side).fault?.code).toBe('fork')
        }
      })
  it('who only states another history and shows none is refused, and nobody is accused', () => {
    const { duo } = forked(1)
    const mute = (wire: Uint8Array) => ['entry', 'accuse'].includes(readFrame(wire)?.kind ?? '')
    duo.tamper = (to, message) => (to === 0 && mute(message) ? [] : [message])
    duo.connect()
    expect(tableOf(duo, 0)).toMatchObject({ fault: undefined, ended: false })
    expect(duo.sides[1].log).toContain('hang up: fork')
    expect(duo.sides[0].peer.connected).toBe(false)
  })
})

describe('an honest seat that has lost its memory', () => {
  it('is not accused by what it signed after two histories that the other side showed it', () => {
    const duo = decides(1)
    // The guest forks and shows the host one history, and another one after the host has lost everything since.
    const guest = tableOf(duo, 1).session
    const [first, second] = guest.plays()
    const before = new Map(duo.sides[0].kept)
    const other = there(guest.compose([there(second)], 9))
    duo.input(1, peer => peer.act([there(first)]))
    while (tableOf(duo, 0).session.transcript.entry(tableOf(duo, 0).height)?.body.seat !== 0)
      duo.play([steady(4), steady(4)], 1)
    const one = there(tableOf(duo, 0).session.transcript.entry(tableOf(duo, 0).height))
    const fresh = miniDuo()
    fresh.sides[0].kept.clear()
    for (const [key, value] of before) fresh.sides[0].kept.set(key, value)
    fresh.restart(0)
    const host = tableOf(fresh, 0).session
    expect(host.accept(other).type).toBe('accepted')
    // What the host signs now under the number of its earlier entry.
    const body = { ...one.body, previous: host.transcript.head }
    const two = signEntry(encodeBody(body), body, 9, duo.sides[0].peer.self.key)
    const said = { seat: toSeat(0), code: 'fork', entry: one.body.number, evidence: [one.bytes, two] } as const
    expect(host.transcript.proves(said)).toBe(false)
    expect(guest.transcript.proves(said)).toBe(false)
    expect(guest.accept(two)).toEqual({ type: 'rejected', code: 'other-history' })
    // The guest's own two entries convict the guest.
    const its = there(guest.transcript.entry(there(parseEntry(other)).body.number))
    const fork = { seat: toSeat(1), code: 'fork', entry: its.body.number, evidence: [its.bytes, other] } as const
    expect(host.transcript.proves(fork)).toBe(true)
  })
})
