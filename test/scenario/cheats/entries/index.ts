import type { Forgery } from '../forgery.ts'
import { ahead } from './ahead.ts'
import { beforeTheFirst } from './before-the-first.ts'
import { beyondTheList } from './beyond-the-list.ts'
import { commitmentTooMany } from './commitment-too-many.ts'
import { emptyProof } from './empty-proof.ts'
import { garbledSignature } from './garbled-signature.ts'
import { halfACommitment } from './half-a-commitment.ts'
import { longWayToSay } from './long-way-to-say.ts'
import { noSuchSeat } from './no-such-seat.ts'
import { nothingSaid } from './nothing-said.ts'
import { oldEpoch } from './old-epoch.ts'
import { otherGame } from './other-game.ts'
import { otherHistory } from './other-history.ts'
import { otherQuestion } from './other-question.ts'
import { otherRoll } from './other-roll.ts'
import { otherSeat } from './other-seat.ts'
import { otherSignature } from './other-signature.ts'
import { partOfNoKind } from './part-of-no-kind.ts'
import { playedBack } from './played-back.ts'
import { proofTooMany } from './proof-too-many.ts'
import { sameTwice } from './same-twice.ts'
import { shortContribution } from './short-contribution.ts'
import { shortPromise } from './short-promise.ts'
import { takenFromOther } from './taken-from-other.ts'
import { tooMuchSaid } from './too-much-said.ts'

export const entries: readonly Forgery[] = [
  otherGame,
  noSuchSeat,
  otherSeat,
  ahead,
  otherHistory,
  nothingSaid,
  tooMuchSaid,
  oldEpoch,
  otherSignature,
  garbledSignature,
  longWayToSay,
  playedBack,
  takenFromOther,
  otherQuestion,
  partOfNoKind,
  beyondTheList,
  commitmentTooMany,
  proofTooMany,
  emptyProof,
  sameTwice,
  beforeTheFirst,
  shortContribution,
  shortPromise,
  otherRoll,
  halfACommitment,
]
