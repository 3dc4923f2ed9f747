/** Every option of the game in plain words: as a group of actions, as a button, as a sentence about what will be done. */
import type { ShownOption } from '../app/view.ts'
import { at, place } from './places.ts'

/** What a player thinks of as one action; `decision` is everything that only comes up when it is asked. */
export type GroupId =
  | 'road'
  | 'water'
  | 'hitch-hike'
  | 'bush-whack'
  | 'rest'
  | 'good deed'
  | 'attack agent'
  | 'move agent'
  | 'drive'
  | 'attack'
  | 'capture'
  | 'interrogate'
  | 'buy'
  | 'upgrade'
  | 'red army'
  | 'end turn'
  | 'decision'

export function groupOf(option: ShownOption): GroupId {
  switch (option.type) {
    case 'move':
      return option.way
    case 'hitch-hike':
    case 'bush-whack':
    case 'rest':
    case 'good deed':
    case 'attack agent':
    case 'end turn':
    case 'move agent':
    case 'drive':
    case 'attack':
    case 'capture':
    case 'interrogate':
    case 'buy':
    case 'upgrade':
    case 'red army':
      return option.type
    case 'crash':
    case 'strike':
    case 'escape':
    case 'declare':
    case 'testify':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'search':
    case 'pass':
    case 'recruit':
    case 'army beside':
    case 'respawn':
      return 'decision'
  }
}

export const groupTitles: Readonly<Record<Exclude<GroupId, 'water' | 'decision'>, string>> = {
  road: 'Move by road',
  'hitch-hike': 'Hitch-hike',
  'bush-whack': 'Bush-whack',
  rest: 'Rest',
  'good deed': 'Good deed',
  'attack agent': 'Attack agent',
  'move agent': 'Move, search',
  drive: 'Drive',
  attack: 'Attack',
  capture: 'Capture',
  interrogate: 'Interrogate',
  buy: 'Buy a card',
  upgrade: 'Upgrade',
  'red army': 'Red Army',
  'end turn': 'End turn',
}
export function groupTitle(group: GroupId, winter: boolean): string {
  if (group === 'water') return winter ? 'Cross the ice' : 'Swim'
  return group === 'decision' ? 'Decide' : groupTitles[group]
}

/** What the list and the dock need to know of the table, so that an option can be told. */
export interface Naming {
  /** "KGB 2", by the option's index */
  readonly agent: (index: number) => string
  readonly winter: boolean
}

/** A button's words within its group: mostly just where to. `hidden` is the play's own number, if it hides one. */
export function optionLabel(option: ShownOption, hidden: number | undefined, naming: Naming): string {
  switch (option.type) {
    case 'move':
    case 'bush-whack':
      return `${place(hidden ?? 0)}${option.sneak ? ', sneaking' : ''}`
    case 'hitch-hike':
      return place(hidden ?? 0)
    case 'rest':
      return 'Rest'
    case 'good deed':
      return 'Do a good deed'
    case 'attack agent':
      return `Attack the ${option.kind === 'KGB' ? 'officer' : 'tracker'} here`
    case 'end turn':
      return 'End the turn'
    case 'crash':
      return 'Leave the wreck'
    case 'strike':
      return 'Strike'
    case 'escape':
      return 'Try to escape'
    case 'declare':
      return 'Declare your location'
    case 'testify':
      return place(option.node)
    case 'here':
      return 'Yes, here'
    case 'trail':
      return 'I was there'
    case 'nothing':
    case 'not here':
      return 'No'
    case 'move agent':
    case 'drive':
      return place(option.to)
    case 'search':
      return `Search ${place(option.node)}`
    case 'pass':
      return 'Do not search'
    case 'attack':
      return `${naming.agent(option.agent)} ${at(option.node)}`
    case 'capture':
      return `Capture ${at(option.node)}`
    case 'interrogate':
      return 'Interrogate'
    case 'buy':
      return `${cardName(option.card)}, ${['top', 'middle', 'bottom'][option.row] ?? ''} row, ${option.column === 0 ? 'left' : 'right'}`
    case 'upgrade':
      return `${naming.agent(option.agent)}, tracker in ${place(option.at)}`
    case 'red army':
    case 'army beside':
      return place(option.node)
    case 'recruit':
    case 'respawn':
      return place(option.at)
  }
}

