/** What the page may say to the session's worker: plain data. */
import type { Play } from '../../protocol/rules/index.ts'
import type { MarkerKind } from './aids.ts'
import type { Opponent, Proposal } from './view.ts'

/** What the page may ask for. */
export type Command =
  | { readonly type: 'go home' }
  | { readonly type: 'host' }
  /** choose an opponent at this device */
  | { readonly type: 'prepare' }
  | { readonly type: 'begin here'; readonly opponent: Exclude<Opponent, 'person'>; readonly proposal: Proposal }
  /** two at one device: hide what only one may see; show it to whoever must decide */
  | { readonly type: 'cover' }
  | { readonly type: 'uncover' }
  /** the bot need not take its time over this decision */
  | { readonly type: 'hurry' }
  | { readonly type: 'propose'; readonly proposal: Proposal }
  | { readonly type: 'join'; readonly link: string }
  | { readonly type: 'claim' }
  /** connect without a broker: make an offer, take what the other player sent, or give it up */
  | { readonly type: 'signal'; readonly step: 'offer' | 'stop' }
  | { readonly type: 'signal'; readonly step: 'take'; readonly text: string }
  | { readonly type: 'sign' }
  | { readonly type: 'continue'; readonly game: string }
  | { readonly type: 'forget'; readonly game: string }
  | { readonly type: 'plan'; readonly plays: readonly Play[] }
  | { readonly type: 'act'; readonly plays: readonly Play[] }
  /** a note on the map, seen by nobody else; without a kind it is taken away */
  | { readonly type: 'mark'; readonly node: number; readonly kind: MarkerKind | undefined }
  | { readonly type: 'resign' }
  /** ask for another game, or answer: the same as they ask for accepts it, none would rather not */
  | { readonly type: 'rematch'; readonly proposal?: Proposal }
  | { readonly type: 'draw'; readonly step: 'offer' | 'take back' | 'accept' }
  | { readonly type: 'claim abandonment' }
  | { readonly type: 'open record'; readonly bytes: Uint8Array }
  /** one that is kept here; it is forgotten as a game is */
  | { readonly type: 'open kept'; readonly record: string }
  | { readonly type: 'open save'; readonly bytes: Uint8Array; readonly passphrase: string }
  /** play here what another tab plays */
  | { readonly type: 'take over' }
  | { readonly type: 'export' }

/** This seat as a file; a move seals it here, `again` is the file of a move that was made. */
export type SaveAsked = { readonly how: 'backup' | 'move'; readonly passphrase: string } | { readonly how: 'again' }
