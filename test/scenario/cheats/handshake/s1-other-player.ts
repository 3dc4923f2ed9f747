import { publicKeyOf } from '../../../../protocol/crypto/keys.ts'
import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const s1OtherPlayer: Forgery = {
  does: "resumes a game with somebody else's key",
  by: 'guest',
  scene: 'meeting again in a game',
  message: 's1',
  found: 'refused',
  code: 'wrong-player',
  says: told => told.set(3, publicKeyOf(STRANGER), STRANGER),
}
