/** What the groups of the action list are called. */
import type { GroupId } from '../../screens/table/groups.ts'

export const groupTitles: Readonly<Record<Exclude<GroupId, 'water' | 'decision'>, string>> = {
  road: 'Move by road',
  'hitch-hike': 'Hitch-hike',
  'bush-whack': 'Bush-whack',
  railway: 'Railway',
  ride: 'Ride',
  'search things': 'Search for things',
  use: 'Use an item',
  craft: 'Craft',
  eat: 'Eat',
  carry: 'Take and drop',
  wear: 'Put on, take off',
  rest: 'Rest',
  'good deed': 'Good deed',
  'attack agent': 'Attack agent',
  'move agent': 'Move, search',
  drive: 'Drive',
  attack: 'Attack',
  capture: 'Capture',
  interrogate: 'Interrogate',
  buy: 'Buy a card',
  'play reserve': 'Play the reserve',
  upgrade: 'Upgrade',
  'red army': 'Red Army',
  'end turn': 'End turn',
}
export function groupTitle(group: GroupId, winter: boolean): string {
  if (group === 'water') return winter ? 'Cross the ice' : 'Swim'
  return group === 'decision' ? 'Decide' : groupTitles[group]
}
