/** How far it is between any two locations; each row is made once, when it is first needed. */
import type { Node } from '../../../games/siberian-manhunt/board.ts'
import { spacesTo } from '../ways.ts'

const rows: (readonly number[] | undefined)[] = []
/** Spaces by road or water from there to every location, by node - 1, whatever stands in between. */
export function spacesFrom(node: Node): readonly number[] {
  const row = rows[node] ?? spacesTo([node])
  rows[node] = row
  return row
}
