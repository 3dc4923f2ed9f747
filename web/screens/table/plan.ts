/**
 * What is planned and not sent: one choice after the other, and the table as it would be after them. The last choice can
 * be changed, taken back or followed by another one; all of them are sent as one.
 */
import type { Table } from '../../app/view.ts'
import { highway as redRoad, shortestWay } from '../../board/chart.ts'
import { type Act, actOf, actsOf, actsOffered, asked, hasPlace, mapActs, namingFor, samePlay } from './acts.ts'
import { counterAfter } from './counter.ts'
import { type GroupId, groupOf } from './groups.ts'
import { hereOf } from './where.ts'

export interface Plan {
  /** what can be done now */
  readonly now: readonly Act[]
  /** what is planned, the first choice first */
  readonly steps: readonly Act[]
  /** what could be done instead of the last of them; all that can be done while nothing is planned */
  readonly instead: readonly Act[]
  /** what can be done after them; nothing while nothing is planned, or until the session has told it */
  readonly next: readonly Act[]
  /** the table after them, once the session has told it */
  readonly after: Table | undefined
}
export const NOTHING: Plan = { now: [], steps: [], instead: [], next: [], after: undefined }

/** The plan of a view. Of choices that the session has not followed yet only the first is known. */
export function planOf(table: Table): Plan {
  const now = actsOf(table)
  const { planned, ahead } = table
  const [first] = planned
  if (ahead === undefined) {
    const act = first === undefined ? undefined : now.find(one => samePlay(one.play, first))
    return { now, steps: act === undefined ? [] : [act], instead: now, next: [], after: undefined }
  }
  const after: Table = {
    ...table,
    game: ahead.game,
    secrets: ahead.secrets,
    options: ahead.options,
    plays: ahead.plays,
    yourDecision: ahead.plays.length > 0,
  }
  const instead = actsOffered(ahead.instead, namingFor(table))
  const steps = planned.flatMap((play, i) => {
    const option = ahead.chosen[i]
    if (option === undefined) return []
    const found = (i === planned.length - 1 ? instead : i === 0 ? now : []).find(act => samePlay(act.play, play))
    return [found ?? actOf(option, play, groupOf(option), namingFor(table))]
  })
  return { now, steps, instead, next: actsOf(after), after }
}

/** Other choices, before the session has answered what would follow from them. */
export const replan = (plan: Plan, steps: readonly Act[]): Plan => ({
  now: plan.now,
  steps,
  instead: steps.length > plan.steps.length && plan.next.length > 0 ? plan.next : plan.now,
  next: [],
  after: undefined,
})

/** Whether this choice can be made now. What is on the screen may be a moment behind. */
export const offers = ({ now, instead, next }: Plan, act: Act): boolean =>
  [...now, ...instead, ...next].some(one => one.option === act.option && samePlay(one.play, act.play))

/** A step of the Fugitive, which the counter counts. */
export const isStep = (act: Act): boolean =>
  ['move', 'hitch-hike', 'bush-whack', 'railway', 'ride on'].includes(act.option.type)

/** Energy that the whole plan costs. */
export const costOf = (steps: readonly Act[]): number => steps.reduce((sum, act) => sum + (act.cost ?? 0), 0)

/** The hidden-movement counter after the plan. */
export function trackAfter(plan: Plan, table: Table): number {
  if (plan.after !== undefined) return plan.after.game.track
  return plan.steps.some(isStep) ? counterAfter(table.game) : table.game.track
}

/** What the map offers: `next` goes on from the plan, `now` would take its place. */
export interface Offered {
  readonly next: readonly Act[]
  readonly now: readonly Act[]
}
export function offeredOn(plan: Plan, group: GroupId | undefined, agent: number | undefined): Offered {
  const now = onMap(plan.now, group, agent)
  if (plan.next.length === 0) return { next: [], now }
  const next = onMap(plan.next, group, agent)
  // A route is planned along roads and water; across country it goes when that is asked for.
  const steps = group === undefined && plan.steps.some(isStep) ? next.filter(isPlain) : next
  return { next: steps, now: now.filter(act => !steps.some(one => one.node === act.node)) }
}
const onMap = (acts: readonly Act[], group: GroupId | undefined, agent: number | undefined): readonly Act[] =>
  mapActs(asked(acts.map(act => act.option)) ? acts.filter(hasPlace) : acts, group, agent)
const isPlain = ({ option }: Act): boolean => option.type === 'move'

/** What can follow and has no place of its own on the map: the answers to a question that the plan leads to. */
export const followUps = ({ next }: Plan): readonly Act[] =>
  asked(next.map(act => act.option)) ? next.filter(act => act.group === 'decision' && !hasPlace(act)) : []

// ---- the way on the map --------------------------------------------------------------------------------------------

/** Location by location where a plan leads: its stretches, each from where it begins. */
export function wayOf(steps: readonly Act[], table: Table): readonly (readonly number[])[] {
  const at = new Map<number, number>(table.game.government.agents.map((one, index) => [index, one.at]))
  let here = hereOf(table)
  return steps.flatMap(act => {
    const { node, agent } = act
    if (node === undefined) return []
    const from = agent === undefined ? here : at.get(agent)
    if (agent === undefined) here = node
    else at.set(agent, node)
    return from === undefined || from === node ? [] : [stretch(act, from, node)]
  })
}

function stretch({ option: { type } }: Act, from: number, to: number): readonly number[] {
  switch (type) {
    case 'hitch-hike':
    case 'railway':
    case 'drive':
      return alongHighway(from, to)
    case 'move agent':
      return shortest(from, to)
    default:
      return [from, to]
  }
}

function alongHighway(from: number, to: number): readonly number[] {
  const [a, b] = [redRoad.indexOf(from), redRoad.indexOf(to)]
  if (a < 0 || b < 0) return [from, to]
  return a < b ? redRoad.slice(a, b + 1) : redRoad.slice(b, a + 1).reverse()
}

const shortest = (from: number, to: number): readonly number[] => shortestWay(from, to) ?? [from, to]

/** How many spaces an agent would have to move from one location to another. */
export const spacesBetween = (from: number, to: number): number => shortest(from, to).length - 1
