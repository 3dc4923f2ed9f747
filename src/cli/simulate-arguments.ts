/** What `npm run simulate` is asked to do. */
import { parseArgs } from 'node:util'

export type Job =
  /** games of random policies with the local driver */
  { readonly type: 'local'; readonly games: number; readonly seed: number; readonly json: boolean }
export type Parsed = Job | { readonly type: 'refused'; readonly says: string }

export const USAGE = 'npm run simulate -- [--games N] [--seed S] [--json]'

const refused = (says: string): Parsed => ({ type: 'refused', says })

/** Never throws: what is wrong comes back as a sentence. */
export function parseArguments(args: readonly string[]): Parsed {
  const read = readArguments(args)
  if (typeof read === 'string') return refused(read)
  const { games, seed, json } = read
  const count = wholeNumber(games)
  if (count === undefined || count < 1) return refused(`--games is "${games}": it must be a whole number from 1 on.`)
  const start = wholeNumber(seed)
  if (start === undefined) return refused(`--seed is "${seed}": it must be a whole number from 0 on.`)
  return { type: 'local', games: count, seed: start, json }
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function wholeNumber(text: string): number | undefined {
  const value = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? value : undefined
}
