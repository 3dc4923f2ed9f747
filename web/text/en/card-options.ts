/** The words of what the Fugitive is asked about cards: encounters, things, food, rides, wounds. */
import { fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import type { CardOption } from '../shapes.ts'
import { place } from './places.ts'
import { namesSaid, replySaid, thingName, thingSaid } from './things.ts'

/** A button's words. `hidden` is the play's own number, if it hides one. */
export function cardLabel(option: CardOption, hidden: number | undefined): string {
  switch (option.type) {
    case 'character':
      return fugitiveCards[option.name].name
    case 'follow':
      return replySaid(option.card, option.reply)
    case 'ignore':
      return 'Walk away'
    case 'fight':
      return 'Attack'
    case 'strike':
      return option.weapon === null ? 'Strike with bare hands' : `Strike: ${option.weapon}`
    case 'escape':
      return 'Try to escape'
    case 'hold':
      return 'Leave it'
    case 'hunt':
      return `Hunt: ${option.card}`
    case 'give':
    case 'steal':
      return thingSaid(option.thing, option.uses)
    case 'suffer':
      return option.loss === 'HP' ? 'Lose health' : 'Lose energy'
    case 'wilderness search':
      return 'Search the wilderness'
    case 'urban search':
      return 'Search the town'
    case 'use':
      return option.card
    case 'load':
      return thingSaid(option.card, option.uses)
    case 'railway':
    case 'ride on':
    case 'carried':
      return place(hidden ?? 0)
    case 'craft':
      return `${option.card}: ${namesSaid(option.components)}`
    case 'ride':
      return option.card
    case 'halt':
      return 'Stop here'
    case 'eat':
      return thingName(option.food)
    case 'end meal':
      return 'Enough'
    case 'take':
      return `Take ${thingSaid(option.thing, option.uses)}`
    case 'drop':
      return `Drop ${thingSaid(option.thing, option.uses)}`
    case 'wear':
      return `Put on ${option.card}`
    case 'take off':
      return `Take off ${option.card}`
    case 'refuel':
      return `Fuel for ${option.card}`
    case 're-roll':
      return 'Roll again'
    case 'keep':
      return `Keep the ${option.die}`
  }
}

/** The planned act as a headline. */
export function cardPlan(option: CardOption, hidden: number | undefined, from: number | undefined): string {
  switch (option.type) {
    case 'railway':
    case 'ride on':
      return from === undefined ? place(hidden ?? 0) : `${place(from)} → ${place(hidden ?? 0)}`
    case 'carried':
      return `Carried to ${place(hidden ?? 0)}`
    case 'use':
      return `Use ${option.card}`
    case 'craft':
      return `Craft ${option.card}`
    case 'ride':
      return `Ride: ${option.card}`
    case 'eat':
      return `Eat ${option.food}`
    default:
      return cardLabel(option, hidden)
  }
}

/** The words on the button that sends it. */
export function cardSend(option: CardOption): string {
  switch (option.type) {
    case 'railway':
    case 'ride on':
    case 'carried':
      return 'Move and prove'
    case 'use':
      return 'Use'
    case 'craft':
      return 'Craft'
    case 'ride':
      return 'Set out'
    case 'eat':
      return 'Eat'
    case 'wilderness search':
    case 'urban search':
      return 'Search'
    default:
      return 'Do it'
  }
}
