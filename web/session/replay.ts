/** A finished game, gone through again in the worker: any moment of it, and the lines of the plots. */
import type { Audit } from '../../protocol/audit/audit.ts'
import { type Given, Replay } from '../../protocol/audit/replay.ts'
import type { Handle } from '../../protocol/rules/index.ts'
import { isNode, spacesFrom } from '../../src/games/siberian-manhunt/board.ts'
import type { Event, Game, ManhuntOption, Setup } from '../../src/games/siberian-manhunt/game.ts'
import { isWinter } from '../../src/games/siberian-manhunt/seasons.ts'
import { searchOf } from '../../src/worlds/siberian-manhunt/searches.ts'
import { afterAnswer, whereabouts } from '../../src/worlds/siberian-manhunt/whereabouts.ts'
import { Worlds } from '../../src/worlds/worlds.ts'
import type { Search } from '../app/aids.ts'
import type { Moment, Point } from '../app/replay.ts'
import { placesOf } from './known.ts'
import { rules } from './manhunt.ts'

export type ManhuntAudit = Audit<Game, Setup, ManhuntOption, Event>

export class GameReplay {
  private readonly replay: Replay<Game, Setup, ManhuntOption, Event>
  private readonly height: number
  /** the hidden numbers that were opened in the end */
  readonly secrets: ReadonlyMap<Handle, number>
  /** how the game was set up, and how it stood in the end */
  readonly setup: Setup
  readonly end: Game
  /** what the Government could know after each entry */
  private readonly known: { readonly worlds: Worlds; readonly searches: readonly Search[] }[] = []
  /** one for each entry, and one for the beginning */
  readonly points: readonly Point[]

  /** Goes through the whole game once. */
  constructor({ transcript, secrets }: ManhuntAudit) {
    this.end = transcript.position.run.state
    const { setup } = this.end
    this.setup = setup
    this.replay = new Replay(rules, setup, transcript)
    this.height = transcript.height
    this.secrets = secrets
    this.points = this.goThrough()
  }

  /** every answer of the game, in order */
  get given(): readonly Given[] {
    return this.replay.given
  }

  /** The game after that entry, or after the last one if there are not so many. */
  moment(entry: number): Moment {
    const within = Math.min(Math.max(0, Math.floor(entry)), this.height)
    const game = this.replay.at(within).state
    const { route } = game.fugitive
    const secrets = route.flatMap(handle => {
      const node = this.secrets.get(handle)
      return node === undefined ? [] : [[handle, node] as const]
    })
    const { worlds, searches } = this.known[within] ?? { worlds: Worlds.start(), searches: [] }
    const possibilities = { places: placesOf(worlds), exact: worlds.exact, after: new Map() }
    return { entry: within, game, secrets: new Map(secrets), aids: { possibilities, searches } }
  }

  private goThrough(): readonly Point[] {
    const run = this.replay.begin()
    const given = [...this.replay.given]
    let worlds = Worlds.start()
    let searches: readonly Search[] = []
    let possible = 0
    return Array.from({ length: this.height + 1 }, (_, entry) => {
      const before = worlds
      while (given[0] !== undefined && given[0].entry <= entry && run.request !== undefined) {
        const { answer } = given[0]
        worlds = afterAnswer(worlds, run.request, answer)
        run.answer(answer)
        for (const event of run.told) searches = heard(searches, searchOf(event, run.state.round))
        given.shift()
      }
      if (worlds !== before) possible = whereabouts(worlds).length
      this.known.push({ worlds, searches })
      const last = run.state.fugitive.route.at(-1)
      return pointOf(entry, run.state, last === undefined ? undefined : this.secrets.get(last), possible)
    })
  }
}

const heard = (all: readonly Search[], one: Search | undefined) => (one === undefined ? all : [...all, one])

/** How things stand after an entry, with the Fugitive here, if that is known, and at one of so many locations for all others. */
export function pointOf(entry: number, game: Game, here: number | undefined, possible: number): Point {
  const { fugitive, government, bag, round } = game
  const spaces = here !== undefined && isNode(here) ? spacesFrom(here) : undefined
  const nearest = Math.min(...government.agents.map(({ at }) => spaces?.[at - 1] ?? Number.POSITIVE_INFINITY))
  return {
    entry,
    round,
    phase: game.phase,
    winter: isWinter(game),
    ...(Number.isFinite(nearest) ? { distance: nearest } : {}),
    possible,
    fugitiveEnergy: fugitive.energy,
    governmentEnergy: government.energy,
    agents: government.agents.map(({ kind, at }) => ({ kind, at })),
    silent: bag.silent,
    loyal: bag.loyal,
  }
}
