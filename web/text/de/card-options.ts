/** The words of what the Fugitive is asked about cards: encounters, things, food, rides, wounds. */
import type { CardOption } from '../shapes.ts'
import { place } from './places.ts'
import { cardName, characters, namesSaid, replySaid, thingName, thingSaid } from './things.ts'

export function cardLabel(option: CardOption, hidden: number | undefined): string {
  switch (option.type) {
    case 'character':
      return characters[option.name].name
    case 'follow':
      return replySaid(option.card, option.reply)
    case 'ignore':
      return 'Weitergehen'
    case 'fight':
      return 'Angreifen'
    case 'strike':
      return option.weapon === null ? 'Mit bloßen Händen zuschlagen' : `Zuschlagen: ${cardName(option.weapon)}`
    case 'escape':
      return 'Zu fliehen versuchen'
    case 'hold':
      return 'Lassen'
    case 'hunt':
      return `Jagen: ${cardName(option.card)}`
    case 'give':
    case 'steal':
      return thingSaid(option.thing, option.uses)
    case 'suffer':
      return option.loss === 'HP' ? 'Gesundheit verlieren' : 'Energie verlieren'
    case 'wilderness search':
      return 'Die Wildnis durchsuchen'
    case 'urban search':
      return 'Die Stadt durchsuchen'
    case 'use':
    case 'ride':
      return cardName(option.card)
    case 'load':
      return thingSaid(option.card, option.uses)
    case 'railway':
    case 'ride on':
    case 'carried':
      return place(hidden ?? 0)
    case 'craft':
      return `${cardName(option.card)}: ${namesSaid(option.components)}`
    case 'halt':
      return 'Hier halten'
    case 'eat':
      return thingName(option.food)
    case 'end meal':
      return 'Genug'
    case 'take':
      return `Nehmen: ${thingSaid(option.thing, option.uses)}`
    case 'drop':
      return `Ablegen: ${thingSaid(option.thing, option.uses)}`
    case 'wear':
      return `Anziehen: ${cardName(option.card)}`
    case 'take off':
      return `Ausziehen: ${cardName(option.card)}`
    case 'refuel':
      return `Tanken: ${cardName(option.card)}`
    case 're-roll':
      return 'Noch einmal werfen'
    case 'keep':
      return `Die ${option.die} behalten`
  }
}

export function cardPlan(option: CardOption, hidden: number | undefined, from: number | undefined): string {
  switch (option.type) {
    case 'railway':
    case 'ride on':
      return from === undefined ? place(hidden ?? 0) : `${place(from)} → ${place(hidden ?? 0)}`
    case 'carried':
      return `Getragen: ${place(hidden ?? 0)}`
    case 'use':
      return `Benutzen: ${cardName(option.card)}`
    case 'craft':
      return `Herstellen: ${cardName(option.card)}`
    case 'ride':
      return `Fahren: ${cardName(option.card)}`
    case 'eat':
      return `Essen: ${thingName(option.food)}`
    default:
      return cardLabel(option, hidden)
  }
}

export function cardSend(option: CardOption): string {
  switch (option.type) {
    case 'railway':
    case 'ride on':
    case 'carried':
      return 'Reisen und beweisen'
    case 'use':
      return 'Benutzen'
    case 'craft':
      return 'Herstellen'
    case 'ride':
      return 'Losfahren'
    case 'eat':
      return 'Essen'
    case 'wilderness search':
    case 'urban search':
      return 'Suchen'
    default:
      return 'Tun'
  }
}
