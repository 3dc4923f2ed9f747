import { contributionCommitment } from '../../../protocol/transcript/roll.ts'
import { type Cheat, rolling, withRoll } from './cheat.ts'

/** The next contribution is committed to in time, but not the seed's. In the story's last roll, so that nothing opens it. */
export const diceOfItsOwn: Cheat = {
  does: 'commits to a contribution that does not come from its seed',
  by: 'Government',
  when: 'audit',
  code: 'contribution-not-derived',
  now: moment => rolling(moment) && moment.session.transcript.position.run.state.round === 3,
  says: ({ session, honest }) =>
    withRoll(honest, part => {
      const { position, agreed } = session.transcript
      const next = contributionCommitment(agreed.gameId, honest.seat, position.roll + 1, new Uint8Array(32))
      return { ...part, next }
    }),
}
