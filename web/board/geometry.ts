/**
 * The camera over the sheet: pure arithmetic, so that it can be tested without a screen. Screen coordinates are CSS
 * pixels from the port's upper left corner, sheet coordinates board units.
 */
import { HEIGHT, nodeAt, nodes, WIDTH } from './chart.ts'

/** What is looked at: the sheet's point in the middle of the port, and pixels per board unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}
export interface Port {
  readonly width: number
  readonly height: number
  /** pixels at the bottom that something else covers: the sheet may be drawn up from under it */
  readonly covered?: number
  /** pixels at the left that something else covers: the sheet may be drawn out from under it */
  readonly aside?: number
}
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The widest look shows the whole sheet, but never smaller than this many pixels per unit. */
export const SMALLEST = 0.15
export const LARGEST = 2.5
/** Side of the square in which a tap finds a node, in pixels. */
export const HIT = 44
export const SHEET: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The zoom at which the whole sheet is just in view. */
export const wholeZoom = (port: Port): number =>
  Math.max(SMALLEST, Math.min(port.width / WIDTH, port.height / HEIGHT, LARGEST))

/** The nearest camera that is allowed: zoom within its bounds, the middle of the port on the sheet. */
export function settle(camera: Camera, port: Port): Camera {
  const k = between(wholeZoom(port), camera.k, LARGEST)
  const halfWidth = Math.min(port.width / k / 2, WIDTH / 2)
  const halfHeight = Math.min(port.height / k / 2, HEIGHT / 2)
  return {
    k,
    x: between(halfWidth - (port.aside ?? 0) / k, camera.x, WIDTH - halfWidth),
    y: between(halfHeight, camera.y, HEIGHT - halfHeight + (port.covered ?? 0) / k),
  }
}

export const toScreen = (camera: Camera, port: Port, x: number, y: number): readonly [number, number] => [
  (x - camera.x) * camera.k + port.width / 2,
  (y - camera.y) * camera.k + port.height / 2,
]
export const toSheet = (camera: Camera, port: Port, px: number, py: number): readonly [number, number] => [
  (px - port.width / 2) / camera.k + camera.x,
  (py - port.height / 2) / camera.k + camera.y,
]

/** Zooms by a factor; what lies under the given point of the port stays there. */
export function zoomAt(camera: Camera, port: Port, px: number, py: number, factor: number): Camera {
  const [x, y] = toSheet(camera, port, px, py)
  const k = between(wholeZoom(port), camera.k * factor, LARGEST)
  return settle({ k, x: x - (px - port.width / 2) / k, y: y - (py - port.height / 2) / k }, port)
}

/** Moves the sheet under the port by so many pixels. */
export const panBy = (camera: Camera, port: Port, dx: number, dy: number): Camera =>
  settle({ k: camera.k, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, port)

/** Shows a part of the sheet as large as it fits beside what covers the port, at most at the given zoom. */
export function fitBox(port: Port, box: Box, most = LARGEST): Camera {
  const [aside, covered] = [port.aside ?? 0, port.covered ?? 0]
  const [width, height] = [port.width - aside, Math.max(port.height - covered, 1)]
  const k = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), most)
  return settle({ k, x: (box.left + box.right - aside / k) / 2, y: (box.top + box.bottom + covered / k) / 2 }, port)
}

/** Fills the port with a part of the sheet; what does not fit is cut off on both sides. */
export const coverBox = (port: Port, box: Box): Camera =>
  settle(
    {
      k: Math.max(port.width / (box.right - box.left), port.height / (box.bottom - box.top)),
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2,
    },
    port,
  )

/** The box around some nodes, with a margin in board units. */
export function boxAround(ids: Iterable<number>, margin: number): Box | undefined {
  const wanted = new Set(ids)
  const found = nodes.filter(node => wanted.has(node.id))
  if (found.length === 0) return undefined
  const xs = found.map(node => node.x)
  const ys = found.map(node => node.y)
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  }
}

/** The board opens no smaller than this, in pixels per unit, and no larger than that. */
const LEGIBLE = 0.46
const CLOSE = 0.95

/**
 * How the first look is chosen: a `board` shows its first location at a readable size, whatever becomes of the others;
 * `all` of them are seen; a `picture` shows them as large as it can, or fills its frame with them (`cover`).
 */
