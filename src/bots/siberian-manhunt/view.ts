/** What players of Siberian Manhunt see of a decision, and how they look at it. */
import type { Play } from '../../../protocol/rules/index.ts'
import type { Event, Game, ManhuntOption } from '../../games/siberian-manhunt/game.ts'
import type { Player, Policy, PublicRun, PublicView, View } from '../../local/index.ts'

export type ManhuntRun = PublicRun<Game, ManhuntOption, Event>
/** The Government hides nothing, so that a Government that plays by itself is given no vault at all. */
export type GovernmentView = PublicView<Game, ManhuntOption, Event>
/** The public game and the Fugitive's own route. */
export type FugitiveView = View<Game, ManhuntOption, Event>
export type GovernmentBot = Player<Game, ManhuntOption, Event, GovernmentView>
export type FugitiveBot = Player<Game, ManhuntOption, Event, FugitiveView>
/** A player of either side that remembers nothing. */
export type ManhuntPolicy = Policy<Game, ManhuntOption, Event>

/** A play with its option. */
export interface Move<O> {
  readonly play: Play
  readonly option: O
}
type OfType<T extends ManhuntOption['type']> = Extract<ManhuntOption, { readonly type: T }>

/** The possible plays of these types. */
export function moves<const T extends ManhuntOption['type']>(
  { options, plays }: GovernmentView,
  ...types: readonly T[]
): readonly Move<OfType<T>>[] {
  const isWanted = (option: ManhuntOption): option is OfType<T> => types.some(type => type === option.type)
  return plays.flatMap(play => {
    const option = options[play.option]
    return option !== undefined && isWanted(option) ? [{ play, option }] : []
  })
}
