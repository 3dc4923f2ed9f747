/** Ends before the rules': resigning, draws, claims that somebody left; and what is awaited since when. */
import type { Abandonment, Owing } from '../../app/view.ts'

const owed: Readonly<Record<Owing, string>> = {
  choice: 'decision',
  query: 'answer',
  roll: 'share of a roll',
}
const two = (n: number): string => String(n).padStart(2, '0')
/** A time on this device's clock: the hour alone if it is within a day of now, else with its date. */
function moment(ms: number, now: number): string {
  const date = new Date(ms)
  const hour = `${two(date.getHours())}:${two(date.getMinutes())}`
  if (Math.abs(now - ms) < 24 * 3_600_000) return hour
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${hour}`
}
/** A waiting time in minutes, in the largest unit that fits. */
function span(minutes: number): string {
  const of = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`
  if (minutes % (24 * 60) === 0) return of(minutes / (24 * 60), 'day')
  return minutes % 60 === 0 ? of(minutes / 60, 'hour') : of(minutes, 'minute')
}

export const earlyText = {
  open: 'End the hunt early',
  title: 'End the hunt early?',
  close: 'Play on',
  resign: {
    title: 'Give up',
    text: 'The other side wins. Both open their secrets, and the game is audited.',
    yes: 'Resign',
  },
  draw: {
    title: 'Draw',
    none: 'Nobody wins, both open their secrets. Your offer is made when they have to decide, and is gone when they play on.',
    meant: 'Your offer is made as soon as they have to decide.',
    offered: 'Your offer stands until they play on.',
    asked: 'They offer a draw. It stands until you play on.',
    offer: 'Offer a draw',
    back: 'Take it back',
    accept: 'Agree to a draw',
  },
  left: {
    title: 'They have left',
    text: 'Nobody can prove that. The record will say what they owed since when, by your clock. If they come back and play on, the claim is void.',
    from: (ms: number, now: number) => `You can claim it from ${moment(ms, now)} on.`,
    claim: 'Claim that they left',
  },
  claimed: ({ by, since, at }: Abandonment, now: number) =>
    `The ${by} claims since ${moment(at, now)} that you left: that you have owed your turn since ${moment(since, now)}. Play on, and the claim is void.`,
  /** On the screen after the end, and for a record. */
  claim: ({ by, what, since, at }: Abandonment, now: number) =>
    `The ${by} claimed at ${moment(at, now)} that the ${what === 'choice' ? 'other side’s decision' : `other side’s ${owed[what]}`} had been missing since ${moment(since, now)}, by its own clock. Nothing proves that. A longer record would refute it.`,
  comeBack: 'If they come back and play on, the hunt goes on.',
  waiting: (what: Owing, since: number, now: number) =>
    `Waiting for the other side’s ${owed[what]} since ${moment(since, now)}.`,
  away: 'They are away; the game waits.',
  wait: {
    title: 'Waiting time',
    detail: 'After that long without a move the other side may claim that one has left',
    never: 'None',
    of: span,
  },
}
