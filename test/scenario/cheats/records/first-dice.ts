import { encode } from '../../../../protocol/bytes/codec.ts'
import { sign } from '../../../../protocol/crypto/keys.ts'
import { toSeat } from '../../../../protocol/rules/index.ts'
import { agreedFrom, makeG4, readG4 } from '../../../../protocol/session/agreement.ts'
import { makeStatement } from '../../../../protocol/session/closing.ts'
import { contributionCommitment } from '../../../../protocol/transcript/roll.ts'
import { Seated, there } from '../../../protocol/seated.ts'
import { type Doctored, honestRecord } from '../doctored.ts'
import { bytesAt, fieldsOf } from '../told.ts'

/** Nobody has spoken yet: the last messages of the agreement are enough. */
export const firstDice: Doctored = {
  does: 'commits to a first contribution that does not come from its seed',
  by: 'guest',
  code: 'contribution-not-derived',
  made: cheats => {
    const { talk } = new Seated({ rounds: 1 })
    const { g3, g4s, seeds, keys } = talk
    // The other fields are those of an honest commitment.
    const [body] = fieldsOf(makeG4(g3, { seat: toSeat(1), seed: seeds[1] }, keys[1]))
    const fields = fieldsOf(bytesAt(body))
    const own = contributionCommitment(g3.gameId, 1, 0, new Uint8Array(32))
    const sealed = encode(fields.map((field, i) => (cheats && i === 3 ? own : field)))
    const g4 = encode([sealed, sign('g4-signature', keys[1], sealed)])
    const { genesis } = there(agreedFrom(g3, [g4s[0], there(readG4(g3, g4))]))
    const statements = ([0, 1] as const).flatMap(seat => [
      makeStatement(g3.gameId, { type: 'closing', seat: toSeat(seat), height: 0, head: genesis }, keys[seat]),
      makeStatement(g3.gameId, { type: 'seed', seat: toSeat(seat), seed: seeds[seat] }, keys[seat]),
    ])
    const record = { ...honestRecord(), g4s: [g4s[0].wire, g4], entries: [], statements }
    return { record, entry: 0 }
  },
}
