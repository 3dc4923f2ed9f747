/** The second seat of a game whose two seats are both in this browser. It is kept in a store of its own. */
import { toHex } from '../../../protocol/bytes/text.ts'
import { inviteTag } from '../../../protocol/session/handshake.ts'
import type { Effect } from '../../../protocol/session/outbox.ts'
import { Peer as KernelPeer } from '../../../protocol/session/peer.ts'
import type { Notice, Opponent } from '../../app/view.ts'
import { type About, firstKept, newAbout } from '../about.ts'
import type { Invite } from '../invite.ts'
import { Keeper } from '../keeper.ts'
import { type Peer, restoredFrom, rulesName, worldOf } from '../manhunt.ts'
import { LOST, STORE_CLOSED } from '../notices.ts'
import type { SeatWorld } from '../world.ts'

export interface SecondSeat {
  readonly about: About
  readonly peer: Peer
  readonly effects: readonly Effect[]
  readonly keeper: Keeper
}
interface Asked {
  readonly invite: Invite
  readonly opponent: Opponent
  /** of the site */
  readonly version: string
  /** the two have met before: then the seat was kept */
  readonly met: boolean
}

/**
 * The seat as it was kept, or a new one that the invitation leads to; or why it cannot be had. Whoever sat there before in
 * another tab can add nothing to it from then on, like the first seat's.
 */
export async function secondSeat(
  { storage, random, clock }: SeatWorld,
  game: string,
  { invite, opponent, version, met }: Asked,
): Promise<SecondSeat | Notice> {
  const holder = toHex(random(16))
  try {
    const kept = await storage.take(game, holder)
    if (kept.size > 0 || met) {
      const restored = restoredFrom(kept, random)
      return restored === undefined ? LOST : { ...restored, keeper: new Keeper(storage, game, holder, kept) }
    }
    const { peer, effects } = KernelPeer.guest(worldOf(random), invite)
    const about = newAbout({
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
    const all = firstKept(effects, about)
    await storage.replace(game, all, holder)
    return { about, peer, effects: [], keeper: new Keeper(storage, game, holder, all) }
  } catch {
    return STORE_CLOSED
  }
}
