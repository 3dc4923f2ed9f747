/** Words of the end: who won and why, the audit, the route. */
import type { Catalogue } from '../index.ts'
import { count, who, whoIs, whoWas } from './numbers.ts'

export const ending: Catalogue['ending'] = (by, winners, you) => {
  const fugitive = who('Fugitive', you)
  const winner = winners[0]
  const loser = winner === 'Fugitive' ? 'Government' : 'Fugitive'
  switch (by) {
    case 'reached China':
      return {
        title: `${whoIs('Fugitive', you)} über die Grenze nach China`,
        text: 'An der Grenze endet die Jagd.',
        stamp: 'Entkommen',
      }
    case 'vanished':
      return {
        title: `${whoIs('Fugitive', you)} verschwunden`,
        text: 'Der Zähler stand auf X, und niemand fand eine Spur: Die Suche wurde eingestellt.',
        stamp: 'Entkommen',
      }
    case 'captured':
      return {
        title: `${whoWas('Fugitive', you)} festgenommen`,
        text: 'Zwei Agenten standen am Ort.',
        stamp: 'Gefasst',
      }
    case 'killed by an agent':
      return {
        title: `${whoIs('Fugitive', you)} im Kampf gefallen`,
        text: 'Ein Agent führte den letzten Schlag.',
        stamp: 'Getötet',
      }
    case 'killed by the Red Army':
      return {
        title: `${whoIs('Fugitive', you)} der Roten Armee in die Arme gelaufen`,
        text: 'Ein Manöver schloss den letzten Weg.',
        stamp: 'Getötet',
      }
    case 'three years':
      return {
        title: 'Drei Jahre sind um',
        text: `${fugitive} ${you === 'Fugitive' ? 'bist' : 'ist'} nicht rechtzeitig entkommen.`,
        stamp: 'Frist',
      }
    case 'unfinished':
      return { title: 'Das Spiel ist nicht zu Ende', text: 'So weit ging es.', stamp: 'Offen' }
    case 'resignation':
      return {
        title: `${who(loser, you)} ${loser === you ? 'hast' : 'hat'} aufgegeben`,
        text: 'Das Spiel endet, wo es stand.',
        stamp: 'Aufgegeben',
      }
    case 'draw':
      return { title: 'Remis', text: 'Beide haben zugestimmt, hier aufzuhören.', stamp: 'Remis' }
    case 'abandonment':
      return {
        title: `${whoIs(loser, you)} gegangen, ${winner === you ? 'erklärst du' : `erklärt ${winner === 'Fugitive' ? 'der Flüchtige' : 'die Regierung'}`}`,
        text: 'Das Spiel steht, wo es war. Niemand hat Geheimnisse aufgedeckt.',
        stamp: 'Gegangen',
      }
    case 'fault':
      return {
        title: 'Das Spiel wurde abgebrochen',
        text: `${who(loser, undefined)} hat das Protokoll gebrochen. Der unterschriebene Beweis steht in der Aufzeichnung.`,
        stamp: 'Abgebrochen',
      }
    default:
      return {
        title: winner === undefined ? 'Das Spiel ist aus' : `${who(winner, undefined)} hat gewonnen`,
        text: 'Das Spiel ist aus.',
        stamp: 'Beendet',
      }
  }
}

const moves = (n: number): string => count(n, 'Schritt', 'Schritte')
const rounds = (n: number): string => count(n, 'Runde', 'Runden')

export const endText: Catalogue['end'] = {
  bar: (winners, you) => {
    const [winner] = winners
    if (winner === undefined) return 'Das Spiel ist aus'
    if (you === undefined) return `Das Spiel ist aus: ${who(winner, undefined)} hat gewonnen`
    return winners.includes(you) ? 'Das Spiel ist aus: Du hast gewonnen' : 'Das Spiel ist aus: Du hast verloren'
  },
  claimed: 'Gegangen, so wird erklärt',
  file: round => `Akte 62-05, geschlossen in Runde ${round}`,
  record: 'Aus einer Aufzeichnung',
  unkept: 'Aus einer Aufzeichnung. Dieser Browser konnte sie nicht behalten: Öffne die Datei nächstes Mal wieder.',
  audit: 'Prüfung',
  entries: n => count(n, 'Eintrag', 'Einträge'),
  opening: 'Beide Seiten decken ihre Geheimnisse auf.',
  openingAway:
    'Die andere Seite hat ihre Geheimnisse noch nicht aufgedeckt. Du kannst warten oder die Aufzeichnung sichern.',
  yours: 'du',
  verdicts: { honest: 'Ehrlich', unopened: 'Verschlossen', findings: 'Befunde' },
  meanings: {
    honest: 'Jeder Zug, jede Antwort und jeder Wurf wurde mit den aufgedeckten Geheimnissen noch einmal geprüft.',
    unopened: 'Diese Seite hat ihre Geheimnisse nicht aufgedeckt. Was sie im Spiel bewiesen hat, gilt.',
    findings: 'Die Prüfung hat gefunden, was diese Seite gegen die Regeln getan hat:',
  },
  stopped:
    'Nach einem gebrochenen Protokoll deckt niemand seine Geheimnisse auf. Was diese Seite im Spiel bewiesen hat, gilt.',
  finding: entry => `Eintrag ${entry}`,
  export: 'Aufzeichnung sichern',
  repeat: 'Jeder kann diese Prüfung mit der Aufzeichnung wiederholen.',
  home: 'Zurück zur ersten Seite',
  noRoute: 'Der Weg ist nicht aufgedeckt.',
  moves,
  outcome: (n, steps) => (steps === undefined ? `${rounds(n)}.` : `${rounds(n)}, ${moves(steps)}.`),
}
