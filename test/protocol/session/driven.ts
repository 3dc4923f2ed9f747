/** Two peers of the tiny game who come to an end whatever happens on the way. */
import { audit } from '../../../protocol/audit/audit.ts'
import { readRecord } from '../../../protocol/audit/record.ts'
import type { Event, Option, Rules } from '../../../protocol/rules/index.ts'
import { parseEntry } from '../../../protocol/transcript/entry.ts'
import type { RoleRule } from '../../../protocol/transcript/terms.ts'
import { type Chooser, Duo } from '../../../src/local/duo.ts'
import { pick, seeded } from '../../../src/local/index.ts'
import { type MiniEvent, type MiniOption, mini, type Setup, type State } from '../mini.ts'
import { bytesFrom, HOST_HIDES, JOINT_ROLL, there } from '../seated.ts'

export type MiniDuo = Duo<State, Setup, MiniOption, MiniEvent>
export const miniDuo = (seed = 1): MiniDuo => new Duo([mini, mini], bytesFrom(seed))

/** A player who decides the same at the same height, whatever has happened in between. */
export const steady =
  <S, Set, O extends Option, E extends Event>(seed: number): Chooser<S, Set, O, E> =>
  peer => {
    const { session, height } = there(peer.playing)
    return [pick(session.plays(), seeded(seed, height))]
  }

/** Two who have agreed on three rounds in which the host hides, after so many choices. */
export function begun(choices: number): MiniDuo {
  const duo = miniDuo()
  duo.connect()
  duo.agree({ rounds: 3 }, HOST_HIDES)
  duo.play([steady(4), steady(4)], choices)
  return duo
}

/** One thing that a player or a connection may do now; false once all is done. */
function goOn<S, Set, O extends Option, E extends Event>(
  duo: Duo<S, Set, O, E>,
  setup: Set,
  roles: RoleRule,
  chooser: Chooser<S, Set, O, E>,
): boolean {
  duo.revive()
  const [{ peer: host }, { peer: guest }] = duo.sides
  if (duo.dead) return true
  if (host.agreement.terms === undefined) duo.input(0, peer => peer.propose(setup, roles))
  else if (guest.agreement.terms !== undefined && !guest.agreement.consented) duo.input(1, peer => peer.consent())
  else if (duo.sides.every(({ peer }) => peer.playing?.ended && hasBothSeeds(peer.playing))) return false
  else duo.play([chooser, chooser])
  return true
}
const hasBothSeeds = (playing: { seedOf(seat: never): unknown }): boolean =>
  [0, 1].every(seat => playing.seedOf(seat as never) !== undefined)

/** From wherever they are to opened seeds; `beside` is what else goes on. Throws if they do not get there. */
export function finish<S, Set, O extends Option, E extends Event>(
  duo: Duo<S, Set, O, E>,
  setup: Set,
  roles: RoleRule,
  chooser: Chooser<S, Set, O, E>,
  beside: () => void = () => {},
): void {
  for (let turn = 0; turn < 300; turn++) {
    if (!goOn(duo, setup, roles, chooser)) return
    beside()
  }
  throw new Error(`no end: ${duo.sides.map(side => side.log.slice(-5).join(', ')).join(' | ')}`)
}
export const finishMini = (duo: MiniDuo, seed = 1, rounds = 2): void =>
  finish(duo, { rounds }, JOINT_ROLL, steady(seed))

/** Where a game ended, the same for both sides: bodies of entries, state, outcome, and what the audit says. */
export function ends<S, Set, O extends Option, E extends Event>(duo: Duo<S, Set, O, E>, rules: Rules<S, Set, O, E>) {
  return duo.sides.map(({ peer }, seat) => {
    const { session } = there(peer.playing)
    const { transcript } = session
    const record = readRecord(there(duo.record(seat === 0 ? 0 : 1)))
    if ('where' in record) throw new Error(record.says)
    const audited = audit(record, rules)
    return {
      bodies: transcript.entries.map(wire => there(parseEntry(wire)).bodyBytes.join()),
      state: JSON.stringify(transcript.position.run.state),
      outcome: transcript.position.outcome,
      verdicts: audited.type === 'audited' ? audited.seats.map(one => one.verdict) : audited.says,
      accused: peer.playing?.fault,
    }
  })
}
