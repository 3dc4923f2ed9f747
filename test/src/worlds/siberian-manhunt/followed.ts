/** Games with what the Government can know of them at every request. */
import { type Event, FUGITIVE, type Game, type ManhuntOption } from '../../../../src/games/siberian-manhunt/game.ts'
import type { LocalGame } from '../../../../src/local/index.ts'
import { afterAnswer } from '../../../../src/worlds/siberian-manhunt/whereabouts.ts'
import { Worlds } from '../../../../src/worlds/worlds.ts'

export interface Followed {
  readonly game: LocalGame<Game, ManhuntOption, Event>
  readonly worlds: Worlds
}

/** The positions of games, one after another, in which the worlds have changed; each game has its own. */
export function* followed(
  positions: Iterable<LocalGame<Game, ManhuntOption, Event>>,
  start = Worlds.start(),
): Generator<Followed> {
  let last: Worlds = start
  let following: { readonly game: Followed['game']; worlds: Worlds } | undefined
  for (const game of positions) {
    if (following?.game !== game) {
      const now = { game, worlds: start }
      following = now
      game.watchers.push({
        watch({ request }, answer) {
          if (request !== undefined) now.worlds = afterAnswer(now.worlds, request, answer)
        },
      })
    }
    if (following.worlds === last) continue
    last = following.worlds
    yield { game, worlds: last }
  }
}

/**
 * Throws if the truth is not among the worlds: every location that is kept must be possible, the last six together, and
 * the count positive. Counts what was compared.
 */
export function checkSound(games: Iterable<Followed>) {
  const checked = { positions: 0, largest: 0, most: 0, inexact: 0, alone: 0 }
  for (const { game, worlds } of games) {
    const { route } = game.run.state.fugitive
    if (route.length === 0) continue
    const vault = game.vault(FUGITIVE)
    const fail = (what: string): never => {
      throw new Error(`round ${game.run.state.round}, turn ${game.run.turn}: ${what}`)
    }
    if (worlds.handles.join() !== route.slice(-6).join()) fail(`kept ${worlds.handles.join()} of ${route.join()}`)
    const truth = route.slice(-6).map(handle => ({ type: 'equals', handle, value: vault.get(handle) ?? 0 }) as const)
    if (!(worlds.knowing({ type: 'all', claims: truth }).ways > 0)) fail('the true route is not among the worlds')
    const places = worlds.values(route.at(-1) ?? route[0] ?? fail('no route'))
    if ([...places.values()].some(ways => !(ways > 0))) fail('a location in no world')
    checked.positions += 1
    checked.largest = Math.max(checked.largest, worlds.size)
    checked.most = Math.max(checked.most, places.size)
    if (!worlds.exact) checked.inexact += 1
    if (places.size === 1) checked.alone += 1
  }
  return checked
}
