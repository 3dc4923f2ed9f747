import type { Forgery } from '../forgery.ts'
import { s1Epoch } from './s1-epoch.ts'
import { s1ExtraField } from './s1-extra-field.ts'
import { s1LongNonce } from './s1-long-nonce.ts'
import { s1Mac } from './s1-mac.ts'
import { s1NoKey } from './s1-no-key.ts'
import { s1Occasion } from './s1-occasion.ts'
import { s1OtherGame } from './s1-other-game.ts'
import { s1OtherPlayer } from './s1-other-player.ts'
import { s1OwnCertificate } from './s1-own-certificate.ts'
import { s1PeerCertificate } from './s1-peer-certificate.ts'
import { s1PlayedBack } from './s1-played-back.ts'
import { s1Signature } from './s1-signature.ts'
import { s1Tag } from './s1-tag.ts'
import { s1TakenSeat } from './s1-taken-seat.ts'
import { s1Version } from './s1-version.ts'
import { s2AnswersAnother } from './s2-answers-another.ts'
import { s2Epoch } from './s2-epoch.ts'
import { s2Key } from './s2-key.ts'
import { s2LongNonce } from './s2-long-nonce.ts'
import { s2Mac } from './s2-mac.ts'
import { s2OtherHead } from './s2-other-head.ts'
import { s2OwnCertificate } from './s2-own-certificate.ts'
import { s2PeerCertificate } from './s2-peer-certificate.ts'
import { s2Signature } from './s2-signature.ts'
import { s3AnswersAnother } from './s3-answers-another.ts'
import { s3Mac } from './s3-mac.ts'
import { s3OtherHead } from './s3-other-head.ts'
import { s3PlayedBack } from './s3-played-back.ts'
import { s3Signature } from './s3-signature.ts'

export const handshake: readonly Forgery[] = [
  s1Version,
  s1Occasion,
  s1Tag,
  s1OtherGame,
  s1TakenSeat,
  s1OtherPlayer,
  s1NoKey,
  s1LongNonce,
  s1Epoch,
  s1OwnCertificate,
  s1PeerCertificate,
  s1Mac,
  s1Signature,
  s1ExtraField,
  s1PlayedBack,
  s2AnswersAnother,
  s2Key,
  s2LongNonce,
  s2Epoch,
  s2OwnCertificate,
  s2PeerCertificate,
  s2OtherHead,
  s2Mac,
  s2Signature,
  s3AnswersAnother,
  s3OtherHead,
  s3Mac,
  s3Signature,
  s3PlayedBack,
]
