import type { About } from './about.ts'
import type { Playing } from './manhunt.ts'
import { sideAt } from './show.ts'

/** What is kept of a game as it stands at this local time (ms). */
export function progressed(about: About, playing: Playing | undefined, now: number): About {
  const state = playing === undefined ? 'agreeing' : playing.ended ? 'ended' : 'playing'
  const round = playing?.session.transcript.position.run.state.round ?? 0
  const role = (playing && sideAt(playing, about.seat)) ?? 'not known'
  const height = playing?.height ?? 0
  return { ...about, state, round, role, height, since: height === about.height ? about.since : now }
}
