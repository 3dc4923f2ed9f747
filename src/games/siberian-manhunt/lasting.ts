/** Temporarily active cards: what is in force, and until when (8.16). A marker on the rondel shows where each one ends. */
import { assistanceCards } from './cards/assistance.ts'
import { type AssistanceCard, type Game, type LastingCard, type Rule, tell } from './game.ts'

export const inForce = (game: Game, card: LastingCard): boolean => game.assistance.active.some(one => one.card === card)

export const isLasting = (card: AssistanceCard): card is LastingCard => 'rounds' in assistanceCards[card]

/** In force for the card's rounds after this one; a card of the same name that lies there already is replaced. */
export function* enforce(game: Game, card: LastingCard): Rule<void> {
  const { active, discards } = game.assistance
  const until = game.round + assistanceCards[card].rounds
  const old = active.findIndex(one => one.card === card)
  if (old >= 0) {
    active.splice(old, 1)
    discards.push(card)
    yield* tell({ type: 'card lost', card, why: 'replaced' })
  }
  active.push({ card, until })
  yield* tell({ type: 'card in force', card, until })
}

/** At the end of a round: what was in force up to now is discarded. */
export function* expire(game: Game): Rule<void> {
  const { assistance, round } = game
  const over = assistance.active.filter(one => one.until <= round)
  if (over.length === 0) return
  assistance.active = assistance.active.filter(one => one.until > round)
  for (const { card } of over) {
    assistance.discards.push(card)
    yield* tell({ type: 'card expired', card })
  }
}

// ---- what they change ------------------------------------------------------------------------------------------

/** 8.13.2: nothing flies in a storm; without petrol nothing flies either. */
export const mayFly = (game: Game): boolean => !inForce(game, 'Weather Forecast') && !inForce(game, 'Fuel Quota')

/** 8.13.2: what a storm adds to the cost of one space by road or water. */
export const stormCost = (game: Game): number =>
  inForce(game, 'Weather Forecast') ? assistanceCards['Weather Forecast'].surcharge : 0

/** 8.13.3: how many tokens are drawn at a checkpoint. */
export function checkpointTokens(sneak: boolean): number {
  const card = assistanceCards.Checkpoints
  return sneak ? card.sneak : card.tokens
}

/** 8.13.4: whether the Fugitive is in a town that they may not leave. */
export const isShutIn = (game: Game): boolean => game.fugitive.inTown && inForce(game, 'Road Blocks')

/** 8.15.1: what paper work adds to the price of buying and playing cards. */
export const paperWork = (game: Game): number => (inForce(game, 'Form 27') ? assistanceCards['Form 27'].surcharge : 0)
