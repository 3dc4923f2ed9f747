/** Words on an Encounter card. */
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
