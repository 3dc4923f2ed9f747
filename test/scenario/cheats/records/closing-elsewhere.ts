import { type Doctored, misstated } from '../doctored.ts'

export const closingElsewhere: Doctored = {
  does: 'closes the game in another history than it played',
  by: 'host',
  code: 'closing-mismatch',
  made: cheats => misstated('closing', cheats),
}
