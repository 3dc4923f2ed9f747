/** Words of games whose two seats are in one browser: against a bot, or two persons at one device. */
import type { Catalogue } from '../index.ts'
import { sideName } from './numbers.ts'

const to = (side: 'Fugitive' | 'Government'): string => (side === 'Fugitive' ? 'dem Flüchtigen' : 'der Regierung')

export const hereText: Catalogue['here'] = {
  open: { title: 'Üben oder an einem Gerät spielen', detail: 'Gegen einen Bot oder zu zweit, auch ohne Netz' },
  title: 'Ein Spiel in diesem Browser',
  opponent: {
    title: '1. Gegen wen',
    note: 'beginnt sofort',
    random: { name: 'Zufall', detail: 'tut irgendetwas, das erlaubt ist' },
    steady: { name: 'Solide', detail: 'spielt nach Faustregeln' },
    sharp: { name: 'Scharf', detail: 'denkt voraus, was jede Seite wissen kann' },
    'same device': { name: 'Zu zweit an diesem Gerät', detail: 'zwischen den Zügen ist der Bildschirm verdeckt' },
  },
  side: {
    title: '2. Wer ist wer',
    note: 'deine Seite',
    toss: 'Ein gemeinsamer Wurf entscheidet',
  },
  begin: 'Beginnen',
  ready:
    'Alles geschieht in diesem Browser. Der andere Platz hat eigene Geheimnisse, und jeder Zug wird bewiesen wie zwischen zwei Browsern.',
  connection: {
    random: { name: 'Übung', detail: 'gegen Zufall' },
    steady: { name: 'Übung', detail: 'gegen Solide' },
    sharp: { name: 'Übung', detail: 'gegen Scharf' },
    'same device': { name: 'Ein Gerät', detail: 'zwei Spieler' },
  },
  saved: ({ opponent }) =>
    opponent === 'person'
      ? ''
      : opponent === 'same device'
        ? 'an einem Gerät'
        : `gegen ${hereText.opponent[opponent].name}`,
  cover: {
    cap: 'Verdeckt',
    round: round => `Runde ${round}`,
    title: side => `Gib das Gerät ${to(side)}`,
    text: 'Auf diesem Bildschirm steht nichts von beiden Seiten. Nur wer gemeint ist, soll weitermachen.',
    wait: 'Einen Moment: Würfel und Antworten sind unterwegs.',
    go: side => `Ich bin ${sideName(side)}`,
    stamp: 'Versiegelt',
  },
  handOver: {
    title: side => `${side === 'Fugitive' ? 'Der Flüchtige' : 'Die Regierung'} muss entscheiden`,
    text: 'Sieh dir in Ruhe an, was geschehen ist. Verdecke dann den Bildschirm und gib das Gerät weiter.',
    go: 'Bildschirm verdecken',
  },
  hurry: 'Nicht auf den Bot warten',
}
