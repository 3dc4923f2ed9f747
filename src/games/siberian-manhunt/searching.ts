/** Searches: the taiga gives three cards a turn, a town one for each break-in (6.11, 6.12). */
import { hunt } from './animals.ts'
import { newItem } from './belongings.ts'
import {
  isItem,
  isPrey,
  type PreyName,
  type UrbanName,
  urbanCards,
  type WildernessName,
  wildernessCards,
} from './cards/items.ts'
import { discard, draw } from './drawing.ts'
import { type Game, type Rule, tell, type UrbanSearchOption, type WildernessSearchOption } from './game.ts'
import { receiveFood } from './inventory.ts'
import { values } from './values.ts'

const cost = values.costs.search

/** 6.11.1, 6.12: in the wilderness once a turn, in a town as often as the energy allows. */
export function searches({ fugitive }: Game): readonly (WildernessSearchOption | UrbanSearchOption)[] {
  if (fugitive.inTown) return [{ type: 'urban search', cost }]
  return fugitive.spent.includes('wilderness search') ? [] : [{ type: 'wilderness search', cost }]
}

/** 6.11: what is found lies at the campsite; food as portions; of the animals one may be hunted. */
export function* searchWilderness(game: Game): Rule<void> {
  const { fugitive, decks } = game
  fugitive.spent.push('wilderness search')
  const cards = yield* draw(decks.wilderness, 'wilderness', values.search.wilderness)
  yield* tell({ type: 'searched for things', deck: 'wilderness', cards })
  const animals: PreyName[] = []
  for (const card of cards) {
    const animal = yield* layDown(game, card)
    if (animal !== undefined) animals.push(animal)
  }
  yield* hunt(game, animals)
}
function* layDown(game: Game, card: WildernessName): Rule<PreyName | undefined> {
  if (isItem(card)) {
    game.fugitive.campsite.items.push(newItem(card))
    return undefined
  }
  discard(game.decks.wilderness, card)
  if (isPrey(card)) return card
  const { food, portions } = wildernessCards[card]
  yield* receiveFood(game, food, portions)
  return undefined
}

/** 6.12: breaking and entering. */
export function* searchTown(game: Game): Rule<void> {
  const cards = yield* draw(game.decks.urban, 'urban', values.search.urban)
  yield* tell({ type: 'searched for things', deck: 'urban', cards })
  for (const card of cards) yield* stash(game, card)
}
function* stash(game: Game, card: UrbanName): Rule<void> {
  if (isItem(card)) {
    game.fugitive.campsite.items.push(newItem(card))
    return
  }
  discard(game.decks.urban, card)
  const { food, portions } = urbanCards[card]
  yield* receiveFood(game, food, portions)
}
