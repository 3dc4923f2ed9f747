/**
 * What a badge stands for, in plain words: what was proven, what was not disclosed, and the small print. The words of the
 * trade stand only under «Как это устроено». `you`: whether the reader is the one who proved it.
 */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Catalogue } from '../index.ts'
import type { Reader } from '../shapes.ts'
import { count } from './numbers.ts'

/** «Вы в точке 142», «Беглец в точке 142». */
const they = (you: boolean): string => (you ? 'Вы' : 'Беглец')
const where = (you: boolean): string => (you ? 'Где вы' : 'Где он')
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const proofTitles: Catalogue['proofTitles'] = {
  trail: (at, you) => (you ? `Были ли вы ${at}?` : `Был ли беглец ${at}?`),
  here: (at, you) => (you ? `Вы ${at}?` : `Беглец ${at}?`),
  declare: you => (you ? 'Где вы?' : 'Где беглец?'),
  testify: you => (you ? 'Где вы были?' : 'Где был беглец?'),
  attack: you => (you ? 'Вы напали на агента' : 'Беглец напал на агента'),
  carried: you => (you ? 'Вас отнесли в город' : 'Беглеца отнесли в город'),
  flight: you => (you ? 'Вы там, где летал самолёт?' : 'Беглец там, где летал самолёт?'),
}

const into = { town: 'Это город.', wilderness: 'Это не город.', china: 'Оно в Китае.' }
const FREE = 'Там нет ни агента, ни жетона Красной армии.'
const newPlace = (you: boolean): string => (you ? 'Ваше новое место' : 'Его новое место')

export const provenText: Catalogue['proven'] = {
  step: (you, way, terrain) =>
    `${newPlace(you)} в одном шаге ${way === 'road' ? 'по дороге' : 'по воде'} от прежнего. ${into[terrain]} ${FREE}`,
  carried: you =>
    `${newPlace(you)} — ближайший к прежнему город или один из равно близких, из тех, где нет ни агента, ни жетона Красной армии.`,
  highway: you =>
    `${newPlace(you)} — следующий от прежнего город на тракте. Ни там, ни по пути нет ни агента, ни жетона Красной армии.`,
  bushWhack: (you, terrain) =>
    `${newPlace(you)} на том же замкнутом кольце дорог, что и прежнее. ${into[terrain]} ${FREE}`,
  sighted: you => `${they(you)} в облётанном районе, и истинное место названо.`,
  unseen: you => `${they(you)} не в облётанном районе.`,
  trail: (you, at, place, before) =>
    before === 1
      ? `${they(you)} сейчас не ${at}, а предыдущее место — ${place}.`
      : `${they(you)} сейчас не ${at}, а хотя бы одно из предыдущих мест (всего ${before}) — ${place}.`,
  nothing: (place, n) =>
    n === 1
      ? `Единственное пока место скрытого пути — не ${place}.`
      : `Ни одно из последних мест скрытого пути (всего ${n}) — не ${place}.`,
  notHere: (you, at) => `${they(you)} не ${at}.`,
  testify: (place, n) =>
    n === 1
      ? `Единственное пока место скрытого пути — ${place}.`
      : `Хотя бы одно из последних мест (всего ${n}) — ${place}.`,
  here: (you, at) => `${they(you)} ${at}.`,
  attack: (you, at) => `${they(you)} ${at}, где стоит агент.`,
  told: you => (you ? 'Вы назвали истинное место.' : 'Беглец назвал истинное место.'),
  crash: 'Путь начинается на месте падения.',
  opened: 'Печать этого места раскрыта, и в ней то, что было вложено тогда.',
}

export const hiddenText: Catalogue['hidden'] = {
  step: (you, steps) =>
    `${you ? 'Где вы были и где вы' : 'Где он был и где он'}: ${
      steps === 1
        ? 'но такой шаг на карте сейчас только один.'
        : `так же выглядел бы любой такой шаг на карте, а их ${steps}.`
    }`,
  unseen: (you, outside) =>
    `${where(you)}: так же выглядело бы любое место вне района, а их ${outside}. О прежних местах ничего не сказано.`,
  trail: (you, before) =>
    before === 1 ? `${where(you)} сейчас.` : `Какое из них, не больше ли одного, и ${lower(where(you))} сейчас.`,
  nothing: you =>
    `${where(you)}, ${you ? 'где вы были' : 'где он был'} и в каком порядке. О местах до этих ничего не сказано.`,
  notHere: you => `${where(you)}. О прежних местах ничего не сказано.`,
  testify: (you, n) => (n === 1 ? 'Ничего: оно только одно.' : `Какое из них и ${lower(where(you))} сейчас.`),
  opened: 'Все остальные места пути: они остаются запечатаны.',
}

export const sealText: Catalogue['seals'] = {
  answers: { seen: 'Замечен', no: 'Нет', trail: 'Я там был', here: 'Здесь' },
  sealed: 'печать',
  told: 'названо',
  outside: 'вне района',
  crash: 'падение',
  before: 'прежде',
  now: 'сейчас',
  first: 'первое',
  back: steps => `${steps} назад`,
}

const whose = (by: Side, reader: Reader): string =>
  by === reader ? 'вами' : by === 'Fugitive' ? 'беглецом' : 'властями'

export const proofWords: Catalogue['proof'] = {
  open: (name, entry) => `${name}, статья ${entry}: что это значит`,
  proven: 'Доказано',
  hidden: 'Не раскрыто',
  byProof: 'Не на словах: для ложного утверждения доказательства не бывает.',
  entry: n => `статья ${n}`,
  checkedBy: 'Проверено',
  checker: (by, reader) =>
    reader === undefined ? 'этим браузером' : by === reader ? 'другим браузером' : 'вашим браузером',
  size: 'Размер',
  bytes: n => count(n, 'байт', 'байта', 'байтов'),
  time: 'Время',
  took: milliseconds => (milliseconds < 1 ? 'меньше 1 мс' : `${Math.round(milliseconds)} мс`),
  signedBy: 'Подписано',
  signed: (by, entry, reader) => `${whose(by, reader)}, статья ${entry}`,
  good: 'Хорошо',
  close: 'Закрыть',
  how: 'Как это устроено',
  howProof:
    'Когда место запечатывают, отправляют обязательство: числа, которые закрепляют место и ничего о нём не показывают. Доказательство — ещё несколько таких чисел; найти их может только тот, кто знает место, и только если утверждение верно. Другой браузер проверяет несколько уравнений и больше ничего не узнаёт: это доказательство с нулевым разглашением. После игры секреты раскрывают, и всё проверяется второй раз.',
  rollTitle: reader =>
    reader === undefined ? 'Ни одна сторона не могла этого выбрать' : 'Никто из вас не мог этого выбрать',
  result: 'Итог',
  die: (value, sides) => `${value} из 1–${sides}`,
  share: (by, reader) => (by === reader ? 'Ваша доля' : by === 'Fugitive' ? 'Доля беглеца' : 'Доля властей'),
  sealedBefore: 'Запечатана до того, как понадобился этот бросок.',
  matches: 'Сходится с печатью',
  together: 'Обе доли смешаны, и больше ничего. Будь любая из них другой, другим был бы и итог.',
  howRoll:
    'Каждая сторона отправляет хеш своей следующей доли раньше, чем кто-либо знает, что будут бросать, и показывает долю, когда приходит её черёд. Итог — хеш игры и обеих долей. Кто покажет не ту долю, чей хеш отправил, попадётся сразу.',
}
