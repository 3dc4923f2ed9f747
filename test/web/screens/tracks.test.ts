import { describe, expect, it } from 'vitest'
import type { Point } from '../../../web/app/replay.ts'
import { nodeLabelled, waysFrom } from '../../../web/board/chart.ts'
import { tracksOf } from '../../../web/screens/after/tracks.ts'

const at = (label: string): number => nodeLabelled(label) ?? 0
const agent = (label: string, kind: 'KGB' | 'Yakut' = 'KGB') => ({ kind, at: at(label) })
const points = (...agents: readonly Point['agents'][]): readonly Point[] =>
  agents.map((standing, entry) => ({
    entry,
    round: 1,
    phase: 'Government',
    winter: false,
    possible: 1,
    fugitiveEnergy: 3,
    governmentEnergy: 2,
    agents: standing,
    silent: 6,
    loyal: 4,
  }))

describe('the ways of the agents in a replay', () => {
  it('go from place to place by roads and water, up to the moment that is looked at', () => {
    const all = points([agent('15')], [agent('15')], [agent('Kansk')], [agent('4')])
    const [way = [], ...more] = tracksOf(all, 3)
    expect(more).toEqual([])
    expect([way[0], way.at(-1)]).toEqual([at('15'), at('4')])
    for (const [i, node] of way.slice(1).entries()) expect(waysFrom(way[i] ?? 0).map(one => one.to)).toContain(node)
    expect(tracksOf(all, 2)[0]?.at(-1)).toBe(at('Kansk'))
    expect(tracksOf(all, 1)).toEqual([])
  })

  it('begin anew where somebody is replaced, flown or gone', () => {
    const replaced = tracksOf(points([agent('15')], [agent('14')], [agent('61', 'Yakut')], [agent('62', 'Yakut')]), 3)
    expect(replaced.map(way => way.at(-1))).toEqual([at('14'), at('62')])
    expect(tracksOf(points([agent('Kansk')], [agent('Mogocha')]), 1)).toEqual([])
    const gone = tracksOf(points([agent('15'), agent('62')], [agent('62')], [agent('61')]), 2)
    expect(gone.every(way => way.length < 4)).toBe(true)
  })
})
