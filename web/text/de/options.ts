/** Every option of the game in plain words: as a button, and as a sentence about what will be done. */
import type { Catalogue } from '../index.ts'
import { cardLabel, cardPlan, cardSend } from './card-options.ts'
import { at, from, place, to } from './places.ts'
import { cardName } from './things.ts'

const puts = { use: 'gleich nutzen', reserve: 'in Reserve', discard: 'wegwerfen' }
const rows = ['obere', 'mittlere', 'untere']

export const optionLabel: Catalogue['optionLabel'] = (option, hidden, naming) => {
  switch (option.type) {
    case 'move':
    case 'bush-whack':
      return `${place(hidden ?? 0)}${option.sneak ? ', schleichend' : ''}`
    case 'hitch-hike':
      return place(hidden ?? 0)
    case 'rest':
      return 'Rasten'
    case 'good deed':
      return 'Eine gute Tat tun'
    case 'attack agent':
      return option.kind === 'KGB' ? 'Den Offizier hier angreifen' : 'Den Fährtenleser hier angreifen'
    case 'end turn':
      return 'Den Zug beenden'
    case 'crash':
      return 'Das Wrack verlassen'
    case 'declare':
      return 'Deinen Ort melden'
    case 'testify':
      return place(option.node)
    case 'here':
      return 'Ja, hier'
    case 'trail':
      return 'Ich war da'
    case 'nothing':
    case 'not here':
      return 'Nein'
    case 'sighted':
      return 'Gesehen: Deinen Ort melden'
    case 'unseen':
      return 'Nicht gesehen'
    case 'move agent':
    case 'drive':
      return place(option.to)
    case 'search':
      return `Suchen: ${place(option.node)}`
    case 'pass':
      return 'Nicht suchen'
    case 'attack':
      return `${naming.agent(option.agent)} ${at(option.node)}`
    case 'capture':
      return `Festnehmen ${at(option.node)}`
    case 'interrogate':
      return 'Verhören'
    case 'buy':
      return `${cardName(option.card)}: ${puts[option.put]}, ${rows[option.row] ?? ''} Reihe`
    case 'play reserve':
      return cardName(option.card)
    case 'upgrade':
      return `${naming.agent(option.agent)}, Fährtenleser ${at(option.at)}`
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

export const optionPlan: Catalogue['optionPlan'] = (option, hidden, naming, start) => {
  switch (option.type) {
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
      return start === undefined ? place(hidden ?? 0) : `${place(start)} → ${place(hidden ?? 0)}`
    case 'move agent':
      return `${naming.agent(option.agent)} → ${place(option.to)}`
    case 'drive':
      return `${naming.agent(option.agent)} fährt ${to(option.to)}`
    case 'attack':
      return `${naming.agent(option.agent)} greift an ${at(option.node)}`
    case 'red army':
      return option.how === 'deploy'
        ? `Rote Armee: Aufstellung ${at(option.node)}`
        : `Rote Armee: Manöver ${to(option.node)}`
    case 'army beside':
      return `Rote Armee ${to(option.node)}`
    case 'recruit':
      return `Neuer Offizier ${at(option.at)}`
    case 'respawn':
      return `Fährtenleser kehrt zurück: ${place(option.at)}`
    case 'upgrade':
      return `${naming.agent(option.agent)} wird Fährtenleser ${at(option.at)}`
    case 'testify':
      return `„Ich war ${at(option.node)}“`
    case 'buy':
      return `${cardName(option.card)} kaufen, ${puts[option.put]}`
    case 'play reserve':
      return `${cardName(option.card)} aus der Reserve spielen`
    case 'fly':
      return `${naming.agent(option.agent)} fliegt ${to(option.to)}`
    case 'aim':
      return `Flugzeug über ${place(option.node)}`
    case 'set out':
      return `Suchtrupps ${from(option.node)}`
    case 'recall':
      return `${naming.agent(option.agent)} geht nach Moskau`
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
      return cardPlan(option, hidden, start)
  }
}

export const sendLabel: Catalogue['sendLabel'] = option => {
  switch (option.type) {
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
      return 'Gehen und beweisen'
    case 'testify':
      return 'Aussagen und beweisen'
    case 'move agent':
      return 'Ziehen'
    case 'drive':
      return 'Fahren'
    case 'attack':
    case 'attack agent':
      return 'Angreifen'
    case 'buy':
      return 'Kaufen'
    case 'red army':
    case 'army beside':
      return 'Setzen'
    case 'rest':
      return 'Rasten'
    case 'end turn':
      return 'Zug beenden'
    case 'recruit':
      return 'Einsetzen'
    case 'upgrade':
      return 'Tauschen'
    case 'capture':
      return 'Festnehmen'
    case 'interrogate':
      return 'Verhören'
    case 'search':
    case 'aim':
      return 'Suchen'
    case 'play reserve':
      return 'Spielen'
    case 'fly':
      return 'Fliegen'
    case 'set out':
      return 'Aufbrechen'
    case 'recall':
      return 'Zurückrufen'
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
      return 'Tun'
    default:
      return cardSend(option)
  }
}
