/** The layers over the map: the aids that the players agreed on. */
import { asNode, within } from '../../../src/games/siberian-manhunt/board.ts'
import { searchOf } from '../../../src/worlds/siberian-manhunt/searches.ts'
import type { Table } from '../../app/view.ts'
import type { Layer } from '../../board/layers.ts'
import { markerLayer } from '../../board/markers.ts'
import { possibilityLayer } from '../../board/possibilities.ts'
import { type Searched, type SearchedArea, searchLayer } from '../../board/searches.ts'
import { words } from '../../text/index.ts'

export function layersOf(table: Table): readonly Layer[] {
  const { possibilities, searches, markers } = table.aids
  return [
    ...(possibilities === undefined ? [] : [possibilityLayer(possibilities.places)]),
    ...(searches === undefined ? [] : [lateSearches(table)]),
    ...(markers === undefined ? [] : [markerLayer(markers)]),
  ]
}

/** Searches of this round and the one before, the latest for each location; a declaration makes them history. */
function lateSearches({ log, game }: Table): Layer {
  const latest = new Map<number, Searched>()
  let areas: SearchedArea[] = []
  for (const { what, round } of log) {
    if (what.type !== 'event') continue
    if (what.event.type === 'found') {
      latest.clear()
      areas = []
    }
    const search = round < game.round - 1 ? undefined : searchOf(what.event, round)
    if (search === undefined || search.answer === 'here') continue
    const { node, spaces, answer } = search
    const says = words.log.round(round)
    if (spaces > 0) areas.push({ nodes: within(asNode(node), spaces), says })
    else latest.set(node, { node, says, seen: answer === 'trail' })
  }
  const standing = new Set<number>([...game.government.agents, ...game.government.army].map(one => one.at))
  return searchLayer(
    [...latest.values()].filter(one => one.seen || !standing.has(one.node)),
    areas,
  )
}
