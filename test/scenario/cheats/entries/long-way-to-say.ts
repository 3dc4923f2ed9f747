import type { Forgery } from '../forgery.ts'

/** Of the many ways to write one value only the shortest counts, so that nobody can have two hashes of one entry. */
export const longWayToSay: Forgery = {
  does: 'writes an entry in a longer way than needed',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'garbage',
  says: ({ wire }) => Uint8Array.of(0x98, ...wire),
}
