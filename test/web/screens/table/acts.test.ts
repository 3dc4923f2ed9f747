import { describe, expect, it } from 'vitest'
import type { Table } from '../../../../web/app/view.ts'
import {
  actsOf,
  asked,
  groupsFor,
  hasPlace,
  mapActs,
  samePlay,
  sendsAtOnce,
  shapeOf,
} from '../../../../web/screens/table/acts.ts'
import { isFree } from '../../../../web/screens/table/groups.ts'
import { planOf } from '../../../../web/screens/table/plan.ts'
import { focusOf, sceneOf } from '../../../../web/screens/table/scene.ts'
import { hereOf, routeOf } from '../../../../web/screens/table/where.ts'
import { Hunt, withPlan } from '../../fixtures/hunt.ts'

/** Every decision of some games, as its player sees it. */
function* tables(games: number): Generator<Table> {
  for (let seed = 1; seed <= games; seed++) {
    const hunt = new Hunt(seed)
    while (hunt.game.run.outcome === undefined) {
      for (const role of ['Fugitive', 'Government'] as const) if (hunt.decides(role)) yield hunt.table(role)
      const { log } = hunt
      const before = log.length
      hunt.until(one => one.log.length > before || one.game.run.outcome !== undefined)
    }
  }
}
const all = [...tables(2)]

describe('acts', () => {
  it('are exactly the plays, each in a group that is on the screen', () => {
    for (const table of all) {
      const acts = actsOf(table)
      expect(acts.map(act => act.play)).toEqual(table.plays)
      const free = acts.filter(act => act.group !== 'decision')
      if (!asked(table.options)) expect(free.length).toBe(acts.length)
      else for (const act of free) expect(isFree(act.option)).toBe(true)
      for (const act of free) expect(groupsFor(table.role)).toContain(act.group)
      expect(free.length < acts.length || !asked(table.options)).toBe(true)
    }
  })

  it('have a price only if the option has one', () => {
    for (const act of all.flatMap(actsOf)) expect(act.cost).toBe('cost' in act.option ? act.option.cost : undefined)
  })

  it('lead where the play leads', () => {
    for (const table of all)
      for (const act of actsOf(table)) if (act.play.hidden.length > 0) expect(act.node).toBe(act.play.hidden[0])
  })

  it('are none while somebody else decides', () => {
    const hunt = new Hunt(2).until(one => one.decides('Government'))
    expect(actsOf(hunt.table('Fugitive'))).toEqual([])
  })

  it('that answer a question are sent at once, unless they are places', () => {
    for (const table of all)
      for (const act of actsOf(table)) {
        if (act.group === 'decision') expect(sendsAtOnce(act)).toBe(!hasPlace(act))
        else expect(sendsAtOnce(act)).toBe(isFree(act.option) && act.option.type !== 'eat')
      }
  })
})

describe('an encounter', () => {
  it('is answered by its own choices; things may be moved about beside it', () => {
    const hunt = new Hunt(2).until(one => one.options().some(option => option.type === 'follow'))
    const acts = actsOf(hunt.table('Fugitive'))
    const decisions = new Set(acts.filter(act => act.group === 'decision').map(act => act.option.type))
    expect([...decisions]).toEqual(['follow', 'ignore', 'fight'])
    expect(acts.some(act => act.group === 'carry')).toBe(true)
  })
})

describe('the map', () => {
  it('offers the pressed group, of the selected agent if it has any', () => {
    const hunt = new Hunt(3).until(
      one =>
        one.decides('Government') &&
        one.state.government.agents.length > 2 &&
        one.options().some(option => option.type === 'attack'),
    )
    const acts = actsOf(hunt.table('Government'))
    expect(mapActs(acts, undefined, undefined).every(act => act.group === 'move agent')).toBe(true)
    expect(mapActs(acts, undefined, 1).every(act => act.agent === 1)).toBe(true)
    expect(mapActs(acts, 'attack', undefined).map(act => act.group)).toContain('attack')
  })

  it('has one ring for each place, at its lowest price, or for the planned play', () => {
    for (const table of all) {
      const acts = actsOf(table).filter(act => act.node !== undefined)
      const scene = sceneOf(table, { now: acts, next: [] }, planOf(table), undefined)
      expect(new Set(scene.destinations.map(one => one.node)).size).toBe(scene.destinations.length)
      for (const ring of scene.destinations) {
        const least = Math.min(...acts.filter(act => act.node === ring.node).map(act => act.cost ?? 0))
        expect(ring.cost ?? 0).toBe(least)
      }
    }
    const table = all.find(one => actsOf(one).filter(act => act.group === 'bush-whack').length > 0)
    if (table === undefined) throw new Error('no bush-whack in these games')
    const acts = actsOf(table).filter(act => act.node !== undefined)
    const picked = acts.find(act => act.group === 'bush-whack')
    const plan = planOf(withPlan(table, picked === undefined ? [] : [picked.play]))
    const ring = sceneOf(table, { now: acts, next: [] }, plan, undefined).destinations.find(one => one.picked)
    expect(ring?.node).toBe(picked?.node)
    expect(ring?.cost).toBe(picked?.cost)
  })

  it('shows the Fugitive to themselves alone', () => {
    for (const table of all) {
      const shown = sceneOf(table, { now: [], next: [] }, planOf(table), undefined)
      const own = shown.pawns.filter(pawn => pawn.kind === 'fugitive')
      if (table.role === 'Government') {
        expect(own).toEqual([])
        expect(shown.track).toBeUndefined()
        expect(hereOf(table)).toBeUndefined()
      } else if (table.game.fugitive.route.length > 0) expect(own.map(pawn => pawn.at)).toEqual([routeOf(table).at(-1)])
      for (const agent of table.game.government.agents)
        expect(shown.pawns.some(pawn => pawn.kind === agent.kind && pawn.at === agent.at)).toBe(true)
    }
  })

  it('knows what to look at first', () => {
    for (const table of all)
      if (table.game.government.agents.length > 0) expect(focusOf(table).length).toBeGreaterThan(0)
  })

  it('draws a town square, water dotted, a bush-whack as a diamond', () => {
    for (const act of all.flatMap(actsOf)) {
      if (act.group === 'bush-whack' && act.option.type === 'bush-whack' && act.option.into === 'wilderness')
        expect(shapeOf(act)).toBe('bush')
      if (act.option.type === 'move' && act.option.into === 'town') expect(shapeOf(act)).toBe('town')
    }
  })
})

describe('plays', () => {
  it('are the same if option and hidden numbers are', () => {
    expect(samePlay({ option: 1, hidden: [2] }, { option: 1, hidden: [2] })).toBe(true)
    expect(samePlay({ option: 1, hidden: [2] }, { option: 1, hidden: [3] })).toBe(false)
    expect(samePlay({ option: 1, hidden: [] }, { option: 2, hidden: [] })).toBe(false)
  })
})
