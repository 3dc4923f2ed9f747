import { type Doctored, withChange } from '../doctored.ts'

export const orderChanged: Doctored = {
  does: 'puts the entries in another order',
  by: 'whoever has the file',
  code: 'entry 1',
  made: withChange(({ entries }) => ({ entries: [...entries].reverse() })),
}
