/** Words of the end: who won and why, the audit, the route. */
import type { Catalogue } from '../index.ts'
import { count, did } from './numbers.ts'

export const ending: Catalogue['ending'] = (by, winners, you) => {
  const winner = winners[0]
  const loser = winner === 'Fugitive' ? 'Government' : 'Fugitive'
  switch (by) {
    case 'reached China':
      return {
        title: did('Fugitive', you, 'ушёл в Китай', 'ушли в Китай'),
        text: 'Облава кончается на границе.',
        stamp: 'Ушёл',
      }
    case 'vanished':
      return {
        title: did('Fugitive', you, 'исчез', 'исчезли'),
        text: 'Счётчик стоял на X, и следа никто не нашёл: поиски прекращены.',
        stamp: 'Ушёл',
      }
    case 'captured':
      return {
        title: did('Fugitive', you, 'схвачен', 'схвачены'),
        text: 'На месте стояли два агента.',
        stamp: 'Схвачен',
      }
    case 'killed by an agent':
      return {
        title: did('Fugitive', you, 'погиб в бою', 'погибли в бою'),
        text: 'Последний удар нанёс агент.',
        stamp: 'Убит',
      }
    case 'killed by the Red Army':
      return {
        title: did('Fugitive', you, 'наткнулся на Красную армию', 'наткнулись на Красную армию'),
        text: 'Манёвр закрыл последний путь.',
        stamp: 'Убит',
      }
    case 'three years':
      return {
        title: 'Три года прошли',
        text: `${did('Fugitive', you, 'не выбрался вовремя', 'не выбрались вовремя')}.`,
        stamp: 'Срок',
      }
    case 'unfinished':
      return { title: 'Игра не окончена', text: 'Вот докуда она дошла.', stamp: 'Открыто' }
    case 'resignation':
      return {
        title: did(loser, you, 'сдался', 'сдались'),
        text: 'Игра кончается там, где стояла.',
        stamp: 'Сдача',
      }
    case 'draw':
      return { title: 'Ничья', text: 'Оба согласились остановиться здесь.', stamp: 'Ничья' }
    case 'abandonment':
      return {
        title:
          you === winner
            ? `${did(loser, undefined, 'ушёл', 'ушли')}, по вашим словам`
            : `${did(loser, you, 'ушёл', 'ушли')}, по словам ${winner === 'Fugitive' ? 'беглеца' : 'властей'}`,
        text: 'Игра стоит там, где была. Секретов никто не раскрыл.',
        stamp: 'Ушёл',
      }
    case 'fault':
      return {
        title: 'Игра остановлена',
        text: `${did(loser, undefined, 'нарушил', 'нарушили')} протокол. Подписанная улика в записи.`,
        stamp: 'Стоп',
      }
    default:
      return {
        title: winner === undefined ? 'Игра окончена' : did(winner, undefined, 'победил', 'победили'),
        text: 'Игра окончена.',
        stamp: 'Закрыто',
      }
  }
}

const moves = (n: number): string => count(n, 'шаг', 'шага', 'шагов')
const rounds = (n: number): string => count(n, 'раунд', 'раунда', 'раундов')

export const endText: Catalogue['end'] = {
  bar: (winners, you) => {
    const [winner] = winners
    if (winner === undefined) return 'Игра окончена'
    if (you === undefined)
      return winner === 'Fugitive' ? 'Игра окончена: беглец победил' : 'Игра окончена: власти победили'
    return winners.includes(you) ? 'Игра окончена: вы победили' : 'Игра окончена: вы проиграли'
  },
  claimed: 'По заявлению, другая сторона ушла',
  file: round => `Дело 62-05, закрыто в раунде ${round}`,
  record: 'Из записи',
  unkept: 'Из записи. Браузер не смог её сохранить: в следующий раз откройте файл снова.',
  audit: 'Проверка',
  entries: n => count(n, 'статья', 'статьи', 'статей'),
  opening: 'Обе стороны раскрывают секреты.',
  openingAway: 'Другая сторона ещё не раскрыла секреты. Можно подождать или сохранить запись.',
  yours: 'вы',
  verdicts: { honest: 'Честно', unopened: 'Не раскрыто', findings: 'Нарушения' },
  meanings: {
    honest: 'Каждый ход, ответ и бросок проверен ещё раз по раскрытым секретам.',
    unopened: 'Эта сторона не раскрыла секреты. То, что она доказала во время игры, остаётся в силе.',
    findings: 'Проверка нашла, что эта сторона сделала против правил:',
  },
  stopped:
    'После нарушенного протокола секретов никто не раскрывает. То, что эта сторона доказала во время игры, остаётся в силе.',
  finding: entry => `Статья ${entry}`,
  export: 'Сохранить запись',
  repeat: 'С этой записью проверку может повторить каждый.',
  home: 'На первую страницу',
  noRoute: 'Путь не раскрыт.',
  moves,
  outcome: (n, steps) => (steps === undefined ? `${rounds(n)}.` : `${rounds(n)}, ${moves(steps)}.`),
}
