import { parseEntry } from '../../../protocol/transcript/entry.ts'
import { steps } from '../story.ts'
import { type Cheat, choosing, routeOf, withChoice } from './cheat.ts'

/** The proof was good for the step before. */
export const oldProof: Cheat = {
  does: 'proves a step with the proof of an earlier one',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: moment => choosing(steps('wilderness'))(moment) && routeOf(moment.session).length === 2,
  says: ({ session, honest }) => {
    const earlier = parseEntry(session.transcript.entries.at(-1) ?? new Uint8Array())?.body.parts[0]
    const proofs = earlier?.type === 'choice' ? earlier.proofs : []
    return withChoice(honest, part => ({ ...part, proofs }))
  },
}
