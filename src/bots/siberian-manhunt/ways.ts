/** How far it is, for players that head for something. */
import { adjacent, type Node, places } from '../../games/siberian-manhunt/board.ts'

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
export const china: readonly Node[] = places.filter(one => one.terrain === 'china').map(one => one.id)
export const at = (spaces: readonly number[], node: number): number => spaces[node - 1] ?? Number.POSITIVE_INFINITY
