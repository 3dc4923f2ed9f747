/**
 * The Fugitive by rules of thumb, as the rulebook advises beginners: from town to town while the Government is weak,
 * things first, food always, and into the woods when agents come near. It looks at one decision at a time.
 */
import { freeSlots } from '../../../games/siberian-manhunt/inventory.ts'
import { pick } from '../../../local/index.ts'
import { type Advice, because, firstOf, type Thumb } from '../advice.ts'
import { type FugitiveView, moves } from '../view.ts'
import { at } from '../ways.ts'
import { catches, crafts, dresses, eats, fullHp, heals, portions, refuels, uses, warms } from './camp.ts'
import { fights, hunts, meets, suffers } from './meetings.ts'
import { givesLeast, packs, sorts } from './things.ts'
import { isCarried, layOf, rides, testifies, travels } from './travel.ts'

type Look = Thumb<FugitiveView>

/** Either of the two; what comes later is much the same. */
const isSomebody: Look = view => {
  const names = moves(view, 'character')
  return names.length === 0 ? undefined : because(pick(names, view.random), 'who they are')
}
const keeps: Look = view => because(moves(view, 'keep', 'load')[0], 'enough for this turn')

/** Hurt, and nobody near: a turn of rest. */
export const rests: Look = view => {
  const rest = moves(view, 'rest')[0]
  const { hp, inTown } = view.run.state.fugitive
  if (rest === undefined || hp > (inTown ? fullHp(view.run.state) - 3 : 2)) return undefined
  const lay = layOf(view)
  return at(lay.agents, lay.from) > 4 ? because(rest, 'rest', { hp }) : undefined
}
/** The taiga feeds whoever looks around: once a turn, before going on. */
export const searches: Look = view => {
  const { state } = view.run
  const { energy } = state.fugitive
  const useful = energy >= 1 && portions(state) <= 3 && freeSlots(state) >= 1
  return useful
    ? because(moves(view, 'wilderness search')[0], 'search for food', { portions: portions(state) })
    : undefined
}
/** What a town gives: energy comes back there by itself, so that none is saved. */
export const spends: Look = view => {
  const { energy, inTown } = view.run.state.fugitive
  if (!inTown || energy < 1) return undefined
  const search = because(moves(view, 'urban search')[0], 'search while the energy is for nothing', { energy })
  return search ?? because(moves(view, 'good deed')[0], 'make friends')
}
export const ends: Look = view =>
  because(moves(view, 'end turn', 'halt', 'hold', 'end meal')[0], 'enough for this turn')

/** What to do whatever else there is: answers, fights, food, things. */
export const subsists: Look = firstOf(
  isSomebody,
  keeps,
  suffers,
  givesLeast,
  testifies,
  isCarried,
  fights,
  hunts,
  meets,
  eats,
  dresses,
  sorts,
  packs,
  refuels,
  heals,
  warms,
  crafts,
)
const acts: Look = firstOf(subsists, rests, searches, catches, rides, travels, uses, spends, ends)

/** Always advises something: `view.plays` is never empty. */
export function steadyFugitive(view: FugitiveView): Advice {
  const advice = acts(view)
  const [first] = view.plays
  if (advice !== undefined) return advice
  if (first === undefined) throw new Error('nothing can be played')
  return { play: first, reason: { code: 'nothing better', numbers: {} } }
}
