/** Many eyes at once: Aerial Search and Search Parties (8.13.6, 8.13.7). */
import { bare, within as stands } from '../../../protocol/rules/index.ts'
import { asNode, soviet, within } from './board.ts'
import { normalCards } from './cards/assistance.ts'
import {
  type AimOption,
  choose,
  FUGITIVE,
  type Game,
  GOVERNMENT,
  query,
  type Rule,
  type SetOutOption,
  type SightedAnswer,
  tell,
  type UnseenAnswer,
} from './game.ts'
import { found, here } from './hidden.ts'
import { searchAt } from './hunting.ts'
import { areaAround } from './tables.ts'

// ---- 8.13.7 Aerial Search --------------------------------------------------------------------------------------

const aims: readonly AimOption[] = soviet.map(node => ({ type: 'aim', node }))

/** Whoever is seen says where; whoever is not discloses nothing more. The area is a public table, and so is all the rest. */
export function* aerialSearch(game: Game): Rule<void> {
  const { spaces } = normalCards['Aerial Search']
  const { node } = yield* choose(GOVERNMENT, aims)
  const { inside, outside } = areaAround(node, spaces)
  const row = [bare(here(game))]
  const answers: readonly [SightedAnswer, UnseenAnswer] = [
    { type: 'sighted', claim: stands(row, inside), opens: here(game) },
    { type: 'unseen', claim: stands(row, outside) },
  ]
  const answer = yield* query(FUGITIVE, answers)
  yield* tell({ type: 'flown over', node, spaces, sighted: answer.type === 'sighted' })
  if (answer.type === 'sighted') yield* found(game, asNode(answer.value), 'aerial search')
}

// ---- 8.13.6 Search Parties -------------------------------------------------------------------------------------

/** They set out from an agent who is on duty; wherever several stand together it is one place. */
function partyStarts(game: Game): readonly SetOutOption[] {
  const present = game.government.agents.filter(one => one.state !== 'new').map(one => one.at)
  return [...new Set(present)].sort((a, b) => a - b).map(node => ({ type: 'set out', node }))
}

/** One location after the other is searched, ascending, until the Fugitive is found. */
export function* searchParties(game: Game): Rule<void> {
  const { spaces, depth } = normalCards['Search Parties']
  const { node } = yield* choose(GOVERNMENT, partyStarts(game))
  for (const place of within(node, spaces)) {
    if (yield* searchAt(game, place, depth, 'search party')) return
  }
}
