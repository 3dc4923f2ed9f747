import type { Forgery } from '../forgery.ts'
import { g1Key } from './g1-key.ts'
import { g1Nonce } from './g1-nonce.ts'
import { g1Roles } from './g1-roles.ts'
import { g1Rules } from './g1-rules.ts'
import { g1Seats } from './g1-seats.ts'
import { g1SetUp } from './g1-set-up.ts'
import { g1Signature } from './g1-signature.ts'
import { g1Version } from './g1-version.ts'
import { g1WaitingTime } from './g1-waiting-time.ts'
import { g2HostKey } from './g2-host-key.ts'
import { g2Key } from './g2-key.ts'
import { g2Nonce } from './g2-nonce.ts'
import { g2OtherProposal } from './g2-other-proposal.ts'
import { g2Seat } from './g2-seat.ts'
import { g2Signature } from './g2-signature.ts'
import { g3NoGuest } from './g3-no-guest.ts'
import { g3Nonce } from './g3-nonce.ts'
import { g3OtherGuest } from './g3-other-guest.ts'
import { g3OtherProposal } from './g3-other-proposal.ts'
import { g3Signature } from './g3-signature.ts'
import { g4Contribution } from './g4-contribution.ts'
import { g4DealKey } from './g4-deal-key.ts'
import { g4DealProof } from './g4-deal-proof.ts'
import { g4OtherGame } from './g4-other-game.ts'
import { g4Seat } from './g4-seat.ts'
import { g4Seed } from './g4-seed.ts'
import { g4Signature } from './g4-signature.ts'

export const agreement: readonly Forgery[] = [
  g1Version,
  g1Rules,
  g1SetUp,
  g1Roles,
  g1Seats,
  g1Key,
  g1Nonce,
  g1WaitingTime,
  g1Signature,
  g2OtherProposal,
  g2Seat,
  g2Key,
  g2HostKey,
  g2Nonce,
  g2Signature,
  g3OtherProposal,
  g3Nonce,
  g3NoGuest,
  g3OtherGuest,
  g3Signature,
  g4OtherGame,
  g4Seat,
  g4Seed,
  g4Contribution,
  g4DealKey,
  g4DealProof,
  g4Signature,
]
