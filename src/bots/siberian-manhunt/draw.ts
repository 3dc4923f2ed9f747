/**
 * Whether a bot takes a draw that it is offered: from its seat's view the game is played on to its end many times, by rules
 * of thumb on both sides, and a draw is taken if no more than half of these games are won.
 */
import type { Answer, Handle, Role, Vault } from '../../../protocol/rules/index.ts'
import { type Event, FUGITIVE, type Game, type ManhuntOption } from '../../games/siberian-manhunt/game.ts'
import { LocalGame, type Random, step, type Watcher } from '../../local/index.ts'
import { Belief } from './sharp/belief.ts'
import { steadyFugitive } from './steady/fugitive.ts'
import { SteadyGovernment } from './steady/government.ts'
import type { ManhuntRun } from './view.ts'

/** Points of the diagram of worlds from which a route is guessed. */
const WORLDS = 20_000
/** How many games are played on for one offer: an even game is told from one that is won three times in four. */
const GAMES = 24
/** A game that goes on for longer than this counts for nobody. */
const REQUESTS = 5_000

/** Must be shown every answer of the game from the first one on. */
export class DrawJudge implements Watcher<Game, ManhuntOption, Event> {
  private readonly belief = new Belief(WORLDS)
  private readonly government = new SteadyGovernment()

  watch(run: ManhuntRun, answer: Answer): void {
    this.belief.watch(run, answer)
    this.government.watch(run, answer)
  }

  /** Whether that role had better take a draw now. `vault` is its own; the Government's, who hides nothing, is not read. */
  accepts(role: Role, run: ManhuntRun, vault: Vault, random: Random): boolean {
    return this.chance(role, run, vault, random) <= 0.5
  }

  /** How likely that role is to win from here, as far as it can know: a share of games. */
  chance(role: Role, run: ManhuntRun, vault: Vault, random: Random): number {
    let won = 0
    for (let game = 0; game < GAMES; game++) {
      const route = role === FUGITIVE ? routeIn(run.state, vault) : this.guess(random)
      if (this.winners(run, route, random).includes(role)) won++
    }
    return won / GAMES
  }

  /** A route that the Fugitive may have gone, the likelier the more often. */
  private guess(random: Random): ReadonlyMap<Handle, number> {
    const whole = 2 ** 32
    return this.belief.worlds.draw(() => random(whole) / whole)
  }
  private winners(run: ManhuntRun, route: ReadonlyMap<Handle, number>, random: Random): readonly Role[] {
    const government = this.government.copy()
    const game = LocalGame.resume(run.fork(), [route, new Map()])
    game.watchers.push(government)
    for (let asked = 0; asked < REQUESTS && game.run.outcome === undefined; asked++)
      step(game, [view => steadyFugitive(view).play, government.decide], random)
    return game.run.outcome?.winners ?? []
  }
}

function routeIn({ fugitive: { route } }: Game, vault: Vault): ReadonlyMap<Handle, number> {
  const known = new Map<Handle, number>()
  for (const handle of route) {
    const value = vault.get(handle)
    if (value !== undefined) known.set(handle, value)
  }
  return known
}
