import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const s1Signature: Forgery = {
  does: "names a player's key without having it",
  by: 'guest',
  scene: 'meeting again in a game',
  message: 's1',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.signedBy(STRANGER),
}
