/** What `npm run simulate` is asked to do. */
import { parseArgs } from 'node:util'
import { fugitiveNames, governmentNames, STEPS } from '../../bots/siberian-manhunt/players.ts'
import type { GeneralName } from '../../games/siberian-manhunt/game.ts'
import { generalNames } from '../../games/siberian-manhunt/setup.ts'
import type { Players } from './games.ts'

export type Job =
  /** games with the local driver */
  | {
      readonly type: 'local'
      readonly games: number
      readonly seed: number
      readonly json: boolean
      readonly players: Players
      readonly general: GeneralName
      /** the most search steps of `sharp` for one decision */
      readonly steps: number
      /** how many processes play; `undefined`: as many as the machine has cores */
      readonly processes: number | undefined
    }
  /** one game by two whole peers, its record written to a file; without a seed its secrets are real ones */
  | { readonly type: 'zero-trust'; readonly out: string; readonly seed: number | undefined }
export type Parsed = Job | { readonly type: 'help' } | { readonly type: 'refused'; readonly says: string }

const fugitives: readonly Players['fugitive'][] = [...fugitiveNames, 'each']
const governments: readonly Players['government'][] = [...governmentNames, 'each']

export const USAGE = [
  'npm run simulate -- [--games N] [--seed S] [--json] [--processes N] [--steps N]',
  `  [--fugitive ${fugitives.join('|')}] [--government ${governments.join('|')}] [--general ${generalNames.join('|')}]`,
  'npm run simulate -- --zero-trust --out FILE [--seed S]   (a seed is for tests only: it gives away every secret)',
].join('\n')

const refused = (says: string): Parsed => ({ type: 'refused', says })

/** Never throws: what is wrong comes back as a sentence. */
export function parseArguments(args: readonly string[]): Parsed {
  if (args.includes('--help')) return { type: 'help' }
  const read = readArguments(args)
  if (typeof read === 'string') return refused(read)
  const { games = '2000', seed = '1', json, out } = read
  if (read['zero-trust']) return zeroTrust(read)
  if (out !== undefined) return refused('--out goes with --zero-trust.')
  const count = wholeNumber(games)
  if (count === undefined || count < 1) return refused(`--games is "${games}": it must be a whole number from 1 on.`)
  const start = wholeNumber(seed)
  if (start === undefined) return refused(`--seed is "${seed}": it must be a whole number from 0 on.`)
  const fugitive = fugitives.find(name => name === read.fugitive)
  if (fugitive === undefined) return refused(oneOf('fugitive', read.fugitive, fugitives))
  const government = governments.find(name => name === read.government)
  if (government === undefined) return refused(oneOf('government', read.government, governments))
  const general = generalNames.find(name => name === read.general)
  if (general === undefined) return refused(oneOf('general', read.general, generalNames))
  const processes = read.processes === undefined ? undefined : wholeNumber(read.processes)
  if (read.processes !== undefined && (processes === undefined || processes < 1))
    return refused(`--processes is "${read.processes}": it must be a whole number from 1 on.`)
  const steps = wholeNumber(read.steps)
  if (steps === undefined || steps < 1)
    return refused(`--steps is "${read.steps}": it must be a whole number from 1 on.`)
  const players = { fugitive, government }
  return { type: 'local', games: count, seed: start, json, players, general, steps, processes }
}

function zeroTrust({ games, seed, json, out }: Exclude<ReturnType<typeof readArguments>, string>): Parsed {
  if (out === undefined || out === '') return refused('--zero-trust writes a record: say where with --out FILE.')
  if (games !== undefined || json) return refused('--zero-trust plays one game and prints text: no --games, no --json.')
  const start = seed === undefined ? undefined : wholeNumber(seed)
  if (seed !== undefined && start === undefined)
    return refused(`--seed is "${seed}": it must be a whole number from 0 on.`)
  return { type: 'zero-trust', out, seed: start }
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: { type: 'string' },
        seed: { type: 'string' },
        json: { type: 'boolean', default: false },
        fugitive: { type: 'string', default: 'random' },
        government: { type: 'string', default: 'random' },
        general: { type: 'string', default: 'none' },
        steps: { type: 'string', default: String(STEPS) },
        processes: { type: 'string' },
        'zero-trust': { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const oneOf = (what: string, given: string, names: readonly string[]): string =>
  `--${what} is "${given}": it must be one of ${names.join(', ')}.`

function wholeNumber(text: string): number | undefined {
  const value = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? value : undefined
}
