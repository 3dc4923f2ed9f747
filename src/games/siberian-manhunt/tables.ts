/**
 * The public tables in which a secret step must stand: pairs (from, to). Their names and arguments say everything:
 * which terrain the Fugitive leaves (public, a town or not), which one is entered, and which locations are blocked by
 * agents and the Red Army (docs/rules/siberian-manhunt.md, 6.1 to 6.4, 9.4).
 */
import { numbers, pairs, type Table } from '../../../protocol/rules/index.ts'
import {
  acrossFaces,
  isNode,
  type Node,
  nearestTowns,
  neighbours,
  nextTowns,
  places,
  soviet,
  type Terrain,
  terrain,
  within,
} from './board.ts'

export type StepName = 'road' | 'water' | 'hitch-hike' | 'bush-whack'

/** The open steps of one public situation. */
export interface OpenSteps {
  /**
   * The steps of one sort from any location of the terrain left to any of the terrain entered, never onto a blocked one.
   * Always the same table for the same arguments; `undefined` if there is no such step on the whole board.
   */
  of(name: StepName, from: Terrain, into: Terrain): Table | undefined
}

/** How many situations are remembered; one that is forgotten is just made again. */
const REMEMBERED = 30

/** Makes something once for each public situation, so that its tables and what proofs make of them are made once too. */
function perSituation<T>(make: (blocked: readonly Node[]) => T): (blocked: readonly Node[]) => T {
  const known = new Map<string, T>()
  return blocked => {
    const key = blocked.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const [oldest] = known.size >= REMEMBERED ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    const made = make(blocked)
    known.set(key, made)
    return made
  }
}

/** The open steps while these locations, ascending, are blocked. */
export const openSteps: (blocked: readonly Node[]) => OpenSteps = perSituation(makeOpenSteps)

function makeOpenSteps(blocked: readonly Node[]): OpenSteps {
  const tables = new Map<string, Table | undefined>()
  return {
    of(name, from, into) {
      const key = `${name}/${from}/${into}`
      if (!tables.has(key)) {
        const table = makeTable(name, from, into, blocked)
        const [some] = table.matching([undefined, undefined])
        tables.set(key, some === undefined ? undefined : table)
      }
      return tables.get(key)
    },
  }
}

function makeTable(name: StepName, from: Terrain, into: Terrain, blocked: readonly Node[]): Table {
  const free = (node: Node) => !blocked.includes(node)
  const firsts = places.filter(one => one.terrain === from).map(one => one.id)
  return pairs(
    name,
    [from, into, blocked],
    () => firsts,
    first => {
      if (!isNode(first) || terrain(first) !== from) return []
      return ends(name, first, free).filter(there => terrain(there) === into && free(there))
    },
  )
}

/** Where a step may end, blocked ends included. */
function ends(name: StepName, here: Node, free: (node: Node) => boolean): readonly Node[] {
  switch (name) {
    case 'road':
    case 'water':
      return neighbours(here, name)
    case 'bush-whack':
      return acrossFaces(here)
    case 'hitch-hike':
      return nextTowns(here)
        .filter(stretch => stretch.passed.every(free))
        .map(stretch => stretch.town)
  }
}

/** 9.4: from anywhere to the nearest towns that are not blocked. There are more towns than pawns and tokens: one is left. */
export const toNearestTowns: (blocked: readonly Node[]) => Table = perSituation(blocked =>
  pairs(
    'nearest town',
    [blocked],
    () => soviet,
    from => (isNode(from) && terrain(from) !== 'china' ? nearestTowns(from, blocked) : []),
  ),
)

// ---- what is seen from the air (8.13.7) ------------------------------------------------------------------------

/** The locations at most so many spaces from a centre, and all the others of the board: every location is in one of them. */
export function areaAround(centre: Node, spaces: number): { readonly inside: Table; readonly outside: Table } {
  const area = within(centre, spaces)
  const others = () => places.map(one => one.id).filter(node => !area.includes(node))
  return {
    inside: numbers('area', [centre, spaces, 'inside'], () => area),
    outside: numbers('area', [centre, spaces, 'outside'], others),
  }
}
