import { scryptSync } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { describe, expect, it } from 'vitest'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { hash } from '../../../protocol/bytes/hash.ts'
import { anything, bytes, decodeAs, int, text, tuple } from '../../../protocol/bytes/schema.ts'
import { utf8 } from '../../../protocol/bytes/text.ts'
import { NONCE_BYTES, SALT_BYTES, seal } from '../../../protocol/crypto/passphrase.ts'
import { MOVED } from '../../../protocol/session/keep.ts'
import { Peer } from '../../../protocol/session/peer.ts'
import { openSave, SAVE_BYTES, SAVE_NAME, writeSave } from '../../../protocol/session/save.ts'
import vectors from '../../vectors/save.json'
import { bytesOf } from '../hex.ts'
import { mini } from '../mini.ts'
import { bytesFrom, there } from '../seated.ts'
import { begun, ends, finishMini, steady } from './driven.ts'
import { tableOf } from './moments.ts'

const PASSPHRASE = 'nobody at the wreck'
const GAME = '00ff'

const file = (() => {
  const { kept } = begun(3).sides[0]
  return writeSave({ how: 'backup', game: GAME, kept }, PASSPHRASE, bytesFrom(7))
})()
const fields = there(
  decodeAs(
    tuple(
      text(20),
      int(),
      tuple(int(), int()),
      bytes(SALT_BYTES),
      bytes(NONCE_BYTES),
      bytes({ max: SAVE_BYTES }),
      anything,
    ),
    file,
  ),
)
const [name, format, cost, salt, nonce, sealed] = fields
/** A file of these fields, its checksum true. */
const made = (...body: readonly Value[]): Uint8Array => encode([...body, hash('save', encode(body))])

describe('a save file (docs/protocol.md, 8.8)', () => {
  it('gives back the seat, with which the game goes on to the same end', () => {
    const control = begun(3)
    finishMini(control, 4, 3)
    const duo = begun(3)
    const { kept } = duo.sides[0]
    const before = new Map(kept)
    const saved = openSave(file, PASSPHRASE)
    if ('code' in saved) throw new Error(saved.code)
    expect([saved.how, saved.game]).toEqual(['backup', GAME])
    expect(saved.kept).toEqual(before)
    // What is played meanwhile is not in the file: the other side has it.
    duo.play([steady(4), steady(4)], 2)
    const { height } = tableOf(duo, 0)
    kept.clear()
    for (const [key, value] of saved.kept) kept.set(key, value)
    duo.restart(0)
    expect(tableOf(duo, 0).height).toBeLessThan(height)
    expect(tableOf(duo, 0).maySign).toBe(false)
    duo.connect()
    expect(tableOf(duo, 0).height).toBe(height)
    finishMini(duo, 4, 3)
    expect(ends(duo, mini)).toEqual(ends(control, mini))
  })

  it('opens with its passphrase alone, whichever way its letters are typed', () => {
    const { passphrase, how, game } = vectors
    const frozen = bytesOf(vectors.file)
    expect(openSave(frozen, passphrase)).toMatchObject({ how, game })
    expect(openSave(frozen, passphrase.normalize('NFD'))).toMatchObject({ how, game })
    for (const wrong of ['', passphrase.toUpperCase(), `${passphrase} `])
      expect(openSave(frozen, wrong)).toEqual({ code: 'wrong-passphrase' })
  })

  it('has the key that another implementation of scrypt makes of the passphrase', () => {
    const [logN, p] = cost
    const key = scryptSync(PASSPHRASE, salt, 32, { N: 2 ** logN, r: 8, p, maxmem: 2 ** 28 })
    const inside = xchacha20poly1305(key, nonce, encode([name, format, cost, salt, nonce])).decrypt(sealed)
    expect(decode(inside, { size: SAVE_BYTES })).toEqual(['backup', GAME, [...begun(3).sides[0].kept]])
  })

  it('that was changed anywhere is damaged, not badly opened', () => {
    for (let at = 1 + encode(SAVE_NAME).length + 1; at < file.length; at += 61) {
      const bent = file.map((byte, i) => (i === at ? byte ^ 1 : byte))
      expect(openSave(bent, PASSPHRASE), `byte ${at}`).toEqual({ code: 'damaged-save' })
    }
    for (const end of [30, 100, file.length - 1])
      expect(openSave(file.slice(0, end), PASSPHRASE)).toEqual({ code: 'damaged-save' })
  })

  it('whose contents were changed under a true checksum does not open', () => {
    const bent = made(
      name,
      format,
      cost,
      salt,
      nonce,
      sealed.map((byte, i) => (i === 9 ? byte ^ 1 : byte)),
    )
    expect(openSave(bent, PASSPHRASE)).toEqual({ code: 'wrong-passphrase' })
  })

  it('of a later format says so, and anything else is no save file', () => {
    expect(openSave(made(name, 2, cost, salt, nonce, sealed), PASSPHRASE)).toEqual({ code: 'other-save-format' })
    expect(openSave(encode([SAVE_NAME, 9]), PASSPHRASE)).toEqual({ code: 'other-save-format' })
    for (const other of [
      new Uint8Array(),
      utf8('{}'),
      encode(['open-hunt record', 1]),
      encode('x'),
      new Uint8Array(999),
    ])
      expect(openSave(other, PASSPHRASE)).toEqual({ code: 'not-a-save' })
  })

  it('that asks for more work than any of ours is refused before the work', () => {
    for (const asked of [
      [31, 1],
      [19, 1],
      [18, 5],
      [0, 1],
      [16, 0],
    ])
      expect(openSave(made(name, format, asked, salt, nonce, sealed), PASSPHRASE)).toEqual({ code: 'damaged-save' })
  })

  it('that holds no seat is damaged', () => {
    const head: readonly Value[] = [name, format, [10, 1], salt, nonce]
    const lock = { cost: { logN: 10, p: 1 }, salt, nonce, beside: encode(head) }
    for (const inside of [encode(['move', GAME, [['self', new Uint8Array(3)]]]), encode([]), new Uint8Array()]) {
      expect(openSave(made(...head, seal(PASSPHRASE, lock, inside)), PASSPHRASE)).toEqual({ code: 'damaged-save' })
    }
  })

  it('says nothing of what is in it: two of one game differ everywhere', () => {
    const { kept } = begun(3).sides[0]
    const other = writeSave({ how: 'backup', game: GAME, kept }, PASSPHRASE, bytesFrom(8))
    expect(other.length).toBe(file.length)
    const seed = there(kept.get('self')).slice(40)
    expect(Buffer.from(file).includes(Buffer.from(seed))).toBe(false)
    expect([...file].filter((byte, i) => byte === other[i]).length).toBeLessThan(file.length / 50)
  })
})

describe('a place that the game was moved away from', () => {
  const { kept } = begun(3).sides[0]
  const world = { rules: mini, random: bytesFrom(1) }
  it('does not load it', () => {
    expect(Peer.restore(world, kept)).toBeDefined()
    expect(Peer.restore(world, new Map([...kept, [MOVED, encode(1)]]))).toBeUndefined()
  })
  it('never hands the mark on in a file', () => {
    const moved = writeSave(
      { how: 'move', game: GAME, kept: new Map([...kept, [MOVED, encode(1)]]) },
      PASSPHRASE,
      bytesFrom(9),
    )
    const saved = openSave(moved, PASSPHRASE)
    if ('code' in saved) throw new Error(saved.code)
    expect(saved.kept.has(MOVED)).toBe(false)
    expect(Peer.restore(world, saved.kept)).toBeDefined()
  })
})
