/** Words of the screens before and after the table. */
import type { Catalogue } from '../index.ts'
import { hereText } from './here.ts'
import { dayAndMonth, sideName } from './numbers.ts'

export const appText: Catalogue['app'] = {
  name: 'Siberian Manhunt',
  description:
    'Siberian Manhunt: Heimlich flieht einer von euch nach China, offen jagt der andere. Ein Brettspiel für zwei Browser, ohne Spielserver und ohne Vertrauen. English, Deutsch, Русский.',
  year: '1962',
  starting: 'Die Akten werden geöffnet',
  theme: { title: 'Farben', auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: {
    title: 'Sprache',
    failed: 'Diese Sprache lässt sich gerade nicht laden. Versuch es noch einmal, wenn du online bist.',
  },
  /** so much of so much */
  of: (n, max) => `${n} von ${max}`,
  settings: 'Einstellungen',
  home: 'Zurück zur ersten Seite',
  dismiss: 'Schließen',
  notFetched: 'Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung; dein Spiel ist gespeichert.',
  again: 'Noch einmal',
}

export const homeText: Catalogue['home'] = {
  file: 'Akte 62-05, Baikal',
  lead: 'Westlich des Baikalsees ist ein Pilot abgestürzt. Einer von euch flieht heimlich nach China. Der andere jagt vor aller Augen.',
  newGame: { title: 'Neues Spiel', detail: 'Einen Link erzeugen und verschicken' },
  join: {
    title: 'Mit Link beitreten',
    detail: 'Eine Einladung einfügen',
    field: 'Einladungslink',
    go: 'Beitreten',
    bad: 'Das ist kein Einladungslink.',
  },
  record: { title: 'Aufzeichnung öffnen', detail: 'Ein beendetes Spiel prüfen' },
  rules: { title: 'Regeln', detail: 'Wie gespielt wird, zum Lesen und Nachschlagen' },
  save: { title: 'Spielstandsdatei öffnen', detail: 'Ein Spiel von einem anderen Gerät fortsetzen' },
  update: {
    ready: 'Eine neue Version dieser Seite ist da. Begonnene Spiele bleiben bei der Version, mit der sie begannen.',
    busy: 'In einem anderen Tab läuft ein Spiel. Beende oder schließe ihn, dann nimm die neue Version.',
    go: 'Neue Version nehmen',
  },
  keptRecord: ({ winners: [winner], round, opened }) => ({
    title: winner === undefined ? 'Aufzeichnung einer Jagd' : `Aufzeichnung: ${sideName(winner)} gewann`,
    detail: `Endet in Runde ${round}, geöffnet am ${dayAndMonth(opened)}`,
  }),
  remove: 'Diese Aufzeichnung entfernen',
  removeSure: 'Aufzeichnung entfernen?',
  continued: 'Weiter',
  forget: 'Dieses Spiel vergessen',
  forgetSure: 'Endgültig vergessen?',
  yes: 'Vergessen',
  no: 'Behalten',
  foot: 'Zwei Browser, kein Server dazwischen. Jeder Zug wird bewiesen, jeder Wurf gemeinsam gemacht.',
  stamp: 'Für zwei',
  saved: game => {
    const date = dayAndMonth(game.started)
    const role = game.yourRole === undefined ? '' : `du bist ${sideName(game.yourRole)}, `
    const where = hereText.saved(game)
    const who = where === '' ? '' : `${where}, `
    switch (game.state) {
      case 'agreeing':
        return { title: 'Zurück zur Einladung', detail: `Noch nicht begonnen, ${date}` }
      case 'playing':
        return { title: 'Die Jagd fortsetzen', detail: `Runde ${game.round}, ${who}${role}begonnen am ${date}` }
      case 'ended':
        return { title: 'Die Akte ansehen', detail: `In Runde ${game.round} beendet, ${who}${role}begonnen am ${date}` }
      case 'moved':
        return { title: 'Umgezogen', detail: `Geht woanders weiter, ${role}begonnen am ${date}` }
    }
  },
}

export const lobbyText: Catalogue['lobby'] = {
  title: 'Einladung',
  link: {
    title: '1. Den Link verschicken',
    good: 'Gilt für einen Gast. Das Geheimnis steht hinter dem #, kein Server bekommt es zu sehen.',
    click: 'Dein Gast nimmt den Platz mit einem Klick ein, nicht schon durch das Laden der Seite.',
    field: 'Einladungslink',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share: 'Teilen',
    qr: 'Einladung als QR-Code',
    taken: 'Dein Gast ist da: Der Link ist verbraucht, niemand sonst kann den Platz einnehmen.',
    used: 'Benutzt',
  },
  roles: {
    title: '2. Wer ist wer',
    propose: 'du schlägst vor',
    settled: 'vorgeschlagen, nicht mehr zu ändern',
    fugitive: { name: 'Flüchtiger', detail: 'verborgen, flieht nach China' },
    government: { name: 'Regierung', detail: 'offen, jagt' },
    roll: 'Ein gemeinsamer Wurf entscheidet',
    rolled: 'Ein gemeinsamer Wurf entscheidet.',
    you: 'du',
    guest: 'dein Gast',
    host: 'dein Gastgeber',
  },
  game: {
    title: '3. Das Spiel',
    sign: 'beide unterschreiben',
    general: 'Wer führt die Jäger',
    years: { title: 'Frist von drei Jahren', detail: '24 Runden, dann gewinnen die Jäger' },
    effort: {
      title: 'Letzte Kraft',
      detail: 'Der Flüchtige darf einen eigenen Würfel für 1 Energie noch einmal werfen',
    },
    aids: 'Was der Tisch beiden zeigt',
    aid: {
      possibilities: { title: 'Mögliche Orte', detail: 'Wo der Flüchtige sein kann, nach allem, was angesagt wurde' },
      searches: { title: 'Suchverlauf', detail: 'Was wann durchsucht wurde, und die Antwort' },
      markers: { title: 'Merkzeichen', detail: '„?“ und Fährtenleser auf der Karte, nur für dich zu sehen' },
    },
  },
  connection: 'Verbindung',
  rules: hash => `Regeln ${hash.slice(0, 4)} ${hash.slice(4, 8)}`,
  steps: {
    opened: 'Ein Gast hat den Link geöffnet',
    line: 'Von Browser zu Browser, verschlüsselt',
    proposed: 'Vorschlag unterschreiben und senden',
    signed: 'Gast unterschreibt, das Spiel beginnt',
  },
  propose: 'Vorschlagen und unterschreiben',
  proposedStamp: 'Unterschrieben',
  proposed: 'vorgeschlagen und unterschrieben',
  waitingForGuest: 'Wartet darauf, dass ein Gast den Link öffnet.',
  waitingForSignature: 'Wartet auf die Unterschrift deines Gastes.',
  ready: 'Dein Gast ist da.',
}

export const joinText: Catalogue['join'] = {
  title: 'Du bist eingeladen',
  unclaimed: {
    title: 'Ein Platz in einer Jagd',
    text: 'Einer von euch flieht heimlich nach China, der andere jagt offen. Der Platz ist für einen Gast: Nimm ihn ein, und der Link ist verbraucht.',
    button: 'Platz einnehmen',
  },
  connecting: {
    title: 'Verbindung zu deinem Gastgeber',
    text: 'Dein Gastgeber muss die Einladung geöffnet haben.',
  },
  waiting: { title: 'Du sitzt am Tisch', text: 'Dein Gastgeber wählt noch Rollen und Optionen.' },
  proposal: {
    title: 'Der Vorschlag',
    text: 'Dein Gastgeber hat das unterschrieben. Die Jagd beginnt, wenn auch du unterschreibst.',
    button: 'Unterschreiben und beginnen',
  },
  signed: { title: 'Von beiden unterschrieben', text: 'Das Spiel wird aufgebaut.' },
  rolled: 'ein gemeinsamer Wurf entscheidet',
  steps: {
    claimed: 'Platz eingenommen',
    line: 'Von Browser zu Browser, verschlüsselt',
    proposal: 'Vorschlag des Gastgebers',
    signed: 'Von beiden unterschrieben',
  },
  yours: 'Deine Rolle',
  theirs: 'Rolle des Gastgebers',
  general: 'General der Jäger',
  limit: { title: 'Frist von drei Jahren', on: 'nach 24 Runden gewinnen die Jäger', off: 'keine' },
  effort: { title: 'Letzte Kraft', on: 'ein eigener Würfel noch einmal für 1 Energie', off: 'nein' },
  noWait: 'keine',
  aids: {
    title: 'Der Tisch zeigt',
    aid: { possibilities: 'mögliche Orte', searches: 'Suchverlauf', markers: 'Merkzeichen' },
    none: 'keine Hilfen',
  },
}

export const refusedText: Catalogue['refused'] = {
  code: 'Code',
  home: 'Zurück zur ersten Seite',
  stamp: 'Abgewiesen',
}
