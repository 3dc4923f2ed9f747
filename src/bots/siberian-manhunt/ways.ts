/** How far it is, for players that head for something. */
import { adjacent, type Node, neighbours, places } from '../../games/siberian-manhunt/board.ts'

/** For every location, by node - 1, how many spaces by road or water to the nearest of these, not through `closed`. */
export function spacesTo(goals: readonly Node[], closed: ReadonlySet<Node> = new Set()): readonly number[] {
  const spaces = places.map(() => Number.POSITIVE_INFINITY)
  for (const node of goals) spaces[node - 1] = 0
  const queue = [...goals]
  for (const node of queue) {
    const next = (spaces[node - 1] ?? 0) + 1
    for (const beside of adjacent(node)) {
      if (spaces[beside - 1] !== Number.POSITIVE_INFINITY || closed.has(beside)) continue
      spaces[beside - 1] = next
      queue.push(beside)
    }
  }
  return spaces
}
/** The same in energy: 1 for a space by road, `water` for one by water. */
export function effortTo(
  goals: readonly Node[],
  water: number,
  closed: ReadonlySet<Node> = new Set(),
): readonly number[] {
  const effort = places.map(() => Number.POSITIVE_INFINITY)
  let edge: readonly Node[] = goals
  const later = new Map<number, Node[]>()
  for (let now = 0; edge.length > 0 || later.size > 0; now++) {
    const next: Node[] = []
    for (const node of [...edge, ...(later.get(now) ?? [])]) {
      if ((effort[node - 1] ?? 0) <= now) continue
      effort[node - 1] = now
      for (const beside of neighbours(node, 'road')) if (!closed.has(beside)) next.push(beside)
      const over = neighbours(node, 'water').filter(one => !closed.has(one))
      if (over.length > 0) later.set(now + water, [...(later.get(now + water) ?? []), ...over])
    }
    later.delete(now)
    edge = next
  }
  return effort
}
export const china: readonly Node[] = places.filter(one => one.terrain === 'china').map(one => one.id)
export const at = (spaces: readonly number[], node: number): number => spaces[node - 1] ?? Number.POSITIVE_INFINITY
