/** The hunt itself: seize whoever is seen, search the likeliest places, close in. */
import { agentAt } from '../../../games/siberian-manhunt/agents.ts'
import { because, worthiest } from '../advice.ts'
import { moves } from '../view.ts'
import { at } from '../ways.ts'
import type { Order } from './picture.ts'

/** From here on a place is worth striking at without asking first. */
const SURE = 0.45

/** Whoever is cornered: captured by two, killed by the army, attacked by one. */
export const seizes: Order = (view, { share }) => {
  const capture = worthiest(moves(view, 'capture'), ({ option }) => share.get(option.node) ?? 0)
  if (capture !== undefined && capture.worth >= 0.2)
    return because(capture.move, 'seize them', { share: capture.worth })
  const army = worthiest(moves(view, 'red army'), ({ option }) =>
    option.how === 'maneuver' ? (share.get(option.node) ?? 0) : 0,
  )
  if (army !== undefined && army.worth >= 0.3)
    return because(army.move, 'the Red Army in their way', { share: army.worth })
  return undefined
}
/** A second agent for a capture, where one stands on a likely place. */
export const gathers: Order = (view, { share }) => {
  const { agents, energy } = view.run.state.government
  if (energy < 2) return undefined
  const stands = (node: number) => agents.filter(one => one.at === node && one.state !== 'new').length
  const best = worthiest(moves(view, 'move agent', 'drive', 'fly'), ({ option }) => {
    const from = agentAt(view.run.state, option.agent).at
    const chance = share.get(option.to) ?? 0
    return chance >= SURE && from !== option.to && stands(option.to) === 1 ? chance : 0
  })
  return because(best?.move, 'bring a second agent', { share: best?.worth ?? 0 })
}
export const attacks: Order = (view, { share }) => {
  const best = worthiest(moves(view, 'attack'), ({ option }) => {
    const chance = share.get(option.node) ?? 0
    return chance >= SURE ? chance : 0
  })
  return because(best?.move, 'attack them', { share: best?.worth ?? 0 })
}
/** At the end of a move: a tracker with nobody there goes on if there is energy; everybody else looks around. */
export const looks: Order = (view, { share }) => {
  const [search] = moves(view, 'search')
  if (search === undefined) return undefined
  const { agents, energy } = view.run.state.government
  const goesOn =
    agents[search.option.agent]?.kind === 'Yakut' && energy > 0 && (share.get(search.option.node) ?? 0) === 0
  return goesOn
    ? because(moves(view, 'pass')[0], 'close in')
    : because(search, 'search the likeliest place', { share: share.get(search.option.node) ?? 0 })
}
/** The agent who can look at the likeliest place, or who gains most on them. */
export const follows: Order = (view, { share, near }) => {
  const best = worthiest(moves(view, 'move agent', 'drive'), ({ option }) => {
    const gained = at(near, agentAt(view.run.state, option.agent).at) - at(near, option.to)
    const found = option.type === 'move agent' ? (share.get(option.to) ?? 0) : 0
    return 10 * found + (gained > 0 ? 0.2 * gained + 1 / (1 + at(near, option.to)) : 0)
  })
  return because(best?.move, (best?.worth ?? 0) >= 1 ? 'search the likeliest place' : 'close in', {
    spaces: at(near, best?.move.option.to ?? 0),
  })
}
