import type { Forgery } from '../forgery.ts'
import { accusation, badEntry, truthfully } from '../helpers.ts'

export const accusesWithForgery: Forgery = {
  does: 'accuses the other side with an entry that it signed itself',
  by: 'host',
  scene: 'the game goes on',
  message: 'accuse',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'the game goes on', message: 'accuse', says: truthfully },
  says: told => accusation(told, 'no-such-option', [badEntry(told, told.key)]),
}
