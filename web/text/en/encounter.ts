/** Words on an Encounter card, and of the fight that may come of it. */
import type { PersonData } from '../../../src/games/siberian-manhunt/cards/shapes.ts'

export const encounterText = {
  kinds: {
    person: 'Encounter, person',
    predator: 'Encounter, predator',
    parasite: 'Encounter',
  },
  manners: { aggressive: 'Aggressive', neutral: 'Neutral', timid: 'Timid' } satisfies Record<
    PersonData['manner'],
    string
  >,
  loyalties: { loyal: 'Loyal', questionable: 'Questionable', silent: 'Silent' } satisfies Record<
    PersonData['loyalty'],
    string
  >,
  stats: { health: 'Health', attack: 'Attack', defence: 'Defence', pursuit: 'Pursuit' },
  killed: (token: 'silent' | 'loyal', count: number) => `Death: ${count} ${token === 'loyal' ? 'Loyal' : 'Silent'}`,
}

/** A foe in numbers. `leastDie` is the one die with which one gets away. */
export function combatText(
  foe: string,
  left: number,
  hp: number,
  attack: number | undefined,
  defence: number,
  leastDie: number | undefined,
): string {
  const strikes = attack === undefined ? '' : `, attack +${attack}`
  const away = leastDie === undefined ? '' : `; escape needs *${leastDie}* or more`
  return `${foe}: *health ${left} of ${hp}*${strikes}, defence ${defence}. A strike hurts from ${defence + 1} on, weapon included${away}.`
}
