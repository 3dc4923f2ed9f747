import { equal } from '../bytes/hash.ts'
import { verifyAll } from '../proofs/batch.ts'
import type { Check } from '../proofs/check.ts'
import { type Handle, type Role, type Seat, toSeat } from '../rules/ids.ts'
import type { Event, Option, Rules } from '../rules/request.ts'
import { agreedFrom, readG1, readG3, readG4, rulesHash } from '../session/agreement.ts'
import { isSeedOf, readStatement, type SideStatement } from '../session/closing.ts'
import { type Claim, claimAmong, drawnAt, type Ending, endingOf } from '../session/ending.ts'
import { decodeFault } from '../session/keep.ts'
import type { Settling, Spot } from '../transcript/choice.ts'
import { type Fault, faultSays } from '../transcript/faults.ts'
import type { Owing } from '../transcript/position.ts'
import type { Statement } from '../transcript/proof.ts'
import type { Agreed } from '../transcript/terms.ts'
import { type Accepted, Transcript } from '../transcript/transcript.ts'
import type { Damage, GameRecord } from './record.ts'
import { auditSecrets } from './secrets.ts'

/** What an audit found out about one seat: a stable code and a plain sentence, at an entry (0: outside the entries). */
export interface Finding {
  readonly seat: Seat
  readonly entry: number
  readonly code: string
  readonly says: string
}
export interface SeatReport {
  readonly seat: Seat
  /** `undefined` while the joint roll for the roles is not done */
  readonly role: Role | undefined
  readonly verdict: 'honest' | 'unopened' | 'findings'
  /** whether the seed is open that the seat had committed to */
  readonly opened: boolean
  readonly findings: readonly Finding[]
}
export interface Audit<State, Setup, O extends Option, E extends Event> {
  readonly type: 'audited'
  readonly seats: readonly SeatReport[]
  /** `undefined` if the game goes on */
  readonly ending: Ending | undefined
  /** who owes the next entry of a game that has no end by its rules, and what */
  readonly owes: { readonly seat: Seat; readonly what: Owing } | undefined
  /** a claim of abandonment that no later entry has answered: said by one side, proven by nothing */
  readonly claim: Claim | undefined
  readonly transcript: Transcript<State, Setup, O, E>
  /** the hidden numbers of the seats that opened their seeds */
  readonly secrets: ReadonlyMap<Handle, number>
}
export type AuditResult<State, Setup, O extends Option, E extends Event> =
  | Audit<State, Setup, O, E>
  | ({ readonly type: 'damaged' } & Damage)

/**
 * Reruns a whole game from its record and the opened seeds and says of each seat whether it was honest
 * (docs/protocol.md, 12.3). A damaged record accuses nobody; what accuses a seat bears that seat's signature.
 */
export function audit<State, Setup, O extends Option, E extends Event>(
  record: GameRecord,
  rules: Rules<State, Setup, O, E>,
): AuditResult<State, Setup, O, E> {
  const begun = begin(record, rules)
  if ('where' in begun) return damaged(begun.where, begun.says)
  const { agreed, transcript } = begun
  const noted: Noted[] = []
  const note: Settling = (check, spot) => noted.push({ check, spot }) > 0
  const findings: Finding[] = []
  for (const [index, wire] of record.entries.entries()) {
    const problem = take(transcript.accept(wire, note, 'in place'), findings)
    if (problem !== undefined) return damaged(`entry ${index + 1}`, problem)
  }
  for (const { seat, entry } of falseProofs(noted))
    findings.push(findingOf({ seat, entry, code: 'proof-false', evidence: [] }))
  for (const [index, wire] of record.accusations.entries()) {
    const accusation = decodeFault(wire)
    if (accusation === undefined || !transcript.proves(accusation))
      return damaged(`accusation ${index + 1}`, 'The evidence does not show what it is said to.')
    // Whoever kept the entry itself has it among the entries too, where it was found already.
    const { seat, entry, code } = accusation
    if (!findings.some(one => one.seat === seat && one.entry === entry && one.code === code))
      findings.push(findingOf(accusation))
  }
  const statements: SideStatement[] = []
  for (const [index, wire] of record.statements.entries()) {
    const says = readStatement(agreed, wire)
    if (says === undefined) return damaged(`statement ${index + 1}`, 'It is not signed by a seat of this game.')
    const finding = checkStatement(transcript, says)
    if (finding === 'other history')
      return damaged(`statement ${index + 1}`, 'It was signed under entries that are not in this record.')
    if (finding !== undefined) findings.push(finding)
    statements.push(says)
  }
  findings.push(...playedOn(transcript, statements))
  const secrets = new Map<Handle, number>()
  const seeds = openedSeeds(agreed, statements)
  for (const [seat, seed] of seeds) {
    const opened = auditSecrets(transcript, rules.domain, { seat, seed })
    findings.push(...opened.findings)
    for (const [handle, value] of opened.values) secrets.set(handle, value)
  }
  const { position } = transcript
  const seats = agreed.keys.map((_, index): SeatReport => {
    const seat = toSeat(index)
    const own = findings.filter(finding => finding.seat === seat)
    const opened = statements.some(says => says.type === 'seed' && says.seat === seat)
    const verdict = own.length > 0 ? 'findings' : opened ? 'honest' : 'unopened'
    return { seat, role: position.roleOf(seat), verdict, opened: seeds.has(seat), findings: own }
  })
  const caught = findings.find(({ code }) => code === 'fork') ?? findings[0]
  const ending = endingOf(transcript, statements, caught)
  const claim = claimAmong(transcript, statements)
  const [seat, what] = [position.owes(), position.owing()]
  const owes = seat === undefined || what === undefined ? undefined : { seat, what }
  return { type: 'audited', seats, ending, owes, claim, transcript, secrets }
}

