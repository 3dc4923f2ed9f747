import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const s2Signature: Forgery = {
  does: "names the host's key without having it",
  by: 'host',
  scene: 'meeting again in a game',
  message: 's2',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.signedBy(STRANGER),
}
