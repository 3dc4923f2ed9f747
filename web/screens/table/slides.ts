/** Which cards of the assistance board have slid since it was last seen, and from where: for the movement on the screen. */
import type { AssistanceCard } from '../../../src/games/siberian-manhunt/game.ts'

export type Board = readonly (readonly (AssistanceCard | null)[])[]
export interface Slide {
  readonly row: number
  readonly column: number
  /** the row where it lay before; above the board for one from the deck */
  readonly from: number
}

/**
 * Cards only ever move down within their column, and new ones come on top. So the lowest card that lies there now is the
 * lowest of its name that lay there before at the same height or higher, and so on upwards; those that are left over are new.
 */
export function slidesOf(before: Board, after: Board): readonly Slide[] {
  const columns = after[0]?.length ?? 0
  return Array.from({ length: columns }, (_, column) => column).flatMap(column => inColumn(before, after, column))
}

function inColumn(before: Board, after: Board, column: number): readonly Slide[] {
  const slides: Slide[] = []
  let above = before.length - 1
  let fresh = 0
  for (let row = after.length - 1; row >= 0; row--) {
    const card = after[row]?.[column] ?? null
    if (card === null) continue
    const from = fresh > 0 ? -1 : lowest(before, column, card, Math.min(row, above))
    if (from >= 0) above = from - 1
    else fresh++
    const start = from >= 0 ? from : -fresh
    if (start !== row) slides.push({ row, column, from: start })
  }
  return slides
}

/** The lowest row down to that one where the card lay; -1 if it did not. */
function lowest(before: Board, column: number, card: AssistanceCard, most: number): number {
  for (let row = most; row >= 0; row--) if (before[row]?.[column] === card) return row
  return -1
}
