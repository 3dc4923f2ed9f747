/** The question over a decision's buttons, and what stands under an answer. */
import { fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { encounterCards, personCard } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { ShownOption } from '../../app/view.ts'
import { words } from '../../text/index.ts'
import type { Naming, Question } from '../../text/shapes.ts'
import { answersOf } from './groups.ts'
import { allLoyal } from './odds.ts'

export function question(options: readonly ShownOption[], naming: Naming): Question {
  const { questions: asks } = words
  const option = answersOf(options)[0]
  const offers = (type: ShownOption['type']): boolean => options.some(one => one.type === type)
  switch (option?.type) {
    case 'search':
      return { ...asks.search, title: asks.search.title(naming.agent(option.agent), words.at(option.node)) }
    case 'attack':
    case 'pass':
      return { ...asks.attack, title: asks.attack.title(naming.agent(option.agent)) }
    case 'character':
    case 'give':
    case 'steal':
    case 'load':
    case 'carried':
    case 'testify':
    case 'recruit':
    case 'fly':
    case 'aim':
    case 'recall':
    case 'respawn':
    case 'crash':
      return asks[option.type]
    case 'follow':
    case 'ignore':
    case 'fight':
      return asks.encounter
    case 'strike':
    case 'escape':
      return offers('hold') ? asks.shot : offers('escape') ? asks.fight : asks.oneAttack
    case 'hunt':
    case 'hold':
      return asks.hunt
    case 'suffer':
      return { title: words.cardName('Parasites'), text: words.cardText('Parasites') }
    case 'eat':
    case 'end meal':
      return asks.meal
    case 'ride on':
    case 'halt':
      return asks.ride
    case 'keep':
    case 're-roll':
      return { ...asks.die, title: asks.die.title(option.die) }
    case 'set out':
      return asks.setOut
    case 'army beside':
      return asks.armyBeside
    default:
      return { title: asks.other, text: '' }
  }
}

/** What an answer means, in a line under it; empty where the words say all. */
export function answerDetail(option: ShownOption, game: Game): string {
  const { details: says } = words
  switch (option.type) {
    case 'character': {
      const card = fugitiveCards[option.name]
      return `${says.character(card.hp, card.defence, card.escape)} ${words.characters[option.name].text}`
    }
    case 'ignore':
      return option.card in encounterCards ? leaving(option.card, game) : ''
    case 'fight': {
      const { manner, killed } = personCard(option.card)
      const first = manner === 'timid' ? says.timid : says.youFirst
      return `${first} ${says.death(words.tokens(killed.token, killed.count))}`
    }
    case 'suffer': {
      const { hp, energy } = encounterCards.Parasites
      return option.loss === 'HP' ? says.health(hp) : says.energy(energy)
    }
    case 'escape':
      return game.combat === null ? '' : says.insteadOfStrike
    case 're-roll':
      return says.energy(values.costs.reRoll)
    default:
      return ''
  }
}
function leaving(card: Extract<ShownOption, { type: 'ignore' }>['card'], game: Game): string {
  const data = encounterCards[card]
  if (data.kind !== 'person') return ''
  const { details: says } = words
  const { manner, loyalty, pursuit } = data
  const least = Math.max(1, pursuit - fugitiveCards[game.fugitive.name].escape + 1)
  const away = manner === 'aggressive' ? `${says.needsEscape(least)} ` : ''
  switch (loyalty) {
    case 'loyal':
      return away + says.loyal
    case 'questionable':
      return away + says.questionable(words.percent(allLoyal(game.bag, 1)))
    case 'silent':
      return away + says.silent
  }
}
