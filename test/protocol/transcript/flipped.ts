/** What becomes of entries of which one bit was changed. */
import { expect } from 'vitest'
import { parseEntry, signEntry } from '../../../protocol/transcript/entry.ts'
import type { Accepted } from '../../../protocol/transcript/transcript.ts'
import { flips } from '../hex.ts'
import { Seated, there } from '../seated.ts'

/** Which bits of which bytes are tried. */
export type Tried = (bit: number, byte: number) => boolean

/** A table before the first round, and its first entries: both kinds of part, every sort of proof, commitments. */
export function round(): { readonly table: Seated; readonly wires: readonly Uint8Array[] } {
  const played = new Seated({ rounds: 3 })
  const table = new Seated({ rounds: 3 })
  played.step(played.unfound(1))
  table.step(table.unfound(1))
  return { table, wires: played.until(() => played.over, played.unfound(1)).slice(0, 4) }
}

function* tried(bytes: Uint8Array, which: Tried): Generator<readonly [number, Uint8Array]> {
  for (const [bit, changed] of [...flips(bytes)].entries()) if (which(bit & 7, bit >> 3)) yield [bit, changed]
}

/** The next entry, changed on its way: it is refused and accuses nobody. */
export function refusesFlips(table: Seated, wire: Uint8Array, which: Tried): void {
  const { transcript } = table.sessions[0]
  for (const [bit, changed] of tried(wire, which))
    expect(transcript.accept(changed).type, `bit ${bit} of entry ${transcript.height + 1}`).toBe('rejected')
}

/** The body of the next entry, changed and signed so by its own seat: what is made of it. Faults are that seat's. */
export function signedFlips(table: Seated, wire: Uint8Array, which: Tried): ReadonlySet<Accepted['type']> {
  const { bodyBytes, body } = there(parseEntry(wire))
  const seat = body.seat === 1 ? 1 : 0
  const seen = new Set<Accepted['type']>()
  let judge = table.anewAt(1)
  for (const [, changed] of tried(bodyBytes, which)) {
    const accepted = judge.accept(signEntry(changed, body, 1, table.talk.keys[seat]))
    seen.add(accepted.type)
    if (accepted.type === 'fault') expect(accepted.fault.seat).toBe(seat)
    if (accepted.type === 'accepted') judge = table.anewAt(1)
  }
  return seen
}
