/** The board (docs/rules/siberian-manhunt.md, 2): a graph of locations, and what the rules ask of it. All of it is public. */
import board from './board.json' with { type: 'json' }

declare const node: unique symbol
/** A location of the board, by the number that is committed to: 1 to {@link NODES} without gaps. */
export type Node = number & { readonly [node]: true }

export type Way = 'road' | 'water'
/** What is announced of the end of a move. The crash site and the demilitarized zone are wilderness; no town lies in China. */
export type Terrain = 'wilderness' | 'town' | 'china'

export interface Place {
  readonly id: Node
  /** the printed number, or the town's name */
  readonly label: string
  readonly terrain: Terrain
  /** no Red Army here */
  readonly dmz: boolean
  /** a town where Yakut trackers can be recruited */
  readonly yakut: boolean
}
export interface Edge {
  readonly a: Node
  readonly b: Node
  readonly kind: Way
}

export const NODES = board.nodes.length
export const places: readonly Place[] = board.nodes.map(one => ({
  id: asNode(one.id),
  label: one.label,
  terrain: one.zone === 'china' ? 'china' : one.kind === 'town' ? 'town' : 'wilderness',
  dmz: one.zone === 'dmz',
  yakut: one.yakut === true,
}))
export const edges: readonly Edge[] = board.edges.map(({ a, b, kind }) => ({
  a: asNode(a),
  b: asNode(b),
  kind: kind === 'water' ? 'water' : 'road',
}))
/** The main highway from west to east: a path of locations, one town after another on it. */
export const highway: readonly Node[] = board.highway.map(asNode)
/** The closed loops of roads across which one may bush-whack: no lake or water crossing lies in or on them. */
export const faces: readonly (readonly Node[])[] = board.faces.map(face => face.map(asNode))

/** The number as a location. Throws if the board has no such location: for numbers that are ours, not for input. */
export function asNode(value: number): Node {
  if (!isNode(value)) throw new Error(`no location ${value}`)
  return value
}
export function isNode(value: number): value is Node {
  return Number.isInteger(value) && value >= 1 && value <= board.nodes.length
}

export function place(node: Node): Place {
  const found = places[node - 1]
  if (found === undefined) throw new Error(`no location ${node}`)
  return found
}
export const terrain = (node: Node): Terrain => place(node).terrain

/** The town of that name. */
export function town(name: string): Node {
  const found = places.find(one => one.terrain === 'town' && one.label === name)
  if (found === undefined) throw new Error(`no town ${name}`)
  return found.id
}
export const towns: readonly Node[] = places.filter(one => one.terrain === 'town').map(one => one.id)
export const yakutTowns: readonly Node[] = places.filter(one => one.yakut).map(one => one.id)
export const CRASH: Node = asNode(board.nodes.find(one => one.kind === 'crash')?.id ?? 0)
export const KANSK: Node = town('Kansk')
export const IRKUTSK: Node = town('Irkutsk')
/** Where agents and the Fugitive's trail can be: everywhere but in China. */
export const soviet: readonly Node[] = places.filter(one => one.terrain !== 'china').map(one => one.id)

// ---- neighbours ------------------------------------------------------------------------------------------------

const ascending = (nodes: Iterable<Node>): readonly Node[] => [...new Set(nodes)].sort((a, b) => a - b)
const perNode = (of: (node: Node) => Iterable<Node>): readonly (readonly Node[])[] =>
  places.map(({ id }) => ascending(of(id)))
const at = (lists: readonly (readonly Node[])[], node: Node): readonly Node[] => lists[node - 1] ?? []

const joined = (ways: readonly Way[]) =>
  perNode(node =>
    edges.flatMap(({ a, b, kind }) => (!ways.includes(kind) ? [] : a === node ? [b] : b === node ? [a] : [])),
  )
const byWay = { road: joined(['road']), water: joined(['water']) }
const byAny = joined(['road', 'water'])
const across = perNode(node => faces.flatMap(face => (face.includes(node) ? face.filter(one => one !== node) : [])))

