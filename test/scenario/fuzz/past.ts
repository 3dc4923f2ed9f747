/**
 * Mutants that a test has failed for once, by seed and number: whatever a long run finds is put down here, and tried with
 * every `npm test` from then on.
 */
export interface Past {
  readonly seed: number
  readonly numbers: readonly number[]
}
export const messages: readonly Past[] = [
  // slow, when the time that other programs took was counted as well
  { seed: 2, numbers: [143632, 318978, 408704, 413280, 455324, 456555, 463472, 528687, 630699, 876376] },
]
export const records: readonly Past[] = []
