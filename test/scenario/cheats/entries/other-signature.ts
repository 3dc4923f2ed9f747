import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const otherSignature: Forgery = {
  does: 'lets somebody else sign',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'bad-signature',
  says: told => told.signedBy(STRANGER),
}
