import type { Forgery } from '../forgery.ts'

export const drawForBoth: Forgery = {
  does: "takes its own offer of a draw in the other side's name",
  by: 'host',
  scene: 'offering a draw',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, 1),
}
