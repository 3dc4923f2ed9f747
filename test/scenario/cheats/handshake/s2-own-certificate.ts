import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s2OwnCertificate: Forgery = {
  does: 'sees another certificate of its own than the guest does',
  by: 'host',
  scene: 'first meeting',
  message: 's2',
  found: 'refused',
  code: 'channel-intercepted',
  says: told => told.set(4, OTHER[32]),
}
