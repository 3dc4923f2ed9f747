/** Everything that opens over a screen or beside it, each with what is pressed to see it. */
import type { Badge } from '../../../web/text/shapes.ts'
import type { Look } from './window.ts'

/** Stands for a press on something that cannot be fetched then. */
export const NOT_FETCHED = 'not fetched'

export interface Opening {
  /**
   * What is pressed for it: hooks of buttons, or selectors where the hook is not enough. Where only some sheets are in view,
   * the sheet with the button is turned to first.
   */
  readonly look: Look
  /** the hook of what is there then */
  readonly opens: string
  /** on a phone there is no such button */
  readonly only?: 'desk'
}
const from = (view: string, presses: readonly string[], opens: string): Opening => ({ look: [view, ...presses], opens })
const onDesk = (view: string, presses: readonly string[], opens: string): Opening => ({
  ...from(view, presses, opens),
  only: 'desk',
})

const badge = (kind: Badge): string => `badge[data-badge="${kind}"]`

/** Dialogs: the rest of the page waits until they are closed. The last press opens them. */
export const DIALOGS: readonly Opening[] = [
  from('home', [NOT_FETCHED], 'missing'),
  from('lobby-here', ['settings'], 'settings-sheet'),
  from('fugitive', ['settings'], 'settings-sheet'),
  from('end', ['settings'], 'settings-sheet'),
  from('home-saved', ['help-open'], 'help'),
  from('government', ['help-open'], 'help'),
  from('fugitive', ['rule'], 'help'),
  onDesk('fugitive', ['card[aria-disabled=true]', 'why-rule'], 'help'),
  from('lobby', ['exchange-open'], 'exchange'),
  from('exchange-offer', [], 'exchange'),
  from('exchange-answer', [], 'exchange'),
  from('government-waiting', ['exchange-open'], 'exchange'),
  from('fugitive', ['safety'], 'safety-sheet'),
  from('government', ['resign'], 'early'),
  from('government-owed', ['resign'], 'early'),
  from('fugitive-offered', ['resign'], 'early'),
  from('government', ['save'], 'save-sheet'),
  from('practice', ['save'], 'save-sheet'),
  from('government-winter', ['known-open'], 'known'),
  from('fugitive-winter', ['known-open'], 'known'),
  from('fugitive', ['character'], 'card-sheet'),
  from('belongings', ['thing[data-at=carried]'], 'card-sheet'),
  from('belongings', ['thing[data-at=camp]'], 'card-sheet'),
  from('dressed', ['thing[data-at=worn]'], 'card-sheet'),
  from('belongings', ['recipe'], 'card-sheet'),
  from('government-cards', ['assistance-card'], 'card-sheet'),
  from('government-cards', ['in-force-card'], 'card-sheet'),
  from('government-commanded', ['reserve-card'], 'card-sheet'),
  from('government-commanded', ['general'], 'card-sheet'),
  from('government', ['agent-card'], 'card-sheet'),
  from('government-cards', ['half[data-half=them]', 'character'], 'card-sheet'),
  from('government-met', ['half[data-half=them]', 'met-card'], 'card-sheet'),
  from('fugitive', ['deck[data-deck=urban]'], 'deck-sheet'),
  from('fugitive', ['deck[data-deck=assistance]'], 'deck-sheet'),
  from('government', ['half[data-half=log]', badge('proved')], 'evidence'),
  from('steal', ['half[data-half=log]', badge('opened')], 'evidence'),
  from('combat', ['half[data-half=log]', badge('rolled together')], 'evidence'),
  from('roll-die', ['roll-open'], 'evidence'),
  from('end', ['leaf-log', badge('proved')], 'evidence'),
]
/** What lies beside the rest and leaves it as it is. */
export const ASIDE: readonly Opening[] = [
  from('home', ['join'], 'join-link'),
  from('home-saved', ['forget'], 'forget-yes'),
  from('home-wrong', ['save-file'], 'open-passphrase'),
  from('prepare', ['opponent-same-device'], 'prepare-screen'),
  from('fugitive', ['layers'], 'layers-menu'),
  from('fugitive', ['map-list'], 'places'),
  from('government-air', ['map-list'], 'places'),
  from('government-winter', ['marking'], 'known-key'),
  onDesk('fugitive', ['card[aria-disabled=true]'], 'why'),
  from('fugitive', ['off'], 'way-out'),
  from('government-far', ['open-agent'], 'act'),
  from('government-winter', ['open-group'], 'act'),
  from('government', ['half[data-half=log]', 'log-filter[data-filter=proofs]'], 'log'),
  from('government-cards', ['half[data-half=them]'], 'half'),
  from('combat', ['half[data-half=log]', badge('rolled together'), 'evidence-how summary'], 'evidence'),
  from('practice', ['hint'], 'hint-says'),
  from('roll-die', [], 'roll'),
  from('roll-token', [], 'roll'),
  from('roll-card', [], 'roll'),
  from('end', ['how summary'], 'how'),
  from('end', ['leaf-route'], 'route'),
  from('end', ['leaf-known'], 'possible-list'),
  from('end', ['leaf-review'], 'review'),
  from('end', ['leaf-numbers'], 'numbers'),
  from('end', ['leaf-log'], 'replay-log'),
  from('end', ['leaf-files'], 'files'),
]
