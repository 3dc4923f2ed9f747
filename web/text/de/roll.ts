/** Words on the card of a roll, and of what the reader may see, hear and be told. */
import type { Catalogue } from '../index.ts'
import { tokenName } from './numbers.ts'

export const rollText: Catalogue['roll'] = {
  title: 'Ein Wurf',
  yours: 'dein Anteil',
  theirs: 'ihr Anteil',
  open: 'Beide Anteile ansehen',
  close: 'Wurf schließen',
  face: face => {
    switch (face.kind) {
      case 'die':
        return `Würfel: ${face.value}`
      case 'token':
        return `Plättchen: ${tokenName(face.token)}`
      case 'place':
        return `Karte ${face.value} von ${face.of}`
    }
  },
}
export const sensesText: Catalogue['senses'] = {
  title: 'Zu sehen und zu hören',
  names: { motion: 'Bewegung', sound: 'Töne', notify: 'Mitteilung, wenn ich am Zug bin' },
  refused: 'Dieser Browser erlaubt es nicht.',
}
