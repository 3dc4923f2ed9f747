import { type Cheat, rolling, withRoll } from './cheat.ts'

/** It has seen the Fugitive's contribution when it opens its own. */
export const secondThoughts: Cheat = {
  does: "changes its contribution to a roll after seeing the other one's",
  by: 'Government',
  when: 'live',
  code: 'contribution-mismatch',
  now: moment => rolling(moment) && moment.session.transcript.height > 1,
  says: ({ honest }) => withRoll(honest, part => ({ ...part, contribution: part.contribution.map(byte => byte ^ 1) })),
}
