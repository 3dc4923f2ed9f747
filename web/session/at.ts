/** What a tab is at, and the screen for it. */
import type { Notice, View } from '../app/view.ts'
import type { Here } from './device/beside.ts'
import type { Games } from './games.ts'
import type { Invite } from './invite.ts'
import type { Closed } from './report.ts'
import type { Signal } from './signal.ts'
import type { Sitting } from './sitting.ts'

export type At =
  | { readonly type: 'starting' }
  | { readonly type: 'home'; readonly notice?: Notice }
  | { readonly type: 'refused'; readonly notice: Notice }
  /** an invitation that nobody has claimed; an offer may have come with it */
  | { readonly type: 'invited'; readonly invite: Invite; readonly offer: Signal | undefined; readonly rules: string }
  | { readonly type: 'prepare' }
  | ({ readonly type: 'game'; readonly sitting: Sitting; readonly release: () => void } & Here)
  /** `unkept`: the store failed, so that it is gone with the page */
  | ({ readonly type: 'record'; readonly file: Uint8Array; readonly unkept: boolean } & Closed)

export function viewAt(at: At, { shown: games, shelf: { shown: records } }: Games): View {
  switch (at.type) {
    case 'starting':
      return { screen: 'starting' }
    case 'home':
      return { screen: 'home', games, records, ...(at.notice && { notice: at.notice }) }
    case 'refused':
      return { screen: 'refused', notice: at.notice }
    case 'invited':
      return { screen: 'join', stage: 'unclaimed', connection: { state: 'waiting' }, rulesHash: at.rules }
    case 'game':
      return at.hotSeat?.view() ?? at.sitting.view()
    case 'prepare':
      return { screen: 'prepare' }
    case 'record':
      return { screen: 'end', report: at.report, opening: false, live: false, unkept: at.unkept }
  }
}

/** Lets go of a game that is not on the screen any more. */
export function leave(at: At): void {
  if (at.type !== 'game') return
  at.sitting.stop()
  at.beside?.stop()
  at.release()
}
