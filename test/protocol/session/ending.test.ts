import { describe, expect, it } from 'vitest'
import { audit } from '../../../protocol/audit/audit.ts'
import { type GameRecord, readRecord } from '../../../protocol/audit/record.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import type { Early } from '../../../protocol/session/aside.ts'
import { makeStatement, type SideStatement } from '../../../protocol/session/closing.ts'
import { makeFrame } from '../../../protocol/session/frame.ts'
import type { Peer } from '../../../protocol/session/peer.ts'
import { type MiniEvent, type MiniOption, mini, type Setup, type State } from '../mini.ts'
import { bytesFrom, HOST_HIDES, type Seat01, there } from '../seated.ts'
import { ends, finishMini, type MiniDuo, miniDuo, steady } from './driven.ts'
import { kept, tableOf } from './moments.ts'

const random = bytesFrom(71)
/** What the two agree on, in minutes. */
const WAIT = 60
const HOUR = 3_600_000
const SINCE = 1_700_000_000_000

/** Connected and agreed on, with a waiting time; the player of this seat has to decide. */
function decides(seat: Seat01, agreed: 'waiting time' | 'no waiting time' = 'waiting time'): MiniDuo {
  const duo = miniDuo()
  duo.connect()
  duo.input(0, peer => peer.propose({ rounds: 3 }, HOST_HIDES, agreed === 'waiting time' ? WAIT : undefined))
  duo.input(1, peer => peer.consent())
  for (let steps = 0; tableOf(duo, seat).session.plays().length === 0; steps++) {
    if (steps > 20) throw new Error('never')
    duo.play([steady(4), steady(4)], 1)
  }
  return duo
}
const early = (type: Exclude<Early['type'], 'claim abandoned'>) => (peer: Peer<State, Setup, MiniOption, MiniEvent>) =>
  peer.endEarly({ type })
const claims =
  (now: number, since = SINCE) =>
  (peer: Peer<State, Setup, MiniOption, MiniEvent>) =>
    peer.endEarly({ type: 'claim abandoned', since, now })
const draws = (duo: MiniDuo) => [tableOf(duo, 0).aside.draw, tableOf(duo, 1).aside.draw]
const endings = (duo: MiniDuo) => [tableOf(duo, 0).ending, tableOf(duo, 1).ending]
const recordOf = (duo: MiniDuo, seat: Seat01): GameRecord => {
  const record = readRecord(there(duo.record(seat)))
  if ('where' in record) throw new Error(record.says)
  return record
}
const audited = (duo: MiniDuo, seat: Seat01, change: Partial<GameRecord> = {}) => {
  const result = audit({ ...recordOf(duo, seat), ...change }, mini)
  if (result.type !== 'audited') throw new Error(result.says)
  return result
}
const codes = (result: ReturnType<typeof audited>) => result.seats.map(seat => seat.findings.map(({ code }) => code))

