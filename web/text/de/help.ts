/** The rules on the screen, and the tips of a first game. */
import type { Catalogue } from '../index.ts'
import { count } from './numbers.ts'

export const helpText: Catalogue['help'] = {
  title: 'Regeln',
  open: 'Regeln und Hilfe',
  search: 'Regeln durchsuchen',
  contents: 'Kapitel',
  loading: 'Die Regeln kommen gleich.',
  failed: 'Die Regeln konnten nicht geladen werden.',
  again: 'Noch einmal',
  found: n => (n === 0 ? 'Nichts gefunden.' : `${count(n, 'Stelle', 'Stellen')} gefunden`),
  ruling: 'Auslegung',
  rulingMeans: 'Wo die gedruckten Regeln schweigen, wird hier so gespielt.',
  coach: 'Hinweis für das erste Spiel',
  gotIt: 'Verstanden',
  noTips: 'Keine Hinweise mehr',
  tipsAgain: 'Die Hinweise für das erste Spiel wieder zeigen',
  tipsShown: 'Die Hinweise kommen am Tisch wieder.',
  why: action => `Warum nicht: ${action}?`,
  ref: ref => `Regel ${ref}`,
  untranslated: 'Das Regelheft ist auf Englisch.',
}
