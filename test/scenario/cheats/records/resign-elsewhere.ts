import { type Doctored, misstated } from '../doctored.ts'

export const resignElsewhere: Doctored = {
  does: 'resigns in another history than it played',
  by: 'host',
  code: 'resign-mismatch',
  made: cheats => misstated('resign', cheats),
}
