/** Games that go into a save file, and come from one into this browser (docs/protocol.md, 8.8). */
import { fromHex } from '../../protocol/bytes/text.ts'
import type { Random } from '../../protocol/crypto/keys.ts'
import { type Kept, keptEntry, MOVED } from '../../protocol/session/keep.ts'
import { openSave, type Save, writeSave } from '../../protocol/session/save.ts'
import type { Notice } from '../app/view.ts'
import { ABOUT, decodeAbout } from './about.ts'
import { GAME_NAME_BYTES } from './begin.ts'
import { type Here, inFront } from './device/beside.ts'
import { restoredFrom, rulesName } from './manhunt.ts'
import { OTHER_RULES, STORAGE_FAILED, TWO_SEATS } from './notices.ts'
import type { Sitting } from './sitting.ts'
import { isGameName } from './storage/storage.ts'
import type { World } from './world.ts'

/**
 * This seat as a file. Nothing comes back if it moves, and it cannot be kept that it did; nor if both seats of the game are in
 * this browser, of which one file would take only one: then the player is told so.
 */
export async function saveFile(
  at: Here & { readonly sitting: Sitting },
  how: Save['how'],
  passphrase: string,
  random: Random,
): Promise<Uint8Array | undefined> {
  const { sitting } = at
  if (at.beside !== undefined) {
    inFront(at)?.tell(TWO_SEATS)
    return undefined
  }
  const file = writeSave({ how, game: sitting.id, kept: sitting.keeper.kept }, passphrase, random)
  return how === 'backup' || (await sitting.moveAway(file)) ? file : undefined
}

/**
 * Puts the game of a save file among those of this browser; gives its name here, or why not. A game that is here already and
 * at least as far stays as it is; if it was moved away, the file brings it back.
 */
export async function takeIn(
  { storage, random }: Pick<World, 'storage' | 'random'>,
  file: Uint8Array,
  passphrase: string,
): Promise<string | Notice> {
  const saved = openSave(file, passphrase)
  if ('code' in saved) return saved
  const { game, kept } = saved
  const about = decodeAbout(kept.get(ABOUT))
  if (about !== undefined && about.rules !== rulesName()) return OTHER_RULES
  if (about !== undefined && about.opponent !== 'person') return TWO_SEATS
  if (!isCalledAsGames(game) || restoredFrom(kept, random) === undefined) return { code: 'damaged-save' }
  try {
    const here = new Map(await storage.load(game))
    const moved = here.delete(MOVED)
    const newer = heightOf(here) >= heightOf(kept) && restoredFrom(here, random) !== undefined
    // Whoever plays it in another tab stops writing with this.
    if (moved || !newer) await storage.replace(game, newer ? here : kept, 'a save file')
  } catch {
    return STORAGE_FAILED
  }
  return game
}

/** As new ones are called (`begin.ts`): a file does not lie down where a record or anything else is kept. */
const isCalledAsGames = (name: string): boolean => isGameName(name) && fromHex(name)?.length === GAME_NAME_BYTES

function heightOf(kept: Kept): number {
  let height = 0
  while (kept.has(keptEntry(height + 1))) height++
  return height
}
