/** What a cheat is: a modified peer that plays honestly up to one moment. */
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { type Handle, type Play, toHandle } from '../../../protocol/rules/index.ts'
import type { Body, Part } from '../../../protocol/transcript/entry.ts'
import { CRASH, neighbours, terrain } from '../../../src/games/siberian-manhunt/board.ts'
import type { ManhuntOption } from '../../../src/games/siberian-manhunt/game.ts'
import { there } from '../../protocol/seated.ts'
import { type ManhuntSession, optionsOf, steps } from '../story.ts'
import type { Tale } from './stories.ts'

export interface Cheat extends Deed {
  /** what the cheat does, as the end of a sentence that begins with who does it */
  readonly does: string
  readonly by: 'Fugitive' | 'Government'
  /** found by the other side the moment it happens, or by the audit when the seeds are open */
  readonly when: 'live' | 'audit'
  /** of the fault or the finding */
  readonly code: string
  /** a story of its own in which the moment comes; the usual one, if it is left out */
  readonly story?: Tale
  /** what it does before, unnoticed, to be able to */
  readonly before?: Deed
}
/** What is said at some moment in the place of the honest words. */
export interface Deed {
  /** whether this is the moment; asked whenever the cheat has to speak */
  readonly now: (moment: Moment) => boolean
  /** what is sent then */
  readonly says: (moment: Moment) => Body | readonly Body[]
}
/** A moment in which the cheat's seat has to speak. */
export interface Moment {
  readonly session: ManhuntSession
  /** what its player chose; nothing where the client answers by itself */
  readonly play: Play | undefined
  /** the option that an honest client would choose; nothing for a roll */
  readonly option: ManhuntOption | undefined
  /** what an honest client would say */
  readonly honest: Body
}

/** The moment at which an honest client would choose such an option. */
export const choosing =
  (like: (option: ManhuntOption) => boolean) =>
  ({ option }: Moment): boolean =>
    option !== undefined && like(option)
/** The moment at which such an answer is due. */
export const answering = (type: ManhuntOption['type']) => choosing(option => option.type === type)
export const rolling = ({ honest }: Moment): boolean => honest.parts[0]?.type === 'roll'

/** The entry with its first choice changed. */
export const withChoice = (body: Body, change: (part: Part & { type: 'choice' }) => Part): Body => ({
  ...body,
  parts: body.parts.map((part, i) => (i === 0 && part.type === 'choice' ? change(part) : part)),
})
/** The entry with its roll contribution changed. */
export const withRoll = (body: Body, change: (part: Part & { type: 'roll' }) => Part): Body => ({
  ...body,
  parts: body.parts.map(part => (part.type === 'roll' ? change(part) : part)),
})
/** An opening with one of its fields changed: the value, the salt or the blinding. */
export function withOpening(proof: Uint8Array, field: 0 | 1 | 2, to: Value): Uint8Array {
  const fields = there(decode(proof)) as readonly Value[]
  return encode(fields.map((one, i) => (i === field ? to : one)))
}

/** The Fugitive's current location and those before, as handles. */
export const routeOf = (session: ManhuntSession): readonly Handle[] =>
  session.transcript.position.run.state.fugitive.route
export const here = (session: ManhuntSession): Handle => there(routeOf(session).at(-1))
/** The handle that the next hidden number will get. */
export const nextHandle = (session: ManhuntSession): Handle => toHandle(session.transcript.position.hidden.length)
export const indexOf = (session: ManhuntSession, type: ManhuntOption['type']): number =>
  optionsOf(session).findIndex(option => option.type === type)

/**
 * A step of such a sort as it would be a true one from somewhere else: the first that the option's public table has, and what
 * the cheat must believe for it.
 */
export function stepFromElsewhere(
  session: ManhuntSession,
  like: (option: ManhuntOption) => boolean,
): { readonly believed: ReadonlyMap<Handle, number>; readonly play: Play } {
  const options = optionsOf(session)
  const index = options.findIndex(like)
  const option = there(options[index])
  const claim = 'hides' in option ? option.hides.claim : undefined
  const [from, to] = there(claim?.type === 'within' ? claim.table.rows[0] : undefined)
  return { believed: new Map([[here(session), there(from)]]), play: { option: index, hidden: [there(to)] } }
}

/** A step through the wilderness that would be a good one from the crash site, and its sort of option here. */
export function stepAtTheCrash(session: ManhuntSession): {
  readonly believed: ReadonlyMap<Handle, number>
  readonly play: Play
} {
  const blocked = session.transcript.position.run.state.government.agents.map(agent => agent.at)
  const next = neighbours(CRASH, 'road').find(node => terrain(node) === 'wilderness' && !blocked.includes(node))
  const option = optionsOf(session).findIndex(steps('wilderness'))
  return { believed: new Map([[here(session), CRASH]]), play: { option, hidden: [there(next)] } }
}