describe('a draw (docs/protocol.md, 11.2)', () => {
  it('that is offered and taken ends the game for both, with both seeds open', () => {
    const duo = decides(1)
    duo.input(0, early('offer draw'))
    expect(draws(duo)).toEqual(['offered', 'asked'])
    expect(tableOf(duo, 1).ended).toBe(false)
    duo.input(1, early('accept draw'))
    expect(draws(duo)).toEqual(['agreed', 'agreed'])
    expect(endings(duo)).toEqual(Array(2).fill({ winners: [], by: 'draw' }))
    finishMini(duo)
    expect(duo.record(0)).toEqual(duo.record(1))
    expect(audited(duo, 0)).toMatchObject({ ending: { winners: [], by: 'draw' } })
    expect(ends(duo, mini).map(side => side.verdicts)).toEqual(Array(2).fill(['honest', 'honest']))
  })
  it('is not said before the other player has to decide, and can be taken back until then', () => {
    const duo = decides(1)
    const before = kept(duo, 1)
    duo.input(1, early('offer draw'))
    expect(draws(duo)).toEqual(['none', 'meant'])
    duo.input(1, early('take back draw'))
    expect(draws(duo)).toEqual(['none', 'none'])
    expect(kept(duo, 1)).toBe(before)
    duo.input(1, early('offer draw'))
    while (draws(duo)[1] === 'meant') duo.play([steady(4), steady(4)], 1)
    expect(draws(duo)).toEqual(['asked', 'offered'])
    expect(tableOf(duo, 0).session.plays().length).toBeGreaterThan(0)
  })
  it('dies when the other side plays on, in memory, in the record and in what restores', () => {
    const duo = decides(1)
    duo.input(0, early('offer draw'))
    duo.play([steady(4), steady(4)], 1)
    expect(draws(duo)).toEqual(['none', 'none'])
    for (const seat of [0, 1] as const) {
      expect(recordOf(duo, seat).statements).toEqual([])
      duo.restart(seat)
    }
    expect(draws(duo)).toEqual(['none', 'none'])
    duo.connect()
    finishMini(duo, 4, 3)
    expect(audited(duo, 0).ending?.by).not.toBe('draw')
  })
  it('that is taken while the one who offered it resigns: both see the resignation', () => {
    const duo = decides(1)
    duo.input(0, early('offer draw'))
    const held: (() => void)[] = []
    duo.tamper = (to, message) => {
      held.push(() => duo.input(to === 0 ? 0 : 1, peer => peer.message(message)))
      return []
    }
    duo.input(0, early('resign'))
    duo.input(1, early('accept draw'))
    duo.tamper = (_, message) => [message]
    for (const hear of held) hear()
    finishMini(duo, 4, 3)
    expect(endings(duo)).toEqual(Array(2).fill(expect.objectContaining({ by: 'resignation' })))
    expect(duo.record(0)).toEqual(duo.record(1))
    expect(ends(duo, mini).map(side => side.verdicts)).toEqual(Array(2).fill(['honest', 'honest']))
  })
  it('survives a reload and a lost connection of either side', () => {
    for (const seat of [0, 1] as const) {
      const duo = decides(1)
      duo.tamper = () => []
      duo.input(0, early('offer draw'))
      duo.tamper = (_, message) => [message]
      duo.restart(seat)
      duo.connect()
      expect(draws(duo)).toEqual(['offered', 'asked'])
      duo.restart(1)
      duo.connect()
      duo.input(1, early('accept draw'))
      expect(draws(duo)).toEqual(['agreed', 'agreed'])
    }
  })
  it('cannot be taken that is not offered, or no longer', () => {
    const duo = decides(1)
    const before = [kept(duo, 0), kept(duo, 1)]
    for (const seat of [0, 1] as const) duo.input(seat, early('accept draw'))
    expect([kept(duo, 0), kept(duo, 1)]).toEqual(before)
    duo.input(0, early('offer draw'))
    duo.play([steady(4), steady(4)], 1)
    duo.input(1, early('accept draw'))
    duo.input(0, early('accept draw'))
    expect(draws(duo)).toEqual(['none', 'none'])
  })
  it('is not offered without a session', () => {
    const duo = decides(1)
    duo.disconnect()
    duo.input(0, early('offer draw'))
    expect(draws(duo)).toEqual(['meant', 'none'])
    duo.connect()
    expect(draws(duo)).toEqual(['offered', 'asked'])
  })
  it('who plays on after signing one is found out by the audit', () => {
    const duo = decides(1)
    duo.input(0, early('offer draw'))
    const { height, head } = tableOf(duo, 1).statement
    const { gameId } = tableOf(duo, 1).session.agreed
    const offer = there(tableOf(duo, 0).sideStatements[0])
    const signs = (seat: Seat01) =>
      makeStatement(gameId, { type: 'draw', seat: toSeat(seat), height, head }, duo.sides[seat].peer.self.key)
    duo.play([steady(4), steady(4)], 1)
    const both = audited(duo, 0, { statements: [offer, signs(1)] })
    expect(codes(both)).toEqual([[], ['played-on']])
    expect(both.ending).toEqual({ winners: [0], by: 'fault' })
    expect(codes(audited(duo, 0, { statements: [offer] }))).toEqual([[], []])
    expect(codes(audited(duo, 0, { statements: [signs(1)] }))).toEqual([[], []])
  })
  it('an entry after it changes nothing for who holds it', () => {
    const duo = decides(1)
    const copy = decides(1)
    copy.play([steady(4), steady(4)], 1)
    const entry = there(tableOf(copy, 1).session.transcript.entries.at(-1))
    duo.input(0, early('offer draw'))
    duo.input(1, early('accept draw'))
    const before = [kept(duo, 0), tableOf(duo, 0).height]
    duo.input(0, peer => peer.message(makeFrame('entry', entry)))
    expect(duo.sides[0].log.at(-1)).toBe('ignored: out-of-place')
    expect([kept(duo, 0), tableOf(duo, 0).height]).toEqual(before)
  })
})

