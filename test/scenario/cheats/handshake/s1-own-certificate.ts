import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s1OwnCertificate: Forgery = {
  does: 'sees another certificate of its own than the host does',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'channel-intercepted',
  says: told => told.set(6, OTHER[32]),
}
