import { describe, expect, it } from 'vitest'
import { asNode, neighbours, places } from '../../../../src/games/siberian-manhunt/board.ts'
import { isWinter } from '../../../../src/games/siberian-manhunt/seasons.ts'
import type { Table } from '../../../../web/app/view.ts'
import { edges, nodes } from '../../../../web/board/chart.ts'
import { type Act, cheapest } from '../../../../web/screens/table/acts.ts'
import { closedBecause } from '../../../../web/screens/table/closed.ts'
import { planTitle } from '../../../../web/screens/table/dock.ts'
import { disclosedBy } from '../../../../web/screens/table/learn.ts'
import {
  costOf,
  followUps,
  offeredOn,
  planOf,
  replan,
  spacesBetween,
  trackAfter,
  wayOf,
} from '../../../../web/screens/table/plan.ts'
import { previewOf } from '../../../../web/screens/table/preview.ts'
import { hereOf } from '../../../../web/screens/table/where.ts'
import { words } from '../../../../web/text/index.ts'
import { Hunt, withPlan } from '../../fixtures/hunt.ts'

const turn = (role: 'Fugitive' | 'Government', seed: number, round: number): Table =>
  new Hunt(seed)
    .until(
      hunt =>
        hunt.decides(role) &&
        hunt.state.round >= round &&
        hunt.options().some(option => option.type === 'end turn') &&
        (role === 'Fugitive'
          ? hunt.state.fugitive.energy > 3 && !isWinter(hunt.state)
          : hunt.state.government.energy > 1),
    )
    .table(role)
const NOTHING_CHOSEN = { group: undefined, agent: undefined } as const

/** Plans moves by road into the wilderness, one after the other. */
function walk(table: Table, moves: number): Table {
  let at = table
  for (let i = 0; i < moves; i++) {
    const plan = planOf(at)
    const acts = plan.steps.length === 0 ? plan.now : plan.next
    const step = acts.find(
      ({ option }) => option.type === 'move' && option.way === 'road' && option.into === 'wilderness',
    )
    if (step === undefined) throw new Error('no way on')
    at = withPlan(table, [...at.planned, step.play])
  }
  return at
}

describe('a route', () => {
  const table = turn('Fugitive', 14, 4)
  const planned = walk(table, 3)
  const plan = planOf(planned)

  it('goes on from its end, step by step', () => {
    expect(plan.steps.map(act => act.option.type)).toEqual(['move', 'move', 'move'])
    const stops = [hereOf(table) ?? 0, ...plan.steps.map(act => act.node ?? 0)]
    stops.slice(1).forEach((stop, i) => {
      expect(neighbours(asNode(stops[i] ?? 0), 'road')).toContain(stop)
    })
    expect(plan.after && hereOf(plan.after)).toBe(stops.at(-1))
    expect(wayOf(plan.steps, table)).toEqual(stops.slice(1).map((stop, i) => [stops[i], stop]))
    expect(planTitle(plan.steps, table)).toBe(stops.map(words.place).join(' → '))
  })

  it('costs and counts as a whole', () => {
    expect(costOf(plan.steps)).toBe(3)
    expect(trackAfter(plan, table)).toBe(table.game.track + 3)
    expect(plan.after?.game.fugitive.energy).toBe(table.game.fugitive.energy - 3)
  })

  it('tells how many moves, and nothing of where', () => {
    const told = disclosedBy(
      plan.steps.map(act => act.option),
      table.game,
    )
    expect(told?.will).toEqual(['3 moves by road, 3 energy', 'not into a town'])
    expect(told?.not).toEqual(['from where, by which road, to where'])
  })

  it('is offered on along roads and water; what else there is would take its place', () => {
    const one = planOf(walk(table, 1))
    const { next, now } = offeredOn(one, undefined, undefined)
    expect(next.length).toBeGreaterThan(0)
    expect(next.every(act => act.option.type === 'move')).toBe(true)
    const end = one.steps[0]?.node ?? 0
    for (const { node } of next) expect(spacesBetween(end, node ?? 0)).toBe(1)
    expect(now.length).toBeGreaterThan(0)
    for (const { node } of now) expect(next.some(act => act.node === node)).toBe(false)
    const across = offeredOn(one, 'bush-whack', undefined).next
    expect(across.every(act => act.group === 'bush-whack')).toBe(true)
  })

  it('knows what could be done instead of its last step', () => {
    const last = plan.steps.at(-1)
    expect(plan.instead.some(act => act === last)).toBe(true)
    const before = planOf(walk(table, 2))
    expect(plan.instead.map(act => act.play)).toEqual(before.next.map(act => act.play))
  })

  it('shows nothing behind a step that the session has not followed yet', () => {
    const step = plan.next[0]
    if (step === undefined) throw new Error('no step')
    const longer = replan(plan, [...plan.steps, step])
    expect(longer.next).toEqual([])
    expect(longer.instead).toBe(plan.next)
    expect(replan(plan, []).instead).toBe(plan.now)
  })
})

