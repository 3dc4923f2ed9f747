/** How likely Loyal tokens are: the bag is open, so this is arithmetic that everybody could do. */
import type { Bag } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'

const { refill } = values.bag

/** The chance, 0 to 1, that all of the next `draws` tokens are Loyal; an empty bag is filled between two draws. */
export function allLoyal({ silent, loyal }: Bag, draws: number): number {
  const total = silent + loyal
  if (draws === 0) return 1
  if (total === 0) return allLoyal({ silent: refill, loyal: refill }, draws)
  if (loyal === 0) return 0
  const rest = total === 1 ? { silent: refill, loyal: refill } : { silent, loyal: loyal - 1 }
  return (loyal / total) * allLoyal(rest, draws - 1)
}
/** The chance that at least one of them is Loyal. */
export const anyLoyal = ({ silent, loyal }: Bag, draws: number): number =>
  1 - allLoyal({ silent: loyal, loyal: silent }, draws)
