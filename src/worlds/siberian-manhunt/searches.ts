/** The search history: who asked for the Fugitive where, and what was answered (docs/rules/siberian-manhunt.md, 4.3, 10.5). */
import type { Node } from '../../games/siberian-manhunt/board.ts'
import type { AgentKind, Event } from '../../games/siberian-manhunt/game.ts'

export type Searcher = AgentKind | 'search party' | 'aerial search' | 'attack' | 'capture' | 'Red Army' | 'testimony'
export interface Search {
  readonly round: number
  readonly by: Searcher
  /** of an aerial search the middle */
  readonly node: Node
  /** how far around it was searched; 0 where nothing is said */
  readonly spaces: number
  /**
   * `here`: found. `trail`: not there, but there before; of a testimony, one of the last three. `nothing`: neither now nor
   * before, as far as was asked. `not here`: only that.
   */
  readonly answer: 'here' | 'trail' | 'nothing' | 'not here'
}

/** What the event says of where the Fugitive is or was because somebody asked; `undefined` if it is no answer. */
export function searchOf(event: Event, round: number): Search | undefined {
  const at = (by: Searcher, node: Node, answer: Search['answer'], spaces = 0) => ({ round, by, node, answer, spaces })
  switch (event.type) {
    case 'searched':
      return at(event.kind, event.node, event.answer)
    case 'flown over':
      return at('aerial search', event.node, event.sighted ? 'here' : 'not here', event.spaces)
    case 'nobody there':
      return at(event.action, event.node, 'not here')
    case 'testified':
      return at('testimony', event.node, 'trail')
    case 'army placed':
      // a token that was moved aside had found the Fugitive, which was told before
      return event.how === 'beside' ? undefined : at('Red Army', event.node, 'not here')
    case 'found':
      return event.how === 'attack' || event.how === 'Red Army' ? at(event.how, event.node, 'here') : undefined
    default:
      return undefined
  }
}
