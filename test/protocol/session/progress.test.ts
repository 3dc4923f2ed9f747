import { describe, expect, it } from 'vitest'
import { type FrameKind, makeFrame, readFrame } from '../../../protocol/session/frame.ts'
import { encodeProgress } from '../../../protocol/session/progress.ts'
import { mini } from '../mini.ts'
import { HOST_HIDES, type Seat01, there } from '../seated.ts'
import { ends, finishMini, type MiniDuo, miniDuo, steady } from './driven.ts'
import { hidersMove, tableOf } from './moments.ts'

/** Both say how much they have, so many times. */
function checkIn(duo: MiniDuo, times: number): void {
  for (let n = 0; n < times; n++) for (const seat of [0, 1] as const) duo.input(seat, peer => peer.checkIn())
}
/** Loses every message of these kinds to a seat. */
const losing =
  (seat: Seat01, ...kinds: readonly FrameKind[]): MiniDuo['tamper'] =>
  (to, message) =>
    to === seat && kinds.some(kind => readFrame(message)?.kind === kind) ? [] : [message]
const whole: MiniDuo['tamper'] = (_, message) => [message]
const sentTo = (duo: MiniDuo, seat: Seat01): FrameKind[] => {
  const kinds: FrameKind[] = []
  duo.tamper = (to, message) => {
    const kind = readFrame(message)?.kind
    if (to === seat && kind !== undefined) kinds.push(kind)
    return [message]
  }
  return kinds
}

describe('what got lost in a session is sent again (docs/protocol.md, 8.6)', () => {
  it('entries, when the other side has said twice that it lacks them', () => {
    const duo = hidersMove()
    duo.tamper = losing(1, 'entry')
    duo.play([steady(4), steady(4)], 1)
    duo.tamper = whole
    expect(tableOf(duo, 1).height).toBeLessThan(tableOf(duo, 0).height)
    checkIn(duo, 1)
    expect(tableOf(duo, 1).height).toBeLessThan(tableOf(duo, 0).height)
    checkIn(duo, 2)
    expect(tableOf(duo, 1).height).toBe(tableOf(duo, 0).height)
    finishMini(duo, 4, 3)
    expect(ends(duo, mini)[0]?.verdicts).toEqual(['honest', 'honest'])
  })
  it('side statements', () => {
    const duo = hidersMove()
    duo.tamper = losing(1, 'statement')
    duo.input(0, peer => peer.endEarly({ type: 'resign' }))
    duo.tamper = whole
    checkIn(duo, 3)
    expect(duo.sides.map(({ peer }) => peer.playing?.ending?.by)).toEqual(['resignation', 'resignation'])
    checkIn(duo, 3)
    expect(duo.record(0)).toEqual(duo.record(1))
  })
  it('side statements, when each side lacks one of the other', () => {
    const duo = hidersMove()
    // The host resigns, closes and opens its seed; the guest closes and opens its own. Both seeds are lost.
    const said = [0, 0]
    duo.tamper = (to, message) => {
      if (readFrame(message)?.kind !== 'statement') return [message]
      const number = (said[to] ?? 0) + 1
      said[to] = number
      return number === (to === 1 ? 3 : 2) ? [] : [message]
    }
    duo.input(0, peer => peer.endEarly({ type: 'resign' }))
    duo.tamper = whole
    const counts = duo.sides.map(({ peer }) => there(peer.playing).sideStatements.length)
    expect(counts).toEqual([4, 4])
    checkIn(duo, 3)
    expect(duo.record(0)).toEqual(duo.record(1))
  })
  it('every message of an agreement', () => {
    for (const [seat, kind] of [
      [1, 'g1'],
      [0, 'g2'],
      [1, 'g3'],
      [1, 'g4'],
      [0, 'g4'],
    ] as const) {
      const duo = miniDuo()
      duo.connect()
      duo.tamper = losing(seat, kind)
      duo.agree({ rounds: 1 }, HOST_HIDES)
      duo.tamper = whole
      checkIn(duo, 3)
      if (duo.sides[1].peer.agreement.consented === false) duo.input(1, peer => peer.consent())
      checkIn(duo, 3)
      expect(
        duo.sides.map(({ peer }) => peer.playing?.height),
        kind,
      ).toEqual([1, 1])
    }
  })
  it('nothing is sent again to who lacks nothing, and little to who asks without end', () => {
    const duo = hidersMove()
    const quiet = sentTo(duo, 1)
    checkIn(duo, 5)
    expect(new Set(quiet)).toEqual(new Set(['have']))
    const asked = sentTo(duo, 1)
    const nothing = makeFrame('have', encodeProgress({ height: 0, statements: [0, 0], accusations: 0 }))
    for (let n = 0; n < 50; n++) duo.input(0, peer => peer.message(nothing))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(2 * tableOf(duo, 0).height)
  })
})

describe('before the other side has said that this is all', () => {
  it('nothing is signed', () => {
    const duo = hidersMove()
    duo.disconnect()
    duo.tamper = losing(0, 'have')
    duo.connect()
    const table = tableOf(duo, 0)
    const height = table.height
    expect(table.maySign).toBe(false)
    duo.input(0, peer => peer.act([there(table.session.plays()[0])]))
    expect(table.height).toBe(height)
    duo.tamper = whole
    checkIn(duo, 1)
    expect(table.maySign).toBe(true)
    duo.input(0, peer => peer.act([there(table.session.plays()[0])]))
    expect(table.height).toBeGreaterThan(height)
  })
  it('so that a restored copy which had agreed to a draw does not play on', () => {
    const duo = hidersMove()
    duo.input(1, peer => peer.endEarly({ type: 'offer draw' }))
    const copy = new Map(duo.sides[0].kept)
    duo.input(0, peer => peer.endEarly({ type: 'accept draw' }))
    expect(tableOf(duo, 1).aside.draw).toBe('agreed')
    duo.sides[0].kept.clear()
    for (const [key, value] of copy) duo.sides[0].kept.set(key, value)
    duo.restart(0)
    duo.tamper = losing(0, 'statement', 'have')
    duo.connect()
    duo.input(0, peer => peer.act([there(tableOf(duo, 0).session.plays()[0])]))
    expect(tableOf(duo, 0).height).toBe(tableOf(duo, 1).height)
    duo.tamper = whole
    duo.disconnect()
    duo.connect()
    expect(tableOf(duo, 0).aside.draw).toBe('agreed')
    expect(ends(duo, mini).map(side => side.verdicts)).toEqual(Array(2).fill(['honest', 'honest']))
  })
})
