/** Players without hands. They see what their seat sees: the public run and their own vault. */
import type { Answer, Event, Option, Play, Role, Run, Vault } from '../../protocol/rules/index.ts'
import { pick, type Random } from './random.ts'

/** The public game: everybody at the table sees it, and may think ahead on a `fork()` of it. */
export type PublicRun<State, O extends Option = Option, E extends Event = Event> = Pick<
  Run<State, O, E>,
  'state' | 'turn' | 'request' | 'told' | 'fork'
>
/** A decision as anybody may see it. Who hides nothing needs no more, and by this type cannot ask for more. */
export interface PublicView<State, O extends Option = Option, E extends Event = Event> {
  readonly role: Role
  readonly run: PublicRun<State, O, E>
  readonly options: readonly O[]
  /** what the role's own secrets allow of the options; never empty */
  readonly plays: readonly Play[]
  readonly random: Random
}
/** A decision as the role that takes it sees it: with its own secrets, and nobody else's. */
export interface View<State, O extends Option = Option, E extends Event = Event> extends PublicView<State, O, E> {
  readonly vault: Vault
}
/** Picks one of `view.plays`. */
export type Policy<State, O extends Option = Option, E extends Event = Event> = (view: View<State, O, E>) => Play

export interface Watcher<State, O extends Option = Option, E extends Event = Event> {
  /** Is shown each answer, of whichever role or chance, just before the run gets it. */
  watch(run: PublicRun<State, O, E>, answer: Answer): void
}

/**
 * A player that may remember. It must be shown every answer of the game from the first one on, its own ones too; what it
 * remembers follows from them, its vault and its seed, so that a new one that is shown the same answers goes on the same.
 * `V` is what it needs to see of a decision.
 */
export interface Player<
  State,
  O extends Option = Option,
  E extends Event = Event,
  V extends PublicView<State, O, E> = View<State, O, E>,
> extends Watcher<State, O, E> {
  /** one of `view.plays` */
  readonly decide: (view: V) => Play
}

/** A player that remembers nothing. */
export const playerOf = <State, O extends Option, E extends Event, V extends PublicView<State, O, E>>(
  policy: (view: V) => Play,
): Player<State, O, E, V> => ({ watch: () => undefined, decide: policy })

/** First any sort of option, then one play of that sort: without this, the sorts with many places would be nearly all. */
export function randomPolicy<State, O extends Option>({ options, plays, random }: PublicView<State, O>): Play {
  const sorts = new Map<string | undefined, Play[]>()
  for (const play of plays) {
    const type = options[play.option]?.type
    const sort = sorts.get(type)
    if (sort === undefined) sorts.set(type, [play])
    else sort.push(play)
  }
  return pick(pick([...sorts.values()], random), random)
}
