/** One game by two whole peers with everything that a real one has but the network; random players decide. */
import { randomBytes } from 'node:crypto'
import type { Random } from '../../protocol/crypto/keys.ts'
import { type Event, type Game, type ManhuntOption, type Setup, sideOf } from '../games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../games/siberian-manhunt/rules.ts'
import { usualSetup } from '../games/siberian-manhunt/setup.ts'
import { type Chooser, Duo } from '../local/duo.ts'
import { type Random as Dice, randomPolicy, seeded } from '../local/index.ts'

export interface Played {
  /** the record that the host exports */
  readonly file: Uint8Array
  readonly entries: number
  readonly round: number
  /** `winner:cause` */
  readonly outcome: string
}

/** Where a game's chance comes from: secrets of both sides, and what the players choose. */
export interface Chance {
  readonly secrets: Random
  readonly choices: Dice
}
/** Keys, seeds and nonces by the machine's own generator; choices by a seed from there. */
export function realChance(): Chance {
  return { secrets: count => new Uint8Array(randomBytes(count)), choices: seeded(randomBytes(6).readUIntBE(0, 6)) }
}
/** All of it from one number, so that the same game comes again. For tests only: whoever knows it knows every secret. */
export function seededChance(seed: number): Chance {
  const [bytes, choices] = [seeded(seed, 0), seeded(seed, 1)]
  return { secrets: count => Uint8Array.from({ length: count }, () => bytes(256)), choices }
}

/** Plays to an end of the rules, roles by a joint roll. Throws if the two sides do not come to one. */
export function playZeroTrust({ secrets, choices }: Chance, setup: Setup = usualSetup): Played {
  const duo = new Duo<Game, Setup, ManhuntOption, Event>([siberianManhunt, siberianManhunt], secrets)
  duo.connect()
  duo.agree(setup, { type: 'joint roll' })
  const chooser = randomChooser(choices)
  duo.play([chooser, chooser])
  const position = duo.sides[0].peer.playing?.session.transcript.position
  const file = duo.record(0)
  const logs = duo.sides.flatMap(side => side.log)
  if (position?.outcome === undefined || file === undefined || logs.length > 0)
    throw new Error(`no end was reached: ${logs.join(', ')}`)
  const { winners, by } = position.outcome
  return {
    file,
    entries: duo.sides[0].peer.playing?.height ?? 0,
    round: position.run.state.round,
    outcome: `${winners.map(sideOf).join('+')}:${by}`,
  }
}

/** A random player at a peer: it sees what its seat sees. */
function randomChooser(random: Dice): Chooser<Game, Setup, ManhuntOption, Event> {
  return ({ playing }) => {
    if (playing === undefined) throw new Error('nothing is played')
    const { session } = playing
    const { run, request } = session.transcript.position
    if (request?.type !== 'choose') throw new Error('no choice is open')
    const { role, options } = request
    return [randomPolicy({ role, run, options, plays: session.plays(), random })]
  }
}
