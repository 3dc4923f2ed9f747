/** The locations: shape first, colour second (docs/rules: highway ring, no-army diamond, China hexagon, Yakut tent). */
import { type SVGTemplateResult, svg } from 'lit'
import { words } from '../text/index.ts'
import { type ChartNode, nodes } from './chart.ts'
import { diamond, hexagon } from './paths.ts'

function shape(node: ChartNode): SVGTemplateResult {
  const { x, y } = node
  if (node.kind === 'crash')
    return svg`<path d="M${x - 26} ${y - 26}L${x + 26} ${y + 26}M${x + 26} ${y - 26}L${x - 26} ${y + 26}" class="crash" />
      <circle cx=${x} cy=${y} r="15" class="crash-o" />`
  if (node.kind === 'town' && node.yakut)
    return svg`<path d="M${x - 20} ${y + 15}L${x} ${y - 22}L${x + 20} ${y + 15}Z" class="nt nt-y" />
      <path d="M${x - 7} ${y + 15}L${x} ${y + 1}L${x + 7} ${y + 15}Z" class="nt-door" />`
  if (node.kind === 'town')
    return svg`<rect x=${x - 17} y=${y - 17} width="34" height="34" rx="2" class="nt" />
      <rect x=${x - 12} y=${y - 12} width="24" height="24" class=${node.highway ? 'nt-in on-hw' : 'nt-in'} />`
  if (node.zone === 'china') return svg`<path d=${hexagon(x, y, 20)} class="nd nd-china" />`
  if (node.zone === 'dmz') return svg`<path d=${diamond(x, y, 23)} class="nd nd-dmz" />`
  return svg`<circle cx=${x} cy=${y} r="17.5" class=${node.highway ? 'nd nd-hw' : 'nd'} />`
}

/** A location's symbol and, in the wild, its number; `data-node` is what tests and pointers look for. */
const place = (node: ChartNode): SVGTemplateResult =>
  svg`<g class="place" data-node=${node.id}>${shape(node)}${
    node.kind === 'wilderness' ? svg`<text x=${node.x} y=${node.y} dy=".33em" class="nn">${node.label}</text>` : null
  }</g>`

/** So many are drawn in one piece. */
const PIECE = 70
/** All symbols, in pieces. */
export const places: readonly SVGTemplateResult[] = Array.from(
  { length: Math.ceil(nodes.length / PIECE) },
  (_, i) => svg`${nodes.slice(i * PIECE, (i + 1) * PIECE).map(place)}`,
)

/** The number once more, above an overlay that would cover it. */
export const numberAgain = (node: ChartNode): SVGTemplateResult | null =>
  node.kind === 'wilderness' ? svg`<text x=${node.x} y=${node.y} dy=".33em" class="nn keep">${node.label}</text>` : null

/** A town is called as the language in use has it, and otherwise as the board has it. */
function namesOf({ kind, label, lines, abbr }: ChartNode): {
  readonly lines: readonly string[]
  readonly abbr: string
} {
  if (kind === 'crash') return { lines: [words.map.crash], abbr: '' }
  const own = words.geography.towns[label]
  return own === undefined ? { lines, abbr } : { lines: own.lines ?? [own.name], abbr: own.abbr }
}

/**
 * A town's name keeps its size between 10 and 20 px on the screen; it stands where the board says, further out if the
 * letters are large against the map.
 */
const townName = (node: ChartNode): SVGTemplateResult => {
  const kind = node.kind === 'crash' ? 'tn tn-c' : node.yakut ? 'tn tn-y' : 'tn'
  const x = node.x + node.lx
  const y = node.y + node.ly
  const { lines, abbr } = namesOf(node)
  const rows = lines.length - 1
  return svg`<g class=${kind}><text x=${x} y=${y} class="full">${lines.map(
    (part, i) => svg`<tspan x=${x} dy=${i === 0 ? `${0.33 - rows * 0.42}em` : '.84em'}>${part}</tspan>`,
  )}</text><text x=${node.x} y=${node.y - 30} class="short">${abbr}</text></g>`
}

/** All names in the language in use. */
export const names = (): SVGTemplateResult =>
  svg`<g class="names" aria-hidden="true">${nodes.filter(node => node.kind !== 'wilderness').map(townName)}</g>`
