/**
 * Many secrets at once as a decision diagram: one level for each hidden number, in the order in which they were hidden. A
 * point of a level is a value of its number together with everything that may still follow; a path from the start to the
 * end is one secret, and the product of the ways on it how many secrets it stands for, those numbers included that are
 * forgotten. Paths that end alike share their points, so that a route of n spaces needs about n times the board and not
 * the board to the power of n. Such diagrams, and their relaxation by joining points, are described in Bergman, Cire, van
 * Hoeve, Hooker: Decision Diagrams for Optimization (2016), chapters 3 and 4.
 */
import type { Handle } from '../../protocol/rules/index.ts'

/** To a point of the next level, by its index; from the last level to the end, which has index 0. */
export interface Edge {
  readonly to: number
  /** more than 0 */
  readonly ways: number
}
export interface Point {
  readonly value: number
  /** never empty, and never two to the same point */
  readonly next: readonly Edge[]
}
export interface Level {
  readonly handle: Handle
  readonly points: readonly Point[]
}
/** Plain data that nobody changes: a copy is the same object. */
export interface Diagram {
  /** where every path starts; empty if there is no secret at all */
  readonly start: readonly Edge[]
  readonly levels: readonly Level[]
}

/** No hidden number, one secret. */
export const nothingHidden: Diagram = { start: [{ to: 0, ways: 1 }], levels: [] }

/** Numbers of points; the end is one point below the last level. */
export const sizeOf = ({ levels }: Diagram): number => levels.reduce((sum, { points }) => sum + points.length, 0)

// ---- putting in order ------------------------------------------------------------------------------------------

/** Drops the points from which no path leads to the end, and joins those of one value from which the same follows in the same ways. */
export function compact({ start, levels }: Diagram): Diagram {
  const done: Level[] = []
  let names: readonly (number | undefined)[] = [0]
  for (const { handle, points } of levels.toReversed()) {
    const kept: Point[] = []
    const byValue = new Map<number, number[]>()
    const below = names
    names = points.map(({ value, next }) => {
      const left = renamed(next, below)
      if (left.length === 0) return undefined
      const alike = byValue.get(value)
      const before = alike?.find(index => sameEdges(kept[index]?.next ?? [], left))
      if (before !== undefined) return before
      if (alike === undefined) byValue.set(value, [kept.length])
      else alike.push(kept.length)
      return kept.push({ value, next: left }) - 1
    })
    done.push({ handle, points: kept })
  }
  return { start: renamed(start, names), levels: done.toReversed() }
}

/** The edges to what is left, by the new names. */
function renamed(edges: readonly Edge[], names: readonly (number | undefined)[]): readonly Edge[] {
  const found: Edge[] = []
  for (const { to, ways } of edges) {
    const name = names[to]
    if (name !== undefined) found.push({ to: name, ways })
  }
  return merged(found)
}
/** One edge to each point, ascending. Takes the list over. */
function merged(edges: Edge[]): readonly Edge[] {
  edges.sort((a, b) => a.to - b.to)
  const found: Edge[] = []
  for (const edge of edges) {
    const last = found.at(-1)
    if (last?.to === edge.to) found[found.length - 1] = { to: edge.to, ways: last.ways + edge.ways }
    else found.push(edge)
  }
  return found
}
const sameEdges = (a: readonly Edge[], b: readonly Edge[]): boolean =>
  a.length === b.length && a.every((edge, i) => edge.to === b[i]?.to && edge.ways === b[i]?.ways)

// ---- forgetting ------------------------------------------------------------------------------------------------

/** Past this, all ways are divided by one power of two: then only their proportions mean something. */
const MANY = 2 ** 900
const LESS = 2 ** -800

/** The same secrets without the numbers of the other handles. What differed only in those becomes one, with more ways. */
export function keepOnly(diagram: Diagram, handles: ReadonlySet<Handle>): Diagram {
  if (diagram.levels.every(({ handle }) => handles.has(handle))) return diagram
  let { start } = diagram
  const levels: Level[] = []
  for (const level of diagram.levels) {
    if (handles.has(level.handle)) levels.push(level)
    else {
      const last = levels.pop()
      if (last === undefined) start = past(start, level)
      else levels.push({ ...last, points: last.points.map(point => ({ ...point, next: past(point.next, level) })) })
    }
  }
  if (start.some(({ ways }) => ways > MANY)) {
    start = start.map(({ to, ways }) => ({ to, ways: Math.max(Number.MIN_VALUE, ways * LESS) }))
  }
  return compact({ start, levels })
}
/** The edges that lead over a level to the next one. */
function past(edges: readonly Edge[], { points }: Level): readonly Edge[] {
  const found: Edge[] = []
  for (const { to, ways } of edges)
    for (const next of points[to]?.next ?? []) found.push({ to: next.to, ways: ways * next.ways })
  return merged(found)
}

/**
 * A smaller diagram with all of these secrets and some more: the points of one value in a level become one, from which
 * follows whatever followed from one of them. The ways are then no count, but each of these secrets keeps some.
 */
