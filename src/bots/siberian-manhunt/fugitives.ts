/** A Fugitive that runs for the border, one that wants to be forgotten in the woods, and one that makes things. */
import { asNode, terrain } from '../../games/siberian-manhunt/board.ts'
import { itemCard } from '../../games/siberian-manhunt/cards/items.ts'
import { type Game, X } from '../../games/siberian-manhunt/game.ts'
import { here } from '../../games/siberian-manhunt/hidden.ts'
import { blocked } from '../../games/siberian-manhunt/movement.ts'
import { any, best, type Taste as TasteOf, tasteful } from './taste.ts'
import { type FugitiveView, moves } from './view.ts'
import { at, china, spacesTo } from './ways.ts'

type Taste = TasteOf<FugitiveView>

// ---- keeping alive ---------------------------------------------------------------------------------------------

const isWeak = ({ fugitive: { hp } }: Game): boolean => hp <= 2

const eats: Taste = view => {
  const { energy, fed, meals } = view.run.state.fugitive
  if (energy < 3 || (!fed && meals === 0)) return any(moves(view, 'eat'), view)
  return any(moves(view, 'end meal'), view)
}
const dresses: Taste = view => {
  const { worn } = view.run.state.fugitive
  const room = worn.gear === null ? 0 : (itemCard(worn.gear).room ?? 0)
  return best(
    moves(view, 'wear'),
    ({ option: { card } }) => {
      const { worn: on, room: more = 0 } = itemCard(card)
      return on === undefined ? 0 : on === 'gear' ? more - room : worn[on] === null ? 1 : 0
    },
    view,
  )
}
const packs: Taste = view => (view.random(4) === 0 ? undefined : any(moves(view, 'take', 'refuel'), view))
const heals: Taste = view =>
  best(moves(view, 'use'), ({ option: { card } }) => (isWeak(view.run.state) ? (itemCard(card).hp ?? 0) : 0), view)
const rests: Taste = view => (isWeak(view.run.state) ? any(moves(view, 'rest'), view) : undefined)

/** Follows what people say, for better or worse; fights who fights, as long as there is hope. */
const meets: Taste = view => {
  const { hp } = view.run.state.fugitive
  if (hp <= 2) {
    const away = any(moves(view, 'escape', 'ignore'), view)
    if (away !== undefined) return away
  }
  const strike = best(
    moves(view, 'strike'),
    ({ option: { weapon } }) => 1 + (weapon === null ? 0 : (itemCard(weapon).attack ?? 0)),
    view,
  )
  return strike ?? any(moves(view, 'follow', 'hunt'), view)
}
/** Makes and uses things now and then, and looks for them. */
const busies: Taste = view => {
  const { energy, inTown } = view.run.state.fugitive
  if (view.random(3) === 0) return any(moves(view, 'craft', 'use'), view)
  const search = moves(view, 'urban search', 'wilderness search')
  return energy > (inTown ? 2 : 3) && view.random(2) === 0 ? any(search, view) : undefined
}

/** Stays and looks for things until something can be made of them. */
const tinkers: Taste = view => {
  const things = moves(view, 'craft').filter(({ option }) => option.card !== 'Fire')
  if (things.length > 0) return any(things, view)
  const { energy } = view.run.state.fugitive
  return energy > 0 ? any(moves(view, 'urban search', 'wilderness search'), view) : undefined
}
/** One turn in four it goes somewhere else. */
const wanders: Taste = view => {
  const { energy, moves: made } = view.run.state.fugitive
  return energy > 1 && made.length === 0 && view.random(4) === 0 ? any(moves(view, 'move', 'ride'), view) : undefined
}

// ---- going somewhere -------------------------------------------------------------------------------------------

const STEPS = ['move', 'hitch-hike', 'bush-whack', 'railway', 'ride on'] as const

/** The step that gains most for its energy; one that exhausts is worth less. */
function steps(view: FugitiveView, gain: (to: number) => number): ReturnType<Taste> {
  const { energy } = view.run.state.fugitive
  return best(
    moves(view, ...STEPS),
    ({ play: { hidden }, option }) => {
      const cost = option.type === 'ride on' ? 0 : option.cost
      const [to = 0] = hidden
      return gain(to) / (1 + cost + (energy - cost < 0 ? 3 : 0))
    },
    view,
  )
}
const current = (view: FugitiveView) => asNode(view.vault.get(here(view.run.state)) ?? 0)

const towardsChina: Taste = view => {
  const ride = view.random(3) > 0 ? any(moves(view, 'ride'), view) : undefined
  if (ride !== undefined) return ride
  if (moves(view, ...STEPS).length === 0) return undefined
  const spaces = spacesTo(china, new Set(blocked(view.run.state)))
  const from = at(spaces, current(view))
  return steps(view, to => from - at(spaces, to)) ?? any(moves(view, 'halt'), view)
}

/** Away from everybody, by small steps: the counter is all that counts. */
const intoTheWoods: Taste = view => {
  const { state } = view.run
  if (moves(view, ...STEPS).length === 0) return undefined
  const spaces = spacesTo(state.government.agents.map(one => one.at))
  const enough = state.track === X || (state.track === 15 && state.trackAtStart < 15)
  return enough
    ? undefined
    : steps(view, to => (terrain(asNode(to)) === 'wilderness' ? Math.min(12, at(spaces, to)) : 0))
}

const ends: Taste = view => {
  const { moves: made } = view.run.state.fugitive
  return made.length > 0 ? any(moves(view, 'end turn', 'halt'), view) : any(moves(view, 'rest', 'end turn'), view)
}
const body: readonly Taste[] = [eats, dresses, heals, rests, meets, packs, busies]

export const runner = tasteful<FugitiveView>(12, ...body, towardsChina, ends)
export const hider = tasteful<FugitiveView>(12, ...body, intoTheWoods, ends)
export const tinkerer = tasteful<FugitiveView>(12, eats, dresses, heals, rests, meets, tinkers, packs, wanders, ends)
