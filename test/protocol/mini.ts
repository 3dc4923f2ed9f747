/**
 * A very small game of hide and seek with everything that the kernel knows: hidden numbers of every kind, queries, joint
 * rolls, openings and an end. For tests that need speed and no board.
 */
import {
  all,
  bare,
  type Data,
  differs,
  equals,
  fresh,
  type Handle,
  type Hiding,
  type Rule as KernelRule,
  noneEquals,
  type Option,
  pairs,
  type Rules,
  someEquals,
  stepFrom,
  toRole,
  within,
  words,
} from '../../protocol/rules/index.ts'

export const HIDER = toRole(0)
export const SEEKER = toRole(1)
/** Hiding places stand in a ring, 1 to 6. */
export const PLACES = 6
const places = Array.from({ length: PLACES }, (_, i) => i + 1)
const ring = pairs(
  'ring',
  [PLACES],
  () => places,
  place => (places.includes(place) ? [(place % PLACES) + 1, ((place + PLACES - 2) % PLACES) + 1] : []),
)

export interface Setup {
  readonly rounds: number
}
export interface State {
  readonly rounds: number
  round: number
  readonly trail: Handle[]
  readonly heard: number[]
}
export type MiniOption = Option &
  (
    | { readonly type: 'start'; readonly hides: Hiding }
    | { readonly type: 'look'; readonly at: number }
    | { readonly type: 'wait' }
    | { readonly type: 'here' | 'trail' | 'nothing' }
    | { readonly type: 'shout' | 'call'; readonly opens: Handle }
    | { readonly type: 'stay' }
    | { readonly type: 'step' | 'hop'; readonly hides: Hiding }
  )
export type MiniEvent =
  | { readonly type: 'looked'; readonly at: number; readonly answer: string }
  | { readonly type: 'wind'; readonly strength: number }
  | { readonly type: 'heard'; readonly at: number }
type Rule<T> = KernelRule<T, MiniOption, MiniEvent>
const { choose, query, rollAll, tell, end } = words<MiniOption, MiniEvent>()

function* turn(state: State): Rule<void> {
  if (state.round === 0) yield* hide(state)
  else yield* round(state)
}

function* hide(state: State): Rule<void> {
  const { handle } = yield* query(HIDER, [{ type: 'start', hides: { count: 1, claim: equals(fresh(), 1) } }])
  state.trail.push(handle)
  state.round = 1
}

function* round(state: State): Rule<void> {
  const looks = places.map(at => ({ type: 'look', at }) as const)
  const chosen = yield* choose(SEEKER, [...looks, { type: 'wait' }])
  if (chosen.type === 'look') yield* look(state, chosen.at)
  const [strength = 0, loud] = yield* rollAll([6, 2], 'wind')
  yield* tell({ type: 'wind', strength })
  if (loud === 1) {
    const { value } = yield* query(HIDER, [{ type: 'shout', opens: here(state) }])
    state.heard.push(value)
    yield* tell({ type: 'heard', at: value })
  }
  yield* move(state)
  if (state.round === state.rounds) return yield* end({ winners: [HIDER], by: 'night' })
  state.round++
}

function* look(state: State, at: number): Rule<void> {
  const past = state.trail.slice(0, -1)
  const trail =
    past.length === 0 ? [] : [{ type: 'trail', claim: all(differs(here(state), at), someEquals(past, at)) } as const]
  const { type } = yield* query(HIDER, [
    { type: 'here', claim: equals(here(state), at) },
    ...trail,
    { type: 'nothing', claim: noneEquals(state.trail, at) },
  ])
  yield* tell({ type: 'looked', at, answer: type })
  if (type === 'here') return yield* end({ winners: [SEEKER], by: 'found' })
}

function* move(state: State): Rule<void> {
  const way = all(within([bare(here(state)), bare(fresh(0))], ring), within([bare(fresh(0)), bare(fresh(1))], ring))
  const moved = yield* choose(HIDER, [
    { type: 'stay' },
    { type: 'step', hides: stepFrom(here(state), ring) },
    { type: 'hop', hides: { count: 2, claim: way } },
    { type: 'call', opens: here(state) },
  ])
  if (moved.type === 'step' || moved.type === 'hop') state.trail.push(...moved.handles)
  if (moved.type === 'call') state.heard.push(moved.value)
}

function here(state: State): Handle {
  const last = state.trail.at(-1)
  if (last === undefined) throw new Error('nobody has hidden yet')
  return last
}

const isRecord = (data: Data): data is { readonly [key: string]: Data | undefined } =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

export const mini: Rules<State, Setup, MiniOption, MiniEvent> = {
  name: 'mini',
  version: '1',
  data: () => ({ places }),
  roles: () => 2,
  domain: { from: 1, to: PLACES },
  setupData: ({ rounds }) => ({ rounds }),
  parseSetup: data => {
    if (!isRecord(data) || Object.keys(data).join() !== 'rounds') return undefined
    const rounds = data['rounds']
    return typeof rounds === 'number' && rounds >= 1 && rounds <= 100 ? { rounds } : undefined
  },
  start: ({ rounds }) => ({ rounds, round: 0, trail: [], heard: [] }),
  turn,
}
