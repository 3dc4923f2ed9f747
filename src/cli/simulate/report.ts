/** What many games showed, as plain data: the same for the same games, in whatever order and wherever they were played. */
import { type CardUses, sumOfUses } from '../../bots/siberian-manhunt/tally.ts'
import type { Side } from '../../games/siberian-manhunt/game.ts'
import type { GameNote } from './games.ts'
import { type Share, type Spread, shareOf, spreadOf } from './statistics.ts'

export interface Report {
  readonly games: number
  /** games that either side won */
  readonly fugitiveWins: Share
  readonly governmentWins: Share
  /** by `winner:cause`, the most frequent first */
  readonly outcomes: Readonly<Record<string, Share>>
  readonly rounds: Spread | undefined
  /** spaces that the Fugitive moved, and spaces that were left to China at the end */
  readonly distance: { readonly moved: Spread | undefined; readonly left: Spread | undefined }
  /** first rounds in which the Fugitive was found, or left a trace, and how many games had such a round */
  readonly firstContact: { readonly found: Contact; readonly traced: Contact }
  readonly cards: CardUses
  /** cards that never came up, that could never be used, and that were never used although they could be */
  readonly unseen: {
    readonly undrawn: readonly string[]
    readonly unavailable: readonly string[]
    readonly unused: readonly string[]
  }
  readonly requests: number
}
export interface Contact {
  readonly games: Share
  readonly round: Spread | undefined
}

export function reportOn(games: readonly GameNote[]): Report {
  const count = games.length
  const counted = new Map<string, number>()
  for (const { outcome } of games) counted.set(outcome, (counted.get(outcome) ?? 0) + 1)
  const byFrequency = [...counted].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const cards = sumOfUses(games.map(one => one.cards))
  const wonBy = (side: Side) => shareOf(games.filter(one => one.outcome.startsWith(side)).length, count)
  const having = (what: (uses: CardUses[string]) => boolean) =>
    Object.entries(cards).flatMap(([card, uses]) => (what(uses) ? [card] : []))
  return {
    games: count,
    fugitiveWins: wonBy('Fugitive'),
    governmentWins: wonBy('Government'),
    outcomes: Object.fromEntries(byFrequency.map(([outcome, n]) => [outcome, shareOf(n, count)])),
    rounds: spreadOf(games.map(one => one.rounds)),
    distance: { moved: spreadOf(games.map(one => one.moved)), left: spreadOf(games.map(one => one.left)) },
    firstContact: {
      found: contact(games.map(one => one.found)),
      traced: contact(games.map(one => one.traced)),
    },
    cards,
    unseen: {
      undrawn: having(({ drawn }) => drawn === 0),
      unavailable: having(({ available }) => available === 0),
      unused: having(({ available, used }) => available > 0 && used === 0),
    },
    requests: games.reduce((sum, one) => sum + one.requests, 0),
  }
}
function contact(rounds: readonly (number | null)[]): Contact {
  const had = rounds.filter(round => round !== null)
  return { games: shareOf(had.length, rounds.length), round: spreadOf(had) }
}
