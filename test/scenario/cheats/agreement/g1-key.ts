import { publicKeyOf } from '../../../../protocol/crypto/keys.ts'
import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const g1Key: Forgery = {
  does: "proposes with another key than the host's",
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(5, publicKeyOf(STRANGER), STRANGER),
}
