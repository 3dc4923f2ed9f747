/**
 * The log in plain words. What a seat chose, what was rolled and what the rules told come as lines of their own; a line
 * that only leads up to another (a die before its strike, an answer before its result) is not told twice: its badge goes
 * to the line that tells it.
 */
import type { Event, Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { LogLine } from '../../app/view.ts'
import { words } from '../../text/index.ts'
import type { Badge, Reader } from '../../text/shapes.ts'

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
      const says = words.choice(what.option, what.by, reader)
      return says === undefined ? undefined : { says, by: what.by }
    }
    case 'event': {
      const says = words.event(what.event, reader)
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

/** Whose doing an event is, for the mark beside it. */
export function eventBy(event: Event): Side | undefined {
  switch (event.type) {
    case 'turn':
      return event.of
    case 'struck':
    case 'combat':
      return event.by
    case 'exhausted':
    case 'rested':
    case 'entered town':
    case 'found':
    case 'testified':
    case 'escape tried':
      return 'Fugitive'
    case 'searched':
    case 'nobody there':
    case 'recruited':
    case 'recalled':
    case 'flown over':
    case 'upgraded':
    case 'army placed':
    case 'army returned':
    case 'card bought':
    case 'card played':
    case 'card in force':
    case 'agent defeated':
      return 'Government'
    case 'season':
    case 'drawn':
    case 'added':
    case 'refilled':
    case 'card drawn':
    case 'card expired':
    case 'card lost':
    case 'red card sank':
    case 'red card struck':
    case 'reshuffled':
      return undefined
    default:
      return 'Fugitive'
  }
}