const damaged = (where: string, says: string) => ({ type: 'damaged', where, says }) as const

/** Agreement and rules, up to the first entry. */
function begin<State, Setup, O extends Option, E extends Event>(
  record: GameRecord,
  rules: Rules<State, Setup, O, E>,
): Damage | { readonly agreed: Agreed; readonly transcript: Transcript<State, Setup, O, E> } {
  const g1 = readG1(record.g1)
  const g3 = g1 && readG3(g1, record.g3)
  const g4s = g3 && record.g4s.flatMap(wire => readG4(g3, wire) ?? [])
  const agreed = g3 && g4s && agreedFrom(g3, g4s)
  if (!g1 || !agreed) return { where: 'agreement', says: 'The agreement of the players is incomplete or garbled.' }
  const setup = rules.parseSetup(agreed.terms.setup)
  const named = record.rulesName === rules.name && record.rulesVersion === rules.version
  if (!named || !equal(agreed.terms.rulesHash, rulesHash(rules)) || setup === undefined)
    return {
      where: 'rules',
      says: `The game was played by other rules (${record.rulesName} ${record.rulesVersion}) than are known here (${rules.name} ${rules.version}).`,
    }
  return { agreed, transcript: new Transcript(agreed, rules, setup) }
}

/** A proof of the right form whose equations wait to be settled with all others. */
interface Noted {
  readonly check: Check<Statement>
  readonly spot: Spot
}
/** Settles the proofs of the whole record in one batch; names the entries of those that fail, each once. */
function falseProofs(noted: readonly Noted[]): readonly Spot[] {
  const batch = verifyAll(noted.map(({ check }) => check))
  if (batch.type === 'proven') return []
  const spots = batch.indices.flatMap(index => noted[index]?.spot ?? [])
  return spots.filter((spot, i) => spots.findIndex(one => one.entry === spot.entry) === i)
}

/** Notes a fault as a finding; anything else that is not accepted is damage, in words. */
function take(accepted: Accepted, findings: Finding[]): string | undefined {
  switch (accepted.type) {
    case 'accepted':
      return undefined
    case 'rejected':
      return `It does not belong here (${accepted.code}).`
    case 'diverged':
      return 'It answers a question that the rules known here do not ask.'
    case 'fault':
      findings.push(findingOf(accepted.fault))
      return undefined
  }
}

const findingOf = ({ seat, entry, code }: Fault): Finding => ({ seat, entry, code, says: faultSays(code, entry) })

/**
 * A statement about a head must name one of this history. If it does not, its seat is to blame only if that seat itself
 * signed an entry of this history at that height or above; otherwise the record may just lack its true entries
 * (docs/protocol.md, 12.4).
 */
function checkStatement<State, Setup, O extends Option, E extends Event>(
  transcript: Transcript<State, Setup, O, E>,
  says: SideStatement,
): Finding | 'other history' | undefined {
  const { seat, type } = says
  if (type === 'seed')
    return isSeedOf(transcript.agreed, seat, says.seed)
      ? undefined
      : { seat, entry: 0, code: 'seed-mismatch', says: 'The opened seed is not the one that was committed to.' }
  const ours = transcript.hashAt(says.height)
  if (ours !== undefined && equal(ours, says.head)) return undefined
  for (let number = says.height; number <= transcript.height; number++)
    if (transcript.entry(number)?.body.seat === seat)
      return {
        seat,
        entry: number,
        code: `${type}-mismatch`,
        says: `This seat signed entry ${number}, and elsewhere another history up to entry ${says.height}.`,
      }
  return 'other history'
}

/** Who signed a draw that all signed, and then the next entry all the same. */
function playedOn<State, Setup, O extends Option, E extends Event>(
  transcript: Transcript<State, Setup, O, E>,
  statements: readonly SideStatement[],
): readonly Finding[] {
  const seats = transcript.agreed.keys.length
  return statements.flatMap((says): readonly Finding[] => {
    if (says.type !== 'draw' || !drawnAt(seats, statements, says.height, says.head)) return []
    const { seat, height } = says
    if (transcript.entry(height + 1)?.body.seat !== seat) return []
    const sentence = `This seat signed entry ${height + 1} although a draw was agreed on before it.`
    return [{ seat, entry: height + 1, code: 'played-on', says: sentence }]
  })
}

/** The seeds that were opened as promised, one of each seat. */
function openedSeeds(agreed: Agreed, statements: readonly SideStatement[]): ReadonlyMap<Seat, Uint8Array> {
  const seeds = new Map<Seat, Uint8Array>()
  for (const says of statements)
    if (says.type === 'seed' && isSeedOf(agreed, says.seat, says.seed)) seeds.set(says.seat, says.seed)
  return seeds
}
