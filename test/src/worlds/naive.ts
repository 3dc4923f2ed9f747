/** Secrets kept one by one, by the meaning of claims alone: what the diagrams must agree with. */
import { type Handle, holds, isFresh, type Known, solutions } from '../../../protocol/rules/index.ts'
import type { Choice } from '../../../src/worlds/worlds.ts'

type Secret = ReadonlyMap<Handle, number>
const knowing =
  (secret: Secret): Known =>
  of =>
    isFresh(of) ? undefined : secret.get(of)

/** Every secret that fits one choice more. */
export function naively(secrets: readonly Secret[], { option, handles, opened }: Choice): readonly Secret[] {
  return secrets.flatMap(secret => {
    const known = knowing(secret)
    if (option.claim !== undefined && !holds(option.claim, known)) return []
    if (option.opens !== undefined && known(option.opens) !== opened) return []
    if (option.hides === undefined) return [secret]
    const rows = new Map([...solutions(handles.length, option.hides.claim, known)].map(row => [row.join(), row]))
    return [...rows.values()].map(row => {
      const longer = new Map(secret)
      for (const [i, handle] of handles.entries()) longer.set(handle, row[i] ?? 0)
      return longer
    })
  })
}

/** How many of them have the same numbers for these handles: text of the numbers and count, in an order of its own. */
export function tally(secrets: readonly Secret[], handles: readonly Handle[]): readonly (readonly [string, number])[] {
  const found = new Map<string, number>()
  for (const secret of secrets) {
    const text = handles.map(handle => secret.get(handle)).join()
    found.set(text, (found.get(text) ?? 0) + 1)
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}
