/**
 * Players made of tastes, for simulation and golden games. A taste looks at a decision and has an opinion or none; the
 * first opinion counts, and without any it is a random player's choice. They are no match for people, but their games go
 * somewhere.
 */
import type { Play } from '../../../protocol/rules/index.ts'
import type { Event, Game, ManhuntOption } from '../../games/siberian-manhunt/game.ts'
import { type Policy, pick, randomPolicy, type View } from '../../local/index.ts'

export type ManhuntView = View<Game, ManhuntOption, Event>
export type ManhuntPolicy = Policy<Game, ManhuntOption, Event>
export type Taste = (view: ManhuntView) => Play | undefined

/** Follows its tastes, but every so often, one time in `whim`, whatever it likes. */
export const tasteful =
  (whim: number, ...tastes: readonly Taste[]): ManhuntPolicy =>
  view => {
    if (view.random(whim) > 0) {
      for (const taste of tastes) {
        const play = taste(view)
        if (play !== undefined) return play
      }
    }
    return randomPolicy(view)
  }

/** A play with its option. */
export interface Move<O> {
  readonly play: Play
  readonly option: O
}
type OfType<T extends ManhuntOption['type']> = Extract<ManhuntOption, { readonly type: T }>

/** The possible plays of these types. */
export function moves<const T extends ManhuntOption['type']>(
  { options, plays }: ManhuntView,
  ...types: readonly T[]
): readonly Move<OfType<T>>[] {
  const isWanted = (option: ManhuntOption): option is OfType<T> => types.some(type => type === option.type)
  return plays.flatMap(play => {
    const option = options[play.option]
    return option !== undefined && isWanted(option) ? [{ play, option }] : []
  })
}

/** One of them, each equally likely. */
export const any = (found: readonly Move<ManhuntOption>[], { random }: ManhuntView): Play | undefined =>
  found.length === 0 ? undefined : pick(found, random).play

/** The one of the greatest worth, if any is worth more than nothing; of several one by chance. */
export function best<O extends ManhuntOption>(
  found: readonly Move<O>[],
  worth: (move: Move<O>) => number,
  { random }: ManhuntView,
): Play | undefined {
  const worths = found.map(worth)
  const most = Math.max(0, ...worths)
  const finest = most > 0 ? found.filter((_, i) => worths[i] === most) : []
  return finest.length === 0 ? undefined : pick(finest, random).play
}
