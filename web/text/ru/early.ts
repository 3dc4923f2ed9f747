/** Ends before the rules': resigning, draws, claims that somebody left; and what is awaited since when. */
import type { Owing } from '../../app/view.ts'
import type { Catalogue } from '../index.ts'
import { count, dayAndMonth, sideName } from './numbers.ts'

/** In the genitive, which goes with «ждём» and «нет» alike. */
const owed: Readonly<Record<Owing, string>> = {
  choice: 'решения',
  query: 'ответа',
  roll: 'доли броска',
}
const hours = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' })
function moment(ms: number, now: number): string {
  const hour = hours.format(new Date(ms))
  return Math.abs(now - ms) < 24 * 3_600_000 ? hour : `${dayAndMonth(ms)}, ${hour}`
}

export const earlyText: Catalogue['early'] = {
  open: 'Закончить раньше',
  title: 'Закончить облаву раньше?',
  close: 'Играть дальше',
  resign: {
    title: 'Сдаться',
    text: 'Другая сторона побеждает. Обе раскрывают секреты, и игра проверяется.',
    yes: 'Сдаться',
  },
  draw: {
    title: 'Ничья',
    none: 'Никто не побеждает, оба раскрывают секреты. Предложение вступит в силу, когда решать другой стороне, и пропадёт, если она сыграет дальше.',
    meant: 'Предложение вступит в силу, когда решать другой стороне.',
    offered: 'Предложение в силе, пока другая сторона не сыграет дальше.',
    asked: 'Другая сторона предлагает ничью. Это в силе, пока вы не сыграете дальше.',
    offer: 'Предложить ничью',
    back: 'Взять назад',
    accept: 'Согласиться на ничью',
  },
  left: {
    title: 'Другая сторона ушла',
    text: 'Доказать этого нельзя. В записи будет сказано, чего и с каких пор нет, по вашим часам. Если другая сторона вернётся и сыграет, заявление теряет силу.',
    from: (ms, now) => `Заявить об этом можно с ${moment(ms, now)}.`,
    claim: 'Заявить, что она ушла',
  },
  claimed: ({ by, since, at }, now) =>
    `${sideName(by)}: заявление от ${moment(at, now)}, что вы ушли и вашего хода нет с ${moment(since, now)}. Сыграйте дальше, и оно потеряет силу.`,
  claim: ({ by, what, since, at }, now) =>
    `${sideName(by)}: заявление от ${moment(at, now)}, что ${owed[what]} другой стороны нет с ${moment(since, now)}, по собственным часам. Это не доказано. Более длинная запись его опровергла бы.`,
  comeBack: 'Если другая сторона вернётся и сыграет, облава продолжится.',
  waiting: (what, since, now) => `Ждём ${owed[what]} другой стороны с ${moment(since, now)}.`,
  away: 'Другой стороны нет; игра ждёт.',
  wait: {
    title: 'Время ожидания',
    detail: 'Если хода нет так долго, другая сторона может заявить, что игрок ушёл',
    never: 'Нет',
    of: minutes => {
      if (minutes % (24 * 60) === 0) return count(minutes / (24 * 60), 'день', 'дня', 'дней')
      return minutes % 60 === 0
        ? count(minutes / 60, 'час', 'часа', 'часов')
        : count(minutes, 'минута', 'минуты', 'минут')
    },
  },
}
