/** Words around the log. */
import type { Catalogue } from '../index.ts'

export const badgeText: Catalogue['badges'] = {
  proved: { name: 'Bewiesen', means: 'Vom anderen Browser sofort geprüft, ohne das Geheimnis zu sehen.' },
  'rolled together': {
    name: 'Gemeinsam gewürfelt',
    means: 'Aus einem Anteil jeder Seite gemacht: Keine konnte es sich aussuchen.',
  },
  opened: { name: 'Aufgedeckt', means: 'Ein Geheimnis wurde auf den Tisch gelegt.' },
  signed: { name: 'Unterschrieben', means: 'Unterschrieben von dem, der es getan hat.' },
}
export const logText: Catalogue['log'] = {
  title: 'Verlauf',
  empty: 'Noch ist nichts geschehen.',
  entry: n => `Eintrag ${n}`,
  round: n => `R${n}`,
  filters: { all: 'Alle', Fugitive: 'Flüchtiger', Government: 'Regierung', proofs: 'Beweise', rolls: 'Würfe' },
  show: 'Auf der Karte zeigen',
  find: 'Im Verlauf suchen',
  none: 'Keine Zeile sagt das.',
  more: n => (n === 1 ? '1 frühere Zeile' : `${n} frühere Zeilen`),
}
