/** The game on another board. */
import { vi } from 'vitest'
import type { smallBoard } from './boards.ts'

/** Loads everything anew with that board in the place of the real one. */
export async function on(board: ReturnType<typeof smallBoard>) {
  vi.resetModules()
  vi.doMock('../../../../src/games/siberian-manhunt/board.json', () => ({ default: board }))
  return import('./exact.ts')
}
