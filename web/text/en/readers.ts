/** How a reader hears the two sides called. */
import type { AgentKind, Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Reader } from '../shapes.ts'

/** The past tense, which follows, is the same for both. */
export const who = (side: Side, reader: Reader): string => (side === reader ? 'You' : `The ${side}`)
/** "You were", "The Fugitive was". */
export const whoWas = (side: Side, reader: Reader): string => `${who(side, reader)} ${side === reader ? 'were' : 'was'}`

export const unit = (kind: AgentKind | 'search party'): string =>
  kind === 'KGB' ? 'KGB officer' : kind === 'Yakut' ? 'Yakut tracker' : 'search party'

export const sideName = (side: Side): string => side
