/** What stands and lies on the sheet: plain data from the screens, drawn above the ground. */
import { nothing, type SVGTemplateResult, svg } from 'lit'
import { late } from '../parts/paced.ts'
import { area } from './area.ts'
import { priceCorner } from './berth.ts'
import { nodeAt, type Point, pointOf } from './chart.ts'
import { type Layer, storey } from './layers.ts'
import { diamond, drawn } from './paths.ts'
import { type PawnKind, pawnBody } from './pawns.ts'
import { numberAgain } from './places.ts'
import type { Preview } from './tip.ts'

export interface Pawn {
  readonly kind: PawnKind
  readonly at: number
  /** an agent's number */
  readonly number?: string
  readonly selected?: boolean
}
/** How one gets there; each has its own outline. */
export type Shape = 'road' | 'town' | 'water' | 'bush' | 'place'
export interface Destination {
  readonly node: number
  readonly shape: Shape
  /** energy; left out where nothing is paid */
  readonly cost?: number
  /** chosen, not yet sent */
  readonly picked?: boolean
  /** would take the place of what is planned */
  readonly instead?: boolean
}
export interface Scene {
  readonly pawns: readonly Pawn[]
  readonly destinations: readonly Destination[]
  /** the Fugitive's way so far: their own pencil line, or the true route after the game */
  readonly track?: { readonly nodes: readonly number[]; readonly kind: 'own' | 'true' }
  /** what is planned, stretch by stretch, each from location to location */
  readonly plan?: readonly (readonly number[])[]
  /** locations that a planned search would look at */
  readonly area?: readonly number[]
  /** locations that a search can still find, with their age in moves */
  readonly trail?: readonly { readonly node: number; readonly age: number }[]
  /** small flags along a route */
  readonly steps?: readonly { readonly node: number; readonly says: string }[]
  /** where the Fugitive was declared last */
  readonly known?: { readonly node: number; readonly says: string }
  /** in the order in which they lie over each other and stand in the menu */
  readonly layers?: readonly Layer[]
}

export const EMPTY: Scene = { pawns: [], destinations: [] }
/** Every location that the plan is about, what is chosen last. */
export const plannedPlaces = ({ area = [], plan = [], destinations }: Scene): readonly number[] => [
  ...area,
  ...plan.flat(),
  ...destinations.filter(one => one.picked).map(one => one.node),
]
/** More rings than this lose their prices, which then show under the pointer. */
const MANY = 40
/** Where nearly everything can be chosen, the rings stand back. */
const MOST = 150

const crowd = (rings: number): string => (rings > MOST ? 'dests many most' : rings > MANY ? 'dests many' : 'dests')

const outline = (shape: Shape, x: number, y: number): SVGTemplateResult => {
  const r = 25
  if (shape === 'bush') return svg`<path d=${diamond(x, y, r + 6)} class="ds ds-bush" />`
  if (shape === 'town') return svg`<rect x=${x - r} y=${y - r} width=${2 * r} height=${2 * r} rx="4" class="ds" />`
  return svg`<circle cx=${x} cy=${y} r=${r} class=${shape === 'water' ? 'ds ds-water' : 'ds'} />`
}

/** Where the price stands, seen from the location, if it is shown. */
export function priceAt({ node, cost, instead }: Destination): Point | undefined {
  return cost === undefined || instead ? undefined : priceCorner(node)
}

function destination(one: Destination): SVGTemplateResult {
  const { node, shape, cost, picked, instead } = one
  const { x, y } = nodeAt(node)
  const price = priceAt(one)
  return svg`<g transform="translate(${x} ${y})"><g class=${picked ? 'dest sel' : instead ? 'dest instead' : 'dest'} data-destination=${node}>
    ${outline(shape, 0, 0)}${numberAgain({ ...nodeAt(node), x: 0, y: 0 })}
    ${
      price === undefined
        ? nothing
        : svg`<g transform="translate(${price[0]} ${price[1]})"><rect x="-14" y="-13" width="28" height="25" rx="12.5" class="dc" /><text dy=".3em" class="dct">${cost}</text></g>`
    }</g></g>`
}

/** Pawns on one node stand side by side. */
function pawns(all: readonly Pawn[]): SVGTemplateResult[] {
  return [...new Set(all.map(pawn => pawn.at))].flatMap(at => {
    const group = all.filter(pawn => pawn.at === at)
    const [x, y] = pointOf(at)
    return group.map((pawn, i) => {
      const dx = (i - (group.length - 1) / 2) * 34
      const lift = pawn.kind === 'army' ? 0 : pawn.kind === 'fugitive' ? 4 : 8
      return svg`<g transform="translate(${x + dx} ${y - lift})"><g class="pawn" data-pawn=${pawn.kind} data-at=${at}>${
        pawn.selected === true ? svg`<circle r="37" class="pw-sel" />` : nothing
      }${pawnBody(pawn.kind, pawn.number)}</g></g>`
    })
  })
}

const track = (nodes: readonly number[], kind: 'own' | 'true'): SVGTemplateResult => {
  const points = nodes.map(pointOf)
  const name = kind === 'true' ? 'pencil true' : 'pencil'
  return svg`<path d=${drawn(points, 0)} class=${name} /><path d=${drawn(points, 1)} class="${name} second" />`
}

/** Lines, under the locations. */
export const under = (scene: Scene, off: ReadonlySet<string>, preview: Preview | undefined): SVGTemplateResult =>
  svg`<g class="under" aria-hidden="true">${storey(scene.layers ?? [], off, 'under')}${
    scene.track === undefined ? nothing : track(scene.track.nodes, scene.track.kind)
  }${
    (preview?.area ?? scene.area) === undefined ? nothing : area(preview?.area ?? scene.area ?? [])
  }${(preview?.way ?? []).map(way => svg`<path d=${drawn(way.map(pointOf), 0)} class="plan maybe" />`)}${(
    scene.plan ?? []
  ).map(way => svg`<path d=${drawn(way.map(pointOf), 0)} class="plan" />`)}</g>`

/** Rings and marks, above the locations and under their names. */
export const marks = (
  scene: Scene,
  off: ReadonlySet<string>,
): SVGTemplateResult => svg`<g class="marks" aria-hidden="true">
  ${(scene.trail ?? []).map(({ node }) => {
    const [x, y] = pointOf(node)
    return svg`<g class="trl"><path d="M${x - 21} ${y - 9}A23 22 0 1 1 ${x - 18} ${y + 14}" /></g>`
  })}
  ${known(scene)}
  ${storey(scene.layers ?? [], off, 'above')}
  <g class=${crowd(scene.destinations.length)}>${rings(scene.destinations)}</g>
</g>`

/** Many are drawn in pieces. */
const PIECE = 60
const rings = (all: readonly Destination[]): unknown =>
  all.length <= PIECE
    ? all.map(destination)
    : Array.from({ length: Math.ceil(all.length / PIECE) }, (_, i) =>
        late([all], () => svg`${all.slice(i * PIECE, (i + 1) * PIECE).map(destination)}`, 'first'),
      )

function known(scene: Scene): SVGTemplateResult | typeof nothing {
  if (scene.known === undefined) return nothing
  const [x, y] = pointOf(scene.known.node)
  return svg`<g class="known" data-known=${scene.known.node}><circle cx=${x} cy=${y} r="34" /></g>`
}

/** Pawns, above everything but the keyboard's ring. */
export const standing = (scene: Scene): SVGTemplateResult =>
  svg`<g class="standing" aria-hidden="true">${pawns(scene.pawns)}</g>`
