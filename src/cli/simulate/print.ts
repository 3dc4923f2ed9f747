/** A report in words and columns. */
import type { Contact, Report } from './report.ts'
import type { Share, Spread } from './statistics.ts'

/** The lines of a report. */
export function printed({
  fugitiveWins,
  outcomes,
  rounds,
  distance,
  firstContact,
  cards,
  unseen,
}: Report): readonly string[] {
  return [
    `the Fugitive won ${share(fugitiveWins)}`,
    ...Object.entries(outcomes).map(([outcome, one]) => `${String(one.count).padStart(6)}  ${outcome}: ${share(one)}`),
    `rounds: ${spread(rounds)}`,
    `spaces moved: ${spread(distance.moved)}`,
    `spaces left to China: ${spread(distance.left)}`,
    `found first in round: ${contact(firstContact.found)}`,
    `traced first in round: ${contact(firstContact.traced)}`,
    'cards                        drawn available      used',
    ...Object.entries(cards).map(
      ([card, { drawn, available, used }]) =>
        `  ${card.padEnd(24)}${[drawn, available, used].map(count => String(count).padStart(8)).join('  ')}`,
    ),
    `cards never drawn: ${list(unseen.undrawn)}`,
    `cards never available: ${list(unseen.unavailable)}`,
    `cards available and never used: ${list(unseen.unused)}`,
  ]
}

const list = (cards: readonly string[]): string => cards.join(', ') || 'none'
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
/** A share with its 95 % interval. */
export const share = ({ count, of, share, low, high }: Share): string =>
  `${count} of ${of}, ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`
const spread = (one: Spread | undefined): string =>
  one === undefined
    ? 'none'
    : `${one.least} to ${one.most}, quartiles ${one.lowerQuartile}, ${one.median}, ${one.upperQuartile}, mean ${one.mean.toFixed(1)}`
const contact = ({ games, round }: Contact): string => `${spread(round)}, in ${share(games)}`
