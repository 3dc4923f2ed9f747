/**
 * Forest, hills and contour lines of the survey sheet, computed from the board's own marks. The same sheet every time:
 * the noise is a hash of the position. It takes some 30 ms, so the board asks for it piece by piece after its first
 * drawing.
 */
import { HEIGHT, type Point, scenery, WIDTH } from './chart.ts'

const STEP = 29
const PAD = 7
const COLUMNS = Math.ceil(WIDTH / STEP) + 2 * PAD + 1
const ROWS = Math.ceil(HEIGHT / STEP) + 2 * PAD + 1
type Field = (x: number, y: number) => number
type Grid = readonly (readonly number[])[]

/** One drawing of the sheet's ground: path data, lowest first. */
export interface Relief {
  readonly forest: readonly string[]
  readonly hills: readonly string[]
  readonly contours: readonly { readonly d: string; readonly thick: boolean }[]
}

function hash(x: number, y: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + seed * 982451653) | 0
  h = ((h ^ (h >>> 13)) * 1274126177) | 0
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
function noise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const u = (x - xi) ** 2 * (3 - 2 * (x - xi))
  const v = (y - yi) ** 2 * (3 - 2 * (y - yi))
  const upper = hash(xi, yi, seed) * (1 - u) + hash(xi + 1, yi, seed) * u
  const lower = hash(xi, yi + 1, seed) * (1 - u) + hash(xi + 1, yi + 1, seed) * u
  return upper * (1 - v) + lower * v
}
const rough: (x: number, y: number, seed: number) => number = (x, y, seed) =>
  noise(x, y, seed) * 0.55 + noise(x * 2.1, y * 2.1, seed + 1) * 0.3 + noise(x * 4.3, y * 4.3, seed + 2) * 0.15

/** A sum of soft spots of this radius on the marks of one kind; beyond the sheet's edge it goes on as at the edge. */
function spots(kind: string, radius: number): Field {
  const cell = 3 * radius
  const buckets = new Map<string, (typeof scenery.marks)[number][]>()
  for (const mark of scenery.marks) {
    if (mark.kind !== kind) continue
    const key = `${Math.floor(mark.x / cell)},${Math.floor(mark.y / cell)}`
    const bucket = buckets.get(key)
    if (bucket === undefined) buckets.set(key, [mark])
    else bucket.push(mark)
  }
  return (rawX, rawY) => {
    const x = Math.max(70, Math.min(WIDTH - 70, rawX))
    const y = Math.max(70, Math.min(HEIGHT - 80, rawY))
    let sum = 0
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (const mark of buckets.get(`${Math.floor(x / cell) + i},${Math.floor(y / cell) + j}`) ?? []) {
          const square = (mark.x - x) ** 2 + (mark.y - y) ** 2
          if (square < 9 * radius * radius) sum += mark.strength * Math.exp(-square / (2 * radius * radius))
        }
    return sum
  }
}

const sample = (field: Field): Grid =>
  Array.from({ length: ROWS }, (_, j) =>
    Array.from({ length: COLUMNS }, (_, i) =>
      i === 0 || j === 0 || i === COLUMNS - 1 || j === ROWS - 1 ? -9 : field((i - PAD) * STEP, (j - PAD) * STEP),
    ),
  )

/** Which edges of a grid cell a level's line joins, by which corners lie above it (marching squares). */
type Edge = 'top' | 'right' | 'bottom' | 'left'
const CASES: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [['left', 'top']],
  2: [['top', 'right']],
  3: [['left', 'right']],
  4: [['right', 'bottom']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['top', 'bottom']],
  7: [['left', 'bottom']],
  8: [['bottom', 'left']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['right', 'bottom']],
  12: [['left', 'right']],
  13: [['top', 'right']],
  14: [['left', 'top']],
}

