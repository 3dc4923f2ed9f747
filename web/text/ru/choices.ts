/** What a seat chose, as a line of the log. */
import type { Catalogue } from '../index.ts'
import { capital, did, unit } from './numbers.ts'
import { at, place } from './places.ts'
import { cardName, replySaid, thingName } from './things.ts'

const into = (terrain: 'wilderness' | 'town' | 'china'): string =>
  terrain === 'town' ? 'в город' : terrain === 'china' ? 'в *Китай*' : 'не в город'
const sneaking = (sneak: boolean): string => (sneak ? ', тайком' : '')
const way = (by: 'road' | 'water'): string => (by === 'road' ? 'по дороге' : 'по воде')

export const choiceText: Catalogue['choice'] = (option, by, reader) => {
  const they = (one: string, many: string): string => did(by, reader, one, many)
  switch (option.type) {
    case 'move':
      return `${they('сделал', 'сделали')} *1 шаг ${way(option.way)}*, ${into(option.into)}${sneaking(option.sneak)}.`
    case 'hitch-hike':
      return `${they('доехал', 'доехали')} *попуткой* до города.`
    case 'bush-whack':
      return `${they('прошёл', 'прошли')} *напролом*, ${into(option.into)}${sneaking(option.sneak)}.`
    case 'good deed':
      return `${they('сделал', 'сделали')} *доброе дело*.`
    case 'end turn':
      return `${they('закончил', 'закончили')} ход.`
    case 'move agent':
      return `${capital(unit(option.kind))} идёт: *${place(option.to)}*.`
    case 'drive':
      return `Офицер КГБ едет на машине: *${place(option.to)}*.`
    case 'interrogate':
      return `${they('допросил', 'допросили')} *людей*.`
    case 'red army':
      return `${they('послал', 'послали')} Красную армию: *${place(option.node)}* (${option.how === 'deploy' ? 'развёртывание' : 'манёвр'}).`
    case 'attack':
      return `${capital(unit(option.kind))} атакует ${at(option.node)}.`
    case 'capture':
      return `${they('попытался', 'попытались')} провести *захват* ${at(option.node)}.`
    case 'crash':
      return 'Самолёт упал: путь начинается *на месте падения*.'
    case 'follow':
      return `${they('ответил', 'ответили')} на встречу *${cardName(option.card)}*: «${replySaid(option.card, option.reply)}».`
    case 'strike':
      return option.weapon === null ? undefined : `${they('ударил', 'ударили')}: *${cardName(option.weapon)}*.`
    case 'hold':
      return `${they('удержался', 'удержались')} от удара.`
    case 'hunt':
      return `${they('охотился', 'охотились')}: *${cardName(option.card)}*.`
    case 'use':
      return `${they('применил', 'применили')}: *${cardName(option.card)}*.`
    case 'load':
      return `${they('зарядил', 'зарядили')}: *${cardName(option.card)}*.`
    case 'railway':
      return `${they('доехал', 'доехали')} *поездом* до города.`
    case 'ride':
      return `${they('отправился', 'отправились')} в путь: *${cardName(option.card)}*.`
    case 'ride on':
      return `${they('проехал', 'проехали')} *1 участок ${way(option.way)}*, ${into(option.into)}.`
    case 'take':
      return `${they('взял', 'взяли')} с собой: *${thingName(option.thing)}*.`
    case 'drop':
      return `${they('оставил', 'оставили')} на стоянке: *${thingName(option.thing)}*.`
    case 'wear':
      return `${they('надел', 'надели')}: *${cardName(option.card)}*.`
    case 'take off':
      return `${they('снял', 'сняли')}: *${cardName(option.card)}*.`
    case 'refuel':
      return `${they('заправил', 'заправили')}: *${cardName(option.card)}*.`
    case 'fly':
      return `Офицер КГБ летит: *${place(option.to)}*.`
    case 'set out':
      return `Поисковые отряды вышли: *${place(option.node)}*.`
    case 'character':
    case 'ignore':
    case 'fight':
    case 'give':
    case 'suffer':
    case 'wilderness search':
    case 'urban search':
    case 'craft':
    case 'halt':
    case 'eat':
    case 'end meal':
    case 're-roll':
    case 'keep':
    case 'carried':
    case 'steal':
    case 'sighted':
    case 'unseen':
    case 'aim':
    case 'recall':
    case 'play reserve':
    case 'rest':
    case 'attack agent':
    case 'escape':
    case 'declare':
    case 'testify':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'search':
    case 'pass':
    case 'buy':
    case 'upgrade':
    case 'recruit':
    case 'army beside':
    case 'respawn':
      return undefined
  }
}
