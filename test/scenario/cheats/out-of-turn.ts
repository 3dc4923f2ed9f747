import { toSeat } from '../../../protocol/rules/index.ts'
import { type Cheat, rolling } from './cheat.ts'

/** After its contribution to the roll it goes on as if it were the Fugitive. */
export const outOfTurn: Cheat = {
  does: 'speaks when the Fugitive has to',
  by: 'Government',
  when: 'live',
  code: 'not-your-turn',
  now: moment => rolling(moment) && moment.session.transcript.height > 1,
  says: ({ session, honest }) => {
    const position = session.transcript.position.copy()
    const spot = { seat: honest.seat, entry: honest.number, part: 0, previous: honest.previous }
    for (const part of honest.parts) position.apply(part, spot, () => true)
    const request = position.digest() ?? new Uint8Array()
    const more = { type: 'choice', request, option: 0, commitments: [], proofs: [] } as const
    return { ...honest, seat: toSeat(1), parts: [...honest.parts, more] }
  },
}
