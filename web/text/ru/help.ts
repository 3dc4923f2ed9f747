/** The rules on the screen, and the tips of a first game. */
import type { Catalogue } from '../index.ts'
import { count } from './numbers.ts'

export const helpText: Catalogue['help'] = {
  title: 'Правила',
  open: 'Правила и помощь',
  search: 'Поиск по правилам',
  contents: 'Главы',
  loading: 'Правила сейчас появятся.',
  failed: 'Не удалось загрузить правила.',
  again: 'Ещё раз',
  found: n => (n === 0 ? 'Ничего не найдено.' : `Найдено: ${count(n, 'место', 'места', 'мест')}`),
  ruling: 'решение',
  rulingMeans: 'Печатные правила об этом молчат; здесь играют так.',
  coach: 'Подсказка для первой партии',
  gotIt: 'Понятно',
  noTips: 'Больше не подсказывать',
  tipsAgain: 'Снова показывать подсказки для первой партии',
  tipsShown: 'Подсказки снова будут появляться за столом.',
  why: action => `Почему нельзя: ${action}?`,
  ref: ref => `Правило ${ref}`,
  untranslated: 'Правила на английском языке.',
}
