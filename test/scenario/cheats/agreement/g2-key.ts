import { publicKeyOf } from '../../../../protocol/crypto/keys.ts'
import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const g2Key: Forgery = {
  does: 'consents with another key than it came with',
  by: 'guest',
  scene: 'agreeing',
  message: 'g2',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, publicKeyOf(STRANGER), STRANGER),
}
