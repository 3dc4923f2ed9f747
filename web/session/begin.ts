/** A game as it begins in this browser. */
import { fromHex, toHex } from '../../protocol/bytes/text.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import { ABOUT, type About, encodeAbout, newAbout } from './about.ts'
import { engineOf } from './fetched.ts'
import type { Before } from './handover.ts'
import type { Peer } from './manhunt.ts'
import type { World } from './world.ts'

interface New {
  readonly peer: Peer
  readonly effects: readonly Effect[]
  /** where its host listens first */
  readonly place: Uint8Array
  /** the game before, whose host may still be there */
  readonly from: Before | undefined
  /** of the site */
  readonly version: string
}

/** Keeps a new game whole, before anything else happens to it; nothing if the store fails. */
export async function keepNew(
  world: World,
  { peer, effects, place, from, version }: New,
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
  })
  try {
    for (const effect of effects) if (effect.type === 'keep') await storage.keep(id, effect.key, effect.value)
    await storage.keep(id, ABOUT, encodeAbout(about))
  } catch {
    return undefined
  }
  return { id, about }
}
