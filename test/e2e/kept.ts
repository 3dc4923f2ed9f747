/** What two browsers have stored of their game, and whether it is the same. */
import { toHex } from '../../protocol/bytes/text.ts'
import { parseEntry, type UntrustedEntry } from '../../protocol/transcript/entry.ts'
import { expect } from './harness.ts'
import { outcome, play } from './hunt.ts'
import type { Player } from './player.ts'

/** Everything that the page has stored, but for when it connected last. */
export const stored = ({ page }: Player): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('siberian-manhunt')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const kept: Record<string, string> = {}
    await new Promise<void>(resolve => {
      const cursor = database.transaction('kept').objectStore('kept').openCursor()
      cursor.onsuccess = () => {
        if (cursor.result === null) return resolve()
        const { key, value } = cursor.result
        if (!/\/(epoch|owner|peer-statement|meeting)$/.test(String(key))) kept[String(key)] = [...value].join()
        cursor.result.continue()
      }
    })
    database.close()
    return kept
  })

/** The entries of the game that is stored there, in order. There is one game only. */
export async function entriesOf(player: Player): Promise<readonly UntrustedEntry[]> {
  const kept = Object.entries(await stored(player)).filter(([key]) => /\/entry\/\d+$/.test(key))
  return kept
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, bytes]) => {
      const entry = parseEntry(Uint8Array.from(bytes.split(',').map(Number)))
      if (entry === undefined) throw new Error(`${player.name} has stored no entry under ${key}`)
      return entry
    })
}
const headOf = (entries: readonly UntrustedEntry[]): string => toHex(entries.at(-1)?.hash ?? new Uint8Array())

/** Waits until both have stored the same record, with that many entries at least; gives its entries. */
export async function sameRecord(players: readonly Player[], least = 1): Promise<readonly UntrustedEntry[]> {
  let record: readonly UntrustedEntry[] = []
  await expect
    .poll(async () => {
      const sides = await Promise.all(players.map(entriesOf))
      const [first = []] = sides
      record = first
      return first.length >= least && new Set(sides.map(headOf)).size === 1
    })
    .toBe(true)
  return record
}

/**
 * Both have the same record; they play on until something is proven, and both have that. Should the dice end the game
 * before, the audit proves all of it on both sides.
 */
export async function goesOn(players: readonly Player[]): Promise<void> {
  const before = await sameRecord(players)
  for (let height = before.length; await play(players); ) {
    const record = await sameRecord(players, height + 1)
    height = record.length
    const fresh = record.slice(before.length).flatMap(({ body }) => body.parts)
    if (fresh.some(part => part.type === 'choice' && part.proofs.length > 0)) return
  }
  for (const { page } of players)
    expect((await outcome(page)).verdicts).toEqual({ Fugitive: 'honest', Government: 'honest' })
  await sameRecord(players)
}
