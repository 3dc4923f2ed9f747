/**
 * A typical hunt for measuring, between two whole peers: a Fugitive that wants to be forgotten, and a Government that, like
 * people do, spends most of its energy on moving agents and searches wherever they come.
 */
import { chaser } from '../../src/bots/siberian-manhunt/chaser.ts'
import { hider } from '../../src/bots/siberian-manhunt/fugitives.ts'
import { any } from '../../src/bots/siberian-manhunt/taste.ts'
import { type ManhuntPolicy, moves } from '../../src/bots/siberian-manhunt/view.ts'
import {
  type Event,
  FUGITIVE,
  type Game,
  GOVERNMENT,
  type ManhuntOption,
  type Setup,
} from '../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../src/games/siberian-manhunt/setup.ts'
import { type Chooser, Duo } from '../../src/local/duo.ts'
import { type Random, seeded } from '../../src/local/random.ts'

/** Plays a game of this seed and gives the record as the Government exports it. */
export function playedRecord(seed: number): Uint8Array {
  const random = seeded(seed)
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random(256))
  const duo = new Duo<Game, Setup, ManhuntOption, Event>([siberianManhunt, siberianManhunt], bytes)
  duo.connect()
  duo.agree(usualSetup, { type: 'fixed', roles: [FUGITIVE, GOVERNMENT] })
  duo.play([chooser(hider, random), chooser(searcher, random)])
  const record = duo.record(1)
  if (record === undefined) throw new Error('a game without a record')
  return record
}

/** Moves and searches two times of three, and chases otherwise. */
const searcher: ManhuntPolicy = view =>
  any(moves(view, 'search'), view) ??
  (view.random(3) > 0 ? any(moves(view, 'move agent'), view) : undefined) ??
  chaser(view)

/** A policy at a peer: it sees what its seat sees, and says one choice at a time. */
const chooser =
  (policy: ManhuntPolicy, random: Random): Chooser<Game, Setup, ManhuntOption, Event> =>
  ({ playing }) => {
    const request = playing?.session.transcript.position.request
    if (playing === undefined || request?.type !== 'choose') throw new Error('no choice is open')
    const { session } = playing
    const { role, options } = request
    const { run } = session.transcript.position
    return [policy({ role, run, options, plays: session.plays(), vault: session.vault, random })]
  }
