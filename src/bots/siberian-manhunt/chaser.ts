/** A Government that chases: it guesses where the Fugitive can be from what was declared, and sends everybody there. */
import { countOf } from '../../games/siberian-manhunt/agents.ts'
import { type Node, soviet, terrain } from '../../games/siberian-manhunt/board.ts'
import type { Game } from '../../games/siberian-manhunt/game.ts'
import { any, best, type Taste as TasteOf, tasteful } from './taste.ts'
import { type GovernmentView, moves } from './view.ts'
import { at, china, spacesTo } from './ways.ts'

type Taste = TasteOf<GovernmentView>

const border = spacesTo(china)

/** Where the Fugitive is, if it is known now. */
export function sighting({ fugitive: { known, route } }: Game): Node | undefined {
  return known !== null && known.step === route.length - 1 ? known.node : undefined
}
/** How many steps ago they were seen, and how far everything is from there. */
function lastSeen({ fugitive: { known, route } }: Game) {
  return known === null ? undefined : { spaces: spacesTo([known.node]), steps: route.length - 1 - known.step }
}
/** The likeliest location: as near the border as the steps since the last sighting can lead. */
function suspicion(game: Game): Node {
  const seen = lastSeen(game)
  let likeliest = soviet[0]
  let least = Number.POSITIVE_INFINITY
  for (const node of soviet) {
    if (seen !== undefined && at(seen.spaces, node) > seen.steps) continue
    if ((terrain(node) === 'town') !== game.fugitive.inTown) continue
    const distance = at(border, node) + (game.government.agents.some(one => one.at === node) ? 2 : 0)
    if (distance >= least) continue
    least = distance
    likeliest = node
  }
  if (likeliest === undefined) throw new Error('the board is empty')
  return likeliest
}

// ---- who is seen is seized -------------------------------------------------------------------------------------

const seizes: Taste = view => {
  const node = sighting(view.run.state)
  if (node === undefined) return undefined
  const { agents, energy } = view.run.state.government
  const capture = moves(view, 'capture').filter(({ option }) => option.node === node)
  if (capture.length > 0) return any(capture, view)
  const shot = moves(view, 'red army').filter(({ option }) => option.how === 'maneuver' && option.node === node)
  if (shot.length > 0) return any(shot, view)
  const there = agents.filter(one => one.at === node && one.state !== 'new').length
  const come = moves(view, 'move agent', 'fly', 'drive').filter(({ option }) => option.to === node)
  const already = moves(view, 'move agent').filter(({ option }) => agents[option.agent]?.at === node)
  if (there < 2 && energy > 1 && come.length > already.length)
    return any(
      come.filter(({ play }) => !already.some(one => one.play === play)),
      view,
    )
  return any(
    moves(view, 'attack').filter(({ option }) => option.node === node),
    view,
  )
}

// ---- more people, more cards -----------------------------------------------------------------------------------

const recruits: Taste = view => {
  const { state } = view.run
  const near = spacesTo([suspicion(state)])
  const placed = best(moves(view, 'recruit'), ({ option }) => 1 / (1 + at(near, option.at)), view)
  if (placed !== undefined) return placed
  const buy = moves(view, 'buy').filter(({ option }) => option.card === 'Recruit' && option.put === 'use')
  if (buy.length > 0) return best(buy, ({ option }) => 9 - option.cost, view)
  if (countOf(state, 'KGB') < 3 || view.random(3) > 0) return undefined
  return best(moves(view, 'upgrade'), ({ option }) => 1 / (1 + at(near, option.at)), view)
}
/** A card that is worth having now, now and then. */
const buys: Taste = view => {
  if (view.random(3) > 0) return undefined
  const buy = moves(view, 'buy', 'play reserve').filter(
    ({ option }) => option.type !== 'buy' || option.put !== 'discard',
  )
  return any(buy, view)
}
const aims: Taste = view => {
  const { state } = view.run
  if (moves(view, 'aim', 'set out', 'fly').length === 0) return undefined
  const near = spacesTo([suspicion(state)])
  return (
    best(moves(view, 'aim', 'set out'), ({ option }) => 1 / (1 + at(near, option.node)), view) ??
    best(moves(view, 'fly'), ({ option }) => 1 / (1 + at(near, option.to)), view)
  )
}
const deploys: Taste = view => {
  const node = sighting(view.run.state)
  if (node === undefined || view.random(3) > 0) return undefined
  const beside = spacesTo([node])
  return (
    best(moves(view, 'army beside'), ({ option }) => 1 / (1 + at(border, option.node)), view) ??
    best(
      moves(view, 'red army'),
      ({ option }) => (at(beside, option.node) <= 1 ? 1 + at(beside, option.node) : 0),
      view,
    )
  )
}
const asks: Taste = view => {
  const { bag, track } = view.run.state
  return bag.loyal >= bag.silent && track > 6 ? any(moves(view, 'interrogate'), view) : undefined
}

// ---- after them ------------------------------------------------------------------------------------------------

const searches: Taste = view => any(moves(view, 'search'), view)

/** Whoever gains most on the suspect; who is there already searches on the spot. */
const follows: Taste = view => {
  const { state } = view.run
  const { agents } = state.government
  if (moves(view, 'move agent').length === 0) return undefined
  const near = spacesTo([suspicion(state)])
  return best(
    moves(view, 'move agent', 'drive'),
    ({ option }) => {
      const from = agents[option.agent]?.at ?? option.to
      const gain = at(near, from) - at(near, option.to)
      return at(near, option.to) === 0 ? 50 : gain <= 0 ? 0 : gain + 20 / (1 + at(near, option.to))
    },
    view,
  )
}
const ends: Taste = view => any(moves(view, 'end turn', 'pass'), view)

export const chaser = tasteful<GovernmentView>(12, seizes, recruits, aims, searches, deploys, asks, buys, follows, ends)
