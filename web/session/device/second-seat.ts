/** The second seat of a game whose two seats are both in this browser. It is kept in a store of its own. */
import { inviteTag } from '../../../protocol/session/handshake.ts'
import type { Effect } from '../../../protocol/session/outbox.ts'
import { Peer as KernelPeer } from '../../../protocol/session/peer.ts'
import type { Opponent } from '../../app/view.ts'
import { ABOUT, type About, decodeAbout, keepSeat, newAbout } from '../about.ts'
import type { Invite } from '../invite.ts'
import { type Peer, rulesName, worldOf } from '../manhunt.ts'
import type { SeatWorld } from '../world.ts'

export interface SecondSeat {
  readonly about: About
  readonly peer: Peer
  readonly effects: readonly Effect[]
}

/**
 * The seat as it was kept, or a new one that this invitation leads to; `undefined` if what is kept does not suffice. Rejects
 * if the store fails.
 */
export async function secondSeat(
  { storage, random, clock }: SeatWorld,
  game: string,
  invite: Invite,
  { opponent, version }: { readonly opponent: Opponent; readonly version: string },
): Promise<SecondSeat | undefined> {
  const kept = await storage.load(game)
  const about = decodeAbout(kept.get(ABOUT))
  if (about !== undefined) {
    const restored = KernelPeer.restore(worldOf(random), kept)
    return restored && { about, ...restored }
  }
  const { peer, effects } = KernelPeer.guest(worldOf(random), invite)
  const begun = newAbout({
    now: clock.now(),
    rules: rulesName(),
    version,
    seat: 1,
    place: invite.place,
    token: '',
    invite: inviteTag(invite.secret),
    before: [],
    opponent,
  })
  await keepSeat(storage, game, effects, begun)
  return { about: begun, peer, effects: [] }
}
