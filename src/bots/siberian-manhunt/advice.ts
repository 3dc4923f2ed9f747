/** A play and why: what a bot says to itself, and to whoever asks it. */
import type { Play } from '../../../protocol/rules/index.ts'
import type { ManhuntOption } from '../../games/siberian-manhunt/game.ts'
import type { GovernmentView, Move } from './view.ts'

/** Why a bot plays as it does. A screen has a sentence for each; `numbers` are put into it. */
export const reasonCodes = [
  // the Fugitive
  'who they are',
  'eat before hunger strikes',
  'eat to go further',
  'enough eaten',
  'put on what helps',
  'pack what helps',
  'fill the tank',
  'keep the cold out',
  'make what helps',
  'use what helps',
  'heal',
  'rest',
  'make friends',
  'search while the energy is for nothing',
  'search for food',
  'take what they offer',
  'keep out of it',
  'fight for a way out',
  'strike with the best',
  'escape',
  'hunt',
  'give the least',
  'towards the border',
  'away from the agents',
  'to a town',
  'win at the border',
  'on along the track',
  'enough for this turn',
  'tell the oldest',
  // the Government
  'seize them',
  'attack them',
  'bring a second agent',
  'search the likeliest place',
  'close in',
  'cut them off',
  'more agents',
  'a tracker',
  'see from the air',
  'search all around',
  'fly ahead',
  'make the people talk',
  'make them testify',
  'shut them in',
  'the Red Army in their way',
  'keep a card',
  'take what hurts',
  'let the one go who is of least use',
  'nothing better',
] as const
export type ReasonCode = (typeof reasonCodes)[number]
export interface Reason {
  readonly code: ReasonCode
  /** shares from 0 to 1, spaces, energy: what the code's sentence speaks of, by its name */
  readonly numbers: Readonly<Record<string, number>>
}
export interface Advice {
  readonly play: Play
  readonly reason: Reason
}
/** A play beside the best one, as a bot judges them. */
export interface Compared {
  /** the best play, and why */
  readonly best: Advice
  /** on a scale of its own, on which 1 is about a game; never more than `bestValue` */
  readonly value: number
  readonly bestValue: number
}
/** Looks at a decision and has an opinion, or none. */
export type Thumb<V extends GovernmentView> = (view: V) => Advice | undefined

/** The first opinion of several. */
export const firstOf =
  <V extends GovernmentView>(...thumbs: readonly Thumb<V>[]): Thumb<V> =>
  view => {
    for (const thumb of thumbs) {
      const advice = thumb(view)
      if (advice !== undefined) return advice
    }
    return undefined
  }

/** The move of the greatest worth, of those worth more than nothing; of equals the first. */
export function worthiest<O extends ManhuntOption>(
  moves: readonly Move<O>[],
  worth: (move: Move<O>) => number,
): { readonly move: Move<O>; readonly worth: number } | undefined {
  let best: { readonly move: Move<O>; readonly worth: number } | undefined
  for (const move of moves) {
    const value = worth(move)
    if (value > (best?.worth ?? 0)) best = { move, worth: value }
  }
  return best
}

/** Advises that move for this reason, if there is one. */
export const because = (
  move: Move<ManhuntOption> | undefined,
  code: ReasonCode,
  numbers: Reason['numbers'] = {},
): Advice | undefined => (move === undefined ? undefined : { play: move.play, reason: { code, numbers } })
