import { describe, expect, it } from 'vitest'
import board from '../../../../src/games/siberian-manhunt/board.json' with { type: 'json' }
import {
  adjacent,
  asNode,
  CRASH,
  edges,
  faces,
  highway,
  isNode,
  NODES,
  type Node,
  nearestTowns,
  neighbours,
  nextTowns,
  place,
  places,
  roadDistances,
  soviet,
  spacesFrom,
  terrain,
  town,
  towns,
  withinTwo,
  yakutTowns,
} from '../../../../src/games/siberian-manhunt/board.ts'
import { at } from './rig.ts'

const china = places.filter(one => one.terrain === 'china').map(one => one.id)
const joined = (a: Node, b: Node) => neighbours(a, 'road').includes(b)
const cycle = (nodes: readonly Node[]) => nodes.map((node, i) => [node, nodes[(i + 1) % nodes.length] ?? node] as const)

describe('the board', () => {
  it('numbers its locations from 1 without gaps; every printed number is the location itself', () => {
    expect(places.map(one => one.id)).toEqual(Array.from({ length: NODES }, (_, i) => i + 1))
    for (const { id, label } of places) if (/^\d/.test(label)) expect(label).toBe(String(id))
    expect(new Set(places.map(one => one.label)).size).toBe(NODES)
  })
  it('2.1 has one crash site, four Yakut towns with Hatgal among them, and the towns that the rulebook names', () => {
    expect(board.nodes.filter(one => one.kind === 'crash').map(one => one.id)).toEqual([CRASH])
    expect(yakutTowns).toHaveLength(4)
    expect(yakutTowns).toContain(town('Hatgal'))
    for (const node of towns) expect(place(node).dmz).toBe(false)
    for (const name of ['Kansk', 'Irkutsk', 'Mogocha', 'Aginskoe']) expect(towns).toContain(town(name))
  })
  it('2.2 has edges between different locations, each once, and both ways', () => {
    const keys = edges.map(({ a, b }) => [a, b].sort((x, y) => x - y).join())
    expect(new Set(keys).size).toBe(edges.length)
    for (const { a, b, kind } of edges) {
      expect(a).not.toBe(b)
      expect(neighbours(a, kind)).toContain(b)
      expect(neighbours(b, kind)).toContain(a)
      expect(adjacent(a)).toContain(b)
    }
  })
  it('holds the roads of the trail example', () => {
    const trail = [85, 107, 108, 145, 144, 142].map(at)
    for (const [i, node] of trail.slice(1).entries()) expect(joined(trail[i] ?? node, node)).toBe(true)
  })
  it('is connected by roads', () => {
    expect(roadDistances(CRASH).every(Number.isFinite)).toBe(true)
  })
  it('is 35 moves wide by road, from the crash to China', () => {
    const distances = roadDistances(CRASH)
    expect(Math.min(...china.map(node => distances[node - 1] ?? 0))).toBe(35)
  })
  it('knows how far an agent has to go, by road and water and never over China', () => {
    for (const from of [CRASH, town('Irkutsk'), china[0] ?? CRASH]) {
      const spaces = spacesFrom(from)
      const roads = roadDistances(from)
      expect(spaces[from - 1]).toBe(0)
      for (const { id } of places) {
        if (terrain(id) !== 'china' && terrain(from) !== 'china')
          expect(spaces[id - 1]).toBeLessThanOrEqual(roads[id - 1] ?? 0)
        if (id === from) continue
        // One space further than the nearest neighbour that lies on the way; China is no way.
        const ways = adjacent(id).filter(beside => beside === from || terrain(beside) !== 'china')
        expect(spaces[id - 1]).toBe(1 + Math.min(...ways.map(beside => spaces[beside - 1] ?? 0)))
      }
    }
  })
  it('leads into China only through the demilitarized zone', () => {
    for (const node of china)
      for (const beside of adjacent(node)) expect(place(beside).dmz || terrain(beside) === 'china').toBe(true)
  })
  it('has at least three ways to China that share no location', () => {
    expect(disjointWays()).toBeGreaterThanOrEqual(3)
  })
  it('crosses no road with another: drawn straight, edges meet in their ends only', () => {
    const point = (node: Node) => board.nodes[node - 1] ?? { x: 0, y: 0 }
    const side = (p: { x: number; y: number }, q: { x: number; y: number }, r: { x: number; y: number }) =>
      Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
    const roads = edges.filter(edge => edge.kind === 'road')
    for (const [i, one] of roads.entries()) {
      const [a, b] = [point(one.a), point(one.b)]
      for (const two of roads.slice(i + 1)) {
        if ([one.a, one.b].includes(two.a) || [one.a, one.b].includes(two.b)) continue
        const [c, d] = [point(two.a), point(two.b)]
        const cross = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
        expect(cross, `${one.a}-${one.b} and ${two.a}-${two.b}`).toBe(false)
      }
    }
  })
  it('2.4 has faces that are cycles of roads', () => {
    for (const face of faces) {
      expect(new Set(face).size).toBe(face.length)
      for (const [a, b] of cycle(face)) expect(joined(a, b), `${a}-${b}`).toBe(true)
    }
  })
  it('has the loop of the bush-whack example', () => {
    const around311 = new Set(faces.filter(face => face.includes(at(311))).flat())
    expect(around311).toContain(town('Mogocha'))
    expect(around311).not.toContain(at(310))
    expect(around311).not.toContain(at(321))
  })
  it('2.4 keeps closed faces out of the usable ones', () => {
    const key = (face: readonly number[]) => [...face].sort((a, b) => a - b).join()
    const usable = new Set(faces.map(key))
    for (const face of board.closedFaces) expect(usable.has(key(face))).toBe(false)
  })
})

