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
      return 'Уйти'
    case 'fight':
      return 'Напасть'
    case 'strike':
      return option.weapon === null ? 'Бить голыми руками' : `Удар: ${cardName(option.weapon)}`
    case 'escape':
      return 'Попытаться бежать'
    case 'hold':
      return 'Не трогать'
    case 'hunt':
      return `Охота: ${cardName(option.card)}`
    case 'give':
    case 'steal':
      return thingSaid(option.thing, option.uses)
    case 'suffer':
      return option.loss === 'HP' ? 'Потерять здоровье' : 'Потерять энергию'
    case 'wilderness search':
      return 'Обыскать глушь'
    case 'urban search':
      return 'Обыскать город'
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
      return 'Остановиться здесь'
    case 'eat':
      return thingName(option.food)
    case 'end meal':
      return 'Довольно'
    case 'take':
      return `Взять: ${thingSaid(option.thing, option.uses)}`
    case 'drop':
      return `Оставить: ${thingSaid(option.thing, option.uses)}`
    case 'wear':
      return `Надеть: ${cardName(option.card)}`
    case 'take off':
      return `Снять: ${cardName(option.card)}`
    case 'refuel':
      return `Заправить: ${cardName(option.card)}`
    case 're-roll':
      return 'Бросить снова'
    case 'keep':
      return `Оставить ${option.die}`
  }
}

export function cardPlan(option: CardOption, hidden: number | undefined, from: number | undefined): string {
  switch (option.type) {
    case 'railway':
    case 'ride on':
      return from === undefined ? place(hidden ?? 0) : `${place(from)} → ${place(hidden ?? 0)}`
    case 'carried':
      return `Несут: ${place(hidden ?? 0)}`
    case 'use':
      return `Применить: ${cardName(option.card)}`
    case 'craft':
      return `Смастерить: ${cardName(option.card)}`
    case 'ride':
      return `Поездка: ${cardName(option.card)}`
    case 'eat':
      return `Съесть: ${thingName(option.food)}`
    default:
      return cardLabel(option, hidden)
  }
}

export function cardSend(option: CardOption): string {
  switch (option.type) {
    case 'railway':
    case 'ride on':
    case 'carried':
      return 'Ехать и доказать'
    case 'use':
      return 'Применить'
    case 'craft':
      return 'Смастерить'
    case 'ride':
      return 'Отправиться'
    case 'eat':
      return 'Съесть'
    case 'wilderness search':
    case 'urban search':
      return 'Искать'
    default:
      return 'Сделать'
  }
}
