/** Players without hands. They see what their seat sees: the public run and their own vault. */
import type { Event, Option, Play, Role, Run, Vault } from '../../protocol/rules/index.ts'
import { pick, type Random } from './random.ts'

export interface View<State, O extends Option = Option, E extends Event = Event> {
  readonly role: Role
  /** the public game; a policy thinks ahead on a `fork()` of it, with guessed vaults for the others */
  readonly run: Pick<Run<State, O, E>, 'state' | 'turn' | 'request' | 'told' | 'fork'>
  readonly options: readonly O[]
  /** what its own secrets allow of the options; never empty */
  readonly plays: readonly Play[]
  readonly vault: Vault
  readonly random: Random
}
/** Picks one of `view.plays`. */
export type Policy<State, O extends Option = Option, E extends Event = Event> = (view: View<State, O, E>) => Play

/** First any sort of option, then one play of that sort: without this, the sorts with many places would be nearly all. */
export function randomPolicy<State, O extends Option>({ options, plays, random }: View<State, O>): Play {
  const typeOf = (play: Play) => options[play.option]?.type
  const type = pick(
    [...new Set(plays.map(typeOf))].map(type => ({ type })),
    random,
  ).type
  return pick(
    plays.filter(play => typeOf(play) === type),
    random,
  )
}
