import type { IconName } from '../../parts/icons.ts'
import type { GroupId } from '../../text/options.ts'

export const groupIcons: Readonly<Record<GroupId, IconName>> = {
  road: 'foot',
  water: 'wave',
  'hitch-hike': 'truck',
  'bush-whack': 'bush',
  rest: 'rest',
  'good deed': 'deed',
  'attack agent': 'cross',
  'move agent': 'foot',
  drive: 'truck',
  attack: 'cross',
  capture: 'cuff',
  interrogate: 'talk',
  buy: 'card',
  upgrade: 'up',
  'red army': 'star',
  'end turn': 'send',
  decision: 'help',
}
