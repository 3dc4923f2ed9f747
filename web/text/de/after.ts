/** Words of the time after a game: the audit as a sheet, the replay, the plots. */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Catalogue } from '../index.ts'

export const afterText: Catalogue['after'] = {
  checked: 'Was geprüft wurde',
  checks: {
    seed: 'Geheimnis aufgedeckt, wie vor dem Spiel versiegelt',
    commitments: 'Versiegelte Orte wieder geöffnet',
    proofs: 'Beweise noch einmal geprüft',
    claims: 'Züge und Antworten wahr auf dem echten Weg',
    contributions: 'Anteile an Würfen wie versiegelt',
    entries: 'Einträge unterschrieben, keiner außer der Reihe',
    closing: 'Was am Ende unterschrieben wurde, passt',
  },
  good: 'in Ordnung',
  bad: 'Befunde:',
  none: 'keine',
  closed: 'verschlossen',
  show: 'Diesen Moment zeigen',
  how: 'Wie das geht',
  howText: [
    'Vor dem Spiel hat jede Seite eine geheime Zahl versiegelt, aus der alles folgte, was sie versteckt und gewürfelt hat. Nach dem Spiel werden beide aufgedeckt, und diese Seite spielt das ganze Spiel noch einmal: Jeder Ort, jeder Beweis, jede Antwort und jeder Wurf muss auf das Bit gleich herauskommen.',
    'Ein Urteil sagt, was Unterschriften und Zahlen zeigen, nicht, wer recht hat. Eine beschädigte Datei klagt niemanden an, und wer sein Geheimnis nicht aufdeckt, ist nur das: verschlossen.',
  ],
  safety: 'Sicherheitswörter dieses Spiels',
  rules: 'Regeln',
  entries: 'Einträge',
}

export const replayText: Catalogue['replay'] = {
  title: 'Noch einmal ansehen',
  controls: 'Das Spiel noch einmal ablaufen lassen',
  play: 'Abspielen',
  pause: 'Anhalten',
  begin: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  on: 'Einen Schritt weiter',
  end: 'Zum Ende',
  line: 'Moment des Spiels',
  speed: times => `Tempo: ${times === 0.5 ? 'halb' : `${times}-fach`}. Ändern`,
  times: times => (times === 0.5 ? '½×' : `${times}×`),
  moment: (round, entry) => `Runde ${round}, Eintrag ${entry}`,
  marks: { hit: 'Suche mit Treffer', declared: 'Ort gemeldet', fight: 'Kampf', costly: 'teure Entscheidung' },
  sight: 'Was gezeigt wird',
  tracks: 'Wege der Agenten',
  sights: { truth: 'Die Wahrheit', government: 'Was die Regierung wusste' },
  mottos: { truth: 'Der wahre Weg', government: 'Was öffentlich war' },
  leaves: 'Unter der Zeitleiste',
  leafNames: {
    plots: 'Kurven',
    review: 'Teure Entscheidungen',
    numbers: 'Zahlen',
    log: 'Verlauf',
    route: 'Wahrer Weg',
    known: 'Was bekannt war',
    files: 'Beide Akten',
  },
  winter: 'Winter',
  valueNow: (name, value) => `${name}: ${value ?? 'nicht bekannt'}`,
  unknown: 'nicht bekannt',
  plots: {
    distance: 'Abstand zum nächsten Agenten',
    spaces: 'Felder',
    possible: 'Wo der Flüchtige sein konnte',
    places: 'Orte',
    energy: 'Energie',
    fugitive: 'Flüchtiger',
    government: 'Regierung',
    energyMeans: 'Was dem Flüchtigen nach einem Zug blieb, und was die Regierung in einem Zug ausgeben konnte',
    bag: 'Fahndungsbeutel',
    silent: 'Stumme',
    loyal: 'Loyale',
  },
  tableCaption: 'Wie es am Ende jeder Runde stand',
  columns: [
    'Runde',
    'Jahreszeit',
    'Felder zum nächsten Agenten',
    'Mögliche Orte',
    'Energie des Flüchtigen nach dem Zug',
    'Energie der Regierung für den Zug',
    'Stumme Plättchen',
    'Loyale Plättchen',
  ],
}

const as = (you: Side | undefined): string =>
  you === undefined ? '' : you === 'Fugitive' ? ' mit dir als Flüchtigem' : ' mit dir als Regierung'

export const againText: Catalogue['again'] = {
  title: 'Noch ein Spiel',
  none: 'Mit demselben Gegenüber und denselben Bedingungen, über diese Verbindung. Ein Druck drüben nimmt an.',
  here: 'Noch einmal an diesem Gerät, mit denselben Bedingungen; es beginnt sofort.',
  wished: you => `Du hast um noch ein Spiel gebeten${as(you)}. Die Antwort steht aus.`,
  asked: you => `Die andere Seite bittet um noch ein Spiel${as(you)}.`,
  declined: 'Die andere Seite möchte jetzt nicht.',
  agreed: 'Das nächste Spiel beginnt.',
  begun: 'Das nächste Spiel hat begonnen.',
  away: 'Drüben ist niemand; es wird gesagt, sobald die Verbindung wieder steht.',
  as: you =>
    you === undefined ? 'Noch einmal' : you === 'Fugitive' ? 'Noch einmal als Flüchtiger' : 'Noch einmal als Regierung',
  accept: you =>
    you === undefined ? 'Spielen' : you === 'Fugitive' ? 'Als Flüchtiger spielen' : 'Als Regierung spielen',
  not: 'Jetzt nicht',
  takeBack: 'Zurücknehmen',
  go: 'Hingehen',
}