describe('a claim of abandonment (docs/protocol.md, 11.2)', () => {
  it('says who owed what since when, and stands until an answer comes', () => {
    const duo = decides(1)
    duo.disconnect()
    duo.input(0, claims(SINCE + HOUR))
    const claim = { by: 0, against: 1, what: 'choice', since: SINCE, at: SINCE + HOUR }
    expect(tableOf(duo, 0).aside.claim).toEqual(claim)
    expect(tableOf(duo, 0)).toMatchObject({ ended: false, ending: { winners: [0], by: 'abandonment' } })
    const result = audited(duo, 0)
    expect(result).toMatchObject({ claim, ending: { by: 'abandonment' }, owes: { seat: 1, what: 'choice' } })
    expect(result.seats.map(({ verdict }) => verdict)).toEqual(['unopened', 'unopened'])
    duo.restart(0)
    expect(tableOf(duo, 0).aside.claim).toEqual(claim)
    duo.connect()
    expect(tableOf(duo, 1).aside.claim).toEqual(claim)
    duo.play([steady(4), steady(4)], 1)
    for (const seat of [0, 1] as const) {
      expect(tableOf(duo, seat).aside.claim).toBeUndefined()
      expect(tableOf(duo, seat).ending).toBeUndefined()
      expect(recordOf(duo, seat).statements).toEqual([])
    }
    finishMini(duo, 4, 3)
    expect(ends(duo, mini).map(side => side.verdicts)).toEqual(Array(2).fill(['honest', 'honest']))
  })
  it('falls before a longer valid record, also one that arrives later', () => {
    const duo = decides(1)
    duo.tamper = () => []
    duo.play([steady(4), steady(4)], 1)
    duo.tamper = (_, message) => [message]
    duo.disconnect()
    duo.input(0, claims(SINCE + HOUR))
    const claim = there(tableOf(duo, 0).sideStatements[0])
    expect(audited(duo, 0).ending?.by).toBe('abandonment')
    const longer = audited(duo, 1, { statements: [claim] })
    expect([longer.ending, longer.claim]).toEqual([undefined, undefined])
    expect(codes(longer)).toEqual([[], []])
    duo.connect()
    expect(tableOf(duo, 0).height).toBe(tableOf(duo, 1).height)
    expect(tableOf(duo, 0).aside.claim).toBeUndefined()
  })
  it('can be answered by giving up', () => {
    const duo = decides(1)
    duo.input(0, claims(SINCE + HOUR))
    duo.input(1, peer => peer.endEarly({ type: 'resign' }))
    expect(endings(duo)).toEqual(Array(2).fill({ winners: [0], by: 'resignation' }))
    finishMini(duo)
    expect(ends(duo, mini).map(side => side.verdicts)).toEqual(Array(2).fill(['honest', 'honest']))
  })
  it('is not made early, by who owes, twice, or where no time was agreed on', () => {
    const duo = decides(1)
    const before = [kept(duo, 0), kept(duo, 1)]
    duo.input(0, claims(SINCE + HOUR - 1))
    duo.input(1, claims(SINCE + HOUR))
    expect([kept(duo, 0), kept(duo, 1)]).toEqual(before)
    duo.input(0, claims(SINCE + HOUR))
    const claimed = kept(duo, 0)
    duo.input(0, claims(SINCE + 2 * HOUR))
    expect(kept(duo, 0)).toBe(claimed)
    const never = decides(1, 'no waiting time')
    const still = kept(never, 0)
    never.input(0, claims(SINCE + 1000 * HOUR))
    expect(kept(never, 0)).toBe(still)
  })
  it('names a share of a roll that is owed', () => {
    const duo = decides(1)
    const waits = there(tableOf(duo, 1).session.plays().at(-1))
    // The host's share of the roll gets lost.
    duo.due = seat => (seat === 0 ? [] : duo.sides[1].peer.due())
    duo.input(1, peer => peer.act([waits]))
    duo.input(1, claims(SINCE + HOUR))
    expect(tableOf(duo, 1).aside.claim).toMatchObject({ by: 1, against: 0, what: 'roll' })
  })
})

