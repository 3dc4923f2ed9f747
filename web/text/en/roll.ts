/** Words on the card of a roll, and of what the reader may see, hear and be told. */
import type { RolledFace } from '../../screens/table/rolls.ts'

export const rollText = {
  title: 'A roll',
  yours: 'your share',
  theirs: 'their share',
  open: 'See both shares',
  close: 'Close the roll',
  face: (face: RolledFace): string => {
    switch (face.kind) {
      case 'die':
        return `die: ${face.value}`
      case 'token':
        return face.token === 'silent' ? 'Silent token' : 'Loyal token'
      case 'place':
        return `card ${face.value} of ${face.of}`
    }
  },
}
export const sensesText = {
  title: 'Seen and heard',
  names: { motion: 'Movement', sound: 'Sounds', notify: 'Notification on my turn' },
  refused: 'This browser does not allow it.',
}
