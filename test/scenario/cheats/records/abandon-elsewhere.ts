import { type Doctored, misstated } from '../doctored.ts'

export const abandonElsewhere: Doctored = {
  does: 'claims to have been left in another history than it played',
  by: 'host',
  code: 'abandon-mismatch',
  made: cheats => misstated('abandon', cheats),
}
