/** A seat whose keys are still in this browser comes back from the other player's copy of the game (docs/protocol.md, 8.7). */
import { readRecord } from '../../protocol/audit/record.ts'
import { encode } from '../../protocol/bytes/codec.ts'
import { equal } from '../../protocol/bytes/hash.ts'
import { decodeAs, int } from '../../protocol/bytes/schema.ts'
import { type PublicKey, publicKeyOf } from '../../protocol/crypto/keys.ts'
import { readG1, readG3 } from '../../protocol/session/agreement.ts'
import { decodeSelf, type Kept, MOVED, type Self } from '../../protocol/session/keep.ts'
import { restoreFrom } from '../../protocol/session/restore.ts'
import type { Notice } from '../app/view.ts'
import { ABOUT, decodeAbout } from './about.ts'
import { restoredFrom, rules } from './manhunt.ts'
import { KEYS_LOST, LOST, STORAGE_FAILED } from './notices.ts'
import type { World } from './world.ts'

/** Why what is kept of a game does not let it go on: with its keys it comes back from the other player's copy. */
export const lossOf = (kept: Kept): Notice =>
  selfIn(kept) === undefined || decodeAbout(kept.get(ABOUT)) === undefined ? KEYS_LOST : LOST

/**
 * Puts a record in the place of what this browser has lost of that game; gives the game's name here, or why it could not be
 * kept. Nothing if no such game is missed: one that goes on by itself is caught up on the line instead, where a fork shows.
 */
export async function takeBack(
  { storage, random }: Pick<World, 'storage' | 'random'>,
  file: Uint8Array,
): Promise<string | Notice | undefined> {
  const record = readRecord(file)
  if ('where' in record) return undefined
  const g1 = readG1(record.g1)
  const keys = g1 && readG3(g1, record.g3)?.keys
  if (keys === undefined) return undefined
  try {
    for (const [game, wire] of await storage.games('self')) {
      const self = decodeSelf(wire)
      if (self === undefined || !sitsAt(keys, self)) continue
      const here = await storage.load(game)
      if (here.has(MOVED) || lossOf(here) !== LOST || restoredFrom(here, random)?.peer.playing !== undefined) continue
      const restored = restoreFrom(rules, self, record, here.get('meeting'))
      if ('code' in restored) continue
      await storage.replace(game, beside(here, restored), 'a record')
      return game
    }
  } catch {
    return STORAGE_FAILED
  }
  return undefined
}

const selfIn = (kept: Kept): Self | undefined => decodeSelf(kept.get('self') ?? new Uint8Array())
function sitsAt(keys: readonly PublicKey[], self: Self): boolean {
  const key = keys[self.seat]
  return key !== undefined && equal(key, publicKeyOf(self.key))
}

/** What the copy stands in for; everything else that is here stays. */
const COPIED = /^(g[123]|g4\/\d|entry\/\d+|draft)$/

/** No epoch is used again, whichever of the two knows of the later one (docs/protocol.md, 10.3). */
function beside(here: Kept, restored: Kept): Kept {
  const stays = [...here].filter(([key]) => !COPIED.test(key))
  return new Map([...stays, ...restored, ['epoch', encode(Math.max(epochIn(here), epochIn(restored)))]])
}
const epochIn = (kept: Kept): number => decodeAs(int(), kept.get('epoch') ?? new Uint8Array()) ?? 0
