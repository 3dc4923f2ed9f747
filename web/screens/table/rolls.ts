/** What was rolled, as a screen shows it: dice with their pips, tokens out of the bag, cards out of a deck. */
import type { Token } from '../../../src/games/siberian-manhunt/game.ts'
import type { LogLine } from '../../app/view.ts'
import type { Reader } from '../../text/shapes.ts'
import { type Told, tellLog } from './told.ts'

/** `value` counts from 1 to `of` */
export type RolledFace =
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'place'; readonly value: number; readonly of: number }

export interface Rolled {
  readonly faces: readonly RolledFace[]
  /** the lines of the log that say what came of it; the first one holds the evidence */
  readonly told: readonly Told[]
}

/** All rolls among these lines of the log, in order, each with what came of it. */
export function rolledIn(log: readonly LogLine[], reader: Reader): readonly Rolled[] {
  const told = tellLog(log, reader)
  const rolls: { readonly faces: readonly RolledFace[]; readonly told: Told[] }[] = []
  for (const line of told) {
    const here = line.lines.filter(({ what }) => what.type === 'roll')
    for (const one of here) {
      const faces = facesOf(one, log)
      if (faces.length > 0) rolls.push({ faces, told: [line] })
    }
    // Tokens are drawn in one roll and told one by one.
    const last = rolls.at(-1)
    if (here.length === 0 && isDraw(line) && last !== undefined && last.told.length < last.faces.length)
      last.told.push(line)
  }
  return rolls
}
const isDraw = ({ lines }: Told): boolean =>
  lines.some(({ what }) => what.type === 'event' && what.event.type === 'drawn')

function facesOf(line: LogLine, log: readonly LogLine[]): readonly RolledFace[] {
  const { what } = line
  if (what.type !== 'roll') return []
  const tokens = drawnAfter(log, log.indexOf(line), what.values.length)
  if (tokens.length > 0) return tokens.map(token => ({ kind: 'token', token }))
  return what.values.map((value, i) => {
    const of = what.sides[i] ?? 0
    return of === DIE ? { kind: 'die', value: value + 1 } : { kind: 'place', value: value + 1, of }
  })
}
const DIE = 6

/** The tokens that this roll decided, as the lines after it tell them. */
function drawnAfter(log: readonly LogLine[], at: number, count: number): readonly Token[] {
  const tokens: Token[] = []
  for (const { what } of log.slice(at + 1)) {
    if (what.type !== 'event' || tokens.length === count) break
    if (what.event.type === 'drawn') tokens.push(what.event.token)
    else if (what.event.type !== 'refilled') break
  }
  return tokens
}
