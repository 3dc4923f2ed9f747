import type { Doctored } from '../doctored.ts'
import { abandonElsewhere } from './abandon-elsewhere.ts'
import { byteChanged } from './byte-changed.ts'
import { closingElsewhere } from './closing-elsewhere.ts'
import { cutShort } from './cut-short.ts'
import { drawElsewhere } from './draw-elsewhere.ts'
import { endLeftOut } from './end-left-out.ts'
import { entryLeftOut } from './entry-left-out.ts'
import { entryOfAnotherGame } from './entry-of-another-game.ts'
import { entryTwice } from './entry-twice.ts'
import { firstDice } from './first-dice.ts'
import { inventedAccusation } from './invented-accusation.ts'
import { neverOpened } from './never-opened.ts'
import { orderChanged } from './order-changed.ts'
import { otherAgreement } from './other-agreement.ts'
import { otherRules } from './other-rules.ts'
import { otherSeed } from './other-seed.ts'
import { playedOn } from './played-on.ts'
import { resignElsewhere } from './resign-elsewhere.ts'
import { seatsSwapped } from './seats-swapped.ts'
import { statementOfAnotherGame } from './statement-of-another-game.ts'

export const records: readonly Doctored[] = [
  otherSeed,
  neverOpened,
  closingElsewhere,
  resignElsewhere,
  drawElsewhere,
  abandonElsewhere,
  playedOn,
  firstDice,
  entryLeftOut,
  endLeftOut,
  orderChanged,
  entryTwice,
  entryOfAnotherGame,
  otherAgreement,
  seatsSwapped,
  otherRules,
  statementOfAnotherGame,
  inventedAccusation,
  byteChanged,
  cutShort,
]
