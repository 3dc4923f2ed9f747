/** Tables at a moment of interest, entries with a changed part, and what must not change. */
import { toSeat } from '../../../protocol/rules/index.ts'
import type { Body, Part } from '../../../protocol/transcript/entry.ts'
import { bytesFrom, type Seat01, Seated } from '../seated.ts'

/** Bytes that fit nothing. */
export const other = bytesFrom(99)

/** A table at the start of round 2: the seeker (seat 1) must look or wait. */
export function begun(): Seated {
  const table = new Seated({ rounds: 4 })
  table.until(() => table.sessions[0].transcript.position.run.state.round === 2, table.unfound(3))
  return table
}
/** A table at which this sort of part is next. */
export function beforePart(type: Part['type'], seat?: Seat01): Seated {
  const table = new Seated({ rounds: 8 })
  const next = () => table.body(table.unfound(5)).parts[0]?.type
  table.until(() => next() === type && (seat === undefined || table.owes === seat), table.unfound(5))
  return table
}
/** A table at which the seat that owes may choose this option. */
export function beforeOption(name: string): { readonly table: Seated; readonly option: number } {
  const table = new Seated({ rounds: 9 })
  const option = () => {
    const { request } = table.sessions[0].transcript.position
    return request?.type === 'choose' ? request.options.findIndex(one => one.type === name) : -1
  }
  table.until(() => option() >= 0, table.unfound(6))
  return { table, option: option() }
}
export const firstPart = (body: Body, change: (part: Part) => Part): Body => ({
  ...body,
  parts: body.parts.map((part, i) => (i === 0 ? change(part) : part)),
})
export const choice = (part: Part): Part & { type: 'choice' } => {
  if (part.type !== 'choice') throw new Error('not a choice')
  return part
}
export const snapshot = (table: Seated) => {
  const { transcript } = table.sessions[0]
  const { position } = transcript
  return JSON.stringify([
    transcript.height,
    [...transcript.head],
    transcript.story.length,
    position.run.state,
    position.owes(),
    position.roll,
    position.hidden.length,
    transcript.epochOf(toSeat(0)),
    transcript.epochOf(toSeat(1)),
  ])
}
