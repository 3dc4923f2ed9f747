/** Words on an Encounter card, and of the fight that may come of it. */
import type { Catalogue } from '../index.ts'
import { tokens } from './numbers.ts'

export const encounterText: Catalogue['encounter'] = {
  kinds: { person: 'Встреча, человек', predator: 'Встреча, хищник', parasite: 'Встреча' },
  manners: { aggressive: 'Нападает', neutral: 'Спокоен', timid: 'Робок' },
  loyalties: { loyal: 'Лояльность', questionable: 'Под вопросом', silent: 'Молчание' },
  stats: { health: 'Здоровье', attack: 'Атака', defence: 'Защита', pursuit: 'Погоня' },
  killed: (token, count) => `Смерть: ${tokens(token, count)}`,
}

export const combatText: Catalogue['combat'] = (foe, left, hp, attack, defence, leastDie) => {
  const strikes = attack === undefined ? '' : `, атака +${attack}`
  const away = leastDie === undefined ? '' : `; для бегства нужно *${leastDie}* или больше`
  return `${foe}: *здоровье ${left} из ${hp}*${strikes}, защита ${defence}. Удар ранит от ${defence + 1}, считая оружие${away}.`
}
