import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

/** So it is with somebody who sits between the two. */
export const s1PeerCertificate: Forgery = {
  does: 'sees another certificate of the host than the host itself',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'channel-intercepted',
  says: told => told.set(7, OTHER[32]),
}
