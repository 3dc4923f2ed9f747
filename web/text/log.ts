/**
 * The log in plain words. What a seat chose, what was rolled and what the rules told come as lines of their own; a line
 * that only leads up to another (a die before its strike, an answer before its result) is not told twice: its badge goes
 * to the line that tells it.
 */
import type { Side } from '../../src/games/siberian-manhunt/game.ts'
import type { LogLine } from '../app/view.ts'
import { choiceText } from './choices.ts'
import { eventBy, eventText } from './events.ts'
import type { Reader } from './readers.ts'

export type { Reader } from './readers.ts'

export type Badge = LogLine['badge']
export interface Told {
  readonly round: number
  /** who did it; nobody did the seasons */
  readonly by: Side | undefined
  /** *stars* around what matters */
  readonly says: string
  readonly badges: readonly Badge[]
  readonly entry: number
  /** itself, and what led up to it */
  readonly lines: readonly LogLine[]
}
/** A log line by itself; `undefined` if another line tells it. */
export function lineText(
  line: LogLine,
  reader: Reader,
): { readonly says: string; readonly by: Side | undefined } | undefined {
  const { what } = line
  switch (what.type) {
    case 'roll':
      return undefined
    case 'choice': {
      const says = choiceText(what.option, what.by, reader)
      return says === undefined ? undefined : { says, by: what.by }
    }
    case 'event': {
      const says = eventText(what.event, reader)
      return says === undefined ? undefined : { says, by: eventBy(what.event) }
    }
  }
}

/** The whole log, oldest first; badges of lines that are not told go to the next one that is. */
export function tellLog(log: readonly LogLine[], reader: Reader): readonly Told[] {
  const told: Told[] = []
  let waiting: LogLine[] = []
  for (const line of log) {
    const text = lineText(line, reader)
    if (text === undefined) {
      waiting.push(line)
      continue
    }
    // What came before a new turn or season belongs to what is over.
    const { what } = line
    const anew = what.type === 'event' && (what.event.type === 'turn' || what.event.type === 'season')
    const lines = [...(anew ? [] : waiting), line]
    told.push({ ...text, round: line.round, entry: line.entry, badges: worthy(lines.map(one => one.badge)), lines })
    waiting = []
  }
  return told
}

/** Every badge once, and "signed", which all of them are, only where there is nothing better to say. */
function worthy(badges: readonly Badge[]): readonly Badge[] {
  const all = [...new Set(badges)]
  const better = all.filter(badge => badge !== 'signed')
  return better.length > 0 ? better : all
}

export const badgeText: Readonly<Record<Badge, { readonly name: string; readonly means: string }>> = {
  proved: { name: 'Proved', means: 'Checked at once by the other browser, without seeing the secret.' },
  'rolled together': { name: 'Rolled together', means: 'Made of a share from each side: neither could choose it.' },
  opened: { name: 'Opened', means: 'A secret was laid on the table.' },
  signed: { name: 'Signed', means: 'Signed by the one who did it.' },
}
export const logText = {
  title: 'Log',
  empty: 'Nothing has happened yet.',
  entry: (n: number) => `entry ${n}`,
  round: (n: number) => `R${n}`,
  filters: { all: 'All', Fugitive: 'Fugitive', Government: 'Government' },
  more: (n: number) => `${n} earlier lines`,
}
