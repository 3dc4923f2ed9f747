/** How cards, things, food and foes are called. */
import { fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { generals } from '../../../src/games/siberian-manhunt/cards/generals.ts'
import { fullText } from '../../../src/games/siberian-manhunt/cards/text.ts'
import type { Catalogue } from '../index.ts'
import { thingsOf } from '../things.ts'
import { cards } from './cards.ts'
import { count } from './numbers.ts'

const foods = {
  'canned food': 'Konserven',
  'raw meat': 'Rohes Fleisch',
  'cooked meat': 'Gebratenes Fleisch',
  berries: 'Beeren',
}

export const {
  cardName,
  thingName,
  usesText,
  thingSaid,
  itemSaid,
  cardText,
  cardSays,
  replySaid,
  foodSaid,
  namesSaid,
  foeName,
} = thingsOf({
  card: name => cards[name],
  foods,
  portions: (food, n) => `${n}× ${foods[food]}`,
  agents: { KGB: 'KGB-Offizier', Yakut: 'Jakutischer Fährtenleser' },
  several: (n, name) => `${n}× ${name}`,
  left: {
    fuelled: 'betankt',
    empty: 'leer',
    bullets: n => count(n, 'Schuss', 'Schuss'),
    matches: n => `noch ${n}`,
    uses: n => `noch ${n}×`,
  },
})

export const assistanceShort: Catalogue['assistanceShort'] = {
  Recruit: 'Ein Offizier in einer Stadt nach Wahl',
  'Weather Forecast': 'Sturm: Schritte kosten mehr, nichts fliegt',
  Checkpoints: 'Städte: mehr Plättchen, ein loyales reicht',
  'Road Blocks': 'Niemand kommt aus der Stadt',
  'Helicopter Transport': 'Ein Offizier fliegt in eine Stadt und sucht',
  'Search Parties': 'Suche rings um einen Agenten',
  'Aerial Search': 'Nahe einem Ort deiner Wahl?',
  Motorcycles: 'Sommer: Offiziere kommen weiter',
  Snowmobiles: 'Winter: Offiziere kommen weiter, auch übers Eis',
  Propaganda: 'Loyale Plättchen, Zähler zurück',
  'Form 27': 'Nächster Zug: Karten teurer',
  'Commission of Inspection': 'Nächsten Zug weniger Energie',
  'Recall to Moscow': 'Ein Offizier geht',
  'Fuel Quota': 'Nächsten Zug fährt und fliegt niemand',
  'Price Decree': 'Stumme Plättchen in den Beutel',
  'Question of Competence': 'Die Reserve ist weg, die Armee wartet',
}

export const characters: Catalogue['characters'] = {
  MacKenzie: {
    name: 'Maj. Jack MacKenzie',
    text: 'Beginnt mit einer Pistole.',
    says: 'Ohio, Korea, achtzehntausend Meter hoch. Er hat die falschen Stiefel und die falsche Sprache.',
  },
  Onosova: {
    name: 'Aita Timirowna Onossowa',
    text: fullText({
      ...fugitiveCards.Onosova,
      text: 'Beginnt mit einem Messer und der Filmdose. Zählt {stealth} zum Wert jeder Entdeckungsprobe hinzu.',
    }),
    says: 'Eine sachaische Reporterin aus Kansk. Sie weiß, wer lauscht und wer wegschaut.',
  },
}

export const generalCards: Catalogue['generals'] = {
  none: { name: 'Kein General', text: 'Nichts ändert sich.', says: 'Die Offiziere vor Ort jagen allein.' },
  Ivanov: {
    name: 'General Iwanow',
    text: fullText({
      ...generals.Ivanov,
      text: 'Die Karte in Reserve auszuspielen kostet {reserve} Energie. Mit {staff} Agenten oder mehr hat ein Zug 1 Energie weniger.',
    }),
    says: 'Er weiß, wen man anruft und wann derjenige gegessen hat.',
  },
  Zakharov: {
    name: 'General Sacharow',
    text: fullText({
      ...generals.Zakharov,
      text: 'Mit {staff} Agenten oder mehr hat ein Zug 1 Energie mehr. KGB-Offiziere finden Spuren an den letzten {officerDepth} Orten.',
    }),
    says: 'Er hat Wölfe gejagt, bevor er Menschen jagte, und schläft so wenig wie sie.',
  },
}
