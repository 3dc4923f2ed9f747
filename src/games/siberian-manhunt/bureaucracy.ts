/** What each red card does to the Government when it leaves the board (8.15). */
import { agentAt, countOf, indexed } from './agents.ts'
import { addTokens } from './bag.ts'
import { redCards } from './cards/assistance.ts'
import { choose, type Game, GOVERNMENT, type RedCard, type Rule, tell } from './game.ts'
import { enforce } from './lasting.ts'

export const bureaucracy: Readonly<Record<RedCard, (game: Game) => Rule<void>>> = {
  'Form 27': game => enforce(game, 'Form 27'),
  'Commission of Inspection': game => enforce(game, 'Commission of Inspection'),
  'Recall to Moscow': recall,
  'Fuel Quota': game => enforce(game, 'Fuel Quota'),
  'Price Decree': game => addTokens(game, 'silent', redCards['Price Decree'].silent),
  'Question of Competence': quarrel,
}

/** 8.15.3: a KGB officer leaves the map; the pawn may be recruited again. The last agent stays. */
function* recall(game: Game): Rule<void> {
  const { agents } = game.government
  if (agents.length < 2 || countOf(game, 'KGB') === 0) return
  const officers = indexed(game).filter(([, { kind }]) => kind === 'KGB')
  const { agent } = yield* choose(
    GOVERNMENT,
    officers.map(([agent, { at }]) => ({ type: 'recall', agent, at })),
  )
  const { at } = agentAt(game, agent)
  agents.splice(agent, 1)
  yield* tell({ type: 'recalled', from: at })
}

/** 8.15.6: the reserve is lost, and the army waits. */
function* quarrel(game: Game): Rule<void> {
  const { assistance } = game
  const card = assistance.reserve
  if (card !== null) {
    assistance.reserve = null
    assistance.discards.push(card)
    yield* tell({ type: 'card lost', card, why: 'forfeited' })
  }
  yield* enforce(game, 'Question of Competence')
}
