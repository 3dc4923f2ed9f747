/** Words on the card of a roll, and of what the reader may see, hear and be told. */
import type { Catalogue } from '../index.ts'
import { tokenName } from './numbers.ts'

export const rollText: Catalogue['roll'] = {
  title: 'Бросок',
  yours: 'ваша доля',
  theirs: 'их доля',
  open: 'Показать обе доли',
  close: 'Закрыть бросок',
  face: face => {
    switch (face.kind) {
      case 'die':
        return `кубик: ${face.value}`
      case 'token':
        return `жетон: ${tokenName(face.token)}`
      case 'place':
        return `карта ${face.value} из ${face.of}`
    }
  },
}
export const sensesText: Catalogue['senses'] = {
  title: 'Что видно и слышно',
  names: { motion: 'Движение', sound: 'Звуки', notify: 'Уведомление о моём ходе' },
  refused: 'Браузер этого не разрешает.',
}