export type Look = 'board' | 'all' | 'picture' | 'cover'
/** Room around what is looked at, in board units. */
const ROOM: Readonly<Record<Look, number>> = { board: 260, all: 120, picture: 60, cover: 60 }

/** Where to look first: at these locations, or at the whole sheet. */
export function opening(port: Port, focusOn: readonly number[], look: Look): Camera {
  const box = boxAround(focusOn, ROOM[look]) ?? SHEET
  if (look === 'cover') return coverBox(port, box)
  const fit = fitBox(port, box, look === 'picture' ? LARGEST : CLOSE)
  const [first] = focusOn
  if (look !== 'board' || first === undefined || fit.k >= LEGIBLE) return fit
  // Not everything fits at a readable size: then the first of them matters most.
  const { x, y } = nodeAt(first)
  return settle({ x, y, k: LEGIBLE }, port)
}

/** Moves the camera no more than needed so that the point is at least `margin` pixels inside the free part of the port. */
export function reveal(camera: Camera, port: Port, x: number, y: number, margin: number): Camera {
  const [px, py] = toScreen(camera, port, x, y)
  const bottom = Math.max(port.height - (port.covered ?? 0) - margin, margin)
  const left = margin + (port.aside ?? 0)
  const dx = px < left ? left - px : px > port.width - margin ? port.width - margin - px : 0
  const dy = py < margin ? margin - py : py > bottom ? bottom - py : 0
  return dx === 0 && dy === 0 ? camera : panBy(camera, port, dx, dy)
}

/**
 * The node that a tap at this point means: of those within half a {@link HIT} the nearest, but any of the preferred
 * ones (legal destinations) goes before the others.
 */
export function nodeUnder(
  camera: Camera,
  port: Port,
  px: number,
  py: number,
  preferred: ReadonlySet<number>,
): number | undefined {
  const [x, y] = toSheet(camera, port, px, py)
  const reach = Math.max(HIT / 2 / camera.k, 20)
  let best: { id: number; distance: number } | undefined
  for (const node of nodes) {
    const far = Math.hypot(node.x - x, node.y - y)
    if (far > reach) continue
    const distance = preferred.has(node.id) ? far : far + reach
    if (best === undefined || distance < best.distance) best = { id: node.id, distance }
  }
  return best?.id
}

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
/** How far ahead something must lie to count as lying in a direction: a cosine. */
const AHEAD = 0.35

/**
 * The neighbour in a direction, for walking with the arrow keys. As many neighbours as possible have a key of their own,
 * each as fitting as it can be; a key that is left over leads to the neighbour that lies most in its direction.
 */
export function neighbourTowards(
  from: number,
  neighbours: readonly number[],
  dx: number,
  dy: number,
): number | undefined {
  const here = nodeAt(from)
  const ahead = (id: number, ex: number, ey: number): number => {
    const { x, y } = nodeAt(id)
    return ((x - here.x) * ex + (y - here.y) * ey) / (Math.hypot(x - here.x, y - here.y) || 1)
  }
  /** The best keys for these neighbours from this direction on: every neighbour counts more than any fit. */
  const share = (
    direction: number,
    left: readonly number[],
  ): { readonly worth: number; readonly keys: readonly (number | undefined)[] } => {
    const [ex, ey] = DIRECTIONS[direction] ?? [0, 0]
    if (direction >= DIRECTIONS.length) return { worth: 0, keys: [] }
    const none = share(direction + 1, left)
    let best = { worth: none.worth, keys: [undefined, ...none.keys] as readonly (number | undefined)[] }
    for (const id of left) {
      const fit = ahead(id, ex, ey)
      if (fit <= 0.01) continue
      const rest = share(
        direction + 1,
        left.filter(other => other !== id),
      )
      if (10 + fit + rest.worth > best.worth) best = { worth: 10 + fit + rest.worth, keys: [id, ...rest.keys] }
    }
    return best
  }
  const index = DIRECTIONS.findIndex(([ex, ey]) => ex === dx && ey === dy)
  const own = share(0, neighbours).keys[index]
  if (own !== undefined) return own
  const most = [...neighbours].sort((a, b) => ahead(b, dx, dy) - ahead(a, dx, dy))[0]
  return most !== undefined && ahead(most, dx, dy) > AHEAD ? most : undefined
}