describe('an agent that moves', () => {
  const table = turn('Government', 3, 4)
  const move = (agent: number): Act | undefined =>
    planOf(table)
      .now.filter(act => act.group === 'move agent' && act.agent === agent)
      .at(-1)

  it('may be followed by its search, in the same plan', () => {
    const first = move(0)
    if (first === undefined) throw new Error('no agent moves')
    const plan = planOf(withPlan(table, [first.play]))
    expect(followUps(plan).map(act => act.option.type)).toContain('search')
    expect(followUps(plan).map(act => act.option.type)).toContain('pass')
    const pass = followUps(plan).find(act => act.option.type === 'pass')
    const both = planOf(withPlan(table, pass === undefined ? [] : [first.play, pass.play]))
    expect(both.steps.length).toBe(2)
    expect(followUps(both)).toEqual([])
    expect(offeredOn(both, undefined, 1).next.some(act => act.agent === 1)).toBe(true)
  })

  it('goes along roads and crossings', () => {
    for (const { agents } of [table.game.government])
      agents.forEach((_, agent) => {
        const act = move(agent)
        for (const way of act === undefined ? [] : wayOf([act], table))
          way.slice(1).forEach((node, i) => {
            const before = way[i]
            expect(edges.some(({ a, b }) => (a === before && b === node) || (b === before && a === node))).toBe(true)
          })
      })
  })
})

describe('every location', () => {
  const tables = [turn('Fugitive', 14, 4), turn('Government', 3, 4), walk(turn('Fugitive', 14, 4), 1)]

  it('can be chosen, or says why not', () => {
    for (const table of tables) {
      const plan = planOf(table)
      const offered = offeredOn(plan, undefined, undefined)
      for (const { id } of nodes) {
        const preview = previewOf(table, offered, { plan, ...NOTHING_CHOSEN }, id)
        const legal = [...offered.next, ...offered.now].some(act => act.node === id)
        const own = table.role === 'Government' && table.game.government.agents.some(agent => agent.at === id)
        const picked = plan.steps.at(-1)?.node === id
        if (legal || picked) expect(preview?.closed).toBeUndefined()
        else if (!own) {
          expect(preview?.closed).toBe(true)
          expect(preview?.lines[0]).not.toBe('')
        }
      }
    }
  })

  it('says what a choice there costs, its way and what it tells', () => {
    const [table] = tables
    if (table === undefined) throw new Error('no table')
    const plan = planOf(table)
    const offered = offeredOn(plan, undefined, undefined)
    const act = cheapest(offered.now.filter(one => one.option.type === 'move'))
    const preview = previewOf(table, offered, { plan, ...NOTHING_CHOSEN }, act?.node ?? 0)
    expect(preview?.cost).toBe(act?.cost)
    expect(preview?.way).toEqual([[hereOf(table), act?.node]])
    expect(preview?.lines[0]).toMatch(/^1 move by road, 1 energy/)
  })

  it('is closed for the reason that holds', () => {
    const [fugitive, government] = tables
    if (fugitive === undefined || government === undefined) throw new Error('no tables')
    const why = (table: Table, node: number) => closedBecause(table, { plan: planOf(table), ...NOTHING_CHOSEN }, node)
    const here = hereOf(fugitive) ?? 0
    expect(why(fugitive, here)).toBe(words.closed.here)
    const agent = fugitive.game.government.agents[0]
    expect(why(fugitive, agent?.at ?? 0)).toBe(words.closed.agentStands('KGB 1'))
    const china = places.find(one => one.terrain === 'china')?.id ?? 0
    expect(why(government, china)).toBe(words.closed.china)
    expect(why({ ...government, yourDecision: false }, here)).toBe(words.closed.waiting)
    const dmz = places.find(one => one.dmz)?.id ?? 0
    expect(closedBecause(government, { plan: planOf(government), group: 'red army', agent: undefined }, dmz)).toBe(
      words.closed.noArmy,
    )
  })
})
