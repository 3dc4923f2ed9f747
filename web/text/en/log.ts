/** Words around the log. */
import type { Badge } from '../shapes.ts'

export const badgeText: Readonly<Record<Badge, { readonly name: string; readonly means: string }>> = {
  proved: { name: 'Proved', means: 'Checked at once by the other browser, without seeing the secret.' },
  'rolled together': { name: 'Rolled together', means: 'Made of a share from each side: neither could choose it.' },
  opened: { name: 'Opened', means: 'A secret was laid on the table.' },
  signed: { name: 'Signed', means: 'Signed by the one who did it.' },
}
export const logText = {
  title: 'Log',
  empty: 'Nothing has happened yet.',
  entry: (n: number) => `entry ${n}`,
  round: (n: number) => `R${n}`,
  filters: { all: 'All', Fugitive: 'Fugitive', Government: 'Government', proofs: 'Proofs', rolls: 'Rolls' },
  show: 'Show on the map',
  find: 'Find in the log',
  none: 'No line says this.',
  more: (n: number) => `${n} earlier lines`,
}
