/** Places in messages, and messages that an honest client would not think of. */
import type { Value } from '../../../protocol/bytes/codec.ts'
import type { SigningKey } from '../../../protocol/crypto/keys.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { makeStatement } from '../../../protocol/session/closing.ts'
import { encodeFault } from '../../../protocol/session/keep.ts'
import { makeWished } from '../../../protocol/session/wish.ts'
import { type Body, encodeBody, signEntry } from '../../../protocol/transcript/entry.ts'
import type { FaultCode } from '../../../protocol/transcript/faults.ts'
import { there } from '../../protocol/seated.ts'
import { SINCE, WAIT, WISH } from './scenes.ts'
import { bytesAt, fieldsOf, type Told } from './told.ts'

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)
/** The list at a place of a list; empty if there is none. */
export function listAt(value: Value | undefined, index: number): readonly Value[] {
  const found = isList(value) ? value[index] : undefined
  return isList(found) ? found : []
}
/** A number, or the first one in a list. */
export function numberOf(value: Value | undefined): number {
  if (isList(value)) return numberOf(value[0])
  return typeof value === 'number' ? value : 0
}
/** The parts of an entry. */
export const partsOf = (told: Told): readonly Value[] => listAt(told.fields, 4)
/** The entry with one field of its first part changed, signed anew. */
export function changePart(told: Told, field: number, value: Value): Uint8Array {
  const [first, ...rest] = partsOf(told)
  const fields = isList(first) ? first.map((one, i) => (i === field ? value : one)) : []
  return told.set(4, [fields, ...rest])
}
const isRoll = (part: Value): boolean => isList(part) && part[0] === 1
/** Whether the entry contributes to a roll. */
export const rolls = (told: Told): boolean => partsOf(told).some(isRoll)
/** The entry with one field of its contributions changed, signed anew. */
export const changeRoll = (told: Told, field: number, value: Value): Uint8Array =>
  told.set(
    4,
    partsOf(told).map(part =>
      isList(part) && isRoll(part) ? part.map((one, i) => (i === field ? value : one)) : part,
    ),
  )
/** What the first guest has consented to, in a conclusion. */
export const guestsOf = (told: Told): Uint8Array => bytesAt(fieldsOf(bytesAt(listAt(told.fields, 2)[0]))[0])

const hereOf = ({ table, seat }: Told) => ({ seat: toSeat(seat), ...table.statement })
export const closing = (told: Told): Uint8Array =>
  makeStatement(told.gameId, { type: 'closing', ...hereOf(told) }, told.key)
/** A claim of abandonment at this head, long enough after. */
export const claim = (told: Told): Uint8Array =>
  makeStatement(
    told.gameId,
    { type: 'abandon', ...hereOf(told), since: SINCE, at: SINCE + 2 * WAIT * 60_000 },
    told.key,
  )
export const wishing = (told: Told): Uint8Array =>
  makeWished(told.gameId, { seat: toSeat(told.seat), number: 1, wish: WISH }, told.key)

/** The last entry of that seat. */
export function lastOf({ table }: Told, seat: number): Uint8Array {
  const { transcript } = table.session
  return there(transcript.entries.findLast((_, i) => transcript.entry(i + 1)?.body.seat === seat))
}
/** An entry of the guest's that is next and chooses what is not on offer, signed with that key. */
export function badEntry({ duo, table }: Told, key: SigningKey = duo.sides[1].peer.self.key): Uint8Array {
  const { position, height, head, agreed } = table.session.transcript
  const request = there(position.digest())
  const choice = { type: 'choice', request, option: 999, commitments: [], proofs: [] } as const
  const body: Body = { gameId: agreed.gameId, seat: toSeat(1), number: height + 1, previous: head, parts: [choice] }
  return signEntry(encodeBody(body), body, 9, key)
}
/** An accusation of the guest with that evidence, at the entry of the last piece. */
export function accusation({ table }: Told, code: FaultCode, evidence: readonly Uint8Array[]): Uint8Array {
  const { transcript } = table.session
  const at = transcript.entries.indexOf(there(evidence.at(-1)))
  return encodeFault({ seat: toSeat(1), entry: at < 0 ? transcript.height + 1 : at + 1, code, evidence })
}
/** The accusation that would be true. */
export const truthfully = (told: Told): Uint8Array => accusation(told, 'no-such-option', [badEntry(told)])
