import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEIGHT, nodeAt, nodeLabelled, nodes, WIDTH, waysFrom } from '../../../web/board/chart.ts'
import {
  boxAround,
  type Camera,
  fitBox,
  LARGEST,
  neighbourTowards,
  nodeUnder,
  type Port,
  panBy,
  reveal,
  SHEET,
  settle,
  toScreen,
  toSheet,
  wholeZoom,
  zoomAt,
} from '../../../web/board/geometry.ts'

const ports = fc.record({ width: fc.integer({ min: 300, max: 2600 }), height: fc.integer({ min: 200, max: 1500 }) })
const cameras = fc.record({
  x: fc.integer({ min: 0, max: WIDTH }),
  y: fc.integer({ min: 0, max: HEIGHT }),
  k: fc.double({ min: 0.2, max: 2.5, noNaN: true }),
})
const PORT: Port = { width: 800, height: 600 }
const NEAR: Camera = { x: 1200, y: 675, k: 1 }

describe('the camera', () => {
  it('maps the screen to the sheet and back', () => {
    fc.assert(
      fc.property(ports, cameras, fc.nat(2000), fc.nat(1200), (port, camera, px, py) => {
        const [x, y] = toSheet(camera, port, px, py)
        const [backX, backY] = toScreen(camera, port, x, y)
        expect(backX).toBeCloseTo(px, 6)
        expect(backY).toBeCloseTo(py, 6)
      }),
    )
  })

  it('zooms around the pointer, as long as no edge of the sheet comes in', () => {
    const before = toSheet(NEAR, PORT, 300, 200)
    const after = toSheet(zoomAt(NEAR, PORT, 300, 200, 1.5), PORT, 300, 200)
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })

  it('never leaves the sheet and its zooms', () => {
    fc.assert(
      fc.property(
        ports,
        cameras,
        fc.integer({ min: -4000, max: 4000 }),
        fc.integer({ min: -4000, max: 4000 }),
        (port, camera, dx, dy) => {
          const moved = panBy(camera, port, dx, dy)
          expect(moved.k).toBeGreaterThanOrEqual(wholeZoom(port))
          expect(moved.k).toBeLessThanOrEqual(LARGEST)
          expect(moved.x).toBeGreaterThanOrEqual(0)
          expect(moved.x).toBeLessThanOrEqual(WIDTH)
          expect(moved.y).toBeGreaterThanOrEqual(0)
          expect(moved.y).toBeLessThanOrEqual(HEIGHT)
        },
      ),
    )
  })

  it('pans by as many pixels as the pointer went', () => {
    const [x, y] = toSheet(NEAR, PORT, 400, 300)
    const moved = toScreen(panBy(NEAR, PORT, 30, -20), PORT, x, y)
    expect(moved).toEqual([430, 280])
  })

  it('shows the whole sheet at its widest', () => {
    const camera = fitBox(PORT, SHEET)
    const [left, top] = toScreen(camera, PORT, 0, 0)
    const [right, bottom] = toScreen(camera, PORT, WIDTH, HEIGHT)
    expect(left).toBeGreaterThanOrEqual(-0.001)
    expect(top).toBeGreaterThanOrEqual(-0.001)
    expect(right).toBeLessThanOrEqual(800.001)
    expect(bottom).toBeLessThanOrEqual(600.001)
  })

  it('reveals a place from under what covers the port, and leaves alone what is in view', () => {
    const covered: Port = { ...PORT, covered: 200 }
    const hidden = toSheet(NEAR, covered, 400, 590)
    const camera = reveal(NEAR, covered, hidden[0], hidden[1], 50)
    expect(toScreen(camera, covered, hidden[0], hidden[1])[1]).toBeCloseTo(350)
    expect(reveal(NEAR, covered, NEAR.x, NEAR.y, 50)).toBe(NEAR)
  })

  it('lets the lowest places come up from under a card', () => {
    const covered: Port = { ...PORT, covered: 200 }
    const lowest = [...nodes].sort((a, b) => b.y - a.y)[0] ?? nodeAt(1)
    const camera = reveal(settle({ ...NEAR, x: lowest.x }, covered), covered, lowest.x, lowest.y, 40)
    expect(toScreen(camera, covered, lowest.x, lowest.y)[1]).toBeLessThanOrEqual(361)
  })
})

describe('choosing a place', () => {
  it('finds every place by its own position at every zoom', () => {
    for (const k of [0.36, 0.8, 2])
      for (const node of nodes) {
        const camera: Camera = { x: node.x, y: node.y, k }
        expect(nodeUnder(camera, PORT, 400, 300, new Set())).toBe(node.id)
      }
  })

  it('takes taps within 22 pixels and no further', () => {
    const camera: Camera = { ...nodeAt(142), k: 2 }
    expect(nodeUnder(camera, PORT, 400 + 21, 300, new Set())).toBe(142)
    expect(nodeUnder(camera, PORT, 400 + 60, 300, new Set())).not.toBe(142)
  })

  it('prefers a destination to a nearer place that is none', () => {
    const a = nodeAt(142)
    const near = [...nodes].sort((x, y) => Math.hypot(x.x - a.x, x.y - a.y) - Math.hypot(y.x - a.x, y.y - a.y))[1] ?? a
    const far = wholeZoom({ width: 390, height: 300 })
    const camera: Camera = { x: a.x, y: a.y, k: far }
    expect(nodeUnder(camera, PORT, 400, 300, new Set())).toBe(142)
    expect(nodeUnder(camera, PORT, 400, 300, new Set([near.id]))).toBe(near.id)
  })

  it('boxes the wanted places', () => {
    const box = boxAround([142, 144], 10)
    expect(box).toBeDefined()
    for (const id of [142, 144]) {
      expect(nodeAt(id).x).toBeGreaterThanOrEqual((box?.left ?? 9999) + 10)
      expect(nodeAt(id).x).toBeLessThanOrEqual((box?.right ?? 0) - 10)
    }
    expect(boxAround([], 10)).toBeUndefined()
  })
})

describe('walking with the arrow keys', () => {
  const ways = (id: number) => waysFrom(id).map(way => way.to)
  it('goes to a neighbour that lies in that direction', () => {
    for (const node of nodes)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const to = neighbourTowards(node.id, ways(node.id), dx, dy)
        if (to === undefined) continue
        expect(ways(node.id)).toContain(to)
        expect((nodeAt(to).x - node.x) * dx + (nodeAt(to).y - node.y) * dy).toBeGreaterThan(0)
      }
  })

  it('reaches every place from every place', () => {
    const seen = new Set<number>([142])
    const queue = [142]
    for (const id of queue)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const to = neighbourTowards(id, ways(id), dx, dy)
        if (to !== undefined && !seen.has(to)) {
          seen.add(to)
          queue.push(to)
        }
      }
    expect(nodes.filter(node => !seen.has(node.id)).map(node => node.label)).toEqual([])
  })

  it('jumps to a number or a name', () => {
    expect(nodeLabelled('142')).toBe(142)
    expect(nodeLabelled(' kansk ')).toBe(nodes.find(node => node.label === 'Kansk')?.id)
    expect(nodeLabelled('nowhere')).toBeUndefined()
  })
})