export function relaxed({ start, levels }: Diagram): Diagram {
  const done: Level[] = []
  let names: readonly (number | undefined)[] = [0]
  for (const { handle, points } of levels.toReversed()) {
    const byValue = new Map<number, { index: number; edges: Edge[] }>()
    const below = names
    names = points.map(({ value, next }) => {
      const known = byValue.get(value) ?? { index: byValue.size, edges: [] }
      byValue.set(value, known)
      known.edges.push(...renamed(next, below))
      return known.index
    })
    done.push({ handle, points: [...byValue].map(([value, { edges }]) => ({ value, next: merged(edges) })) })
  }
  return { start: renamed(start, names), levels: done.toReversed() }
}

// ---- counting --------------------------------------------------------------------------------------------------

/** For every level and point how many ways lead from it to the end; before them, those of the start. */
function waysOn({ start, levels }: Diagram): { readonly all: number; readonly from: readonly (readonly number[])[] } {
  let below: readonly number[] = [1]
  const from: (readonly number[])[] = []
  for (const { points } of levels.toReversed()) {
    const beyond = below
    below = points.map(({ next }) => sum(next, beyond))
    from.push(below)
  }
  return { all: sum(start, below), from: from.reverse() }
}
function sum(edges: readonly Edge[], beyond: readonly number[]): number {
  let total = 0
  for (const { to, ways } of edges) total += ways * (beyond[to] ?? 0)
  return total
}

/** How many secrets there are. */
export const waysOf = (diagram: Diagram): number => waysOn(diagram).all

/** For every value that the hidden number may have, in how many secrets it has it; nothing if the handle is forgotten. */
export function waysOfValues(diagram: Diagram, handle: Handle): ReadonlyMap<number, number> {
  const { from } = waysOn(diagram)
  const found = new Map<number, number>()
  let into: number[] = []
  for (const { to, ways } of diagram.start) into[to] = ways
  for (const [index, { handle: here, points }] of diagram.levels.entries()) {
    if (here === handle) {
      for (const [i, { value }] of points.entries())
        found.set(value, (found.get(value) ?? 0) + (into[i] ?? 0) * (from[index]?.[i] ?? 0))
      return found
    }
    const onward: number[] = []
    for (const [i, { next }] of points.entries())
      for (const { to, ways } of next) onward[to] = (onward[to] ?? 0) + (into[i] ?? 0) * ways
    into = onward
  }
  return found
}
/** One secret after the other, the numbers in the order of the levels. There may be very many. */
export function* secretsOf({
  start,
  levels,
}: Diagram): Generator<{ readonly values: readonly number[]; readonly ways: number }> {
  function* from(
    edges: readonly Edge[],
    depth: number,
    values: readonly number[],
    before: number,
  ): ReturnType<typeof secretsOf> {
    for (const { to, ways } of edges) {
      const point = levels[depth]?.points[to]
      if (point === undefined) yield { values, ways: before * ways }
      else yield* from(point.next, depth + 1, [...values, point.value], before * ways)
    }
  }
  yield* from(start, 0, [], 1)
}

/** For every value of the newest number the secret of the most ways that ends so, or one of them: all its numbers, oldest first. */
export function likeliest({ start, levels }: Diagram): ReadonlyMap<number, readonly number[]> {
  let paths: (Path | undefined)[] = []
  const found = new Map<number, Path>()
  for (const { to, ways } of start) paths[to] = { ways, values: [] }
  for (const [depth, { points }] of levels.entries()) {
    const onward: (Path | undefined)[] = []
    for (const [i, { value, next }] of points.entries()) {
      const path = paths[i]
      if (path === undefined) continue
      const values = [...path.values, value]
      for (const edge of next) {
        const ways = path.ways * edge.ways
        const isLast = depth === levels.length - 1
        const before = isLast ? found.get(value) : onward[edge.to]
        if (before !== undefined && before.ways >= ways) continue
        if (isLast) found.set(value, { ways, values })
        else onward[edge.to] = { ways, values }
      }
    }
    paths = onward
  }
  return new Map([...found].map(([value, path]) => [value, path.values]))
}
interface Path {
  readonly ways: number
  readonly values: readonly number[]
}

/** One secret by chance, each as likely as it has ways; `fraction` gives a number from 0 to less than 1 for each level. */
export function drawn(diagram: Diagram, fraction: () => number): ReadonlyMap<Handle, number> {
  const { from } = waysOn(diagram)
  const found = new Map<Handle, number>()
  let edges = diagram.start
  for (const [index, { handle, points }] of diagram.levels.entries()) {
    const beyond = from[index] ?? []
    let left = fraction() * sum(edges, beyond)
    const edge = edges.find(({ to, ways }) => {
      left -= ways * (beyond[to] ?? 0)
      return left < 0
    })
    const point = points[(edge ?? edges.at(-1))?.to ?? -1]
    if (point === undefined) throw new Error('there is no secret to draw')
    found.set(handle, point.value)
    edges = point.next
  }
  return found
}
