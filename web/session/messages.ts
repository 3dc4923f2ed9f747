/** What goes between the page and the session's worker. */
import type { Side } from '../../src/games/siberian-manhunt/game.ts'
import type { Command, SaveAsked } from '../app/commands.ts'
import type { Hint, Review } from '../app/counsel.ts'
import type { Moment } from '../app/replay.ts'
import type { View } from '../app/view.ts'
import type { Change } from './changes.ts'
import type { Order, Report } from './transport/port.ts'

export type ToWorker =
  /** `base` is the address of the page, `place` what this tab remembers, `version` that of the site, if it has one */
  | {
      readonly type: 'start'
      readonly base: string
      readonly place: string | undefined
      readonly version: string | undefined
    }
  /** `height` is that of the view on the screen when the command was given */
  | { readonly type: 'command'; readonly command: Command; readonly height: number | undefined }
  | { readonly type: 'report'; readonly report: Report }
  | { readonly type: 'record'; readonly request: number }
  | { readonly type: 'save'; readonly request: number; readonly asked: SaveAsked }
  | { readonly type: 'moment'; readonly request: number; readonly entry: number }
  /** what a good player would do now */
  | { readonly type: 'hint'; readonly request: number }
  /** a side's costliest decisions in the finished game on the screen */
  | { readonly type: 'review'; readonly request: number; readonly side: Side }

export type ToPage =
  /** from the view before; from {@link FIRST}, if there was none */
  | { readonly type: 'view'; readonly change: Change<View> }
  | { readonly type: 'order'; readonly order: Order }
  /** opens a worker for a bot, which gets this end of the line */
  | { readonly type: 'seat bot'; readonly port: MessagePort }
  | { readonly type: 'remember'; readonly place: string | undefined }
  | { readonly type: 'record'; readonly request: number; readonly bytes: Uint8Array | undefined }
  | { readonly type: 'moment'; readonly request: number; readonly moment: Moment | undefined }
  | { readonly type: 'hint'; readonly request: number; readonly hint: Hint | undefined }
  | { readonly type: 'review'; readonly request: number; readonly review: Review | undefined }

/** What both ends begin with. */
export const FIRST: View = { screen: 'starting' }
