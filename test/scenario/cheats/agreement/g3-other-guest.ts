import { encode } from '../../../../protocol/bytes/codec.ts'
import { publicKeyOf, sign } from '../../../../protocol/crypto/keys.ts'
import type { Forgery } from '../forgery.ts'
import { guestsOf } from '../helpers.ts'
import { OTHER, STRANGER } from '../props.ts'
import { fieldsOf } from '../told.ts'

export const g3OtherGuest: Forgery = {
  does: "puts itself on the guest's seat",
  by: 'host',
  scene: 'agreeing',
  message: 'g3',
  found: 'ignored',
  code: 'out-of-place',
  says: told => {
    const own = encode([...fieldsOf(guestsOf(told)).slice(0, 2), publicKeyOf(STRANGER), OTHER[32]])
    return told.set(2, [encode([own, sign('g2-signature', STRANGER, own)])])
  },
}
