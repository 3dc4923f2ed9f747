/** Sitting down at a game that this browser keeps: only one tab does, and reads what is kept once no other one writes. */
import { toHex } from '../../protocol/bytes/text.ts'
import { MOVED } from '../../protocol/session/keep.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import type { Notice } from '../app/view.ts'
import { ABOUT, type About, decodeAbout } from './about.ts'
import { Keeper } from './keeper.ts'
import { type Peer, restoredFrom, rulesName } from './manhunt.ts'
import { MOVED_AWAY, OTHER_RULES, OTHER_TAB, STORE_CLOSED } from './notices.ts'
import { lossOf } from './recovery.ts'
import type { World } from './world.ts'

/** A seat of a game as it was kept, and the right to play it. */
export interface Seated {
  readonly about: About
  readonly peer: Peer
  readonly effects: readonly Effect[]
  readonly keeper: Keeper
  readonly release: () => void
}

/**
 * Whether a game can be played here: `gone` if there is no such game, `closed` if the store fails; or why not, for one that was
 * moved away with its file.
 */
export async function lookFor(
  world: World,
  game: string,
): Promise<'here' | 'gone' | 'closed' | { readonly notice: Notice; readonly file?: Uint8Array }> {
  const kept = await world.storage.load(game).catch(() => undefined)
  if (kept === undefined) return 'closed'
  if (kept.size === 0) return 'gone'
  world.remember(`game ${game}`)
  const file = kept.get(MOVED)
  if (file !== undefined) return { notice: MOVED_AWAY, file }
  const about = decodeAbout(kept.get(ABOUT))
  return about !== undefined && about.rules !== rulesName() ? { notice: OTHER_RULES } : 'here'
}

/** `lost`: another tab has taken the game over. */
export async function sitDown(
  world: World,
  game: string,
  how: 'ask' | 'take over',
  lost: () => void,
): Promise<Seated | { readonly notice: Notice; readonly game?: string }> {
  const { storage, random } = world
  const release = await world.claim(game, how, lost)
  if (release === undefined) return { notice: OTHER_TAB, game }
  const refused = (notice: Notice) => {
    release()
    return { notice }
  }
  const holder = toHex(random(16))
  const kept = await storage.take(game, holder).catch(() => undefined)
  if (kept === undefined) return refused(STORE_CLOSED)
  const restored = restoredFrom(kept, random)
  if (restored === undefined) return refused(lossOf(kept))
  return { ...restored, keeper: new Keeper(storage, game, holder, kept), release }
}
