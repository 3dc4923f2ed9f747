/** Words of the table. */
import { fugitiveNames } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import type { Movement } from '../../../src/games/siberian-manhunt/game.ts'
import { agentNumber } from '../../screens/table/agents.ts'
import type { Catalogue } from '../index.ts'
import { count, sideName } from './numbers.ts'
import { cardName } from './things.ts'

export const turnText: Catalogue['turn'] = {
  steps: { recover: 'Восстановление', encounter: 'Встреча', actions: 'Действия', energy: 'Энергия', end: 'Конец хода' },
  yours: side => `Ваш ход: ${sideName(side)}`,
  theirs: side => (side === 'Fugitive' ? 'Ходит беглец' : 'Ходят власти'),
  asked: side => `Ваш ответ: ${sideName(side)}`,
  theyDecide: side => (side === 'Fugitive' ? 'Решает беглец' : 'Решают власти'),
  answering: 'Отвечает',
  over: 'Игра окончена',
  setUp: 'Готовится',
  automatic: 'Браузер отвечает за вас, правдиво.',
}

export const tableText: Catalogue['table'] = {
  board: { fugitive: 'Ваш экземпляр. Уничтожить при угрозе захвата.', government: 'Рабочий экземпляр № 2' },
  tabs: {
    plan: 'План',
    you: 'Вы',
    units: 'Силы',
    cards: 'Карты',
    things: 'Вещи',
    season: 'Сезон',
    log: 'Журнал',
    them: 'Беглец',
  },
  actions: 'Действия',
  reach: n => `доступно: ${n}`,
  choices: n => `на выбор: ${n}`,
  energyLeft: n => `энергия ${n}`,
  all: 'Всё на карте',
  filter: 'Номер или название',
  filtered: (shown, all) => `${shown} из ${all}`,
  more: n => `ещё ${n}: введите номер или название или выберите на карте`,
  free: '0',
  stay: 'остаётся',
  dock: {
    planned: 'Задумано',
    next: 'Потом',
    will: 'Власти узнают',
    not: 'и не узнают',
    prospect: 'Что из этого выйдет',
    undo: 'Отменить',
    nothing: 'Ничего не задумано',
    leaves: energy => `Останется энергии: ${energy}`,
    exhausts: 'Свыше сил: минус 1 здоровье',
    counter: (from, to) => `счётчик ${from} → ${to}`,
    other: 'Или',
    sneak: 'Прокрасться',
    by: (how, cost) => `${how}, ${cost}`,
  },
  safety: {
    title: 'Контрольные слова',
    open: 'Контрольные слова',
    text: 'Прочтите их друг другу по телефону. Если все четыре совпали, посередине никого нет.',
  },
  menu: 'Меню',
  live: 'Что происходит',
  hidden: 'место неизвестно',
  here: 'вы здесь',
  army: 'Красная армия',
  lastKnown: round => `раскрыт Р${round}`,
  destination: cost => (cost === 0 ? 'цель' : `цель, энергия ${cost}`),
}

const ways: Readonly<Record<Movement['how'], string>> = {
  road: 'по дороге',
  water: 'по воде',
  'hitch-hike': 'попуткой',
  'bush-whack': 'напролом',
  railway: 'поездом',
  carried: 'на руках',
}
const ends: Readonly<Record<Movement['into'], string>> = {
  wilderness: '',
  town: ' в город',
  china: ' в Китай',
}

export const fugitiveText: Catalogue['fugitive'] = {
  unknown: 'Ещё не выбран',
  file: name => `Объект ${fugitiveNames.indexOf(name) + 1}, в розыске`,
  stats: (defence, bonus) => `*Защита ${defence}*, *бегство +${bonus}*`,
  health: 'Здоровье',
  energy: 'Энергия',
  meals: 'Еда',
  mealsOf: max => ` / ${max} за ход`,
  quarter: (fed, warm, winter) =>
    `В этом квартале: *${fed ? 'сыты' : 'ещё не ели'}*${winter ? `, *${warm ? 'согреты' : 'ещё не согреты'}*` : ''}.`,
  trail: 'Ваш след',
  trailHint: 'докуда достаёт поиск',
  kgb: depth => `КГБ, ${depth}`,
  yakut: depth => `якут, ${depth}`,
  of: max => ` / ${max}`,
  exhausted: 'без сил',
  moves: 'Последний ход',
  meets: 'Встреча',
  told: moves =>
    moves
      .map(move => `${ways[move.how]}${move.with === undefined ? '' : `, ${cardName(move.with)}`}${ends[move.into]}`)
      .join('; '),
}

export const governmentText: Catalogue['government'] = {
  title: 'Силы',
  energy: 'Энергия',
  left: (energy, max) => `энергия ${energy} из ${max}`,
  memory: n => `видит на ${n} назад`,
  states: { ready: 'готов', moved: 'ходил', done: 'отходил', new: 'новый' },
  army: 'Красная армия',
  armyLeft: (placed, left) => `${placed} на карте, в запасе ${left}. Раз за ход.`,
  prices: 'Приказы и цены',
  interrogate: successes => `Допрос, пока ${count(successes, 'успех', 'успеха', 'успехов')}`,
  upgrade: 'Сменить КГБ на якута',
  deploy: 'Красная армия: развернуть / рядом',
  assistance: 'Поддержка',
  deck: left => `в колоде ${left}`,
  gap: 'пусто',
  red: 'Не продаётся',
  reserve: 'Резерв',
  noReserve: 'В резерве карты нет.',
  active: 'Действует',
  noActive: 'Ни одна карта не действует.',
  until: (round, sector) => `до ${sector}, раунд ${round}`,
  general: 'Командование',
  card: (hp, attack, defence, pursuit) => `здоровье ${hp}, атака +${attack}, защита ${defence}, погоня ${pursuit}`,
  none: 'Агентов на карте ещё нет.',
  last: 'Последнее известное',
  lastAt: (where, round, moves) =>
    `${where}, раунд ${round}${moves === 0 ? '' : `, с тех пор ${count(moves, 'шаг', 'шага', 'шагов')}`}`,
}

const units = { KGB: 'КГБ', Yakut: 'Якут' } as const
export const agentName: Catalogue['agentName'] = (agents, index) =>
  `${units[agents[index]?.kind ?? 'KGB']} ${agentNumber(agents, index)}`

export const campText: Catalogue['camp'] = {
  carried: 'При себе',
  slots: (used, room) => `мест: ${used} из ${room}`,
  campsite: 'Стоянка',
  leftBehind: 'останется тут',
  empty: 'Ничего.',
  fire: 'Костёр',
  worn: 'Надето',
  nothingWorn: 'ничего',
  crafting: 'Что можно смастерить',
  ready: n => `можно: ${n}`,
  canMake: 'можно',
  missing: n => `не хватает: ${n}`,
  there: 'уже есть',
  or: ' или ',
  fuel: 'что-то горючее',
  lighter: 'чем поджечь',
}
