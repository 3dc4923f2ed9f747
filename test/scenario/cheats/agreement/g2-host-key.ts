import { publicKeyOf } from '../../../../protocol/crypto/keys.ts'
import type { Forgery } from '../forgery.ts'

export const g2HostKey: Forgery = {
  does: "consents in the host's name",
  by: 'guest',
  scene: 'agreeing',
  message: 'g2',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, publicKeyOf(told.duo.sides[0].peer.self.key)),
}