/** Flow with every location used once, by repeated search (Ford and Fulkerson on the split graph). */
function disjointWays(): number {
  const key = (node: Node, out: boolean) => node * 2 + (out ? 1 : 0)
  const left = new Map<number, Map<number, number>>()
  const arc = (from: number, to: number) => {
    const row = left.get(from) ?? new Map<number, number>()
    left.set(from, row.set(to, 1))
    const back = left.get(to) ?? new Map<number, number>()
    if (!back.has(from)) left.set(to, back.set(from, 0))
  }
  for (const { id } of places) {
    arc(key(id, false), key(id, true))
    for (const next of neighbours(id, 'road')) arc(key(id, true), key(next, false))
  }
  const goals = new Set(china.map(node => key(node, false)))
  for (let ways = 0; ; ways++) {
    const from = new Map<number, number>()
    const queue = [key(CRASH, true)]
    let end: number | undefined
    for (const node of queue) {
      if (goals.has(node)) {
        end = node
        break
      }
      for (const [next, room] of left.get(node) ?? [])
        if (room > 0 && !from.has(next) && next !== queue[0]) {
          from.set(next, node)
          queue.push(next)
        }
    }
    if (end === undefined) return ways
    for (let node = end; node !== queue[0]; ) {
      const before = from.get(node) ?? 0
      left.get(before)?.set(node, (left.get(before)?.get(node) ?? 0) - 1)
      left.get(node)?.set(before, (left.get(node)?.get(before) ?? 0) + 1)
      node = before
    }
  }
}

describe('2.3 the highway', () => {
  it('is a path of roads through towns, from Kansk in the west to Mogocha in the east', () => {
    for (const [i, node] of highway.slice(1).entries()) expect(joined(highway[i] ?? node, node)).toBe(true)
    expect([highway[0], highway.at(-1)]).toEqual([town('Kansk'), town('Mogocha')])
    expect(new Set(highway).size).toBe(highway.length)
    const flagged = board.edges.filter(edge => 'highway' in edge && edge.highway === true)
    expect(flagged).toHaveLength(highway.length - 1)
  })
  it('knows the next town in each direction', () => {
    expect(nextTowns(town('Irkutsk'))).toEqual([
      { town: town('Cheremkhovo'), passed: [at(101)] },
      { town: town('Slyudyanka'), passed: [at(90), at(89)] },
    ])
    expect(nextTowns(at(90)).map(one => one.town)).toEqual([town('Irkutsk'), town('Slyudyanka')])
    expect(nextTowns(town('Kansk'))).toEqual([{ town: town('Taishet'), passed: [at(14), at(15)] }])
    expect(nextTowns(at(142))).toEqual([])
  })
})

describe('distances', () => {
  it('an agent reaches what two edges reach, water included, but never China', () => {
    const label = (node: Node) => place(node).label
    expect(withinTwo(at(310)).map(label)).toEqual(['310', '311', '312', '321', '323'])
    expect(withinTwo(at(102))).toContain(town('Babushkin'))
    for (const node of soviet) {
      const beside = adjacent(node).filter(one => terrain(one) !== 'china')
      for (const end of withinTwo(node)) {
        expect(terrain(end)).not.toBe('china')
        expect(end === node || beside.some(middle => middle === end || adjacent(middle).includes(end))).toBe(true)
      }
    }
    expect(withinTwo(at(314))).toEqual([300, 301, 313, 314, 315, 316, 320, 'Mogocha'].map(at))
  })
  it('the Red Army always has a place next door to where it may stand', () => {
    const open = (node: Node) => !place(node).dmz && terrain(node) !== 'china'
    for (const node of soviet.filter(open)) expect(adjacent(node).some(open)).toBe(true)
  })
  it('the nearest town of a town is itself, unless it is left out; ties give all', () => {
    expect(nearestTowns(town('Kansk'), [])).toEqual([town('Kansk')])
    expect(nearestTowns(town('Slyudyanka'), [town('Slyudyanka')])).toEqual([town('Zakamensk')].sort())
    const tied = places.map(one => nearestTowns(one.id, [])).find(found => found.length > 1)
    expect(tied?.length).toBeGreaterThan(1)
  })
})

describe('locations', () => {
  it('are only the numbers of the board', () => {
    for (const value of [0, -1, 1.5, NODES + 1, Number.NaN]) expect(isNode(value)).toBe(false)
    expect(() => asNode(NODES + 1)).toThrow()
    expect(() => town('Moscow')).toThrow()
  })
})
