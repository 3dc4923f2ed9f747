import { describe, expect, it } from 'vitest'
import { asNode, NODES, type Node, terrain } from '../../../../src/games/siberian-manhunt/board.ts'
import { openSteps, type StepName, toNearestTowns } from '../../../../src/games/siberian-manhunt/tables.ts'
import { at } from './rig.ts'

const NAMES: readonly StepName[] = ['road', 'water', 'hitch-hike', 'bush-whack']
const TERRAINS = ['wilderness', 'town', 'china'] as const
const everyTable = (blocked: readonly Node[]) =>
  NAMES.flatMap(name =>
    TERRAINS.flatMap(from =>
      TERRAINS.flatMap(into => {
        const table = openSteps(blocked).of(name, from, into)
        return table === undefined ? [] : [{ name, from, into, table }]
      }),
    ),
  )

describe('tables of open steps', () => {
  const blocked = [14, 'Irkutsk', 'Babushkin'].map(at).sort((a, b) => a - b)
  it('have names and arguments that differ wherever their rows may', () => {
    const all = [...everyTable([]), ...everyTable(blocked)]
    expect(new Set(all.map(({ table }) => JSON.stringify([table.name, table.args]))).size).toBe(all.length)
  })
  it('are the same for the same arguments', () => {
    const again = everyTable([...blocked])
    expect(again.length).toBeGreaterThan(8)
    for (const { name, from, into, table } of again) expect(openSteps(blocked).of(name, from, into)).toBe(table)
  })
  it('gives the same table of nearest towns for the same situation, and another for another', () => {
    expect(toNearestTowns([asNode(14)])).toBe(toNearestTowns([asNode(14)]))
    expect(toNearestTowns([asNode(14)])).not.toBe(toNearestTowns([asNode(15)]))
  })
  it('are never empty, and hold pairs of board locations of the right terrain, ending on no blocked one', () => {
    for (const { from, into, table } of everyTable(blocked)) {
      expect(table.rows.length).toBeGreaterThan(0)
      for (const [a = 0, b = 0] of table.rows) {
        expect([terrain(asNode(a)), terrain(asNode(b))]).toEqual([from, into])
        expect(blocked).not.toContain(b)
        expect(a).not.toBe(b)
      }
    }
  })
  it('match row by row what the full list says, for every location', () => {
    for (const { table } of everyTable(blocked)) {
      const matched = Array.from({ length: NODES }, (_, i) => [...table.matching([i + 1, undefined])]).flat()
      expect(matched.map(String).sort()).toEqual(table.rows.map(String).sort())
      expect(new Set(matched.map(String)).size).toBe(matched.length)
    }
  })
  it('match nothing off the board', () => {
    for (const { table } of everyTable([])) {
      for (const wrong of [0, -3, NODES + 1, 2.5, Number.NaN])
        expect([...table.matching([wrong, undefined])]).toEqual([])
    }
  })
  it('lead both ways along roads', () => {
    const road = openSteps([]).of('road', 'wilderness', 'wilderness')
    const rows = new Set(road?.rows.map(String))
    for (const [a, b] of road?.rows ?? []) expect(rows.has(`${b},${a}`)).toBe(true)
  })
  it('leave a way from a blocked location', () => {
    const road = openSteps([at(14)]).of('road', 'wilderness', 'wilderness')
    expect([...(road?.matching([at(14), undefined]) ?? [])]).not.toEqual([])
  })
  it('are remembered only so long: other situations in between change nothing', () => {
    const before = openSteps(blocked).of('road', 'wilderness', 'town')?.rows
    for (let node = 1; node <= 60; node++) openSteps([asNode(node)])
    expect(openSteps(blocked).of('road', 'wilderness', 'town')?.rows).toEqual(before)
  })
})
