/** Words of games whose two seats are in one browser: against a bot, or two persons at one device. */
import type { Catalogue } from '../index.ts'

export const hereText: Catalogue['here'] = {
  open: { title: 'Тренировка или игра за одним экраном', detail: 'Против бота или вдвоём, можно и без сети' },
  title: 'Игра в этом браузере',
  opponent: {
    title: '1. Против кого',
    note: 'начнётся сразу',
    random: { name: 'Случайный', detail: 'делает что угодно из разрешённого' },
    steady: { name: 'Надёжный', detail: 'играет по простым правилам' },
    sharp: { name: 'Острый', detail: 'просчитывает, что может знать каждая сторона' },
    'same device': { name: 'Вдвоём за этим экраном', detail: 'между ходами экран закрыт' },
  },
  side: {
    title: '2. Кто есть кто',
    note: 'ваша сторона',
    toss: 'Пусть решит общий бросок',
  },
  begin: 'Начать',
  ready:
    'Всё происходит в этом браузере. У другого места свои секреты, и каждый ход доказывается, как между двумя браузерами.',
  connection: {
    random: { name: 'Тренировка', detail: 'против Случайного' },
    steady: { name: 'Тренировка', detail: 'против Надёжного' },
    sharp: { name: 'Тренировка', detail: 'против Острого' },
    'same device': { name: 'Один экран', detail: 'два игрока' },
  },
  saved: ({ opponent }) =>
    opponent === 'person' ? '' : opponent === 'same device' ? 'за одним экраном' : hereText.connection[opponent].detail,
  cover: {
    cap: 'Закрыто',
    round: round => `раунд ${round}`,
    title: side => (side === 'Fugitive' ? 'Передайте устройство беглецу' : 'Передайте устройство властям'),
    text: 'На этом экране нет ничего ни одной из сторон. Дальше идёт только тот, кому он передан.',
    wait: 'Минуту: идут броски и ответы.',
    go: side => (side === 'Fugitive' ? 'Я — беглец' : 'Я — власти'),
    stamp: 'Опечатано',
  },
  handOver: {
    title: side => (side === 'Fugitive' ? 'Решать беглецу' : 'Решать властям'),
    text: 'Рассмотрите всё, что произошло. Затем закройте экран и передайте устройство.',
    go: 'Закрыть экран',
  },
  hurry: 'Не ждать бота',
}
