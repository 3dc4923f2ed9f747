/** What the audit found a seat to have done, by its code (docs/protocol.md, 12). */
import type { Catalogue } from '../index.ts'

export const findings: Catalogue['findings'] = {
  'not-your-turn': 'Sie sprach, als jemand anderes dran war.',
  'wrong-part': 'Sie antwortete etwas anderes, als gefragt war.',
  'no-such-option': 'Sie wählte, was nicht auf der Liste stand.',
  'commitment-malformed': 'Sie versiegelte zu viel oder zu wenig oder schickte ein Siegel, das keines ist.',
  'proof-missing': 'Sie ließ einen Beweis weg oder schickte einen zu viel.',
  'proof-false': 'Sie schickte einen Beweis, der nichts beweist.',
  'value-outside': 'Sie deckte eine Zahl auf, die die Regeln nicht kennen.',
  'contribution-mismatch': 'Sie deckte einen anderen Anteil an einem Wurf auf als den versiegelten.',
  'held-back': 'Sie hielt eine Antwort zurück, bei der niemand etwas zu entscheiden hat.',
  fork: 'Sie unterschrieb zwei verschiedene Einträge mit derselben Nummer.',
  'commitment-mismatch': 'Was sie versiegelt hat, ist kein Ort dieses Spiels.',
  'point-mismatch': 'Die zwei Hälften ihres Siegels enthalten nicht denselben Ort.',
  'claim-false': 'Sie wählte, was ihre eigenen verborgenen Orte nicht zulassen.',
  'contribution-not-derived': 'Ihr Anteil an einem Wurf stammt nicht aus den Geheimnissen, die sie aufgedeckt hat.',
  'seed-mismatch': 'Die Geheimnisse, die sie aufdeckte, sind nicht die, auf die sie sich festgelegt hatte.',
  'resign-mismatch': 'Sie gab in einem anderen Verlauf auf als dem, den sie hier unterschrieben hatte.',
  'closing-mismatch': 'Sie schloss einen anderen Verlauf ab als den, den sie hier unterschrieben hatte.',
  'draw-mismatch': 'Sie stimmte einem Remis in einem anderen Verlauf zu als dem, den sie hier unterschrieben hatte.',
  'abandon-mismatch':
    'Sie erklärte das Warten für beendet, in einem anderen Verlauf als dem, den sie hier unterschrieben hatte.',
  'played-on': 'Sie stimmte einem Remis zu und spielte dann doch weiter.',
}
export const otherFinding: Catalogue['otherFinding'] = 'Sie tat etwas, das beim Spielen nicht erlaubt ist.'