describe('what the other side may not say', () => {
  const refused: { readonly [name: string]: (duo: MiniDuo) => SideStatement } = {
    'a claim for too short a time': duo => claim(duo, { at: SINCE + HOUR - 1 }),
    'a claim from before it was owed': duo => claim(duo, { since: SINCE + 2 * HOUR }),
    'a claim of who owes': duo => ({ ...claim(duo), seat: toSeat(0) }),
    'a claim about an earlier head': duo => claim(duo, { ...earlier(duo) }),
    'a claim about a later head': duo => claim(duo, { height: tableOf(duo, 0).height + 1, head: random(64) }),
    'a draw at an earlier head': duo => ({ type: 'draw', seat: toSeat(1), ...earlier(duo) }),
    'a draw at another head': duo => ({
      type: 'draw',
      seat: toSeat(1),
      ...tableOf(duo, 0).statement,
      head: random(64),
    }),
  }
  const earlier = (duo: MiniDuo) => {
    const height = tableOf(duo, 0).height - 1
    return { height, head: there(tableOf(duo, 0).session.transcript.hashAt(height)) }
  }
  const claim = (duo: MiniDuo, change: object = {}): SideStatement => ({
    type: 'abandon',
    seat: toSeat(1),
    ...tableOf(duo, 0).statement,
    since: SINCE,
    at: SINCE + HOUR,
    ...change,
  })
  it.each(Object.keys(refused))('%s', name => {
    const duo = decides(0)
    const says = there(refused[name])(duo)
    const before = kept(duo, 0)
    const wire = makeStatement(
      tableOf(duo, 0).session.agreed.gameId,
      says,
      duo.sides[says.seat === 0 ? 0 : 1].peer.self.key,
    )
    duo.input(0, peer => peer.message(makeFrame('statement', wire)))
    expect(duo.sides[0].log.at(-1)).toBe('ignored: out-of-place')
    expect(kept(duo, 0)).toBe(before)
    expect(tableOf(duo, 0).aside.all).toEqual([])
    // Nor does it end anything in a record, or accuse who signed it.
    const result = audited(duo, 0, name.includes('head') ? {} : { statements: [wire] })
    expect(result.ending).toBeUndefined()
    expect(codes(result)).toEqual([[], []])
  })
  it('what fits is taken, as a control', () => {
    const duo = decides(0)
    for (const says of [claim(duo), { type: 'draw', seat: toSeat(1), ...tableOf(duo, 0).statement } as const]) {
      const wire = makeStatement(tableOf(duo, 0).session.agreed.gameId, says, duo.sides[1].peer.self.key)
      duo.input(0, peer => peer.message(makeFrame('statement', wire)))
    }
    expect(tableOf(duo, 0).aside.all.map(({ type }) => type)).toEqual(['abandon', 'draw'])
  })
})
