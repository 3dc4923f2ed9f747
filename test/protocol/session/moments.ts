/** Two peers of the tiny game at a moment of interest, and what they have kept. */
import { HOST_HIDES, type Seat01, there } from '../seated.ts'
import { type MiniDuo, miniDuo, steady } from './driven.ts'

/** Everything that a side has kept, to compare. */
export const kept = (duo: MiniDuo, seat: Seat01) =>
  JSON.stringify(
    [...duo.sides[seat].kept].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, [...value]]),
  )
export const tableOf = (duo: MiniDuo, seat: Seat01) => there(duo.sides[seat].peer.playing)

/** A game in which the hider (seat 0) has just to move. */
export function hidersMove(): MiniDuo {
  const duo = miniDuo()
  duo.connect()
  duo.agree({ rounds: 3 }, HOST_HIDES)
  const wait = () => duo.play([steady(1), peer => [there(there(peer.playing).session.plays().at(-1))]], 1)
  while (tableOf(duo, 0).session.plays().length === 0) wait()
  return duo
}
