/** Words around the log. */
import type { Catalogue } from '../index.ts'

export const badgeText: Catalogue['badges'] = {
  proved: { name: 'Доказано', means: 'Сразу проверено другим браузером, не видя секрета.' },
  'rolled together': {
    name: 'Брошено вместе',
    means: 'Сложено из доли каждой стороны: выбрать не мог никто.',
  },
  opened: { name: 'Раскрыто', means: 'Секрет выложен на стол.' },
  signed: { name: 'Подписано', means: 'Подписано тем, кто это сделал.' },
}
export const logText: Catalogue['log'] = {
  title: 'Журнал',
  empty: 'Пока ничего не произошло.',
  entry: n => `статья ${n}`,
  round: n => `Р${n}`,
  filters: { all: 'Всё', Fugitive: 'Беглец', Government: 'Власти', proofs: 'Доказательства', rolls: 'Броски' },
  show: 'Показать на карте',
  find: 'Поиск по журналу',
  none: 'Нет такой строки.',
  more: n => `более ранние: ${n}`,
}
