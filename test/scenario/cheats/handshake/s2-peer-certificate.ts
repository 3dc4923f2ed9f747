import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s2PeerCertificate: Forgery = {
  does: 'sees another certificate of the guest than the guest itself',
  by: 'host',
  scene: 'first meeting',
  message: 's2',
  found: 'refused',
  code: 'channel-intercepted',
  says: told => told.set(5, OTHER[32]),
}
