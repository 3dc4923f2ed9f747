/** What the proofs of a whole game take: to make, to check one by one, all together, and as part of its audit. */
import { audit } from '../../protocol/audit/audit.ts'
import { readRecord } from '../../protocol/audit/record.ts'
import { verifyAll } from '../../protocol/proofs/batch.ts'
import { type Check, settle } from '../../protocol/proofs/check.ts'
import { type Fresh, type Handle, isFresh, toHandle } from '../../protocol/rules/index.ts'
import { readStatement } from '../../protocol/session/closing.ts'
import { Position } from '../../protocol/transcript/position.ts'
import {
  checkProof,
  contextOf,
  demandsOf,
  type Opening,
  prove,
  type Statement,
} from '../../protocol/transcript/proof.ts'
import type { Transcript } from '../../protocol/transcript/transcript.ts'
import { SeatVault } from '../../protocol/transcript/vault.ts'
import type { Event, Game, ManhuntOption, Setup } from '../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import { bests } from './clock.ts'
import { playedRecord } from './hunt.ts'

export interface RecordLine {
  readonly entries: number
  /** of the exported record */
  readonly bytes: number
  /** processor time in milliseconds, the best of a few runs */
  readonly proveMs: number
  readonly verifySinglyMs: number
  readonly verifyBatchMs: number
  readonly auditMs: number
}
/** One proof of the record, as it was made and as it is checked. */
interface Proof {
  readonly make: () => Uint8Array
  readonly check: () => Check<Statement> | undefined
}

const ROUNDS = 5

export function recordLine(seed: number): RecordLine & { readonly proofs: number; readonly by: string } {
  const file = playedRecord(seed)
  const record = readRecord(file)
  if ('where' in record) throw new Error(`${record.where}: ${record.says}`)
  const audited = audit(record, siberianManhunt)
  if (audited.type === 'damaged' || audited.seats.some(({ verdict }) => verdict !== 'honest'))
    throw new Error('a record that is not honest')
  const proofs = proofsOf(audited.transcript, record.statements)
  const singly = () => proofs.every(({ check }) => settle(check()) !== undefined)
  const together = () => verifyAll(proofs.map(({ check }) => check())).type === 'proven'
  if (!singly() || !together()) throw new Error('a proof that does not hold')
  const make = () => proofs.map(one => one.make())
  const check = () => audit(record, siberianManhunt)
  const [proveMs, verifySinglyMs, verifyBatchMs, auditMs] = bests([make, singly, together, check], ROUNDS)
  return {
    entries: record.entries.length,
    bytes: file.length,
    proveMs: there(proveMs),
    verifySinglyMs: there(verifySinglyMs),
    verifyBatchMs: there(verifyBatchMs),
    auditMs: there(auditMs),
    proofs: proofs.length,
    by: audited.ending?.by ?? 'unfinished',
  }
}

/** Every proof of the record, in order: the game is followed part by part, with the secrets that the seeds open. */
function proofsOf(
  transcript: Transcript<Game, Setup, ManhuntOption, Event>,
  statements: readonly Uint8Array[],
): readonly Proof[] {
  const { agreed } = transcript
  const { gameId } = agreed
  const { hidden } = transcript.position
  const setup = siberianManhunt.parseSetup(agreed.terms.setup)
  if (setup === undefined) throw new Error('no set-up')
  const vaults = statements.flatMap(wire => {
    const says = readStatement(agreed, wire)
    return says?.type === 'seed' ? [{ vault: new SeatVault(says.seat, says.seed), ...says }] : []
  })
  for (const one of hidden)
    for (const { vault, seat } of vaults) if (one.seat === seat) vault.recover(one, vault.candidates(one))
  const position = Position.start(agreed, siberianManhunt, setup)
  const proofs: Proof[] = []
  for (let entry = 1; entry <= transcript.height; entry++) {
    const body = transcript.entry(entry)?.body
    const own = vaults.find(({ seat }) => seat === body?.seat)
    if (body === undefined || own === undefined) throw new Error('no such entry, or no seed of its seat')
    for (const [index, part] of body.parts.entries()) {
      const spot = { seat: body.seat, entry, part: index, previous: body.previous }
      const { request } = position
      const option = request?.type === 'choose' && part.type === 'choice' ? request.options[part.option] : undefined
      const first = position.hidden.length
      const handleOf = (of: Handle | Fresh): Handle => (isFresh(of) ? toHandle(first + of.fresh) : of)
      const sealedOf = (of: Handle | Fresh) => there(hidden[handleOf(of)])
      const openingOf = (of: Handle | Fresh): Opening => there(own.vault.opening(handleOf(of)))
      if (option !== undefined && part.type === 'choice')
        for (const [n, demand] of demandsOf(option).entries()) {
          const context = () => contextOf({ ...part, ...spot, gameId }, n)
          const proof = there(part.proofs[n])
          proofs.push({
            make: () => prove(demand, context(), sealedOf, openingOf, own.seed),
            check: () => checkProof(demand, context(), sealedOf, proof),
          })
        }
      if (position.apply(part, spot, () => true).type !== 'applied') throw new Error('a part that does not fit')
    }
  }
  return proofs
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something is missing')
  return value
}
