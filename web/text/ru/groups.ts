/** What the groups of the action list are called. */
import type { GroupId } from '../../screens/table/groups.ts'
import type { Catalogue } from '../index.ts'

const titles: Readonly<Record<Exclude<GroupId, 'water' | 'decision'>, string>> = {
  road: 'По дороге',
  'hitch-hike': 'Попутка',
  'bush-whack': 'Напролом',
  railway: 'Поезд',
  ride: 'Поездка',
  'search things': 'Искать вещи',
  use: 'Применить',
  craft: 'Смастерить',
  eat: 'Поесть',
  carry: 'Взять, бросить',
  wear: 'Надеть, снять',
  rest: 'Отдых',
  'good deed': 'Доброе дело',
  'attack agent': 'Напасть на агента',
  'move agent': 'Ход и поиск',
  drive: 'На машине',
  attack: 'Атака',
  capture: 'Захват',
  interrogate: 'Допрос',
  buy: 'Купить карту',
  'play reserve': 'Из резерва',
  upgrade: 'Замена',
  'red army': 'Красная армия',
  'end turn': 'Конец хода',
}
export const groupTitle: Catalogue['groupTitle'] = (group, winter) => {
  if (group === 'water') return winter ? 'По льду' : 'Вплавь'
  return group === 'decision' ? 'Решение' : titles[group]
}
