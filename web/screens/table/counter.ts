/** The hidden-movement counter as the screens show it. */
import { type Game, X } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'

/** What a step does to the hidden-movement counter. */
export const counterAfter = (game: Game): number =>
  game.track < values.track.last ? game.track + 1 : game.trackAtStart >= values.track.last ? X : game.track
export const box = (track: number): string => (track === X ? 'X' : String(track))
