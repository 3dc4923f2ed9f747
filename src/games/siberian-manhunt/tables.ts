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

// ---- what the board allows -------------------------------------------------------------------------------------

/** One way for a step to go. */
interface Leg {
  readonly end: Node
  /** the locations that it goes through */
  readonly passed: readonly Node[]
}
/** All the steps of one name between two terrains, whatever is blocked. */
interface Sort {
  readonly name: StepName
  readonly from: Terrain
  readonly into: Terrain
  /** the locations where such a step begins, ascending */
  readonly starts: readonly Node[]
  /** the steps from each location, by node - 1 */
  readonly legs: readonly (readonly Leg[])[]
}

function legsFrom(name: StepName, here: Node): readonly Leg[] {
  switch (name) {
    case 'road':
    case 'water':
      return neighbours(here, name).map(straight)
    case 'bush-whack':
      return acrossFaces(here).map(straight)
    case 'hitch-hike':
      return nextTowns(here).map(({ town, passed }) => ({ end: town, passed }))
  }
}
const straight = (end: Node): Leg => ({ end, passed: [] })

function sortOf(name: StepName, from: Terrain, into: Terrain): Sort {
  const legs = places.map(({ id, terrain: left }) =>
    left === from ? legsFrom(name, id).filter(({ end }) => terrain(end) === into) : [],
  )
  return { name, from, into, legs, starts: places.map(one => one.id).filter((_, i) => legs[i]?.length !== 0) }
}
const perTerrain = <T>(make: (terrain: Terrain) => T): Readonly<Record<Terrain, T>> => ({
  wilderness: make('wilderness'),
  town: make('town'),
  china: make('china'),
})
const sortsOf = (name: StepName) => perTerrain(from => perTerrain(into => sortOf(name, from, into)))
const sorts = {
  road: sortsOf('road'),
  water: sortsOf('water'),
  'hitch-hike': sortsOf('hitch-hike'),
  'bush-whack': sortsOf('bush-whack'),
} as const satisfies Readonly<Record<StepName, unknown>>

// ---- what is open ----------------------------------------------------------------------------------------------

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
  const tables = new Map<Sort, Table | undefined>()
  return {
    of(name, from, into) {
      const sort = sorts[name][from][into]
      const before = tables.get(sort)
      if (before !== undefined || tables.has(sort)) return before
      const made = tableOf(sort, blocked)
      tables.set(sort, made)
      return made
    },
  }
}

function tableOf(sort: Sort, blocked: readonly Node[]): Table | undefined {
  const { name, from, into, starts } = sort
  if (!starts.some(start => openEnds(sort, start, blocked).length > 0)) return undefined
  return pairs(
    name,
    [from, into, blocked],
    () => starts,
    first => openEnds(sort, first, blocked),
  )
}
const NO_LEGS: readonly Leg[] = []
function openEnds({ legs }: Sort, from: number, blocked: readonly Node[]): readonly Node[] {
  return (legs[from - 1] ?? NO_LEGS)
    .filter(({ end, passed }) => !blocked.includes(end) && !passed.some(node => blocked.includes(node)))
    .map(({ end }) => end)
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
