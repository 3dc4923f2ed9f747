import type { Forgery } from '../forgery.ts'

export const s1Occasion: Forgery = {
  does: 'names a game to resume where none was played',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'game-unknown',
  says: told => told.set(1, 1),
}
