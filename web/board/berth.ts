/**
 * Where small tags find room on the sheet: each beside its location, clear of symbols, names, pawns, prices and the other
 * tags as far as there is room. A tag may lie on a road sooner than on anything that is read.
 */
import { type ChartNode, HEIGHT, nodeAt, nodes, type Point, pointOf, WIDTH, waysFrom } from './chart.ts'

export const tagKinds = ['declared', 'share', 'step', 'search', 'age'] as const
export type TagKind = (typeof tagKinds)[number]
export interface Tag {
  readonly node: number
  readonly says: string
  readonly kind: TagKind
}
export interface BerthedTag extends Tag {
  /** the tag's middle, in board units */
  readonly at: Point
}
/** What else is drawn that a tag should not cover. */
export interface Crowd {
  /** locations with a ring of any sort around them */
  readonly ringed: ReadonlySet<number>
  /** locations with a pawn */
  readonly manned: ReadonlySet<number>
  /** middles of prices */
  readonly prices: readonly Point[]
}
interface Box {
  readonly x: number
  readonly y: number
  /** half of its width and height */
  readonly w: number
  readonly h: number
}

/** How large a tag of so many letters is drawn, in board units, at the zooms at which a table is played. */
const sizeOf: Readonly<Record<TagKind, (letters: number) => readonly [width: number, height: number]>> = {
  declared: letters => [13.5 * letters, 24],
  search: letters => [13.5 * letters, 24],
  share: letters => [19 + 13 * letters, 31],
  step: () => [40, 30],
  age: letters => [14 * letters, 22],
}
/** The room that a tag leaves to the middle of its own location. */
const OUT: Readonly<Record<TagKind, number>> = { declared: 37, share: 27, step: 22, search: 28, age: 25 }
/** Directions, the liked ones first. */
const SIDES: readonly Point[] = [
  [1, 1],
  [0, 1],
  [1, -1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [-1, 1],
  [-1, -1],
]
const UNDER: readonly Point[] = [[0, 1], ...SIDES.filter(([dx, dy]) => dx !== 0 || dy !== 1)]

/** Further out than this over the end of the sheet it is easily out of the picture, in board units. */
const EDGE = -15

/** What it costs to cover something: the dearer, the more it is missed. */
const COVERS = { symbol: 60, pawn: 70, ring: 12, name: 45, price: 50, tag: 80, road: 4, edge: 60, liking: 1.5 }

const overlap = (a: Box, b: Box): number => {
  const x = a.w + b.w - Math.abs(a.x - b.x)
  const y = a.h + b.h - Math.abs(a.y - b.y)
  return x <= 0 || y <= 0 ? 0 : (x * y) / (4 * Math.min(a.w * a.h, b.w * b.h))
}
const covered = (price: number, a: Box, b: Box): number => {
  const part = overlap(a, b)
  return part === 0 ? 0 : price * (0.35 + part)
}

const nameBox = ({ x, y, lx, ly, lines, kind }: ChartNode): Box | undefined =>
  kind === 'wilderness'
    ? undefined
    : { x: x + lx, y: y + ly, w: Math.max(...lines.map(line => line.length)) * 6, h: lines.length * 12 }

/** Whether a stretch of road crosses the box: looked at in a few points. */
const crosses = (box: Box, [ax, ay]: Point, [bx, by]: Point): boolean =>
  [0.25, 0.4, 0.5, 0.6, 0.75].some(
    part => Math.abs(ax + (bx - ax) * part - box.x) < box.w && Math.abs(ay + (by - ay) * part - box.y) < box.h,
  )

function price(box: Box, own: number, near: readonly ChartNode[], crowd: Crowd, taken: readonly Box[]): number {
  const within = (middle: number, half: number, length: number) => middle - half > EDGE && middle + half < length - EDGE
  let sum = within(box.x, box.w, WIDTH) && within(box.y, box.h, HEIGHT) ? 0 : COVERS.edge
  for (const node of near) {
    const { x, y, id } = node
    const name = nameBox(node)
    if (name !== undefined) sum += covered(COVERS.name, box, name)
    for (const { to } of waysFrom(id)) if (id < to && crosses(box, [x, y], pointOf(to))) sum += COVERS.road
    if (id === own) continue
    sum += covered(COVERS.symbol, box, { x, y, w: 18, h: 18 })
    if (crowd.ringed.has(id)) sum += covered(COVERS.ring, box, { x, y, w: 30, h: 30 })
    if (crowd.manned.has(id)) sum += covered(COVERS.pawn, box, { x, y: y - 6, w: 26, h: 28 })
  }
  for (const [x, y] of crowd.prices) sum += covered(COVERS.price, box, { x, y, w: 15, h: 14 })
  for (const other of taken) sum += covered(COVERS.tag, box, other)
  return sum
}

const CORNERS: readonly Point[] = [
  [24, -24],
  [-24, -24],
  [24, 26],
  [-24, 26],
]
const nowhere: Box = { x: -1000, y: -1000, w: 1, h: 1 }
const corners = new Map<number, Point>()

/** Where the price of a destination stands, seen from its middle: the corner where it covers least of what is printed. */
export function priceCorner(id: number): Point {
  const known = corners.get(id)
  if (known !== undefined) return known
  const { x, y } = nodeAt(id)
  const near = around(x, y)
  // A price may lie on roads: it is sought at the same corner of all locations.
  const costs = CORNERS.map(([dx, dy], rank) => {
    const box = { x: x + dx, y: y + dy, w: 10, h: 9 }
    const names = near.map(node => covered(COVERS.name, box, nameBox(node) ?? nowhere))
    const symbols = near.map(node =>
      node.id === id ? 0 : covered(COVERS.symbol, box, { x: node.x, y: node.y, w: 12, h: 12 }),
    )
    return [...names, ...symbols].reduce((sum, one) => sum + one, rank)
  })
  const corner = CORNERS[costs.indexOf(Math.min(...costs))] ?? [24, -24]
  corners.set(id, corner)
  return corner
}

const around = (x: number, y: number): readonly ChartNode[] =>
  nodes.filter(other => Math.abs(other.x - x) < 260 && Math.abs(other.y - y) < 190)

function berth({ node, says, kind }: Tag, crowd: Crowd, taken: readonly Box[]): Box {
  const { x, y } = nodeAt(node)
  const [width, height] = sizeOf[kind](says.length)
  const half = { w: width / 2, h: height / 2 }
  const reach = OUT[kind]
  const near = around(x, y)
  let best: Box = { x, y: y + reach + half.h, ...half }
  let least = Number.POSITIVE_INFINITY
  ;(kind === 'share' ? SIDES : UNDER).forEach(([dx, dy], rank) => {
    // At a corner the tag comes as near as the ring lets it.
    const out = dx === 0 || dy === 0 ? reach : reach * 0.55
    const box = { x: x + dx * (out + half.w), y: y + dy * (out + half.h), ...half }
    const cost = price(box, node, near, crowd, taken) + rank * COVERS.liking
    if (cost < least) {
      least = cost
      best = box
    }
  })
  return best
}

/** A place for every tag; the kinds that matter more choose first. */
export function berths(tags: readonly Tag[], crowd: Crowd): readonly BerthedTag[] {
  const taken: Box[] = []
  return tagKinds
    .flatMap(kind => tags.filter(tag => tag.kind === kind))
    .map(tag => {
      const box = berth(tag, crowd, taken)
      taken.push(box)
      return { ...tag, at: [box.x, box.y] }
    })
}
