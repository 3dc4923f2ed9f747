/**
 * The public tables in which a secret step must stand: pairs (from, to). Their names and arguments say everything:
 * which terrain the Fugitive leaves (public, a town or not), which one is entered, and which locations are blocked by
 * agents and the Red Army (docs/rules/siberian-manhunt.md, 6.1 to 6.4).
 */
import { pairs, type Table } from '../../../protocol/rules/index.ts'
import { acrossFaces, isNode, type Node, neighbours, nextTowns, places, type Terrain, terrain } from './board.ts'

export type StepName = 'road' | 'water' | 'hitch-hike' | 'bush-whack'

/** How many tables are kept. One public situation needs about a dozen; a table that is forgotten is just made again. */
const KEPT = 200
const made = new Map<string, Table | undefined>()

/**
 * The steps of one sort that are open: from any location of the terrain left to any of the terrain entered, never onto a
 * blocked one. The same arguments give the same table. `undefined` if there is no such step on the whole board.
 */
export function steps(name: StepName, from: Terrain, into: Terrain, blocked: readonly Node[]): Table | undefined {
  const key = `${name}/${from}/${into}/${blocked.join()}`
  if (made.has(key)) return made.get(key)
  const [oldest] = made.size >= KEPT ? made.keys() : []
  if (oldest !== undefined) made.delete(oldest)
  const table = makeSteps(name, from, into, blocked)
  const [some] = table.matching([undefined, undefined])
  made.set(key, some === undefined ? undefined : table)
  return made.get(key)
}

function makeSteps(name: StepName, from: Terrain, into: Terrain, blocked: readonly Node[]): Table {
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
