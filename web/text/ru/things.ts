/** How cards, things, food and foes are called. */
import { fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { generals } from '../../../src/games/siberian-manhunt/cards/generals.ts'
import { fullText } from '../../../src/games/siberian-manhunt/cards/text.ts'
import type { Catalogue } from '../index.ts'
import { thingsOf } from '../things.ts'
import { cards } from './cards.ts'
import { count } from './numbers.ts'

const foods = {
  'canned food': 'Консервы',
  'raw meat': 'Сырое мясо',
  'cooked meat': 'Жареное мясо',
  berries: 'Ягоды',
}

export const {
  cardName,
  thingName,
  usesText,
  thingSaid,
  itemSaid,
  cardText,
  cardSays,
  replySaid,
  foodSaid,
  namesSaid,
  foeName,
} = thingsOf({
  card: name => cards[name],
  foods,
  portions: (food, n) => `${foods[food].toLowerCase()} ×${n}`,
  agents: { KGB: 'Офицер КГБ', Yakut: 'Якутский следопыт' },
  several: (n, name) => `${name} ×${n}`,
  left: {
    fuelled: 'заправлен',
    empty: 'пуст',
    bullets: n => count(n, 'патрон', 'патрона', 'патронов'),
    matches: n => `осталось ${n}`,
    uses: n => `ещё ${count(n, 'раз', 'раза', 'раз')}`,
  },
})

export const assistanceShort: Catalogue['assistanceShort'] = {
  Recruit: 'Офицер в любой город',
  'Weather Forecast': 'Буря: шаги дороже, ничто не летает',
  Checkpoints: 'Города: больше жетонов, хватит одного',
  'Road Blocks': 'Из города не выйти',
  'Helicopter Transport': 'Офицер летит в город и ищет',
  'Search Parties': 'Поиск вокруг одного агента',
  'Aerial Search': 'Беглец близко к месту?',
  Motorcycles: 'Лето: офицеры ходят дальше',
  Snowmobiles: 'Зима: офицеры ходят дальше, и по льду',
  Propaganda: 'Лояльные жетоны, и счётчик назад',
  'Form 27': 'В следующий ход карты дороже',
  'Commission of Inspection': 'В следующий ход меньше энергии',
  'Recall to Moscow': 'Офицер покидает карту',
  'Fuel Quota': 'Ни езды, ни полётов',
  'Price Decree': 'Молчаливые жетоны в мешок',
  'Question of Competence': 'Нет резерва, армия ждёт',
}

export const characters: Catalogue['characters'] = {
  MacKenzie: {
    name: 'Майор Джек Маккензи',
    text: 'Начинает с пистолетом.',
    says: 'Огайо, Корея, восемнадцать тысяч метров над землёй. Не те сапоги и не тот язык.',
  },
  Onosova: {
    name: 'Айта Тимировна Оносова',
    text: fullText({
      ...fugitiveCards.Onosova,
      text: 'Начинает с ножом и кассетой плёнки. Прибавляет {stealth} к любой проверке на заметность.',
    }),
    says: 'Якутская журналистка из Канска. Знает, кто подслушивает, а кто отводит глаза.',
  },
}

export const generalCards: Catalogue['generals'] = {
  none: { name: 'Без генерала', text: 'Ничего не меняется.', says: 'Местные офицеры охотятся сами.' },
  Ivanov: {
    name: 'Генерал Иванов',
    text: fullText({
      ...generals.Ivanov,
      text: 'Сыграть карту из резерва стоит энергии {reserve}. Если агентов {staff} или больше, в ходе на 1 энергию меньше.',
    }),
    says: 'Знает, кому звонить и когда тот уже отобедал.',
  },
  Zakharov: {
    name: 'Генерал Захаров',
    text: fullText({
      ...generals.Zakharov,
      text: 'Если агентов {staff} или больше, в ходе на 1 энергию больше. Офицеры КГБ находят следы на последних местах, всего {officerDepth}.',
    }),
    says: 'Охотился на волков раньше, чем на людей, и спит так же мало.',
  },
}
