import { decode, encode, type Value } from '../bytes/codec.ts'
import { equal, HASH_BYTES, hash } from '../bytes/hash.ts'
import { bytes, decodeAs, int, list, literal, oneOf, read, text, tuple } from '../bytes/schema.ts'
import type { Random } from '../crypto/keys.ts'
import { COST, type Lock, MOST, NONCE_BYTES, SALT_BYTES, seal, unseal } from '../crypto/passphrase.ts'
import { decodeSelf, type Kept, MOVED } from './keep.ts'

/**
 * Everything that one seat keeps of a game, as a file under a passphrase (docs/protocol.md, 8.8). Whoever has the file and
 * the passphrase has the seat. A backup leaves the place that wrote it able to play; a place that moved its game away signs no
 * more.
 */
export interface Save {
  readonly how: 'backup' | 'move'
  /** what the game is called where it was saved; says nothing to anybody else */
  readonly game: string
  readonly kept: Kept
}
/** Why a save file does not open. */
export type Unopened =
  /** another sort of file */
  | { readonly code: 'not-a-save' }
  /** written by a later version */
  | { readonly code: 'other-save-format' }
  /** cut short or changed since it was written */
  | { readonly code: 'damaged-save' }
  | { readonly code: 'wrong-passphrase' }

export const SAVE_NAME = 'open-hunt save'
const FORMAT = 1
/** The largest save file that is read; a whole game takes about one or two. */
export const SAVE_BYTES = 16 * 1024 * 1024
const SAVE_KEYS = 100_000

const costShape = tuple(int(10, MOST.logN), int(1, MOST.p))
const shape = tuple(
  literal(SAVE_NAME),
  literal(FORMAT),
  costShape,
  bytes(SALT_BYTES),
  bytes(NONCE_BYTES),
  bytes({ max: SAVE_BYTES }),
  bytes(HASH_BYTES),
)
const insideShape = tuple(
  oneOf(literal('backup'), literal('move')),
  text(64),
  list(tuple(text(64), bytes({ max: 1024 * 1024 })), { min: 1, max: SAVE_KEYS }),
)

/** The bytes of a save file. Two files of the same game have nothing in common but their length. Takes about a second. */
export function writeSave({ how, game, kept }: Save, passphrase: string, random: Random): Uint8Array {
  const [salt, nonce] = [random(SALT_BYTES), random(NONCE_BYTES)]
  const head: readonly Value[] = [SAVE_NAME, FORMAT, [COST.logN, COST.p], salt, nonce]
  const inside = encode([how, game, [...kept].filter(([key]) => key !== MOVED).map(([key, value]) => [key, value])])
  const sealed = seal(passphrase, { cost: COST, salt, nonce, beside: encode(head) }, inside)
  const body = [...head, sealed]
  return encode([...body, hash('save', encode(body))])
}

/**
 * Opens a save file. What is garbled is told from a wrong passphrase by a checksum, before any slow step; the checksum proves
 * nothing, the sealing does.
 */
export function openSave(file: Uint8Array, passphrase: string): Save | Unopened {
  const value = decode(file, { size: SAVE_BYTES })
  const [name, format] = typeof value === 'object' && !(value instanceof Uint8Array) ? value : []
  if (value === undefined) return { code: startsAsSave(file) ? 'damaged-save' : 'not-a-save' }
  if (name !== SAVE_NAME) return { code: 'not-a-save' }
  if (typeof format === 'number' && format > FORMAT) return { code: 'other-save-format' }
  const fields = read(shape, value)
  if (fields === undefined) return { code: 'damaged-save' }
  const [, , [logN, p], salt, nonce, sealed, checksum] = fields
  const head: readonly Value[] = [SAVE_NAME, FORMAT, [logN, p], salt, nonce]
  if (!equal(checksum, hash('save', encode([...head, sealed])))) return { code: 'damaged-save' }
  const lock: Lock = { cost: { logN, p }, salt, nonce, beside: encode(head) }
  const inside = unseal(passphrase, lock, sealed)
  if (inside === undefined) return { code: 'wrong-passphrase' }
  const [how, game, pairs] = decodeAs(insideShape, inside, { size: SAVE_BYTES, items: 3 * SAVE_KEYS + 4 }) ?? []
  const kept = new Map(pairs)
  if (how === undefined || game === undefined || decodeSelf(kept.get('self') ?? new Uint8Array()) === undefined)
    return { code: 'damaged-save' }
  kept.delete(MOVED)
  return { how, game, kept }
}

/** The name at the beginning of a file of which the rest is missing or garbled. */
function startsAsSave(file: Uint8Array): boolean {
  // A list of seven, then the name as text.
  const start = encode(SAVE_NAME)
  return start.every((byte, i) => file[i + 1] === byte)
}
