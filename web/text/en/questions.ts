/** The question over a decision's buttons, and what stands under an answer. */
import { fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { encounterCards, personCard } from '../../../src/games/siberian-manhunt/cards/items.ts'
import { fullText } from '../../../src/games/siberian-manhunt/cards/text.ts'
import type { Bag, Game } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { ShownOption } from '../../app/view.ts'
import { answersOf } from '../../screens/table/groups.ts'
import { allLoyal } from '../../screens/table/odds.ts'
import type { Naming, Question } from '../shapes.ts'
import { percent } from './numbers.ts'
import { at } from './places.ts'

export function question(options: readonly ShownOption[], naming: Naming): Question {
  const option = answersOf(options)[0]
  switch (option?.type) {
    case 'search':
      return {
        title: `${naming.agent(option.agent)} is ${at(option.node)}`,
        text: 'A search asks: are you here, or were you here? They answer truthfully, and the answer is proved.',
      }
    case 'attack':
    case 'pass':
      return { title: `${naming.agent(option.agent)} has moved`, text: 'What does it do there?' }
    case 'character':
      return { title: 'Who is on the run?', text: 'Choose once, for the whole hunt. The Government sees your choice.' }
    case 'follow':
    case 'ignore':
    case 'fight':
      return { title: 'What do you do?', text: 'Follow the prompt, walk away, or attack.' }
    case 'strike':
    case 'escape':
      return options.some(one => one.type === 'hold')
        ? { title: 'A shot, or not?', text: 'A strike must be more than its defence. You may leave it.' }
        : options.some(one => one.type === 'escape')
          ? { title: 'Fight or run', text: 'Strike, or try to escape instead. If the escape fails, they strike.' }
          : { title: 'One attack', text: 'Then they are gone. Choose what you strike with.' }
    case 'hunt':
    case 'hold':
      return { title: 'Something moves', text: 'Hunt one of the animals, or leave them.' }
    case 'give':
      return { title: 'What do you give?', text: 'It goes to the discards.' }
    case 'steal':
      return { title: 'What do they lose?', text: 'One thing of the Fugitive’s inventory, of your choice.' }
    case 'suffer':
      return { title: 'Parasites', text: fullText(encounterCards.Parasites) }
    case 'load':
      return { title: 'Which gun?', text: 'The ammunition fills one of them.' }
    case 'eat':
    case 'end meal':
      return { title: 'The meal goes on', text: 'Eat another portion, or end the meal.' }
    case 'ride on':
    case 'halt':
      return {
        title: 'The ride goes on',
        text: 'Choose the next space on the map, or stop here. Each space is announced.',
      }
    case 'keep':
    case 're-roll':
      return { title: `A ${option.die}`, text: 'Maximum effort: keep the die, or pay 1 energy and roll again.' }
    case 'carried':
      return { title: 'Severely wounded', text: 'You are carried to a nearest town. Which one stays hidden: choose.' }
    case 'testify':
      return {
        title: 'Somebody talked',
        text: 'Name one of your last three locations. Which of the three it is stays hidden. The counter goes to 3.',
      }
    case 'recruit':
      return { title: 'A new KGB officer', text: 'Choose a town. The officer acts from your next turn on.' }
    case 'fly':
      return { title: 'The helicopter is ready', text: 'Choose an officer and the town where it lands.' }
    case 'aim':
      return {
        title: 'Aerial Search',
        text: 'Choose the middle. If they are near enough, they declare where they are.',
      }
    case 'set out':
      return { title: 'Search Parties', text: 'Choose the agent’s location from where they set out.' }
    case 'recall':
      return { title: 'Recall to Moscow', text: 'Choose the KGB officer who leaves the map.' }
    case 'army beside':
      return { title: 'The Fugitive was there', text: 'The Red Army token goes to a location next door: choose one.' }
    case 'respawn':
      return { title: 'The tracker returns', text: 'Choose another Yakut town.' }
    case 'crash':
      return { title: 'The crash site', text: 'Your way begins here.' }
    default:
      return { title: 'Your decision', text: '' }
  }
}

const loyalChance = (bag: Bag): string => percent(allLoyal(bag, 1))
/** What an answer means, in a line under it; empty where the words say all. */
export function answerDetail(option: ShownOption, game: Game): string {
  switch (option.type) {
    case 'character': {
      const card = fugitiveCards[option.name]
      return `Health ${card.hp}, defence ${card.defence}, escape +${card.escape}. ${fullText(card)}`
    }
    case 'ignore':
      return option.card in encounterCards ? leaving(option.card, game) : ''
    case 'fight': {
      const { manner, killed } = personCard(option.card)
      const first = manner === 'timid' ? 'One attack, then they flee.' : 'You strike first.'
      return `${first} A death puts ${killed.count} ${killed.token === 'loyal' ? 'Loyal' : 'Silent'} into the bag.`
    }
    case 'suffer': {
      const { hp, energy } = encounterCards.Parasites
      return option.loss === 'HP' ? `${hp} health` : `${energy} energy`
    }
    case 'escape':
      return game.combat === null ? '' : 'Instead of a strike'
    case 're-roll':
      return `${values.costs.reRoll} energy`
    default:
      return ''
  }
}
function leaving(card: Extract<ShownOption, { type: 'ignore' }>['card'], game: Game): string {
  const data = encounterCards[card]
  if (data.kind !== 'person') return ''
  const { manner, loyalty, pursuit } = data
  const least = Math.max(1, pursuit - fugitiveCards[game.fugitive.name].escape + 1)
  const away = manner === 'aggressive' ? `Needs an escape: a die of ${least} or more. ` : ''
  switch (loyalty) {
    case 'loyal':
      return `${away}Loyal: they report you, and your place is declared.`
    case 'questionable':
      return `${away}Questionable: one token is drawn, ${loyalChance(game.bag)} Loyal.`
    case 'silent':
      return `${away}Silent: they tell nobody.`
  }
}
