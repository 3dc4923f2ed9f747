/** Words on an Encounter card, and of the fight that may come of it. */
import type { Catalogue } from '../index.ts'
import { tokens } from './numbers.ts'

export const encounterText: Catalogue['encounter'] = {
  kinds: { person: 'Begegnung, Mensch', predator: 'Begegnung, Raubtier', parasite: 'Begegnung' },
  manners: { aggressive: 'Angriffslustig', neutral: 'Gelassen', timid: 'Scheu' },
  loyalties: { loyal: 'Loyal', questionable: 'Zweifelhaft', silent: 'Stumm' },
  stats: { health: 'Gesundheit', attack: 'Angriff', defence: 'Verteidigung', pursuit: 'Verfolgung' },
  killed: (token, count) => `Tod: ${tokens(token, count)}`,
}

export const combatText: Catalogue['combat'] = (foe, left, hp, attack, defence, leastDie) => {
  const strikes = attack === undefined ? '' : `, Angriff +${attack}`
  const away = leastDie === undefined ? '' : `; zur Flucht braucht es eine *${leastDie}* oder mehr`
  return `${foe}: *Gesundheit ${left} von ${hp}*${strikes}, Verteidigung ${defence}. Ein Schlag trifft ab ${defence + 1}, Waffe eingerechnet${away}.`
}
