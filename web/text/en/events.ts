/** What the rules told, as a line of the log: turns, the hunt, combat, the assistance board. */
import type { Discovery, DrawnFor, Event } from '../../../src/games/siberian-manhunt/game.ts'
import type { Reader } from '../shapes.ts'
import { cardEventText } from './card-events.ts'
import { at, place } from './places.ts'
import { unit, who } from './readers.ts'
import { sectorName } from './season.ts'
import { cardText } from './things.ts'

const answers: Readonly<Record<'here' | 'trail' | 'nothing', string>> = {
  here: 'here.',
  trail: 'I was there.',
  nothing: 'no.',
}
const discoveries: Readonly<Record<Discovery, string>> = {
  search: 'found by a search',
  attack: 'found by an attack',
  'own attack': 'gave themselves away by an attack',
  town: 'a Loyal citizen talked',
  'Red Army': 'found by the Red Army',
  'aerial search': 'seen from the air',
  detection: 'somebody had noticed',
  report: 'somebody reported it',
  wounds: 'the wounds were talked about',
}
const reasons: Readonly<Record<DrawnFor, string>> = {
  town: 'on entering the town',
  sneak: 'while sneaking into the town',
  interrogation: 'at the interrogation',
  detection: 'after the detection check',
  report: 'to see whether somebody talks',
  wounds: 'over the severe wounds',
}
export const tokens = (token: 'silent' | 'loyal', count: number): string =>
  `${count} ${token === 'silent' ? 'Silent' : 'Loyal'} ${count === 1 ? 'token' : 'tokens'}`

/** An event as a sentence; `undefined` if the choice before it said as much. */
export function eventText(event: Event, reader: Reader): string | undefined {
  const fugitive = who('Fugitive', reader)
  const government = who('Government', reader)
  switch (event.type) {
    case 'turn':
      return `*${event.of === reader ? 'Your turn' : `The ${event.of}’s turn`}*, ${event.energy} energy.`
    case 'season':
      return `Round ${event.round}: *${sectorName(event.sector)}*.`
    case 'exhausted':
      return `${fugitive} went *beyond exhaustion*: 1 health lost, ${event.hp} left.`
    case 'rested':
      return `${fugitive} *rested*: health ${event.hp}, energy ${event.energy}.`
    case 'entered town':
      return undefined
    case 'found':
      return `${fugitive} ${reader === 'Fugitive' ? 'are' : 'is'} *${at(event.node)}*: ${discoveries[event.how]}. The counter falls to 0.`
    case 'drawn':
      return `*${event.token === 'silent' ? 'Silent' : 'Loyal'}* was drawn ${reasons[event.why]}.`
    case 'added':
      return `${tokens(event.token, event.count)} put into the bag.`
    case 'counter set back':
      return `People look out for ${reader === 'Fugitive' ? 'you' : 'the Fugitive'}: the counter goes back to *${event.track}*.`
    case 'refilled':
      return 'The bag was empty and holds 5 Silent and 5 Loyal tokens again.'
    case 'searched':
      return reader === 'Fugitive'
        ? `A ${unit(event.kind)} searched ${place(event.node)}. You answered: *${answers[event.answer]}*`
        : `A ${unit(event.kind)} searched ${place(event.node)}. Answer: *${answers[event.answer]}*`
    case 'nobody there':
      return `Nobody was *${at(event.node)}*: the ${event.action} failed.`
    case 'testified':
      return `Somebody talked: ${reader === 'Fugitive' ? 'you were' : 'the Fugitive was'} *${at(event.node)}* within the last three locations.`
    case 'combat':
      return `*Combat* with a ${unit(event.kind)} ${at(event.node)}.`
    case 'struck':
      return event.damage === 0
        ? `${who(event.by, reader)} rolled ${event.die}: attack ${event.attack} against defence ${event.defence}. *No damage.*`
        : `${who(event.by, reader)} rolled ${event.die}: attack ${event.attack} against defence ${event.defence}. *${event.damage} damage*, ${event.hp} left.`
    case 'escape tried':
      return `${fugitive} rolled ${event.die} to escape: ${event.escape} against ${event.pursuit}. *${event.success ? 'Away.' : 'Failed.'}*`
    case 'agent defeated':
      return `The ${unit(event.kind)} was *defeated* and returns in ${place(event.respawned)}.`
    case 'recruited':
      return `A new KGB officer is *${at(event.at)}*.`
    case 'recalled':
      return `The KGB officer ${at(event.from)} was *recalled to Moscow*.`
    case 'flown over':
      return `An aircraft searched ${event.spaces} spaces around *${place(event.node)}*: *${event.sighted ? 'sighted' : 'nothing seen'}*.`
    case 'upgraded':
      return `The KGB officer ${at(event.from)} leaves; a Yakut tracker comes to *${place(event.at)}*.`
    case 'army placed':
      return `The Red Army stands *${at(event.node)}*.`
    case 'army returned':
      return 'There is no place next door: the Red Army token goes back.'
    case 'card bought':
      return `${government} bought *${event.card}*${puts[event.put]}.`
    case 'card played':
      return `${government} played *${event.card}* from reserve.`
    case 'card in force':
      return `*${event.card}* is in force to the end of round ${event.until}.`
    case 'card expired':
      return `*${event.card}* is no longer in force.`
    case 'red card sank':
      return `The red card *${event.card}* sank to the ${rows[event.row] ?? ''} row.`
    case 'red card struck':
      return `The red card *${event.card}* left the board: ${lowered(cardText(event.card))}`
    case 'card lost':
      return losses(event)
    case 'card drawn':
      return `New on the assistance board: *${event.card}*.`
    default:
      return cardEventText(event, reader)
  }
}
const puts: Readonly<Record<'use' | 'reserve' | 'discard', string>> = {
  use: '',
  reserve: ' for the reserve',
  discard: ' and threw it away',
}
const rows = ['top', 'middle', 'bottom'] as const
const lowered = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
/** Why a card went without effect; who throws one away has said so already. */
function losses({ card, why }: Extract<Event, { type: 'card lost' }>): string | undefined {
  switch (why) {
    case 'no use':
      return undefined
    case 'replaced':
      return `*${card}* was replaced by another card.`
    case 'pushed off':
      return `A red card pushed *${card}* off the board.`
    case 'forfeited':
      return `*${card}* was forfeited from the reserve.`
  }
}
