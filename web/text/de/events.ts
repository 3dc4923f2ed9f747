/** What the rules told, as a line of the log: turns, the hunt, combat, the assistance board. */
import type { Discovery, DrawnFor, Event } from '../../../src/games/siberian-manhunt/game.ts'
import type { Catalogue } from '../index.ts'
import { cardEventText } from './card-events.ts'
import { aUnit, dative, tokenName, tokens, unit, who, whoHas, whoIs } from './numbers.ts'
import { at, place } from './places.ts'
import { sectorName } from './season.ts'
import { cardName, cardText } from './things.ts'

const answers = { here: 'hier.', trail: 'ich war da.', nothing: 'nein.' }
const discoveries: Readonly<Record<Discovery, string>> = {
  search: 'bei einer Suche gefunden',
  attack: 'bei einem Angriff gefunden',
  'own attack': 'durch einen Angriff verraten',
  town: 'ein loyaler Bürger hat geredet',
  'Red Army': 'von der Roten Armee gefunden',
  'aerial search': 'aus der Luft gesehen',
  detection: 'jemand hatte etwas bemerkt',
  report: 'jemand hat es gemeldet',
  wounds: 'über die Wunden wurde geredet',
}
const reasons: Readonly<Record<DrawnFor, string>> = {
  town: 'beim Betreten der Stadt',
  sneak: 'beim Schleichen in die Stadt',
  interrogation: 'beim Verhör',
  detection: 'nach der Entdeckungsprobe',
  report: 'um zu sehen, ob jemand redet',
  wounds: 'wegen der schweren Wunden',
}
const puts = { use: '', reserve: ' für die Reserve', discard: ' und weggeworfen' }
const rows = ['obere', 'mittlere', 'untere']

export const eventText: Catalogue['event'] = (event, reader) => {
  const fugitive = who('Fugitive', reader)
  const government = whoHas('Government', reader)
  switch (event.type) {
    case 'turn':
      return event.of === reader
        ? `*Du bist am Zug*, ${event.energy} Energie.`
        : `*${who(event.of, reader)} ist am Zug*, ${event.energy} Energie.`
    case 'season':
      return `Runde ${event.round}: *${sectorName(event.sector)}*.`
    case 'exhausted':
      return `${fugitive} ${reader === 'Fugitive' ? 'gingst' : 'ging'} *über die Erschöpfung hinaus*: 1 Gesundheit verloren, ${event.hp} übrig.`
    case 'rested':
      return `${whoHas('Fugitive', reader)} *gerastet*: Gesundheit ${event.hp}, Energie ${event.energy}.`
    case 'entered town':
      return undefined
    case 'found':
      return `${whoIs('Fugitive', reader)} *${at(event.node)}*: ${discoveries[event.how]}. Der Zähler fällt auf 0.`
    case 'drawn':
      return `Gezogen ${reasons[event.why]}: *${tokenName(event.token)}*.`
    case 'added':
      return `In den Beutel gelegt: ${tokens(event.token, event.count)}.`
    case 'counter set back':
      return `Die Leute halten die Augen offen: Der Zähler geht auf *${event.track}* zurück.`
    case 'refilled':
      return 'Der Beutel war leer und enthält wieder 5 stumme und 5 loyale Plättchen.'
    case 'searched':
      return reader === 'Fugitive'
        ? `${aUnit(event.kind)} hat gesucht: ${place(event.node)}. Deine Antwort: *${answers[event.answer]}*`
        : `${aUnit(event.kind)} hat gesucht: ${place(event.node)}. Antwort: *${answers[event.answer]}*`
    case 'nobody there':
      return `Niemand war *${at(event.node)}*: ${event.action === 'attack' ? 'Der Angriff' : 'Die Festnahme'} ist gescheitert.`
    case 'testified':
      return `Jemand hat geredet: ${reader === 'Fugitive' ? 'Du warst' : 'Der Flüchtige war'} an einem der letzten drei Orte *${at(event.node)}*.`
    case 'combat':
      return `*Kampf* mit ${dative(event.kind)} ${at(event.node)}.`
    case 'struck':
      return strike(event, reader)
    case 'escape tried':
      return `Flucht mit einer ${event.die}: ${event.escape} gegen ${event.pursuit}. *${event.success ? 'Entkommen.' : 'Misslungen.'}*`
    case 'agent defeated':
      return `Der ${event.kind === 'Yakut' ? 'jakutische Fährtenleser' : unit(event.kind)} wurde *besiegt* und kehrt zurück: ${place(event.respawned)}.`
    case 'recruited':
      return `Ein neuer KGB-Offizier ist *${at(event.at)}*.`
    case 'recalled':
      return `Der KGB-Offizier ${at(event.from)} wurde *nach Moskau zurückgerufen*.`
    case 'flown over':
      return `Ein Flugzeug hat ${event.spaces} Felder um *${place(event.node)}* abgesucht: *${event.sighted ? 'gesehen' : 'nichts gesehen'}*.`
    case 'upgraded':
      return `Der KGB-Offizier ${at(event.from)} geht; ein jakutischer Fährtenleser kommt: *${place(event.at)}*.`
    case 'army placed':
      return `Die Rote Armee steht *${at(event.node)}*.`
    case 'army returned':
      return 'Nebenan ist kein Platz: Der Marker der Roten Armee geht zurück.'
    case 'card bought':
      return `${government} *${cardName(event.card)}* gekauft${puts[event.put]}.`
    case 'card played':
      return `${government} *${cardName(event.card)}* aus der Reserve gespielt.`
    case 'card in force':
      return `*${cardName(event.card)}* gilt bis zum Ende von Runde ${event.until}.`
    case 'card expired':
      return `*${cardName(event.card)}* gilt nicht mehr.`
    case 'red card sank':
      return `Die rote Karte *${cardName(event.card)}* ist in die ${rows[event.row] ?? ''} Reihe gesunken.`
    case 'red card struck':
      return `Die rote Karte *${cardName(event.card)}* hat die Tafel verlassen. ${cardText(event.card)}`
    case 'card lost':
      return lost(event)
    case 'card drawn':
      return `Neu auf der Tafel: *${cardName(event.card)}*.`
    default:
      return cardEventText(event, reader)
  }
}

function strike(
  { by, die, attack, defence, damage, hp }: Extract<Event, { type: 'struck' }>,
  reader: Parameters<Catalogue['event']>[1],
): string {
  const rolled = `${whoHas(by, reader)} eine ${die} gewürfelt: Angriff ${attack} gegen Verteidigung ${defence}.`
  return damage === 0 ? `${rolled} *Kein Schaden.*` : `${rolled} *${damage} Schaden*, ${hp} übrig.`
}
/** Why a card went without effect; who throws one away has said so already. */
function lost({ card, why }: Extract<Event, { type: 'card lost' }>): string | undefined {
  switch (why) {
    case 'no use':
      return undefined
    case 'replaced':
      return `*${cardName(card)}* wurde durch eine andere Karte ersetzt.`
    case 'pushed off':
      return `Eine rote Karte hat *${cardName(card)}* von der Tafel geschoben.`
    case 'forfeited':
      return `*${cardName(card)}* ist aus der Reserve verfallen.`
  }
}
