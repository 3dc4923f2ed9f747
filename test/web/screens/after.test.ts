import { describe, expect, it } from 'vitest'
import { asNode } from '../../../src/games/siberian-manhunt/board.ts'
import type { Point } from '../../../web/app/replay.ts'
import type { LogLine, SeatVerdict } from '../../../web/app/view.ts'
import { CHECKS, checksOf } from '../../../web/screens/after/checks.ts'
import { stairs, surface, ticks } from '../../../web/screens/after/curve.ts'
import {
  energyOf,
  labelled,
  marksOf,
  nearestStop,
  roundsOf,
  stepFrom,
  stopsOf,
  wintersOf,
} from '../../../web/screens/after/stops.ts'
import { tellLog } from '../../../web/screens/table/told.ts'

const event = (entry: number, event: Extract<LogLine['what'], { type: 'event' }>['event']): LogLine => ({
  entry,
  round: 1,
  what: { type: 'event', event },
  badge: 'signed',
})
const point = (entry: number, round: number, more: Partial<Point> = {}): Point => ({
  entry,
  round,
  phase: 'Fugitive',
  winter: false,
  possible: 1,
  fugitiveEnergy: 3,
  governmentEnergy: 2,
  agents: [],
  silent: 5,
  loyal: 5,
  ...more,
})

describe('stops', () => {
  const log = [
    event(2, { type: 'refilled' }),
    event(5, { type: 'rested', hp: 3, energy: 2 }),
    event(5, { type: 'refilled' }),
  ]
  it('are the entries with something to tell, the beginning and the end', () =>
    expect(stopsOf(tellLog(log, undefined), 9)).toEqual([0, 2, 5, 9]))
  it('are also entries that somebody wants to see, each once', () =>
    expect(stopsOf(tellLog(log, undefined), 9, [7, 2])).toEqual([0, 2, 5, 7, 9]))
  it('are stepped through, by rounds too, and never left', () => {
    const stops = [0, 2, 5, 9]
    const rounds = roundsOf(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(entry => point(entry, entry < 4 ? 1 : entry < 8 ? 2 : 3)),
    )
    expect(rounds).toEqual([
      { round: 1, from: 0, to: 3 },
      { round: 2, from: 4, to: 7 },
      { round: 3, from: 8, to: 9 },
    ])
    expect(stepFrom('on', 0, stops, rounds)).toBe(2)
    expect(stepFrom('on', 9, stops, rounds)).toBe(9)
    expect(stepFrom('back', 5, stops, rounds)).toBe(2)
    expect(stepFrom('back', 0, stops, rounds)).toBe(0)
    expect(stepFrom('round on', 2, stops, rounds)).toBe(4)
    expect(stepFrom('round on', 8, stops, rounds)).toBe(9)
    expect(stepFrom('round back', 9, stops, rounds)).toBe(8)
    expect(stepFrom('round back', 4, stops, rounds)).toBe(0)
    expect([stepFrom('begin', 5, stops, rounds), stepFrom('end', 5, stops, rounds)]).toEqual([0, 9])
    expect([nearestStop(3, stops), nearestStop(4, stops), nearestStop(8, stops)]).toEqual([2, 5, 9])
  })
  it('mark hits, declarations and fights, each once an entry', () => {
    const at = { node: asNode(7) }
    const marked = marksOf([
      event(1, { type: 'searched', kind: 'KGB', answer: 'nothing', ...at }),
      event(2, { type: 'searched', kind: 'KGB', answer: 'trail', ...at }),
      event(3, { type: 'found', how: 'search', ...at }),
      event(3, { type: 'searched', kind: 'KGB', answer: 'here', ...at }),
      event(3, { type: 'found', how: 'attack', ...at }),
      event(4, { type: 'combat', by: 'Government', kind: 'KGB', ...at }),
      event(5, { type: 'flown over', spaces: 2, sighted: true, ...at }),
      event(6, { type: 'flown over', spaces: 2, sighted: false, ...at }),
    ])
    expect(marked).toEqual([
      { entry: 2, kind: 'hit' },
      { entry: 3, kind: 'declared' },
      { entry: 3, kind: 'hit' },
      { entry: 4, kind: 'fight' },
      { entry: 5, kind: 'hit' },
    ])
  })
  it('mark costly decisions beside what happened there', () => {
    const combat = event(4, { type: 'combat', by: 'Government', kind: 'KGB', node: asNode(7) })
    expect(marksOf([combat], [4, 9, 9])).toEqual([
      { entry: 4, kind: 'fight' },
      { entry: 4, kind: 'costly' },
      { entry: 9, kind: 'costly' },
    ])
  })
  it('number only the rounds that have room, and the last one', () => {
    const rounds = [0, 10, 20, 30, 35].map((from, i) => ({ round: i + 1, from, to: from }))
    const kept = labelled(rounds, entry => entry * 2, 24)
    expect(kept.map(one => one.round)).toEqual([1, 3, 5])
    expect(labelled(rounds, entry => entry * 10, 24).map(one => one.round)).toEqual([1, 2, 3, 4, 5])
  })
  it('know the winters', () => {
    const winters = [true, true, false, false, true].map((winter, entry) => point(entry, 1, { winter }))
    expect(wintersOf(winters)).toEqual([
      { from: 0, to: 1 },
      { from: 4, to: 4 },
    ])
  })
  it('have the energy that was left and the energy to spend', () => {
    const points = [
      point(0, 1, { phase: 'set up', fugitiveEnergy: 5, governmentEnergy: 0 }),
      point(1, 1, { phase: 'Fugitive', fugitiveEnergy: 4, governmentEnergy: 0 }),
      point(2, 1, { phase: 'Fugitive', fugitiveEnergy: 2, governmentEnergy: 0 }),
      point(3, 1, { phase: 'Government', fugitiveEnergy: 2, governmentEnergy: 3 }),
      point(4, 1, { phase: 'Government', fugitiveEnergy: 2, governmentEnergy: 1 }),
      point(5, 2, { phase: 'Fugitive', fugitiveEnergy: 5, governmentEnergy: 0 }),
    ]
    expect(energyOf(points).map(one => [one.fugitive, one.government])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [2, 3],
      [2, 3],
      [2, 3],
    ])
  })
})

