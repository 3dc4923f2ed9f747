/** Two seats at a table with everything agreed, without a connection between them: for tests of the transcript. */
import { toBase64url } from '../../protocol/bytes/text.ts'
import { newSigningKey, type Random, type SigningKey } from '../../protocol/crypto/keys.ts'
import { type Event, type Option, type Play, type Rules, toRole, toSeat } from '../../protocol/rules/index.ts'
import {
  agreedFrom,
  type G1,
  type G2,
  type G3,
  type G4,
  makeG1,
  makeG2,
  makeG3,
  makeG4,
  PROTOCOL_VERSION,
  readG1,
  readG2,
  readG3,
  readG4,
  rulesHash,
} from '../../protocol/session/agreement.ts'
import { Session } from '../../protocol/session/session.ts'
import { compose } from '../../protocol/transcript/author.ts'
import { type Body, encodeBody, signEntry } from '../../protocol/transcript/entry.ts'
import type { Agreed, RoleRule } from '../../protocol/transcript/terms.ts'
import { pick, seeded } from '../../src/local/index.ts'
import { type MiniEvent, type MiniOption, mini, type Setup, type State } from './mini.ts'

export type Seat01 = 0 | 1
export const HOST_HIDES: RoleRule = { type: 'fixed', roles: [toRole(0), toRole(1)] }
export const GUEST_HIDES: RoleRule = { type: 'fixed', roles: [toRole(1), toRole(0)] }
export const JOINT_ROLL: RoleRule = { type: 'joint roll' }

/** Bytes from a seed: the same game again and again. For tests only. */
export function bytesFrom(...seed: readonly number[]): Random {
  const random = seeded(...seed)
  return count => Uint8Array.from({ length: count }, () => random(256))
}

/** The value, or an error: for what a test knows to be there. */
export function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something is missing')
  return value
}
export const same = (a: Uint8Array, b: Uint8Array): boolean => toBase64url(a) === toBase64url(b)

/** The four messages of an agreement with all that was drawn for it. */
export interface Talk {
  readonly keys: readonly [SigningKey, SigningKey]
  readonly seeds: readonly [Uint8Array, Uint8Array]
  readonly nonces: readonly [Uint8Array, Uint8Array]
  readonly g1: G1
  readonly g2: G2
  readonly g3: G3
  readonly g4s: readonly [G4, G4]
  readonly agreed: Agreed
}
export function talk<S, Set, O extends Option, E extends Event>(
  rules: Rules<S, Set, O, E>,
  setup: Set,
  roles: RoleRule,
  random: Random,
  wait?: number,
): Talk {
  const keys = [newSigningKey(random), newSigningKey(random)] as const
  const seeds = [random(32), random(32)] as const
  const nonces = [random(32), random(32)] as const
  const data = rules.setupData(setup)
  const fixed = { version: PROTOCOL_VERSION, rulesHash: rulesHash(rules), setup: data, roles, seats: 2 }
  const g1 = there(readG1(makeG1({ ...fixed, ...(wait === undefined ? {} : { wait }) }, keys[0], nonces[0])))
  const g2 = there(readG2(g1, makeG2(g1, toSeat(1), keys[1], nonces[1])))
  const g3 = there(readG3(g1, makeG3(g1, keys[0], nonces[0], [g2])))
  const g4 = (seat: Seat01) => there(readG4(g3, makeG4(g3, { seat: toSeat(seat), seed: seeds[seat] }, keys[seat])))
  const g4s = [g4(0), g4(1)] as const
  return { keys, seeds, nonces, g1, g2, g3, g4s, agreed: there(agreedFrom(g3, g4s)) }
}

/** A seat's player: picks from what the secrets allow, the same for the same seed at the same height. */
export type Decide = (plays: readonly Play[], height: number) => Play
export const anyPlay =
  (seed: number): Decide =>
  (plays, height) =>
    pick(plays, seeded(seed, height))

