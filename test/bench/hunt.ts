/**
 * A typical hunt for measuring: a Fugitive who moves in every turn, mostly towards China and now and then astray, and a
 * Government that sends its agents where the Fugitive may be and searches there. Neither plays well; both play on.
 */

import type { Play } from '../../protocol/rules/index.ts'
import type { Peer as AnyPeer } from '../../protocol/session/peer.ts'
import { adjacent, asNode, CRASH, type Node, places, terrain } from '../../src/games/siberian-manhunt/board.ts'
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
import { Duo } from '../../src/local/duo.ts'
import { pick, type Random, seeded } from '../../src/local/random.ts'

type Peer = AnyPeer<Game, Setup, ManhuntOption, Event>
/** A play and the option that it is of. */
interface Move {
  readonly play: Play
  readonly option: ManhuntOption
}

/** Plays a game of this seed and gives the record as the Government exports it. */
export function playedRecord(seed: number): Uint8Array {
  const random = seeded(seed)
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random(256))
  const duo = new Duo<Game, Setup, ManhuntOption, Event>([siberianManhunt, siberianManhunt], bytes)
  duo.connect()
  duo.agree(usualSetup, { type: 'fixed', roles: [FUGITIVE, GOVERNMENT] })
  duo.play([peer => [fugitive(movesOf(peer), peer, random)], peer => [government(movesOf(peer), peer, random)]])
  const record = duo.record(1)
  if (record === undefined) throw new Error('a game without a record')
  return record
}

function movesOf({ playing }: Peer): readonly Move[] {
  const request = playing?.session.transcript.position.request
  const options = request?.type === 'choose' ? request.options : []
  return (playing?.session.plays() ?? []).flatMap(play => {
    const option = options[play.option]
    return option === undefined ? [] : [{ play, option }]
  })
}
const gameOf = ({ playing }: Peer): Game => {
  if (playing === undefined) throw new Error('no game')
  return playing.session.transcript.position.run.state
}

/** Steps to the nearest of these, over roads and water; from everywhere. */
function distances(to: readonly Node[]): readonly number[] {
  const found: number[] = []
  let border = to
  for (let steps = 0; border.length > 0; steps++) {
    for (const node of border) found[node] = steps
    border = [...new Set(border.flatMap(adjacent))].filter(node => found[node] === undefined)
  }
  return found
}
const toChina = distances(places.filter(one => one.terrain === 'china').map(one => one.id))
const best = (moves: readonly Move[], cost: (move: Move) => number): Move | undefined =>
  moves.toSorted((a, b) => cost(a) - cost(b))[0]
const isStep = ({ type }: ManhuntOption) => type === 'move' || type === 'hitch-hike' || type === 'bush-whack'

function fugitive(moves: readonly Move[], peer: Peer, random: Random): Play {
  const game = gameOf(peer)
  const affordable = moves.filter(
    ({ option }) => isStep(option) && 'cost' in option && option.cost <= game.fugitive.energy,
  )
  const steps = affordable.filter(({ option }) => !('into' in option && option.into === 'town') || random(4) === 0)
  const astray = random(2) === 0
  const wanted =
    astray && steps.length > 0 ? pick(steps, random) : best(steps, ({ play }) => toChina[play.hidden[0] ?? 0] ?? 0)
  const first = (type: ManhuntOption['type']) => moves.find(({ option }) => option.type === type)
  const otherwise = first('ignore') ?? first('escape') ?? first('hold') ?? first('rest') ?? first('end turn')
  const chosen = wanted ?? otherwise ?? pick(moves, random)
  return chosen.play
}

function government(moves: readonly Move[], peer: Peer, random: Random): Play {
  const game = gameOf(peer)
  const suspected = distances([suspicion(game, random)])
  const first = (...types: readonly ManhuntOption['type'][]) => moves.find(({ option }) => types.includes(option.type))
  const recruits = moves.find(({ option }) => option.type === 'buy' && option.card === 'Recruit')
  const agents = moves.filter(
    ({ option }) => option.type === 'move agent' && game.government.agents[option.agent]?.state === 'ready',
  )
  const nearest = best(agents, ({ option }) => (option.type === 'move agent' ? (suspected[option.to] ?? 999) : 999))
  const talks = random(3) === 0 ? first('interrogate') : undefined
  return (first('search') ?? recruits ?? talks ?? nearest ?? first('end turn') ?? pick(moves, random)).play
}

/** Some place that the Fugitive can have reached since the last one that is known. */
function suspicion({ fugitive: { known, route } }: Game, random: Random): Node {
  const from = known?.node ?? CRASH
  const away = distances([from])
  const steps = Math.max(1, route.length - 1 - (known?.step ?? 0))
  const possible = places.map(one => one.id).filter(node => terrain(node) !== 'china' && (away[node] ?? 999) <= steps)
  return asNode(pick(possible, random))
}
