import type { Forgery } from '../forgery.ts'
import { abandonBackwards } from './abandon-backwards.ts'
import { abandonEarlier } from './abandon-earlier.ts'
import { abandonNeverAgreed } from './abandon-never-agreed.ts'
import { abandonOtherGame } from './abandon-other-game.ts'
import { abandonOtherHead } from './abandon-other-head.ts'
import { abandonOtherSeat } from './abandon-other-seat.ts'
import { abandonOwnTurn } from './abandon-own-turn.ts'
import { abandonSignature } from './abandon-signature.ts'
import { abandonTooEarly } from './abandon-too-early.ts'
import { closingAhead } from './closing-ahead.ts'
import { closingAsResign } from './closing-as-resign.ts'
import { closingOtherGame } from './closing-other-game.ts'
import { closingOtherHead } from './closing-other-head.ts'
import { closingOtherSeat } from './closing-other-seat.ts'
import { closingSignature } from './closing-signature.ts'
import { drawEarlier } from './draw-earlier.ts'
import { drawForBoth } from './draw-for-both.ts'
import { drawOtherGame } from './draw-other-game.ts'
import { drawOtherHead } from './draw-other-head.ts'
import { drawSignature } from './draw-signature.ts'
import { resignAhead } from './resign-ahead.ts'
import { resignOtherGame } from './resign-other-game.ts'
import { resignOtherHead } from './resign-other-head.ts'
import { resignOtherSeat } from './resign-other-seat.ts'
import { resignSignature } from './resign-signature.ts'
import { seedOther } from './seed-other.ts'
import { seedOtherGame } from './seed-other-game.ts'
import { seedOtherSeat } from './seed-other-seat.ts'
import { seedSignature } from './seed-signature.ts'
import { unknownStatement } from './unknown-statement.ts'

export const statements: readonly Forgery[] = [
  resignOtherSeat,
  resignOtherGame,
  resignOtherHead,
  resignAhead,
  resignSignature,
  unknownStatement,
  closingAsResign,
  drawOtherHead,
  drawEarlier,
  drawForBoth,
  abandonTooEarly,
  abandonBackwards,
  abandonOtherHead,
  abandonOwnTurn,
  abandonNeverAgreed,
  closingOtherHead,
  closingOtherSeat,
  closingSignature,
  seedOther,
  seedOtherSeat,
  seedSignature,
  drawOtherGame,
  drawSignature,
  abandonOtherGame,
  abandonOtherSeat,
  abandonEarlier,
  abandonSignature,
  closingOtherGame,
  closingAhead,
  seedOtherGame,
]