/** A table at which both seats hold their session. */
export class Seated {
  readonly talk: Talk
  readonly sessions: readonly [MiniSession, MiniSession]

  constructor({ seed = 1, roles = HOST_HIDES, rounds = 3, random = bytesFrom(seed) } = {}) {
    const setup = { rounds }
    this.talk = talk(mini, setup, roles, random)
    this.sessions = [this.fresh(0, setup), this.fresh(1, setup)]
  }
  private fresh(seat: Seat01, setup: Setup, rules = mini): MiniSession {
    const { agreed, seeds, keys } = this.talk
    return new Session(agreed, rules, setup, { seat: toSeat(seat), seed: seeds[seat] }, keys[seat])
  }
  /** A session of this seat that knows nothing of the game yet, perhaps with other rules. */
  anew(seat: Seat01, rules = mini): MiniSession {
    return this.fresh(seat, { rounds: this.sessions[0].transcript.position.run.state.rounds }, rules)
  }
  /** A session of this seat, restarted with the entries so far. */
  anewAt(seat: Seat01): MiniSession {
    const session = this.anew(seat)
    for (const wire of this.sessions[0].transcript.entries) session.accept(wire)
    return session
  }

  /** whose turn it is */
  get owes(): Seat01 {
    return this.sessions[0].transcript.position.owes() === 1 ? 1 : 0
  }
  get over(): boolean {
    return this.sessions[0].transcript.position.outcome !== undefined
  }
  /** The hidden place, which only the hider's session knows. */
  get place(): number | undefined {
    const { trail } = this.sessions[0].transcript.position.run.state
    const last = trail.at(-1)
    return last === undefined ? undefined : (this.sessions[0].vault.get(last) ?? this.sessions[1].vault.get(last))
  }
  /** Players of whom the seeker never looks where the hider is, so that the game lasts. */
  unfound(seed: number): Decide {
    return (plays, height) => {
      const { request } = this.sessions[0].transcript.position
      const options = request?.type === 'choose' ? request.options : []
      const isFind = ({ option }: Play) => {
        const chosen = options[option]
        return chosen?.type === 'look' && chosen.at === this.place
      }
      return anyPlay(seed)(
        plays.filter(play => !isFind(play)),
        height,
      )
    }
  }
  /** What the seat that owes would sign honestly, as a body. */
  body(decide: Decide): Body {
    const session = this.sessions[this.owes]
    const { transcript, author } = session
    const plays = session.plays()
    const from = {
      position: transcript.position,
      vault: session.vault,
      number: transcript.height + 1,
      head: transcript.head,
    }
    const chosen = plays.length === 0 ? [] : [decide(plays, transcript.height)]
    return compose(from, author, chosen, 'whole entry').body
  }
  /** Signs any body as any seat. */
  signed(seat: Seat01, body: Body, epoch = 1): Uint8Array {
    return signEntry(encodeBody(body), body, epoch, this.talk.keys[seat])
  }
  /** Both sessions take the entry; `unsettled` lets a false proof pass, as if its mathematics were broken. */
  take(wire: Uint8Array, proofs: 'settled' | 'unsettled' = 'settled'): void {
    for (const session of this.sessions) {
      const accepted = proofs === 'settled' ? session.accept(wire) : session.accept(wire, () => true)
      if (accepted.type !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(accepted)}`)
    }
  }
  /** One honest entry; its wire. */
  step(decide: Decide): Uint8Array {
    const wire = this.signed(this.owes, this.body(decide))
    this.take(wire)
    return wire
  }
  /** Goes on until this holds; the wires. */
  until(holds: () => boolean, decide: Decide): readonly Uint8Array[] {
    const wires: Uint8Array[] = []
    while (!holds()) {
      if (this.over) throw new Error('the game was over first')
      wires.push(this.step(decide))
    }
    return wires
  }
}
type MiniSession = Session<State, Setup, MiniOption, MiniEvent>
