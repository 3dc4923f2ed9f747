/** A game as it begins in this browser. */
import { fromHex, toHex } from '../../protocol/bytes/text.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import type { Opponent, Proposal } from '../app/view.ts'
import { type About, keepSeat, newAbout } from './about.ts'
import { engineOf } from './fetched.ts'
import type { Before } from './handover.ts'
import type { Peer } from './manhunt.ts'
import type { World } from './world.ts'

export interface More {
  /** the game before, whose host may still be there */
  readonly from?: Before
  /** a person elsewhere, unless it is said otherwise */
  readonly opponent?: Opponent
}
interface New extends More {
  readonly peer: Peer
  readonly effects: readonly Effect[]
  /** where its host listens first */
  readonly place: Uint8Array
  /** of the site */
  readonly version: string
}

/** Keeps a new game whole, before anything else happens to it; nothing if the store fails. */
export async function keepNew(
  world: World,
  { peer, effects, place, from, opponent = 'person', version }: New,
): Promise<{ readonly id: string; readonly about: About } | undefined> {
  const { storage, random, clock } = world
  const { inviteTag, rulesName } = await engineOf(world)
  const id = toHex(random(8))
  const about = newAbout({
    now: clock.now(),
    rules: rulesName(),
    version,
    seat: peer.self.seat === 0 ? 0 : 1,
    place,
    token: toHex(random(16)),
    invite: inviteTag(peer.self.secret),
    before: (from?.names ?? []).flatMap(name => fromHex(name) ?? []),
    opponent,
  })
  try {
    await keepSeat(storage, id, effects, about)
  } catch {
    return undefined
  }
  return { id, about }
}

/** The host of a game whose other seat is in this browser too: what it proposes is signed before the two have met. */
export async function hostHere(world: World, { setup, roles }: Proposal) {
  const { Peer, signedRoles, worldOf } = await engineOf(world)
  const { peer, effects } = Peer.host(worldOf(world.random))
  return { peer, effects: [...effects, ...peer.propose(setup, signedRoles(roles))] }
}
/** Everything that this browser keeps of a game is gone. Rejects if the store fails. */
export async function forgetAll({ storage, second }: World, id: string): Promise<undefined> {
  await storage.forget(id)
  await second.forget(id)
  return undefined
}
