import { type Doctored, misstated } from '../doctored.ts'

export const drawElsewhere: Doctored = {
  does: 'draws in another history than it played',
  by: 'host',
  code: 'draw-mismatch',
  made: cheats => misstated('draw', cheats),
}
