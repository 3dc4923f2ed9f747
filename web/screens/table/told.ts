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

/** How far a log is told. */
interface Telling {
  readonly told: readonly Told[]
  /** lines that lead up to the next one that is told */
  readonly waiting: readonly LogLine[]
}
const NOTHING_TOLD: Telling = { told: [], waiting: [] }

/** The whole log, oldest first; badges of lines that are not told go to the next one that is. */
export const tellLog = (log: readonly LogLine[], reader: Reader): readonly Told[] =>
  tellOn(NOTHING_TOLD, log, reader).told

function tellOn(before: Telling, lines: readonly LogLine[], reader: Reader): Telling {
  const told = [...before.told]
  let waiting = [...before.waiting]
  for (const line of lines) {
    const text = lineText(line, reader)
    if (text === undefined) {
      waiting.push(line)
      continue
    }
    // What came before a new turn or season belongs to what is over.
    const { what } = line
    const anew = what.type === 'event' && (what.event.type === 'turn' || what.event.type === 'season')
    const all = [...(anew ? [] : waiting), line]
    told.push({ ...text, round: line.round, entry: line.entry, badges: worthy(all.map(one => one.badge)), lines: all })
    waiting = []
  }
  return { told, waiting }
}

/** Tells a log that grows: of what stands in it already, what was told stays the same object. */
export class Teller {
  private telling = NOTHING_TOLD
  private log: readonly LogLine[] = []
  private reader: Reader
  private spoken = words

  /** The whole log, like {@link tellLog}. */
  tell(log: readonly LogLine[], reader: Reader): readonly Told[] {
    const goesOn = reader === this.reader && words === this.spoken && this.log.every((line, i) => line === log[i])
    const known = goesOn ? this.log.length : 0
    this.telling = tellOn(goesOn ? this.telling : NOTHING_TOLD, log.slice(known), reader)
    this.log = log
    this.reader = reader
    this.spoken = words
    return this.telling.told
  }
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
    case 'counter set back':
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
