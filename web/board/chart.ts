/** The board as a drawing: the rules' own data with positions and scenery. Node numbers here are plain numbers. */
import data from '../../src/games/siberian-manhunt/board.json' with { type: 'json' }

export type Point = readonly [x: number, y: number]
export interface ChartNode {
  readonly id: number
  /** the printed number or the town's name */
  readonly label: string
  readonly kind: 'wilderness' | 'town' | 'crash'
  readonly x: number
  readonly y: number
  /** where the label's centre stands, seen from the node */
  readonly lx: number
  readonly ly: number
  readonly zone: 'dmz' | 'china' | undefined
  readonly yakut: boolean
  readonly highway: boolean
  /** a town's name on the map, broken into lines, and its short form for small maps */
  readonly lines: readonly string[]
  readonly abbr: string
}
export interface ChartEdge {
  readonly a: number
  readonly b: number
  readonly kind: 'road' | 'water'
  readonly highway: boolean
}
interface RawNode {
  readonly id: number
  readonly label: string
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly lx?: number
  readonly ly?: number
  readonly zone?: string
  readonly yakut?: boolean
  readonly lines?: readonly string[]
  readonly abbr?: string
}
interface RawEdge {
  readonly a: number
  readonly b: number
  readonly kind: string
  readonly highway?: boolean
}
interface RawLabel {
  readonly text: string
  readonly kind: string
  readonly size: number
  readonly angle?: number
  readonly spacing?: number
  readonly x: number
  readonly y: number
}

const onHighway = new Set(data.highway)
const rawNodes: readonly RawNode[] = data.nodes
const rawEdges: readonly RawEdge[] = data.edges

/** Size of the sheet in board units, in which all positions are given. */
export const WIDTH = data.size[0] ?? 0
export const HEIGHT = data.size[1] ?? 0

export const nodes: readonly ChartNode[] = rawNodes.map(raw => ({
  id: raw.id,
  label: raw.label,
  kind: raw.kind === 'town' || raw.kind === 'crash' ? raw.kind : 'wilderness',
  x: raw.x,
  y: raw.y,
  lx: raw.lx ?? 0,
  ly: raw.ly ?? 0,
  zone: raw.zone === 'dmz' || raw.zone === 'china' ? raw.zone : undefined,
  yakut: raw.yakut === true,
  highway: onHighway.has(raw.id),
  lines: raw.lines ?? [raw.label],
  abbr: raw.abbr ?? raw.label,
}))

export const edges: readonly ChartEdge[] = rawEdges.map(({ a, b, kind, highway }) => ({
  a,
  b,
  kind: kind === 'water' ? 'water' : 'road',
  highway: highway === true,
}))

const byId = new Map(nodes.map(node => [node.id, node]))
const byLabel = new Map(nodes.map(node => [node.label.toLowerCase(), node.id]))

/** The node with this number; an unknown number is a mistake of ours and throws. */
export function nodeAt(id: number): ChartNode {
  const found = byId.get(id)
  if (found === undefined) throw new Error(`no node ${id}`)
  return found
}
export const pointOf = (id: number): Point => [nodeAt(id).x, nodeAt(id).y]
export const labelOf = (id: number): string => nodeAt(id).label
/** The node whose printed number or name this is. */
export const nodeLabelled = (label: string): number | undefined => byLabel.get(label.trim().toLowerCase())

export interface Way {
  readonly to: number
  readonly kind: 'road' | 'water'
  readonly highway: boolean
}
const waysOf = new Map<number, Way[]>(nodes.map(node => [node.id, []]))
for (const { a, b, kind, highway } of edges) {
  waysOf.get(a)?.push({ to: b, kind, highway })
  waysOf.get(b)?.push({ to: a, kind, highway })
}
/** Every edge from this node. */
export const waysFrom = (id: number): readonly Way[] => waysOf.get(id) ?? []
/** The red road, west to east. */
export const highway: readonly number[] = data.highway

const toPoints = (list: readonly (readonly number[])[]): readonly Point[] => list.map(([x = 0, y = 0]) => [x, y])
const labels: readonly RawLabel[] = data.scenery.labels

/** What is only to be looked at. */
export const scenery = {
  lakes: data.scenery.lakes.map(lake => ({ name: lake.name, outline: toPoints(lake.polygon) })),
  islands: data.scenery.islands.map(island => toPoints(island.polygon)),
  rivers: data.scenery.rivers.map(river => ({
    line: toPoints(river.line),
    width: (((river.w[0] ?? 0) + (river.w[1] ?? 0)) / 2) * 0.62,
  })),
  china: toPoints(data.scenery.borders.find(border => border.name === 'China')?.line ?? []),
  mongolia: toPoints(data.scenery.borders.find(border => border.name === 'Mongolia')?.line ?? []),
  labels: labels.map(label => ({ ...label, angle: label.angle ?? 0, spacing: label.spacing ?? 2 })),
  /** hints for the relief: `m` mountain, `t` trees, `g` grass, with a strength */
  marks: data.scenery.marks.map(mark => ({ kind: mark.k, x: mark.x, y: mark.y, strength: mark.s })),
}

/** A shortest way by road and water, both ends included, never through China; `undefined` if there is none. */
export function shortestWay(from: number, to: number): readonly number[] | undefined {
  const came = new Map([[from, from]])
  for (const [node] of came) {
    if (node === to) break
    for (const way of waysFrom(node)) if (!came.has(way.to) && nodeAt(way.to).zone !== 'china') came.set(way.to, node)
  }
  const way = [to]
  for (let node = to; node !== from; way.unshift(node)) {
    const before = came.get(node)
    if (before === undefined) return undefined
    node = before
  }
  return way
}
