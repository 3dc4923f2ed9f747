/** A diagram of secrets and a claim: the secrets for which it is true, with the new numbers that it lets them hide. */
import { all, type Claim, type Handle, type Hiding, solutions } from '../../protocol/rules/index.ts'
import { compact, type Diagram, type Edge, type Level, type Point } from './diagram.ts'
import { given, type Residual, Residuals, speaksOfHandles } from './residual.ts'

/** How likely somebody with that newest number is to hide these; more than 0. A count of secrets takes 1 for all. */
export type Weigh = (newest: number | undefined, hidden: readonly number[]) => number
const evenly: Weigh = () => 1

/** The secrets for which the claim is true. `undefined` if that would take more than `limit` points. */
export function narrowed(diagram: Diagram, claim: Claim, limit: number): Diagram | undefined {
  const product = multiply(diagram, claim)
  if (product.size > limit) return undefined
  const yes: readonly Edge[] = [{ to: 0, ways: 1 }]
  return compact(product.ending(residual => (residual === true ? yes : []), []))
}

/** The secrets with each way to hide new numbers, whose handles are given. */
export function extended(diagram: Diagram, { claim }: Hiding, handles: readonly Handle[], weigh = evenly): Diagram {
  const product = multiply(diagram, claim)
  const hidden = new Map<Residual, readonly (readonly number[])[]>()
  const levels = handles.map((handle): Level & { points: Point[] } => ({ handle, points: [] }))
  const lasts = new Map<number, number>()

  /** the points after these numbers; the very last one stands for its value alone, whatever led to it */
  function beyond(rows: readonly (readonly number[])[], newest: number | undefined, depth: number): readonly Edge[] {
    const points = levels[depth]?.points ?? []
    const edges: Edge[] = []
    for (const value of new Set(rows.map(row => row[depth] ?? 0))) {
      const same = rows.filter(row => row[depth] === value)
      const [only = []] = same
      if (depth < handles.length - 1) {
        edges.push({ to: points.push({ value, next: beyond(same, newest, depth + 1) }) - 1, ways: 1 })
        continue
      }
      const to = lasts.get(value) ?? points.push({ value, next: [{ to: 0, ways: 1 }] }) - 1
      lasts.set(value, to)
      edges.push({ to, ways: weigh(newest, only) })
    }
    return edges
  }
  const ending = (residual: Residual, newest: number | undefined) => {
    const rows = hidden.get(residual) ?? waysToHide(residual, handles.length)
    hidden.set(residual, rows)
    return beyond(rows, newest, 0)
  }
  return compact(product.ending(ending, levels))
}

/** Every row of new numbers that makes the rest of the claim true. */
function waysToHide(residual: Residual, count: number): readonly (readonly number[])[] {
  if (residual === false) return []
  return [...solutions(count, residual === true ? all() : residual, () => undefined)]
}

// ---- the product -----------------------------------------------------------------------------------------------

interface Product {
  /** in points */
  readonly size: number
  /** The diagram with its last edges replaced by what `edges` says for what is left of the claim there, and more levels. */
  ending(edges: (residual: Residual, newest: number | undefined) => readonly Edge[], more: readonly Level[]): Diagram
}
/** One point of the diagram and what is left of the claim there. */
interface Pair {
  readonly point: Point
  readonly state: number
}

/**
 * The diagram times the automaton of the claim: a point for every point and residual that some path joins. A path ends with
 * what the claim says of new numbers. Throws if the claim is about a number that the diagram does not hold.
 */
function multiply({ start, levels }: Diagram, claim: Claim): Product {
  const residuals = new Residuals()
  const first = residuals.numberOf(claim)
  let size = 0
  let before: readonly { readonly edges: readonly Edge[]; readonly state: number }[] = [{ edges: start, state: first }]
  const done: {
    readonly handle: Handle
    readonly pairs: readonly Pair[]
    /** the edges of every point of the level before, first of the start; they lead to the pairs */
    readonly into: readonly (readonly Edge[])[]
  }[] = []
  for (const { handle, points } of levels) {
    const pairs: Pair[] = []
    const names = new Map<number, number>()
    const steps = new Map<number, Map<number, number>>()
    const stepTo = (state: number, value: number): number => {
      const known = steps.get(state) ?? new Map<number, number>()
      steps.set(state, known)
      const next = known.get(value) ?? residuals.numberOf(given(residuals.list[state] ?? false, handle, value))
      known.set(value, next)
      return next
    }
    const into = before.map(({ edges, state }) => {
      const found: Edge[] = []
      for (const { to, ways } of edges) {
        const point = points[to]
        if (point === undefined) continue
        const next = stepTo(state, point.value)
        if (residuals.list[next] === false) continue
        const key = next * points.length + to
        const name = names.get(key) ?? pairs.push({ point, state: next }) - 1
        names.set(key, name)
        found.push({ to: name, ways })
      }
      return found
    })
    size += pairs.length
    done.push({ handle, pairs, into })
    before = pairs.map(({ point, state }) => ({ edges: point.next, state }))
  }
  return {
    size,
    ending(edgesOf, more) {
      const last = (state: number, edges: readonly Edge[], newest: number | undefined): readonly Edge[] => {
        const residual = residuals.list[state] ?? false
        if (speaksOfHandles(residual)) throw new Error('the claim is about a number that was forgotten')
        return edges.flatMap(({ ways }) =>
          edgesOf(residual, newest).map(edge => ({ to: edge.to, ways: edge.ways * ways })),
        )
      }
      const made = done.map(({ handle, pairs }, depth) => ({
        handle,
        points: pairs.map(({ point: { value, next }, state }, i) => ({
          value,
          next: done[depth + 1]?.into[i] ?? last(state, next, value),
        })),
      }))
      return { start: done[0]?.into[0] ?? last(first, start, undefined), levels: [...made, ...more] }
    },
  }
}
