/** The moments of a finished game at which a replay stops, and those that are marked on its time line. */
import type { Point } from '../../app/replay.ts'
import type { LogLine } from '../../app/view.ts'
import type { Told } from '../table/told.ts'

/** What is marked on the time line; each has its own shape. */
export type MarkKind = 'hit' | 'declared' | 'fight' | 'costly'
export interface Mark {
  readonly entry: number
  readonly kind: MarkKind
}

/** Entries after which there is something to tell, ascending, with the beginning, the end and those that are `also` wanted. */
export const stopsOf = (told: readonly Told[], height: number, also: readonly number[] = []): readonly number[] =>
  [...new Set([0, ...told.map(line => line.entry), ...also, height])].sort((a, b) => a - b)
/** The lines that an entry made true. */
export const toldAt = (told: readonly Told[], entry: number): readonly Told[] =>
  told.filter(line => line.entry === entry)

/** Searches that found something, declared locations, fights, decisions that were costly; of one kind once an entry. */
export function marksOf(log: readonly LogLine[], costly: readonly number[] = []): readonly Mark[] {
  const happened = log.flatMap(({ entry, what }): readonly Mark[] => {
    if (what.type !== 'event') return []
    const { event } = what
    if (event.type === 'searched' && event.answer !== 'nothing') return [{ entry, kind: 'hit' }]
    if (event.type === 'flown over' && event.sighted) return [{ entry, kind: 'hit' }]
    if (event.type === 'found') return [{ entry, kind: 'declared' }]
    return event.type === 'combat' ? [{ entry, kind: 'fight' }] : []
  })
  const all = [...happened, ...costly.map(entry => ({ entry, kind: 'costly' }) as const)]
  return all.filter((mark, i) => all.findIndex(one => one.entry === mark.entry && one.kind === mark.kind) === i)
}

/** A round, from its first entry to its last. */
export interface Round {
  readonly round: number
  readonly from: number
  readonly to: number
}
export function roundsOf(points: readonly Point[]): readonly Round[] {
  const rounds: { round: number; from: number; to: number }[] = []
  for (const { entry, round } of points) {
    const last = rounds.at(-1)
    if (last?.round === round) last.to = entry
    else rounds.push({ round, from: entry, to: entry })
  }
  return rounds
}

/**
 * Both sides' energy, turn by turn: what the Fugitive had left when their latest turn ended, what the Government had to
 * spend when its latest turn began.
 */
export function energyOf(
  points: readonly Point[],
): readonly { readonly fugitive: number | undefined; readonly government: number | undefined }[] {
  let fugitive: number | undefined
  let government: number | undefined
  return points.map((point, i) => {
    const before = points[i - 1]
    if (before?.phase === 'Fugitive' && point.phase !== 'Fugitive') fugitive = before.fugitiveEnergy
    if (before?.phase !== 'Government' && point.phase === 'Government') government = point.governmentEnergy
    return { fugitive, government }
  })
}

/** Stretches of winter, as entries. */
export function wintersOf(points: readonly Point[]): readonly { readonly from: number; readonly to: number }[] {
  const winters: { from: number; to: number }[] = []
  for (const { entry, winter } of points) {
    const last = winters.at(-1)
    if (!winter) continue
    if (last !== undefined && last.to === entry - 1) last.to = entry
    else winters.push({ from: entry, to: entry })
  }
  return winters
}

export type Step = 'back' | 'on' | 'round back' | 'round on' | 'begin' | 'end'
/** Where a step leads from an entry. */
export function stepFrom(step: Step, entry: number, stops: readonly number[], rounds: readonly Round[]): number {
  const last = stops.at(-1) ?? 0
  switch (step) {
    case 'back':
      return stops.findLast(stop => stop < entry) ?? 0
    case 'on':
      return stops.find(stop => stop > entry) ?? last
    case 'round back':
      return rounds.findLast(round => round.from < entry)?.from ?? 0
    case 'round on':
      return rounds.find(round => round.from > entry)?.from ?? last
    case 'begin':
      return 0
    case 'end':
      return last
  }
}
/** The stop nearest to an entry. */
export const nearestStop = (entry: number, stops: readonly number[]): number =>
  stops.reduce((best, stop) => (Math.abs(stop - entry) < Math.abs(best - entry) ? stop : best), 0)

/** Rounds whose numbers have room: so many pixels apart at least, the last one always. */
export function labelled(rounds: readonly Round[], at: (entry: number) => number, gap: number): readonly Round[] {
  const last = rounds.at(-1)
  const kept: Round[] = []
  for (const round of rounds) {
    const before = kept.at(-1)
    const roomBefore = before === undefined || at(round.from) - at(before.from) >= gap
    const roomAfter = round === last || last === undefined || at(last.from) - at(round.from) >= gap
    if ((roomBefore && roomAfter) || (round === last && roomBefore)) kept.push(round)
  }
  return kept
}
