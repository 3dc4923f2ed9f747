/** What an audit found out, in plain words for a terminal, and as an exit code. */
import { type Audit, audit } from '../../protocol/audit/audit.ts'
import { readRecord } from '../../protocol/audit/record.ts'
import type { Claim } from '../../protocol/session/ending.ts'
import { type AidName, aidNames } from '../games/siberian-manhunt/aids.ts'
import { isNode, place } from '../games/siberian-manhunt/board.ts'
import { generals } from '../games/siberian-manhunt/cards/generals.ts'
import { type Event, type Game, type ManhuntOption, type Setup, sideOf } from '../games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../games/siberian-manhunt/rules.ts'

/** 0: everybody was honest. 1: somebody was not. 2: damaged, which accuses nobody. 3: unfinished, or a seed not opened. */
export type ExitCode = 0 | 1 | 2 | 3
export interface Verdict {
  readonly code: ExitCode
  readonly lines: readonly string[]
}
type Audited = Audit<Game, Setup, ManhuntOption, Event>

/** The verdict on the bytes of a record file. Never throws, whatever they are. */
export function verdictOn(file: Uint8Array): Verdict {
  const record = readRecord(file)
  if ('where' in record) return damaged(record.where, record.says)
  const result = audit(record, siberianManhunt)
  if (result.type === 'damaged') return damaged(result.where, result.says)
  const code = codeOf(result)
  const { name, version } = siberianManhunt
  return {
    code,
    lines: [
      `Game:     Siberian Manhunt (rules ${name} ${version}), ${setupOf(result)}`,
      ...result.seats.map(seat => `Seat ${seat.seat}:   ${seatOf(result, seat.seat)}: ${seat.verdict}`),
      ...result.seats.flatMap(({ seat, findings }) =>
        findings.map(({ entry, code, says }) => `  seat ${seat}, entry ${entry}, ${code}: ${says}`),
      ),
      `Ending:   ${endingOf(result)}`,
      ...claimOf(result),
      `Entries:  ${result.transcript.height}`,
      ...routeOf(result),
      `Verdict:  ${SUMMARY[code]}`,
    ],
  }
}

/** The verdict on a file that cannot be read, or that is no record of this game. */
export const damaged = (where: string, says: string): Verdict => ({
  code: 2,
  lines: [`Damaged:  ${where}: ${says}`, `Verdict:  ${SUMMARY[2]}`],
})

const SUMMARY: { readonly [code in ExitCode]: string } = {
  0: 'everybody was honest',
  1: 'somebody was not honest',
  2: 'nothing can be said of this file, and nobody is accused',
  3: 'unfinished, or not everybody has opened their seed',
}

function codeOf({ seats, ending }: Audited): ExitCode {
  if (seats.some(seat => seat.verdict === 'findings')) return 1
  return ending === undefined || seats.some(seat => seat.verdict === 'unopened') ? 3 : 0
}

const AIDS: Readonly<Record<AidName, string>> = {
  possibilities: 'map of possible locations',
  searches: 'search history',
  markers: 'markers',
}
function setupOf({ transcript }: Audited): string {
  const { aids, general, maximumEffort, threeYearLimit } = transcript.position.run.state.setup
  return [
    ...(general === 'none' ? [] : [generals[general].name]),
    ...(maximumEffort ? ['maximum effort'] : []),
    ...aidNames.filter(name => !aids[name]).map(name => `no ${AIDS[name]}`),
    threeYearLimit ? 'ends after three years' : 'no limit of years',
  ].join(', ')
}

function seatOf({ transcript }: Audited, seat: Audited['seats'][number]['seat']): string {
  const role = transcript.position.roleOf(seat)
  return `${seat === 0 ? 'host' : 'guest'}, ${role === undefined ? 'no role yet' : sideOf(role)}`
}

const OWED: { readonly [what in Claim['what']]: string } = {
  choice: 'a choice of its player',
  query: 'the answer to a question',
  roll: 'a contribution to a roll',
}

function endingOf({ ending, owes, transcript }: Audited): string {
  const { round } = transcript.position.run.state
  if (ending === undefined)
    return `none; in round ${round}, ${owes === undefined ? 'nobody owes anything' : `seat ${owes.seat} owes entry ${transcript.height + 1}, ${OWED[owes.what]}`}`
  if (ending.by === 'draw') return `a draw, agreed on in round ${round}`
  const winners = ending.winners.map(sideOf).join(' and ')
  return `${winners === '' ? 'nobody' : `the ${winners}`} wins, ${ending.by}, in round ${round}`
}

/** What one side says of the other, which nothing proves. */
function claimOf({ claim, transcript }: Audited): readonly string[] {
  if (claim === undefined) return []
  const { by, against, what, since, at } = claim
  return [
    `Claim:    seat ${by} claims that seat ${against} has owed entry ${transcript.height + 1}, ${OWED[what]},`,
    `          since ${time(since)}, and claimed it at ${time(at)}, both by its own clock; a longer record refutes it`,
  ]
}
/** A time that somebody's clock showed, which may be anything. */
const time = (ms: number): string => (ms <= 8.64e15 ? `${new Date(ms).toISOString().slice(0, 16)}Z` : `${ms} ms`)

/** The Fugitive's route by the labels on the board, as far as the seed shows it. */
function routeOf({ transcript, secrets }: Audited): readonly string[] {
  const { route } = transcript.position.run.state.fugitive
  const values = route.map(handle => secrets.get(handle))
  if (values.every(value => value === undefined)) return ['Route:    not opened']
  const labels = values.map(value => (value !== undefined && isNode(value) ? place(value).label : '?'))
  return wrapped(labels, 90).map((line, i) => `${i === 0 ? 'Route:  ' : '        '}  ${line}`)
}

/** Words with commas between them, in lines of at most so many characters. */
function wrapped(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const [i, word] of words.entries()) {
    const item = i === words.length - 1 ? word : `${word},`
    const last = lines.at(-1)
    if (last === undefined || last.length + item.length + 1 > width) lines.push(item)
    else lines[lines.length - 1] = `${last} ${item}`
  }
  return lines
}
