/** What the groups of the action list are called. */
import type { GroupId } from '../../screens/table/groups.ts'
import type { Catalogue } from '../index.ts'

const titles: Readonly<Record<Exclude<GroupId, 'water' | 'decision'>, string>> = {
  road: 'Straße',
  'hitch-hike': 'Trampen',
  'bush-whack': 'Querfeldein',
  railway: 'Bahn',
  ride: 'Fahren',
  'search things': 'Dinge suchen',
  use: 'Ding benutzen',
  craft: 'Herstellen',
  eat: 'Essen',
  carry: 'Nehmen, ablegen',
  wear: 'An- und ausziehen',
  rest: 'Rasten',
  'good deed': 'Gute Tat',
  'attack agent': 'Agenten angreifen',
  'move agent': 'Ziehen, suchen',
  drive: 'Autofahrt',
  attack: 'Angriff',
  capture: 'Festnahme',
  interrogate: 'Verhör',
  buy: 'Karte kaufen',
  'play reserve': 'Reserve spielen',
  upgrade: 'Tauschen',
  'red army': 'Rote Armee',
  'end turn': 'Zug beenden',
}
export const groupTitle: Catalogue['groupTitle'] = (group, winter) => {
  if (group === 'water') return winter ? 'Übers Eis' : 'Schwimmen'
  return group === 'decision' ? 'Entscheiden' : titles[group]
}
