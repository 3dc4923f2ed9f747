/** The kernel's words for the one game that this site plays. */
import { toHex } from '../../protocol/bytes/text.ts'
import type { Random } from '../../protocol/crypto/keys.ts'
import { rulesHash } from '../../protocol/session/agreement.ts'
import type { Kept } from '../../protocol/session/keep.ts'
import { type Peer as AnyPeer, Peer as KernelPeer } from '../../protocol/session/peer.ts'
import type { Playing as AnyPlaying } from '../../protocol/session/playing.ts'
import type { RoleRule as SignedRoles } from '../../protocol/transcript/terms.ts'
import type { Transcript as AnyTranscript } from '../../protocol/transcript/transcript.ts'
import {
  type Event,
  FUGITIVE,
  type Game,
  GOVERNMENT,
  type ManhuntOption,
  type Setup,
} from '../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import type { RoleRule } from '../app/view.ts'
import { ABOUT, decodeAbout } from './about.ts'

export type Peer = AnyPeer<Game, Setup, ManhuntOption, Event>
export type Playing = AnyPlaying<Game, Setup, ManhuntOption, Event>
export type Transcript = AnyTranscript<Game, Setup, ManhuntOption, Event>

export const rules = siberianManhunt
export const worldOf = (random: Random) => ({ rules, random })

/** A seat as it was kept; nothing if that is damaged or was moved away. */
export function restoredFrom(kept: Kept, random: Random) {
  const about = decodeAbout(kept.get(ABOUT))
  const restored = KernelPeer.restore(worldOf(random), kept)
  return about && restored && { about, ...restored }
}

let hashed: string | undefined
/** The hash of these rules, in hexadecimal: two sides that show the same one play the same game. */
export function rulesName(): string {
  hashed ??= toHex(rulesHash(rules))
  return hashed
}

/** Seat 0 is the host, seat 1 the guest. */
export function signedRoles(roles: RoleRule): SignedRoles {
  switch (roles) {
    case 'host is Fugitive':
      return { type: 'fixed', roles: [FUGITIVE, GOVERNMENT] }
    case 'guest is Fugitive':
      return { type: 'fixed', roles: [GOVERNMENT, FUGITIVE] }
    case 'joint roll':
      return { type: 'joint roll' }
  }
}
export function shownRoles(roles: SignedRoles): RoleRule {
  if (roles.type === 'joint roll') return 'joint roll'
  return roles.roles[0] === FUGITIVE ? 'host is Fugitive' : 'guest is Fugitive'
}
