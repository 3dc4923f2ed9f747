/** Every option of the game in plain words: as a button, and as a sentence about what will be done. */
import type { Catalogue } from '../index.ts'
import { cardLabel, cardPlan, cardSend } from './card-options.ts'
import { at, place } from './places.ts'
import { cardName } from './things.ts'

const puts = { use: 'сразу', reserve: 'в резерв', discard: 'выбросить' }
const rows = ['верхний', 'средний', 'нижний']

export const optionLabel: Catalogue['optionLabel'] = (option, hidden, naming) => {
  switch (option.type) {
    case 'move':
    case 'bush-whack':
      return `${place(hidden ?? 0)}${option.sneak ? ', тайком' : ''}`
    case 'hitch-hike':
      return place(hidden ?? 0)
    case 'rest':
      return 'Отдохнуть'
    case 'good deed':
      return 'Сделать доброе дело'
    case 'attack agent':
      return option.kind === 'KGB' ? 'Напасть на офицера здесь' : 'Напасть на следопыта здесь'
    case 'end turn':
      return 'Закончить ход'
    case 'crash':
      return 'Уйти от обломков'
    case 'declare':
      return 'Раскрыть своё место'
    case 'testify':
      return place(option.node)
    case 'here':
      return 'Да, здесь'
    case 'trail':
      return 'Я там был'
    case 'nothing':
    case 'not here':
      return 'Нет'
    case 'sighted':
      return 'Замечен: раскрыть своё место'
    case 'unseen':
      return 'Не замечен'
    case 'move agent':
    case 'drive':
      return place(option.to)
    case 'search':
      return `Искать: ${place(option.node)}`
    case 'pass':
      return 'Не искать'
    case 'attack':
      return `${naming.agent(option.agent)} ${at(option.node)}`
    case 'capture':
      return `Захват ${at(option.node)}`
    case 'interrogate':
      return 'Допросить'
    case 'buy':
      return `${cardName(option.card)}: ${puts[option.put]}, ${rows[option.row] ?? ''} ряд`
    case 'play reserve':
      return cardName(option.card)
    case 'upgrade':
      return `${naming.agent(option.agent)}, следопыт ${at(option.at)}`
    case 'red army':
    case 'army beside':
    case 'aim':
    case 'set out':
      return place(option.node)
    case 'fly':
      return place(option.to)
    case 'recall':
      return `${naming.agent(option.agent)} ${at(option.at)}`
    case 'recruit':
    case 'respawn':
      return place(option.at)
    default:
      return cardLabel(option, hidden)
  }
}

export const optionPlan: Catalogue['optionPlan'] = (option, hidden, naming, start) => {
  switch (option.type) {
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
      return start === undefined ? place(hidden ?? 0) : `${place(start)} → ${place(hidden ?? 0)}`
    case 'move agent':
      return `${naming.agent(option.agent)} → ${place(option.to)}`
    case 'drive':
      return `${naming.agent(option.agent)} на машине → ${place(option.to)}`
    case 'attack':
      return `${naming.agent(option.agent)} атакует ${at(option.node)}`
    case 'red army':
      return option.how === 'deploy'
        ? `Красная армия: развёртывание → ${place(option.node)}`
        : `Красная армия: манёвр → ${place(option.node)}`
    case 'army beside':
      return `Красная армия → ${place(option.node)}`
    case 'recruit':
      return `Новый офицер ${at(option.at)}`
    case 'respawn':
      return `Следопыт возвращается: ${place(option.at)}`
    case 'upgrade':
      return `${naming.agent(option.agent)} сменяет следопыт ${at(option.at)}`
    case 'testify':
      return `«Я был ${at(option.node)}»`
    case 'buy':
      return `Купить: ${cardName(option.card)}, ${puts[option.put]}`
    case 'play reserve':
      return `Из резерва: ${cardName(option.card)}`
    case 'fly':
      return `${naming.agent(option.agent)} летит → ${place(option.to)}`
    case 'aim':
      return `Самолёт: ${place(option.node)}`
    case 'set out':
      return `Поисковые отряды: ${place(option.node)}`
    case 'recall':
      return `${naming.agent(option.agent)} уезжает в Москву`
    case 'rest':
    case 'good deed':
    case 'attack agent':
    case 'end turn':
    case 'crash':
    case 'declare':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'sighted':
    case 'unseen':
    case 'search':
    case 'pass':
    case 'capture':
    case 'interrogate':
      return optionLabel(option, hidden, naming)
    default:
      return cardPlan(option, hidden, start)
  }
}

export const sendLabel: Catalogue['sendLabel'] = option => {
  switch (option.type) {
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
      return 'Идти и доказать'
    case 'testify':
      return 'Назвать и доказать'
    case 'move agent':
      return 'Идти'
    case 'drive':
      return 'Ехать'
    case 'attack':
    case 'attack agent':
      return 'Напасть'
    case 'buy':
      return 'Купить'
    case 'red army':
    case 'army beside':
      return 'Поставить'
    case 'rest':
      return 'Отдохнуть'
    case 'end turn':
      return 'Закончить ход'
    case 'recruit':
      return 'Назначить'
    case 'upgrade':
      return 'Сменить'
    case 'capture':
      return 'Захватить'
    case 'interrogate':
      return 'Допросить'
    case 'search':
    case 'aim':
      return 'Искать'
    case 'play reserve':
      return 'Сыграть'
    case 'fly':
      return 'Лететь'
    case 'set out':
      return 'Выйти'
    case 'recall':
      return 'Отозвать'
    case 'good deed':
    case 'crash':
    case 'declare':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'sighted':
    case 'unseen':
    case 'pass':
    case 'respawn':
      return 'Сделать'
    default:
      return cardSend(option)
  }
}
