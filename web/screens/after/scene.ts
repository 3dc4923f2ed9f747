/** A moment of a finished game for the board and the sheets: as it truly was, or as the Government could see it. */
import type { Moment } from '../../app/replay.ts'
import type { EndReport, Table } from '../../app/view.ts'
import type { Layer } from '../../board/layers.ts'
import type { Scene } from '../../board/scene.ts'
import { NOTHING } from '../table/plan.ts'
import { sceneOf } from '../table/scene.ts'
import { routeOf } from '../table/where.ts'

/** `truth`: with the opened route. `government`: what was public. */
export type Sight = 'truth' | 'government'

/** Along the route every so many moves stand their number. */
const FLAG = 5

/** The table as one side saw it at that moment; nothing can be chosen there any more. */
export function tableAt({ game, entry, secrets, aids }: Moment, report: EndReport, sight: Sight): Table {
  return {
    role: sight === 'truth' ? 'Fugitive' : 'Government',
    game,
    owes: 'nobody',
    yourDecision: false,
    options: [],
    plays: [],
    planned: [],
    secrets: sight === 'truth' ? secrets : new Map(),
    log: report.log.filter(line => line.entry <= entry),
    aids,
    height: entry,
    connection: { state: 'closed' },
    safetyWords: report.safetyWords,
    draw: 'none',
  }
}

/** What the board draws, with what lies under it and above. The truth has the whole route so far, with the number of every fifth move. */
export function sceneAt(table: Table, tracks: Layer, above?: Layer): Scene {
  const { trail, layers = [], ...drawn } = sceneOf(table, { next: [], now: [] }, NOTHING, undefined)
  const scene = { ...drawn, layers: [tracks, ...layers, ...(above === undefined ? [] : [above])] }
  const route = routeOf(table)
  if (route.length < 2) return scene
  return {
    ...scene,
    track: { nodes: route, kind: 'true' },
    steps: route.flatMap((node, i) =>
      i > 0 && i < route.length - 1 && i % FLAG === 0 ? [{ node, says: String(i) }] : [],
    ),
  }
}
