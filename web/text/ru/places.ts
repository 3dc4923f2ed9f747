/** How locations are called, on the map, in the log and aloud. */
import { type ChartNode, nodeAt } from '../../board/chart.ts'
import type { Catalogue } from '../index.ts'
import { geography, townAt } from './geography.ts'

const label = (node: ChartNode): string => geography.towns[node.label]?.name ?? node.label

export const place: Catalogue['place'] = node => (nodeAt(node).kind === 'crash' ? 'место падения' : label(nodeAt(node)))

export const placeShort: Catalogue['placeShort'] = node =>
  nodeAt(node).kind === 'crash' ? 'падение' : label(nodeAt(node))

/** «в точке 142», «в Канске», «на месте падения». */
export function at(node: number): string {
  switch (nodeAt(node).kind) {
    case 'crash':
      return 'на месте падения'
    case 'town':
      return `в ${townAt(nodeAt(node).label)}`
    case 'wilderness':
      return `в точке ${nodeAt(node).label}`
  }
}

const kinds = (node: ChartNode): string[] => [
  ...(node.kind === 'crash' ? [] : [node.kind === 'town' ? (node.yakut ? 'якутский город' : 'город') : 'глушь']),
  ...(node.highway ? ['на тракте'] : []),
  ...(node.zone === 'dmz' ? ['без Красной армии'] : []),
  ...(node.zone === 'china' ? ['в Китае'] : []),
]

export const placeSaid: Catalogue['placeSaid'] = node =>
  [nodeAt(node).kind === 'crash' ? 'Место падения' : label(nodeAt(node)), ...kinds(nodeAt(node))].join(', ')

export const listText: Catalogue['places'] = {
  title: 'Карта списком',
  count: destinations => `целей: ${destinations}`,
  none: 'Сейчас на карте нечего выбирать.',
  instead: 'Вместо плана',
  closed: 'Рядом с вами, закрыто',
  standing: 'Кто где стоит',
  close: 'Назад к карте',
}

export const mapText: Catalogue['map'] = {
  label: 'Карта Прибайкалья',
  help: 'Стрелки ведут от места к месту, Tab перебирает ваши цели, если их не слишком много, Enter выбирает, Escape отменяет выбор, плюс, минус и ноль меняют масштаб, число ведёт к месту, L открывает список.',
  zoomIn: 'Крупнее',
  zoomOut: 'Мельче',
  whole: 'Вся карта',
  find: 'К тому, что сейчас важно',
  list: 'Цели списком',
  layers: 'Что показывает карта',
  crash: 'Место падения',
  east: degrees => `${degrees}° в.д.`,
  overview: 'Обзор',
  sheet: 'Лист 7, Прибайкалье',
  scale: season => `1 : 2 000 000, ${season === 'summer' ? 'летнее издание' : 'зимнее издание'}`,
  again: 'Выберите ещё раз, чтобы отправить',
  locations: n => `мест на виду: ${n}`,
  noWay: 'в эту сторону дороги нет',
}
