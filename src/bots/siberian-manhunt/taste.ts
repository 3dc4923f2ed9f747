/**
 * Players made of tastes, for simulation and golden games. A taste looks at a decision and has an opinion or none; the
 * first opinion counts, and without any it is a random player's choice. They are no match for people, but their games go
 * somewhere.
 */
import type { Play } from '../../../protocol/rules/index.ts'
import type { ManhuntOption } from '../../games/siberian-manhunt/game.ts'
import { pick, randomPolicy } from '../../local/index.ts'
import type { GovernmentView, Move } from './view.ts'

export type Taste<V extends GovernmentView> = (view: V) => Play | undefined

/** Follows its tastes, but every so often, one time in `whim`, whatever it likes. */
export const tasteful =
  <V extends GovernmentView>(whim: number, ...tastes: readonly Taste<V>[]): ((view: V) => Play) =>
  view => {
    if (view.random(whim) > 0) {
      for (const taste of tastes) {
        const play = taste(view)
        if (play !== undefined) return play
      }
    }
    return randomPolicy(view)
  }

/** One of them, each equally likely. */
export const any = (found: readonly Move<ManhuntOption>[], { random }: GovernmentView): Play | undefined =>
  found.length === 0 ? undefined : pick(found, random).play

/** The one of the greatest worth, if any is worth more than nothing; of several one by chance. */
export function best<O extends ManhuntOption>(
  found: readonly Move<O>[],
  worth: (move: Move<O>) => number,
  { random }: GovernmentView,
): Play | undefined {
  const worths = found.map(worth)
  const most = Math.max(0, ...worths)
  const finest = most > 0 ? found.filter((_, i) => worths[i] === most) : []
  return finest.length === 0 ? undefined : pick(finest, random).play
}
