import { publicKeyOf } from '../../../../protocol/crypto/keys.ts'
import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const s2Key: Forgery = {
  does: 'hosts with another key than that of the invitation',
  by: 'host',
  scene: 'first meeting',
  message: 's2',
  found: 'refused',
  code: 'wrong-host',
  says: told => told.set(1, publicKeyOf(STRANGER), STRANGER),
}
