/** The page's end of the line to the session. The real one leads to a worker; tests and fixtures have their own. */
import type { Side } from '../../src/games/siberian-manhunt/game.ts'
import type { Command, SaveAsked } from './commands.ts'
import type { Hint, Review } from './counsel.ts'
import type { Moment } from './replay.ts'
import type { View } from './view.ts'

export interface SessionPort {
  send(command: Command): void
  /** calls back with the view as it is, at once, and with every later one; returns the way to stop it */
  onView(show: (view: View) => void): () => void
  /** the record of the game on the screen, to be saved as a file */
  exportRecord(): Promise<Uint8Array>
  /** this seat as a file (docs/protocol.md, 8.8); nothing if it could not be kept that it moved away */
  saveFile(asked: SaveAsked): Promise<Uint8Array | undefined>
  /** how the finished game on the screen stood after that entry; nothing while it is not audited */
  moment(entry: number): Promise<Moment | undefined>
  /** what a good player would do now; nothing unless it is a practice game and the player's decision */
  hint(): Promise<Hint | undefined>
  /** the costliest decisions of that side in the finished game on the screen; nothing if they cannot be judged */
  review(side: Side): Promise<Review | undefined>
}
