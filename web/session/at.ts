/** What a tab is at, and the screen for it. */
import type { SaveAsked } from '../app/commands.ts'
import type { Notice, View } from '../app/view.ts'
import type { Here } from './device/beside.ts'
import { engineOf } from './fetched.ts'
import type { Games } from './games.ts'
import type { Invite } from './invite.ts'
import type { Closed } from './report.ts'
import type { Signal } from './signal.ts'
import type { Sitting } from './sitting.ts'
import type { World } from './world.ts'

export type At =
  | { readonly type: 'starting' }
  | { readonly type: 'home'; readonly notice?: Notice }
  /** `game` is played in another tab; one that was moved away has the file with which it was */
  | { readonly type: 'refused'; readonly notice: Notice; readonly game?: string; readonly file?: Uint8Array }
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
    case 'refused': {
      const { notice, game, file } = at
      return { screen: 'refused', notice, takeOver: game !== undefined, moved: file !== undefined }
    }
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
/**
 * The seat on the screen as a file, or the file with which it was moved away; nothing if there is none, or if it could not be
 * kept that it was.
 */
export async function saveAt(at: At, asked: SaveAsked, world: World): Promise<Uint8Array | undefined> {
  if (asked.how === 'again' || at.type !== 'game') return at.type === 'refused' ? at.file : undefined
  const { saveFile } = await engineOf(world)
  return saveFile(at, asked.how, asked.passphrase, world.random)
}
