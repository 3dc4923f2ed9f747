/** The ways of the agents on the map of a replay, as a layer of its own. */
import { svg } from 'lit'
import type { Point } from '../../app/replay.ts'
import { pointOf, shortestWay } from '../../board/chart.ts'
import type { Layer } from '../../board/layers.ts'
import { line } from '../../board/paths.ts'
import { words } from '../../text/index.ts'

/** Who goes further than this in one go was flown: that leaves no line. */
const FURTHEST = 12

/** The way of one drive; `undefined` if it is longer than any. */
function wayBetween(from: number, to: number): readonly number[] | undefined {
  const way = shortestWay(from, to)
  return way !== undefined && way.length - 1 <= FURTHEST ? way : undefined
}

/** Every way that an agent went up to that entry. Whoever is replaced, or comes back elsewhere, begins a new one. */
export function tracksOf(points: readonly Point[], entry: number): readonly (readonly number[])[] {
  const tracks: number[][] = []
  const open = new Map<number, number[]>()
  let before: Point['agents'] = []
  for (const { agents } of points.slice(0, entry + 1)) {
    if (agents.length < before.length) open.clear()
    agents.forEach(({ kind, at }, index) => {
      const last = before[index]
      if (last?.at === at && last.kind === kind) return
      const track = open.get(index)
      const way = last?.kind === kind ? wayBetween(last.at, at) : undefined
      if (track !== undefined && way !== undefined) {
        track.push(...way.slice(1))
        return
      }
      const begun = [at]
      tracks.push(begun)
      open.set(index, begun)
    })
    before = agents
  }
  return tracks.filter(track => track.length > 1)
}

export const trackLayer = (points: readonly Point[], entry: number): Layer => ({
  id: 'tracks',
  label: words.replay.tracks,
  under: svg`${tracksOf(points, entry).map(track => svg`<path d=${line(track.map(pointOf))} class="hunt" data-track=${track.length} />`)}`,
})