describe('curves', () => {
  const frame = { x: (entry: number) => entry * 10, y: (value: number) => 100 - value }
  it('keep a value until the next one and have gaps where nothing is known', () => {
    expect(stairs([1, 1, 3, undefined, 4], frame)).toBe('M0.0 99.0H20.0V97.0H20.0M40.0 96.0H40.0')
    expect(stairs([undefined, undefined], frame)).toBe('')
  })
  it('close a surface', () => {
    expect(surface([0, 0], [2, 3], frame)).toBe(
      'M0.0 98.0L10.0 98.0L10.0 97.0L10.0 97.0L10.0 100.0L10.0 100.0L10.0 100.0L0.0 100.0z',
    )
    expect(surface([], [], frame)).toBe('')
  })
  it('have round numbers beside them, which hold everything', () => {
    expect(ticks(-1, 5)).toEqual([-1, 0, 1, 2, 3, 4, 5])
    expect(ticks(0, 21)).toEqual([0, 5, 10, 15, 20, 25])
    expect(ticks(0, 340)).toEqual([0, 100, 200, 300, 400])
    expect(ticks(3, 3)).toEqual([0, 1, 2, 3])
    for (const [least, most] of [
      [-3, 17],
      [0, 1],
      [0, 999],
    ] as const) {
      const all = ticks(least, most)
      expect(all[0]).toBeLessThanOrEqual(least)
      expect(all.at(-1)).toBeGreaterThanOrEqual(most)
    }
  })
})

describe('checks', () => {
  const seat = (more: Partial<SeatVerdict>): SeatVerdict => ({
    role: 'Fugitive',
    you: false,
    verdict: 'honest',
    opened: true,
    findings: [],
    tally: { entries: 9, commitments: 4, proofs: 3, claims: 2, contributions: 1 },
    ...more,
  })
  const results = (one: SeatVerdict) => checksOf(one).map(({ result, count }) => [result, count])

  it('are all in order for an honest seat, with their counts', () => {
    expect(checksOf(seat({})).map(one => one.check)).toEqual(CHECKS)
    expect(results(seat({}))).toEqual([
      ['good', undefined],
      ['good', 4],
      ['good', 3],
      ['good', 2],
      ['good', 1],
      ['good', 9],
      ['good', undefined],
    ])
  })
  it('say what could not be looked at while the seed is closed, and what there was none of', () => {
    const tally = { entries: 9, commitments: 0, proofs: 3, claims: 2, contributions: 1 }
    expect(results(seat({ verdict: 'unopened', opened: false, tally }))).toEqual([
      ['closed', undefined],
      ['none', undefined],
      ['good', 3],
      ['closed', undefined],
      ['closed', undefined],
      ['good', 9],
      ['good', undefined],
    ])
  })
  it('count findings where they belong, and those without a place of their own with the entries', () => {
    const findings = [
      { entry: 1, code: 'claim-false' },
      { entry: 2, code: 'claim-false' },
      { entry: 3, code: 'fork' },
      { entry: 4, code: 'something-new' },
      { entry: 5, code: 'resign-mismatch' },
    ]
    const found = checksOf(seat({ verdict: 'findings', findings }))
    expect(found.filter(one => one.result === 'bad').map(({ check, count }) => [check, count])).toEqual([
      ['claims', 2],
      ['entries', 2],
      ['closing', 1],
    ])
  })
})
