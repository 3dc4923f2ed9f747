/** A seat as a file: to be put by, or taken to another device. */
import type { Catalogue } from '../index.ts'

export const saveText: Catalogue['save'] = {
  menu: 'Spiel sichern oder mitnehmen',
  title: 'Nimm deinen Platz mit',
  text: 'Eine Spielstandsdatei enthält alles, was dein Platz braucht, auch seine Geheimnisse, mit einem Passwort versiegelt. Ohne das Passwort kann niemand sie öffnen, auch du nicht, wenn du es vergisst.',
  passphrase: 'Passwort',
  repeat: 'Passwort noch einmal',
  short: least => `Mindestens ${least} Zeichen.`,
  differ: 'Die beiden sind nicht gleich.',
  backup: {
    title: 'Spiel sichern',
    text: 'Du spielst hier weiter. Verliert dieses Gerät das Spiel, bringt die Datei es zurück, und die andere Seite hat, was seither gespielt wurde. Spiel nur an einer Stelle.',
    go: 'Sichern',
  },
  move: {
    title: 'Auf ein anderes Gerät umziehen',
    text: 'Hier ist dann Schluss: In diesem Browser wird nichts mehr unterschrieben. Es geht weiter, wo du die Datei öffnest.',
    go: 'Sichern und hier aufhören',
  },
  close: 'Schließen',
  open: 'Öffnen',
  sealing: 'Die Datei wird versiegelt.',
  opening: 'Die Datei wird geöffnet.',
  again: 'Datei noch einmal sichern',
  takeOver: 'In diesem Tab spielen',
  copy: {
    title: 'Aufzeichnung für die andere Seite',
    text: 'Hat ihr Browser das Spiel verloren und die Schlüssel noch, dann bringt die bisherige Aufzeichnung es dort zurück. Sie enthält keines deiner Geheimnisse.',
  },
  theirRecord: 'Ihre Aufzeichnung öffnen',
}
