import { type Doctored, withChange } from '../doctored.ts'

export const seatsSwapped: Doctored = {
  does: 'swaps what the two seats committed themselves to',
  by: 'whoever has the file',
  code: 'agreement',
  made: withChange(({ g4s }) => ({ g4s: [...g4s].reverse() })),
}
