import { describe, expect, it } from 'vitest'
import { berths, type Crowd, priceCorner, type Tag } from '../../../web/board/berth.ts'
import { nodeAt, nodeLabelled, nodes } from '../../../web/board/chart.ts'

const alone: Crowd = { ringed: new Set(), manned: new Set(), prices: [] }
const share = (node: number): Tag => ({ node, says: '25 %', kind: 'share' })
const at = (label: string): number => nodeLabelled(label) ?? 0

describe('the tags on the map', () => {
  it('leave the number of every location to be read', () => {
    const covering = nodes.filter(({ id }) => {
      const [tag] = berths([share(id)], alone)
      const [x = 0, y = 0] = tag?.at ?? []
      return nodes.some(other => Math.abs(other.x - x) < 30 && Math.abs(other.y - y) < 14)
    })
    expect(covering.map(node => node.label)).toEqual([])
  })

  it('do not lie on each other, even where every location around has one', () => {
    const many = ['4', '5', '13', '14', '15', '16'].map(label => share(at(label)))
    const tags = berths([...many, { node: at('Kansk'), says: 'declared R17', kind: 'declared' }], alone)
    const over = tags.filter(tag =>
      tags.some(
        other =>
          other !== tag &&
          other.kind === tag.kind &&
          Math.abs(other.at[0] - tag.at[0]) < 50 &&
          Math.abs(other.at[1] - tag.at[1]) < 24,
      ),
    )
    expect(over).toEqual([])
  })

  it('go out of the way of a price and of a pawn', () => {
    const node = at('15')
    const { x, y } = nodeAt(node)
    const [free] = berths([share(node)], alone)
    const price = [free?.at[0] ?? x, free?.at[1] ?? y] as const
    const [moved] = berths([share(node)], { ...alone, prices: [price] })
    expect(moved?.at).not.toEqual(free?.at)
    const neighbours = nodes.filter(one => one.id !== node && Math.hypot(one.x - x, one.y - y) < 120)
    const [past] = berths([share(node)], { ...alone, manned: new Set(neighbours.map(one => one.id)) })
    for (const { x: px, y: py } of neighbours)
      expect(Math.abs(px - (past?.at[0] ?? px)) > 40 || Math.abs(py - (past?.at[1] ?? py)) > 22).toBe(true)
  })
})

describe('the price of a destination', () => {
  it('covers no other location, nor the name of its own', () => {
    const covering = nodes.filter(({ id, x, y, kind, lx, ly }) => {
      const [dx, dy] = priceCorner(id)
      const onName = kind !== 'wilderness' && Math.abs(lx - dx) < 18 && Math.abs(ly - dy) < 10
      return onName || nodes.some(other => Math.hypot(other.x - x - dx, other.y - y - dy) < 20)
    })
    expect(covering.map(node => node.label)).toEqual([])
  })
})
