/** Words of the table. */
import { fugitiveNames } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import type { Movement } from '../../../src/games/siberian-manhunt/game.ts'
import { agentNumber } from '../../screens/table/agents.ts'
import type { Catalogue } from '../index.ts'
import { count, sideName } from './numbers.ts'
import { cardName } from './things.ts'

export const turnText: Catalogue['turn'] = {
  steps: { recover: 'Erholung', encounter: 'Begegnung', actions: 'Aktionen', energy: 'Energie', end: 'Zugende' },
  yours: side => `Dein Zug: ${sideName(side)}`,
  theirs: side => (side === 'Fugitive' ? 'Der Flüchtige ist am Zug' : 'Die Regierung ist am Zug'),
  asked: side => `Deine Antwort: ${sideName(side)}`,
  theyDecide: side => (side === 'Fugitive' ? 'Der Flüchtige entscheidet' : 'Die Regierung entscheidet'),
  answering: 'Antwortet',
  over: 'Das Spiel ist aus',
  setUp: 'Wird aufgebaut',
  automatic: 'Dein Browser antwortet für dich, wahrheitsgemäß.',
}

export const tableText: Catalogue['table'] = {
  board: { fugitive: 'Dein Exemplar. Vor Festnahme vernichten.', government: 'Einsatzexemplar Nr. 2' },
  tabs: {
    plan: 'Plan',
    you: 'Du',
    units: 'Kräfte',
    cards: 'Karten',
    things: 'Sachen',
    season: 'Zeit',
    log: 'Verlauf',
    them: 'Gesucht',
  },
  actions: 'Aktionen',
  reach: n => `${n} erreichbar`,
  choices: n => `${n} zur Wahl`,
  energyLeft: n => `${n} Energie`,
  all: 'Alles auf der Karte',
  filter: 'Nummer oder Name',
  filtered: (shown, all) => `${shown} von ${all}`,
  more: n => `${n} weitere: Gib eine Nummer oder einen Namen ein, oder wähle auf der Karte`,
  free: 'frei',
  stay: 'bleibt',
  dock: {
    planned: 'Geplant',
    will: 'Die Regierung erfährt',
    not: 'und erfährt nicht',
    prospect: 'Was dabei herauskommt',
    undo: 'Zurück',
    nothing: 'Nichts ist geplant',
    leaves: energy => `Es bleiben ${energy} Energie`,
    exhausts: 'Über die Erschöpfung hinaus: kostet 1 Gesundheit',
    counter: (from, to) => `Zähler ${from} → ${to}`,
    other: 'Oder',
    next: 'Dann',
    sneak: 'Hineinschleichen',
    by: (how, cost) => `${how}, ${cost}`,
  },
  safety: {
    title: 'Sicherheitswörter',
    open: 'Sicherheitswörter',
    text: 'Lest sie euch am Telefon vor. Sind alle vier gleich, sitzt niemand dazwischen.',
  },
  menu: 'Menü',
  live: 'Was geschieht',
  hidden: 'Aufenthalt nicht bekannt',
  here: 'hier bist du',
  army: 'Rote Armee',
  lastKnown: round => `gemeldet R${round}`,
  destination: cost => (cost === 0 ? 'ein Ziel' : `ein Ziel, ${cost} Energie`),
}

const ways: Readonly<Record<Movement['how'], string>> = {
  road: 'auf der Straße',
  water: 'über Wasser',
  'hitch-hike': 'per Anhalter',
  'bush-whack': 'querfeldein',
  railway: 'mit der Bahn',
  carried: 'getragen',
}
const ends: Readonly<Record<Movement['into'], string>> = {
  wilderness: '',
  town: ' in eine Stadt',
  china: ' nach China',
}

export const fugitiveText: Catalogue['fugitive'] = {
  unknown: 'Noch nicht gewählt',
  file: name => `Zielperson ${fugitiveNames.indexOf(name) + 1}, auf freiem Fuß`,
  stats: (defence, bonus) => `*Verteidigung ${defence}*, *Flucht +${bonus}*`,
  health: 'Gesundheit',
  energy: 'Energie',
  meals: 'Mahlzeiten',
  mealsOf: max => ` / ${max} in diesem Zug`,
  quarter: (fed, warm, winter) =>
    `Dieses Quartal: *${fed ? 'gegessen' : 'noch keine Mahlzeit'}*${winter ? `, *${warm ? 'gewärmt' : 'noch nicht gewärmt'}*` : ''}.`,
  trail: 'Deine Spur',
  trailHint: 'Suchweite',
  kgb: depth => `KGB, ${depth}`,
  yakut: depth => `Jakute, ${depth}`,
  of: max => ` / ${max}`,
  exhausted: 'erschöpft',
  moves: 'Letzter Zug',
  meets: 'Trifft auf',
  told: moves =>
    moves
      .map(move => `${ways[move.how]}${move.with === undefined ? '' : `, ${cardName(move.with)}`}${ends[move.into]}`)
      .join('; '),
}

export const governmentText: Catalogue['government'] = {
  title: 'Kräfte',
  energy: 'Energie',
  left: (energy, max) => `${energy} von ${max} Energie`,
  memory: n => `sieht ${n} zurück`,
  states: { ready: 'bereit', moved: 'gezogen', done: 'fertig', new: 'neu' },
  army: 'Rote Armee',
  armyLeft: (placed, left) => `${placed} auf der Karte, ${left} übrig. Einmal im Zug.`,
  prices: 'Befehle und Preise',
  interrogate: successes => `Verhör, bisher ${count(successes, 'Erfolg', 'Erfolge')}`,
  upgrade: 'KGB gegen Jakuten tauschen',
  deploy: 'Rote Armee: aufstellen / nebenan',
  assistance: 'Amtshilfe',
  deck: left => `${left} im Stapel`,
  gap: 'Lücke',
  red: 'Nicht zu kaufen',
  reserve: 'Reserve',
  noReserve: 'Keine Karte in Reserve.',
  active: 'In Kraft',
  noActive: 'Keine Karte in Kraft.',
  until: (round, sector) => `bis ${sector}, Runde ${round}`,
  general: 'Oberbefehl',
  card: (hp, attack, defence, pursuit) =>
    `Gesundheit ${hp}, Angriff +${attack}, Verteidigung ${defence}, Verfolgung ${pursuit}`,
  none: 'Noch keine Agenten auf der Karte.',
  last: 'Zuletzt bekannt',
  lastAt: (where, round, moves) =>
    `${where} in Runde ${round}${moves === 0 ? '' : `, seitdem ${count(moves, 'Schritt', 'Schritte')}`}`,
}

const units = { KGB: 'KGB', Yakut: 'Jakute' } as const
export const agentName: Catalogue['agentName'] = (agents, index) =>
  `${units[agents[index]?.kind ?? 'KGB']} ${agentNumber(agents, index)}`

export const campText: Catalogue['camp'] = {
  carried: 'Gepäck',
  slots: (used, room) => `${used} von ${room} Plätzen`,
  campsite: 'Lager',
  leftBehind: 'bleibt zurück',
  empty: 'Nichts.',
  fire: 'Feuer',
  worn: 'Getragen',
  nothingWorn: 'nichts',
  crafting: 'Was sich herstellen lässt',
  ready: n => `${n} möglich`,
  canMake: 'möglich',
  missing: n => (n === 1 ? '1 fehlt' : `${n} fehlen`),
  there: 'schon da',
  or: ' oder ',
  fuel: 'etwas, das brennt',
  lighter: 'etwas zum Anzünden',
}
