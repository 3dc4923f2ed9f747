/** Every option of the game in plain words: as a button, as a sentence about what will be done, as a question. */
import type { ShownOption } from '../../app/view.ts'
import type { Naming } from '../shapes.ts'
import { cardLabel, cardPlan, cardSend } from './card-options.ts'
import { at, place } from './places.ts'

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
    case 'sighted':
      return 'Seen: declare your location'
    case 'unseen':
      return 'Not seen'
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
      return `${option.card}: ${puts[option.put]}, ${rowNames[option.row] ?? ''} row`
    case 'play reserve':
      return option.card
    case 'upgrade':
      return `${naming.agent(option.agent)}, tracker in ${place(option.at)}`
    case 'red army':
    case 'army beside':
    case 'aim':
    case 'set out':
      return place(option.node)
    case 'fly':
      return place(option.to)
    case 'recall':
      return `${naming.agent(option.agent)} ${at(option.at)}`
    case 'recruit':
    case 'respawn':
      return place(option.at)
    default:
      return cardLabel(option, hidden)
  }
}
const puts: Readonly<Record<'use' | 'reserve' | 'discard', string>> = {
  use: 'use now',
  reserve: 'into reserve',
  discard: 'throw away',
}
const rowNames = ['top', 'middle', 'bottom'] as const

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
      return `Buy ${option.card}, ${puts[option.put]}`
    case 'play reserve':
      return `Play ${option.card} from reserve`
    case 'fly':
      return `${naming.agent(option.agent)} flies to ${place(option.to)}`
    case 'aim':
      return `Aircraft over ${place(option.node)}`
    case 'set out':
      return `Search parties from ${place(option.node)}`
    case 'recall':
      return `${naming.agent(option.agent)} goes to Moscow`
    case 'rest':
    case 'good deed':
    case 'attack agent':
    case 'end turn':
    case 'crash':
    case 'declare':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'sighted':
    case 'unseen':
    case 'search':
    case 'pass':
    case 'capture':
    case 'interrogate':
      return optionLabel(option, hidden, naming)
    default:
      return cardPlan(option, hidden, from)
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
    case 'play reserve':
      return 'Play'
    case 'fly':
      return 'Fly'
    case 'aim':
      return 'Search'
    case 'set out':
      return 'Set out'
    case 'recall':
      return 'Recall'
    case 'good deed':
    case 'crash':
    case 'declare':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'sighted':
    case 'unseen':
    case 'pass':
    case 'respawn':
      return 'Do it'
    default:
      return cardSend(option)
  }
}
