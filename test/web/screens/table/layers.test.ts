import { describe, expect, it } from 'vitest'
import { asNode, within } from '../../../../src/games/siberian-manhunt/board.ts'
import type { Event } from '../../../../src/games/siberian-manhunt/game.ts'
import type { LogLine, Table } from '../../../../web/app/view.ts'
import { layersOf } from '../../../../web/screens/table/layers.ts'
import { Hunt } from '../../fixtures/hunt.ts'

const table = new Hunt(1).until(hunt => hunt.decides('Government') && hunt.state.round === 2).table('Government')
const at = (n: number) => ({ node: asNode(n) })
const told = (round: number, event: Event): LogLine => ({
  entry: round,
  round,
  what: { type: 'event', event },
  badge: 'signed',
})
const searchesOf = (round: number, ...log: readonly LogLine[]) => {
  const shown: Table = { ...table, log, game: { ...table.game, round } }
  const layer = layersOf(shown).find(one => one.id === 'searches')
  return (node: number) => layer?.describe?.(node)
}

describe('the layers over the map', () => {
  it('are the aids that the players agreed on, and no others', () => {
    const { possibilities, searches, markers } = table.aids
    if (possibilities === undefined || searches === undefined || markers === undefined) throw new Error('no aids')
    const ids = (aids: Table['aids']) => layersOf({ ...table, aids }).map(one => one.id)
    expect(ids({ possibilities, searches, markers })).toEqual(['possibilities', 'searches', 'markers'])
    expect(ids({ markers })).toEqual(['markers'])
    expect(ids({})).toEqual([])
  })

  it('show searches of this round and the one before, the latest answer for each location', () => {
    const says = searchesOf(
      5,
      told(3, { type: 'searched', kind: 'KGB', answer: 'nothing', ...at(40) }),
      told(4, { type: 'searched', kind: 'KGB', answer: 'nothing', ...at(41) }),
      told(5, { type: 'searched', kind: 'Yakut', answer: 'trail', ...at(41) }),
      told(5, { type: 'nobody there', action: 'attack', ...at(42) }),
    )
    expect([40, 41, 42].map(says)).toEqual(['', 'searched in R5: they had been there', 'searched in R5: no'])
  })

  it('show what was seen from the air, all of it', () => {
    const says = searchesOf(2, told(2, { type: 'flown over', spaces: 3, sighted: false, ...at(100) }))
    const area = within(asNode(100), 3)
    expect(new Set(area.map(says))).toEqual(new Set(['searched in R2: no']))
    expect(says(area.includes(asNode(250)) ? 1 : 250)).toBe('')
  })

  it('forget searches when the Fugitive is declared', () => {
    const says = searchesOf(
      2,
      told(2, { type: 'searched', kind: 'KGB', answer: 'nothing', ...at(41) }),
      told(2, { type: 'flown over', spaces: 3, sighted: false, ...at(100) }),
      told(2, { type: 'found', how: 'town', ...at(60) }),
      told(2, { type: 'searched', kind: 'KGB', answer: 'nothing', ...at(43) }),
    )
    expect([41, 100, 43].map(says)).toEqual(['', '', 'searched in R2: no'])
  })
})
