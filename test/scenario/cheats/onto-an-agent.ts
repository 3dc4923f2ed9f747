import { bent, sealedInstead } from '../../protocol/forge.ts'
import { steps } from '../story.ts'
import { type Cheat, choosing, stepAtTheCrash } from './cheat.ts'

/** The agent stands next door: nothing but the rule against entering its location is broken. */
export const ontoAnAgent: Cheat = {
  does: 'moves onto an agent',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: choosing(steps('town')),
  says: ({ session }) => {
    const [agent] = session.transcript.position.run.state.government.agents
    const { believed, play } = stepAtTheCrash(session)
    return bent(session, play, { believed, hide: sealedInstead(agent?.at ?? 0) })
  },
}