/** The closed lines of one level as smooth path data. */
function contour(grid: Grid, level: number): string {
  const at = (i: number, j: number) => grid[j]?.[i] ?? -9
  const points = new Map<string, Point>()
  const joined = new Map<string, string[]>()
  /** The point where the level crosses the grid line to the right of (i, j), or the one below it. */
  const crossing = (i: number, j: number, across: boolean): string => {
    const key = `${across ? 'h' : 'v'}${i},${j}`
    if (!points.has(key)) {
      const a = at(i, j)
      const b = across ? at(i + 1, j) : at(i, j + 1)
      const t = Math.max(0, Math.min(1, (level - a) / (b - a)))
      points.set(key, across ? [(i - PAD + t) * STEP, (j - PAD) * STEP] : [(i - PAD) * STEP, (j - PAD + t) * STEP])
    }
    return key
  }
  const join = (a: string, b: string) => {
    joined.set(a, [...(joined.get(a) ?? []), b])
    joined.set(b, [...(joined.get(b) ?? []), a])
  }
  for (let j = 0; j < ROWS - 1; j++)
    for (let i = 0; i < COLUMNS - 1; i++) {
      const above = (x: number, y: number, bit: number) => (at(x, y) > level ? bit : 0)
      const corners = above(i, j, 1) | above(i + 1, j, 2) | above(i + 1, j + 1, 4) | above(i, j + 1, 8)
      const key = (edge: Edge) =>
        edge === 'top'
          ? crossing(i, j, true)
          : edge === 'bottom'
            ? crossing(i, j + 1, true)
            : edge === 'left'
              ? crossing(i, j, false)
              : crossing(i + 1, j, false)
      for (const [a, b] of CASES[corners] ?? []) join(key(a), key(b))
    }
  return rings(points, joined).map(smoothRing).join('')
}

function rings(points: ReadonlyMap<string, Point>, joined: ReadonlyMap<string, readonly string[]>): Point[][] {
  const found: Point[][] = []
  const used = new Set<string>()
  for (const start of joined.keys()) {
    const ring: Point[] = []
    let here: string | undefined = used.has(start) ? undefined : start
    while (here !== undefined && !used.has(here)) {
      used.add(here)
      const point = points.get(here)
      if (point !== undefined) ring.push(point)
      here = joined.get(here)?.find(next => !used.has(next))
    }
    if (ring.length > 5) found.push(ring)
  }
  return found
}

function smoothRing(ring: readonly Point[]): string {
  const round = Math.round
  const point = (i: number): Point => ring[(i + ring.length) % ring.length] ?? [0, 0]
  const middle = (i: number): Point => [
    round((point(i)[0] + point(i + 1)[0]) / 2),
    round((point(i)[1] + point(i + 1)[1]) / 2),
  ]
  let [x, y] = middle(-1)
  let d = `M${x} ${y}`
  for (let i = 0; i < ring.length; i++) {
    const [mx, my] = middle(i)
    d += `q${round(point(i)[0]) - x} ${round(point(i)[1]) - y} ${mx - x} ${my - y}`
    x = mx
    y = my
  }
  return `${d}z`
}

/** Computes the ground; `pause` is awaited between pieces so that the page stays quick. */
export async function makeRelief(pause: () => Promise<void>): Promise<Relief> {
  const mountains = spots('m', 33)
  const trees = spots('t', 36)
  const height = sample(
    (x, y) =>
      Math.log1p(mountains(x, y)) * 1.75 * (0.35 + rough(x / 62, y / 62, 3) * 1.3) + rough(x / 130, y / 130, 7) * 2.1,
  )
  await pause()
  const wood = sample((x, y) => trees(x, y) * 0.85 + rough(x / 62, y / 62, 31) * 1.9 - mountains(x, y) * 0.25)
  await pause()
  const forest = [1.25, 1.95].map(level => contour(wood, level))
  await pause()
  const contours: { d: string; thick: boolean }[] = []
  for (const [index, level] of [0.95, 1.3, 1.65, 2.05, 2.5, 3, 3.5, 4.05, 4.6].entries()) {
    contours.push({ d: contour(height, level), thick: index % 3 === 1 })
    await pause()
  }
  return { forest, hills: [3, 5, 7].map(index => contours[index]?.d ?? ''), contours }
}
