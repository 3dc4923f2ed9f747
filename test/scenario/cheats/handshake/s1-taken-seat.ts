import { publicKeyOf } from '../../../../protocol/crypto/keys.ts'
import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const s1TakenSeat: Forgery = {
  does: 'takes a seat that is taken, with a link that leaked',
  by: 'guest',
  scene: 'meeting again before a game',
  message: 's1',
  found: 'refused',
  code: 'invite-used',
  says: told => told.set(3, publicKeyOf(STRANGER), STRANGER),
}
