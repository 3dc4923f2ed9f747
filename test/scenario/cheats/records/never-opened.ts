import { recordOf } from '../../../protocol/audit/recorded.ts'
import { type Doctored, played } from '../doctored.ts'

/** No proof of anything, but the other side knows what it does not know. */
export const neverOpened: Doctored = {
  does: 'never opens its seed',
  by: 'host',
  code: 'unopened',
  made: cheats => ({ record: recordOf(played(), cheats ? [1] : [0, 1]) }),
}
