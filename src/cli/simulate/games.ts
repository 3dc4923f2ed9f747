/** Games that players play by themselves, and what is noted of each. */

import type { Play } from '../../../protocol/rules/index.ts'
import {
  coverage,
  type FugitivePlayer,
  type GovernmentPlayer,
  newFugitive,
  newGovernment,
} from '../../bots/siberian-manhunt/players.ts'
import { type CardUses, Tally } from '../../bots/siberian-manhunt/tally.ts'
import { at, china, spacesTo } from '../../bots/siberian-manhunt/ways.ts'
import {
  type Event,
  FUGITIVE,
  type Game,
  type ManhuntOption,
  type Setup,
  sideOf,
} from '../../games/siberian-manhunt/game.ts'
import { here } from '../../games/siberian-manhunt/hidden.ts'
import { siberianManhunt } from '../../games/siberian-manhunt/rules.ts'
import { LocalGame, seeded } from '../../local/index.ts'

/** Who plays; `each` takes the players that are no bots for people in turn, and the random one. */
export interface Players {
  readonly fugitive: FugitivePlayer | 'each'
  readonly government: GovernmentPlayer | 'each'
}
export interface Job {
  readonly players: Players
  readonly setup: Setup
  readonly seed: number
  /** the most search steps of a player that searches, for one decision */
  readonly steps: number
}

/** What is noted of a game. */
export interface GameNote {
  readonly number: number
  /** `winner:cause` */
  readonly outcome: string
  readonly rounds: number
  /** spaces that the Fugitive has moved */
  readonly moved: number
  /** spaces by road or water that they still had to go to China, over whatever stood there */
  readonly left: number
  /** the first round in which the Fugitive's location became known; `null` if it never did */
  readonly found: number | null
  /** the first round in which a search or a testimony gave away where they had been, or were */
  readonly traced: number | null
  /** requests answered: choices, queries and rolls */
  readonly requests: number
  readonly cards: CardUses
}

/** Runs a decision of that player, and may measure it. */
export type Deciding = (decide: () => Play, player: FugitivePlayer | GovernmentPlayer | 'each') => Play
const straight: Deciding = decide => decide()

/** Guards against rules that never end. */
const REQUESTS = 1_000_000
const toChina = spacesTo(china)

/**
 * Plays game `number` of that seed. Its chance and that of its players depend on the seed and the number alone, so that it
 * is the same game whatever was played before it, and wherever.
 */
export function playGame(number: number, job: Job, deciding: Deciding = straight): GameNote {
  const { setup, seed, players } = job
  const game: LocalGame<Game, ManhuntOption, Event> = LocalGame.start(siberianManhunt, setup)
  const { run } = game
  const [dice, mind, other] = [seeded(seed, number, 0), seeded(seed, number, 1), seeded(seed, number, 2)]
  const [fugitive, government] = seated(job, number)
  game.watchers.push(fugitive, government)
  const tally = new Tally()
  const contacts: Contacts = { found: null, traced: null }
  let requests = 0
  for (;;) {
    for (const event of run.told) {
      tally.told(event)
      note(contacts, event, run.state.round)
    }
    const { request } = run
    if (request === undefined) break
    if (requests++ === REQUESTS) throw new Error(`no end after ${REQUESTS} requests`)
    if (request.type === 'roll') {
      game.rolled(request.sides.map(dice))
      continue
    }
    const plays = game.plays()
    const { role, options } = request
    const [answer] = request.query ? plays : []
    const play =
      answer ??
      (role === FUGITIVE
        ? deciding(
            () => fugitive.decide({ role, run, options, plays, random: mind, vault: game.vault(FUGITIVE) }),
            players.fugitive,
          )
        : deciding(() => government.decide({ role, run, options, plays, random: other }), players.government))
    const option = options[play.option]
    tally.offered(options, run.turn)
    if (option !== undefined) tally.chosen(option)
    game.choose(play)
  }
  const { state, outcome } = run
  return {
    number,
    outcome: `${outcome?.winners.map(sideOf).join('+')}:${outcome?.by}`,
    rounds: state.round,
    moved: state.fugitive.route.length - 1,
    left: at(toChina, game.vault(FUGITIVE).get(here(state)) ?? 0),
    ...contacts,
    requests,
    cards: tally.cards,
  }
}

/** The players of that game. */
function seated({ players: { fugitive, government }, steps }: Job, number: number) {
  const [fugitives, governments] = [coverage.fugitives, coverage.governments]
  const f = fugitive === 'each' ? fugitives[number % fugitives.length] : fugitive
  const g = government === 'each' ? governments[Math.floor(number / fugitives.length) % governments.length] : government
  return [newFugitive(f ?? 'random', steps), newGovernment(g ?? 'random', steps)] as const
}

interface Contacts {
  found: number | null
  traced: number | null
}
/** What the Government has learned from an event, for the first time. */
function note(contacts: Contacts, event: Event, round: number): void {
  const traced =
    event.type === 'found' || event.type === 'testified' || (event.type === 'searched' && event.answer !== 'nothing')
  if (event.type === 'found') contacts.found ??= round
  if (traced) contacts.traced ??= round
}