/** The planned act as a headline. `from` is where the Fugitive stands, for their eyes only. */
export function optionPlan(
  option: ShownOption,
  hidden: number | undefined,
  naming: Naming,
  from: number | undefined,
): string {
  switch (option.type) {
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
      return from === undefined ? place(hidden ?? 0) : `${place(from)} → ${place(hidden ?? 0)}`
    case 'move agent':
      return `${naming.agent(option.agent)} → ${place(option.to)}`
    case 'drive':
      return `${naming.agent(option.agent)} drives to ${place(option.to)}`
    case 'attack':
      return `${naming.agent(option.agent)} attacks ${at(option.node)}`
    case 'red army':
      return `Red Army ${option.how === 'deploy' ? 'deploys' : 'maneuvers'} to ${place(option.node)}`
    case 'army beside':
      return `Red Army to ${place(option.node)}`
    case 'recruit':
      return `New officer in ${place(option.at)}`
    case 'respawn':
      return `Tracker returns to ${place(option.at)}`
    case 'upgrade':
      return `${naming.agent(option.agent)} becomes a tracker in ${place(option.at)}`
    case 'testify':
      return `“I was ${at(option.node)}”`
    case 'buy':
      return `Buy ${cardName(option.card)}`
    case 'rest':
    case 'good deed':
    case 'attack agent':
    case 'end turn':
    case 'crash':
    case 'strike':
    case 'escape':
    case 'declare':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'search':
    case 'pass':
    case 'capture':
    case 'interrogate':
      return optionLabel(option, hidden, naming)
  }
}

/** The words on the button that sends it. */
export function sendLabel(option: ShownOption): string {
  switch (option.type) {
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
      return 'Move and prove'
    case 'testify':
      return 'Testify and prove'
    case 'move agent':
      return 'Move'
    case 'drive':
      return 'Drive'
    case 'attack':
    case 'attack agent':
      return 'Attack'
    case 'buy':
      return 'Buy'
    case 'red army':
    case 'army beside':
      return 'Place'
    case 'rest':
      return 'Rest'
    case 'end turn':
      return 'End turn'
    case 'recruit':
      return 'Recruit'
    case 'upgrade':
      return 'Upgrade'
    case 'capture':
      return 'Capture'
    case 'interrogate':
      return 'Interrogate'
    case 'search':
      return 'Search'
    case 'good deed':
    case 'crash':
    case 'strike':
    case 'escape':
    case 'declare':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'pass':
    case 'respawn':
      return 'Do it'
  }
}

export const cardName = (card: 'Recruit' | 'blank'): string => (card === 'Recruit' ? 'Recruit' : 'Blank card')
export const cardDetail = (card: 'Recruit' | 'blank'): string =>
  card === 'Recruit' ? 'An officer in any town' : 'No effect'

/** The question over a decision's buttons; the first option stands for all. */
export function question(
  options: readonly ShownOption[],
  naming: Naming,
): { readonly title: string; readonly text: string } {
  const option = options[0]
  switch (option?.type) {
    case 'search':
      return {
        title: `${naming.agent(option.agent)} is ${at(option.node)}`,
        text: 'A search asks: are you here, or were you here? They answer truthfully, and the answer is proved.',
      }
    case 'strike':
    case 'escape':
      return { title: 'Fight or run', text: 'Strike, or try to escape instead. If the escape fails, they strike.' }
    case 'testify':
      return {
        title: 'Somebody talked',
        text: 'Name one of your last three locations. Which of the three it is stays hidden. The counter goes to 3.',
      }
    case 'recruit':
      return { title: 'A new KGB officer', text: 'Choose a town. The officer acts from your next turn on.' }
    case 'army beside':
      return { title: 'The Fugitive was there', text: 'The Red Army token goes to a location next door: choose one.' }
    case 'respawn':
      return { title: 'The tracker returns', text: 'Choose another Yakut town.' }
    case 'crash':
      return { title: 'The crash site', text: 'Your way begins here.' }
    default:
      return { title: 'Your decision', text: '' }
  }
}
