/** What the rules told of the Fugitive's cards, as a line of the log: encounters, dice, things, food, wounds. */
import type { Behaviour, FugitiveEvent } from '../../../src/games/siberian-manhunt/game.ts'
import type { Reader } from '../shapes.ts'
import { count, did } from './numbers.ts'
import { cardName, characters, foodSaid, namesSaid, thingName } from './things.ts'

const behaviours: Readonly<Record<Behaviour, string>> = {
  flees: 'убегает',
  distant: 'держится поодаль',
  close: 'подходит близко',
}
const decks = { encounters: 'Встречи', urban: 'Город', wilderness: 'Глушь' }
const causes = { hunger: 'голод', cold: 'холод', 'hunger and cold': 'голод и холод', parasites: 'паразиты' }
const parts = (...all: readonly string[]): string => all.filter(one => one !== '').join(', ')
const many = (n: number, name: string): string => (n === 1 ? name : `${name} ×${n}`)

/** An event as a sentence. */
export function cardEventText(event: FugitiveEvent, reader: Reader): string {
  const fugitive = (one: string, plural: string): string => did('Fugitive', reader, one, plural)
  const you = reader === 'Fugitive'
  switch (event.type) {
    case 'character':
      return `В бегах: *${characters[event.name].name}*.`
    case 'encounter':
      return `Встреча: *${cardName(event.card)}*.`
    case 'rolled':
      return `${event.why === 'catch' ? 'Добыча' : `*${cardName(event.why)}*`}: выпало *${event.die}*.`
    case 'strip':
      return `*${cardName(event.card)}*: выпало ${event.die}, *${behaviours[event.behaviour]}*.`
    case 'attacked':
      return event.by === 'Fugitive'
        ? `${fugitive('напал', 'напали')}: *${cardName(event.card)}*.`
        : `Нападение на ${you ? 'вас' : 'беглеца'}: *${cardName(event.card)}*.`
    case 'killed':
      return `Смерть: *${cardName(event.card)}*.`
    case 'got away':
      return `Спасение: *${cardName(event.card)}*.`
    case 'left':
      return `${fugitive('ушёл', 'ушли')}: *${cardName(event.card)}*.`
    case 'reported':
      return `Донос на ${you ? 'вас' : 'беглеца'}: *${cardName(event.card)}*.`
    case 'kept quiet':
      return `*${cardName(event.card)}*: никому ни слова.`
    case 'false trail':
      return `*Ложный след*: счётчик встаёт на ${event.track}.`
    case 're-rolled':
      return `${fugitive('собрал', 'собрали')} *последние силы* и новый бросок, энергия ${event.energy}.`
    case 'detection check':
      return `Проверка на заметность: выпало ${event.die} против ${event.value}. *${event.noticed ? 'Замечено.' : 'Не замечено.'}*`
    case 'searched for things':
      return `${fugitive('обыскал', 'обыскали')} ${event.deck === 'urban' ? 'город' : 'глушь'}, находки: *${event.cards.length === 0 ? 'ничего' : namesSaid(event.cards)}*.`
    case 'reshuffled':
      return `Колода «${decks[event.deck]}» перетасована.`
    case 'gained':
      return `На стоянке: *${many(event.count, thingName(event.thing))}*.`
    case 'lost':
      return lost(event, fugitive)
    case 'camp left':
      return `${fugitive('бросил', 'бросили')} *стоянку*: ${parts(namesSaid(event.things), foodSaid(event.food), event.fire ? 'костёр' : '')}.`
    case 'crafted':
      return `${fugitive('смастерил', 'смастерили')}: *${cardName(event.card)}*.`
    case 'cooked':
      return `На костре зажарено: *${count(event.portions, 'порция', 'порции', 'порций')} мяса*.`
    case 'taken off for summer':
      return `Снято на лето: *${thingName(event.thing)}*.`
    case 'halted':
      return `Остановка, *${count(event.spaces, 'участок', 'участка', 'участков')}*: *${cardName(event.card)}*.`
    case 'meal': {
      const own = foodSaid(event.food)
      return `${fugitive('поел', 'поели')}: *${own === '' ? 'угощение' : own}*, энергия ${event.energy}.`
    }
    case 'warmed':
      return `${fugitive('*согрелся*', '*согрелись*')}: холод этого квартала позади.`
    case 'healed':
      return `${fugitive('получил', 'получили')} *помощь*: здоровье ${event.hp}.`
    case 'hurt':
      return `${fugitive('пострадал', 'пострадали')}, *${causes[event.why]}*: здоровье ${event.hp}.`
    case 'weakened':
      return `${fugitive('*ослаб*', '*ослабли*')} (${event.why === 'parasites' ? causes.parasites : cardName(event.why)}): энергия ${event.energy}.`
    case 'parasites':
      return event.count === 0
        ? '*Паразиты* ушли из колоды «Встречи».'
        : `*Паразиты* в колоде «Встречи»: ${event.count}.`
    case 'severely wounded':
      return `${fugitive('*тяжело ранен*', '*тяжело ранены*')}.`
    case 'carried to town':
      return `${you ? 'Вас' : 'Беглеца'} *отнесли в город* поблизости.`
  }
}

function lost(
  { thing, count: n, why }: Extract<FugitiveEvent, { type: 'lost' }>,
  fugitive: (one: string, plural: string) => string,
): string {
  const what = many(n, thingName(thing))
  switch (why) {
    case 'stolen':
      return `У беглеца отняли: *${what}*.`
    case 'given':
      return `${fugitive('отдал', 'отдали')}: *${what}*.`
    case 'used up':
      return `Израсходовано: *${what}*.`
  }
}