/** The locations one space away by road or by water, ascending. */
export const neighbours = (node: Node, way: Way): readonly Node[] => at(byWay[way], node)
/** The locations joined to this one by any edge, ascending. */
export const adjacent = (node: Node): readonly Node[] => at(byAny, node)
/** The locations on the other sides of the closed loops that this one lies on, ascending. */
export const acrossFaces = (node: Node): readonly Node[] => at(across, node)
const reaches = new Map<string, readonly (readonly Node[])[]>()
/** What is at most so many spaces away by road, or by road and water, ascending, the location itself included; never over China or into it. */
export function within(node: Node, spaces: number, by: 'road' | 'any way' = 'any way'): readonly Node[] {
  const key = `${spaces} ${by}`
  const lists = reaches.get(key) ?? perNode(from => reach(from, spaces, by === 'road' ? byWay.road : byAny))
  reaches.set(key, lists)
  return at(lists, node)
}
function reach(from: Node, spaces: number, lists: readonly (readonly Node[])[]): Iterable<Node> {
  const found = new Set([from])
  let edge = [from]
  for (let space = 0; space < spaces; space++) {
    edge = edge.flatMap(node => at(lists, node)).filter(node => !found.has(node) && terrain(node) !== 'china')
    for (const node of edge) found.add(node)
  }
  return found
}
/** Where an agent can be after a move of 0, 1 or 2 spaces. */
export const withinTwo = (node: Node): readonly Node[] => within(node, 2)

// ---- the highway -----------------------------------------------------------------------------------------------

export interface Stretch {
  /** the next town along the highway */
  readonly town: Node
  /** what is passed on the way, both ends left out */
  readonly passed: readonly Node[]
}
const stretches: readonly (readonly Stretch[])[] = places.map(({ id }) => {
  const start = highway.indexOf(id)
  if (start < 0) return []
  const west = highway.slice(0, start).reverse()
  const east = highway.slice(start + 1)
  return [west, east].flatMap(path => {
    const end = path.findIndex(one => terrain(one) === 'town')
    const last = path[end]
    return last === undefined ? [] : [{ town: last, passed: path.slice(0, end) }]
  })
})
/** The ways to the next towns along the highway, west before east; none from a location off it. */
export const nextTowns = (node: Node): readonly Stretch[] => stretches[node - 1] ?? []

// ---- distances -------------------------------------------------------------------------------------------------

/** For every location how many spaces it is away by road, by node - 1; `Infinity` where no road leads. */
export const roadDistances = (from: Node): readonly number[] => distances(from, node => neighbours(node, 'road'))
/** The same by road and water for somebody who does not cross China; China itself may be the beginning or the end. */
export const spacesFrom = (from: Node): readonly number[] =>
  distances(from, node => (node !== from && terrain(node) === 'china' ? [] : adjacent(node)))

function distances(from: Node, next: (node: Node) => readonly Node[]): readonly number[] {
  const distance = places.map(() => Number.POSITIVE_INFINITY)
  distance[from - 1] = 0
  const queue = [from]
  for (const node of queue) {
    for (const beside of next(node)) {
      if (distance[beside - 1] !== Number.POSITIVE_INFINITY) continue
      distance[beside - 1] = (distance[node - 1] ?? 0) + 1
      queue.push(beside)
    }
  }
  return distance
}

/** From each town to everywhere: roads lead both ways. Made when it is first needed. */
const fromTowns = new Map<Node, readonly number[]>()
function townDistance(town: Node, node: Node): number {
  const distances = fromTowns.get(town) ?? roadDistances(town)
  fromTowns.set(town, distances)
  return distances[node - 1] ?? Number.POSITIVE_INFINITY
}

/** The towns nearest by road, `except` left out, all of them if several are equally near; 0 spaces away counts. */
export function nearestTowns(from: Node, except: readonly Node[]): readonly Node[] {
  const open = towns.filter(one => !except.includes(one))
  const least = Math.min(...open.map(one => townDistance(one, from)))
  return open.filter(one => townDistance(one, from) === least)
}
