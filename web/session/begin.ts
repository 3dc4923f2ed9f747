/** A game as it begins in this browser, and as it is forgotten. */
import { fromHex, toHex } from '../../protocol/bytes/text.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import type { Opponent, Proposal } from '../app/view.ts'
import { firstKept, newAbout } from './about.ts'
import { engineOf } from './fetched.ts'
import type { Before } from './handover.ts'
import { type Invite, PLACE_BYTES } from './invite.ts'
import type { Peer } from './manhunt.ts'
import type { World } from './world.ts'

/** A seat that was just made, with what has to be kept of it first. */
export interface Beginning {
  readonly peer: Peer
  readonly effects: readonly Effect[]
  /** where its host listens first */
  readonly place: Uint8Array
  /** the game before, whose host may still be there */
  readonly from?: Before
  /** a person elsewhere, unless it is said otherwise */
  readonly opponent?: Opponent
}

/** The host of a game, of which nobody knows yet. */
export async function hosted(world: World): Promise<Beginning> {
  const { Peer, worldOf } = await engineOf(world)
  return { ...Peer.host(worldOf(world.random)), place: world.random(PLACE_BYTES) }
}
/** The host of a game whose other seat is in this browser too: what it proposes is signed before the two have met. */
export async function hostedHere(world: World, opponent: Opponent, { setup, roles }: Proposal): Promise<Beginning> {
  const { signedRoles } = await engineOf(world)
  const { peer, effects, place } = await hosted(world)
  return { peer, effects: [...effects, ...peer.propose(setup, signedRoles(roles))], place, opponent }
}
/** The guest whom this invitation leads to. */
export async function guestOf(world: World, invite: Invite): Promise<Beginning> {
  const { Peer, worldOf } = await engineOf(world)
  return { ...Peer.guest(worldOf(world.random), invite), place: invite.place }
}

/** A game's name in a browser is as many random bytes, in hexadecimal. */
export const GAME_NAME_BYTES = 8
/** Who holds a game that is just being made, until somebody sits down at it. */
const NEW = 'new'

/**
 * Keeps a new game, whole or not at all, and gives its name in this browser; nothing if the store fails. `version` is that of
 * the site.
 */
export async function keepNew(
  world: World,
  { peer, effects, place, from, opponent = 'person' }: Beginning,
  version: string,
): Promise<string | undefined> {
  const { storage, random, clock } = world
  const { inviteTag, rulesName } = await engineOf(world)
  const id = toHex(random(GAME_NAME_BYTES))
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
    await storage.replace(id, firstKept(effects, about), NEW)
  } catch {
    return undefined
  }
  return id
}

/** Everything that this browser keeps of a game is gone. Rejects if the store fails. */
export async function forgetAll({ storage, second }: World, id: string): Promise<undefined> {
  await storage.forget(id)
  await second.forget(id)
  return undefined
}
