/** What the pictures of cards are put together from, on 300 by 170: ground, trees, houses, people. The classes are colours. */
import { type SVGTemplateResult, svg } from 'lit'

const pine = (x: number, y: number, size: number): SVGTemplateResult =>
  svg`<path class="near" transform="translate(${x} ${y}) scale(${size})" d="M0-40L9-22H5L13-8H7L17 8H3V16H-3V8H-17L-7-8H-13L-5-22H-9z" />`

const PINES = [
  [14, 118, 0.7],
  [34, 110, 0.88],
  [52, 120, 1.06],
  [252, 112, 0.7],
  [270, 120, 0.88],
  [288, 110, 1.06],
  [234, 118, 0.7],
] as const

/** Hills under a sky, with trees at both sides. */
export const taiga = svg`<rect width="300" height="170" class="sky" /><circle cx="228" cy="44" r="24" class="sun" />
  <path d="M0 96L40 62 74 84 122 44 170 88 214 60 260 92 300 70V170H0z" class="far" />
  <path d="M122 44l16 14-10 2-8-6-10 8zM214 60l10 8-8 0-8 2z" class="sun" />
  <path d="M0 118C60 96 110 122 160 108s90-8 140 2v60H0z" class="mid" />${PINES.map(([x, y, size]) => pine(x, y, size))}
  <path d="M0 142c70-14 150 6 300-6v34H0z" class="near" />`
/** Open water in front of hills. */
export const water = svg`${taiga}<path d="M0 128c60 8 200-10 300 2v40H0z" class="water" />
  <path d="M20 142c18-4 26 4 44 0M110 152c18-4 26 4 44 0M214 144c18-4 26 4 44 0" class="ripple" />`
/** A wall of boards, for things. */
export const boards = svg`<rect width="300" height="170" class="board" /><path d="M0 42h300M0 85h300M0 128h300M90 0v42M210 42v43M60 85v43M236 128v42" class="joint" />`
/** A wall and a table, for papers. */
export const office = svg`<rect width="300" height="170" class="sky" /><path d="M0 112h300v58H0z" class="near" />`

export const cabin = svg`<path d="M62 146V112l26-20 26 20v34z" class="wood" /><path d="M56 114l32-25 32 25-5 4-27-20-27 20z" class="dark" />
  <path d="M80 146v-20h15v20z" class="dark" /><path d="M98 116h9v9h-9z" class="lamp" /><path d="M74 98v-18h6v14" class="dark" />
  <path d="M78 76c-6-10 8-14 2-26 12 8 10 16 4 26z" class="smoke" />`
export const tent = svg`<path d="M50 148l40-66 40 66z" class="hide" /><path d="M90 82l-8-10M90 82l9-11M90 84l-14 64h28z" class="pole" />
  <path d="M88 66c-6-8 6-12 2-22 10 8 8 14 4 22z" class="smoke" />`
export const fire = (x: number, y: number): SVGTemplateResult =>
  svg`<g transform="translate(${x} ${y})"><path d="M0-34c4 10 14 14 12 24-1 7-6 10-12 10s-11-3-12-10c0-8 8-12 12-24z" class="flame" /><path d="M0-18c3 6 7 6 6 12-1 4-3 6-6 6s-6-2-6-6c0-4 4-6 6-12z" class="lamp" /><path d="M-18 4L16-4M-16-4L18 4" class="pole thick" /></g>`
export const rails = svg`<path d="M0 150h300v20H0z" class="stone" /><path d="M0 152h300M0 164h300" class="rail" />
  <path d="M10 148v20M40 148v20M70 148v20M100 148v20M130 148v20M160 148v20M190 148v20M220 148v20M250 148v20M280 148v20" class="tie" />`
export const lorry = (x: number, y: number, load: SVGTemplateResult = svg``): SVGTemplateResult =>
  svg`<g transform="translate(${x} ${y})">${load}<path d="M-70-18h92v12h-92z" class="wood" /><path d="M22-44h24l14 20h8v22H22z" class="green" /><path d="M28-38h15l9 14H28z" class="pane" /><path d="M-74-8h142v6H-74z" class="dark" /><circle cx="-48" r="12" class="dark" /><circle cx="-16" r="12" class="dark" /><circle cx="44" r="12" class="dark" /><circle cx="-48" r="4" class="steel" /><circle cx="-16" r="4" class="steel" /><circle cx="44" r="4" class="steel" /></g>`

const HATS = {
  hood: svg`<path d="M-14-58c0-17 6-24 14-24s15 7 15 24z" class="cloth" />`,
  fur: svg`<path d="M-14-64c0-13 6-17 14-17s14 4 14 17l-2 13-5-9h-14l-5 9z" class="fur" />`,
  cap: svg`<path d="M-13-67c0-9 5-12 13-12s13 3 13 12z" class="cloth" /><path d="M-14-68h26l5 4h-31z" class="dark" />`,
  peaked: svg`<path d="M-16-74c4-6 26-8 32-1l-4 9h-24z" class="blue" /><path d="M-13-69h26v4h-26z" class="red" /><path d="M-13-65h26l3 3h-32z" class="dark" />`,
  scarf: svg`<path d="M-14-60c0-15 6-21 14-21s14 6 14 21c0 6-5 11-5 14h-18c0-3-5-8-5-14z" class="red" />`,
  bun: svg`<circle cx="-9" cy="-76" r="6" class="dark" /><path d="M-12-56c-3-15 2-22 12-22s15 7 12 22l-2-8c-4-1-9-2-12-6-3 4-6 5-8 6z" class="dark" />`,
  bare: svg`<path d="M-11-62c-1-12 4-15 11-15s12 4 11 15c-3-6-6-7-11-7s-8 2-11 7z" class="dark" />`,
} as const
const BEARDS = {
  none: svg``,
  grey: svg`<path d="M-10-61c1 22 5 28 10 28s10-6 11-28c-4 5-17 5-21 0z" class="grey" />`,
  dark: svg`<path d="M-10-60c1 14 5 19 10 19s10-5 11-19c-4 5-17 5-21 0z" class="dark" />`,
} as const

export interface Figure {
  readonly x: number
  readonly y?: number
  readonly size?: number
  readonly hat: keyof typeof HATS
  /** a class of colour */
  readonly coat: 'cloth' | 'green' | 'blue' | 'grey' | 'hide' | 'red' | 'wood'
  readonly beard?: keyof typeof BEARDS
  readonly holds?: SVGTemplateResult
}
/** Somebody who stands there, in flat ink. */
export function figure({ x, y = 152, size = 1, hat, coat, beard = 'none', holds = svg`` }: Figure): SVGTemplateResult {
  const behind = hat === 'hood' || hat === 'scarf'
  return svg`<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M-25 0c-2-40 8-56 25-56s28 16 26 56z" class=${coat} /><path d="M-2-50l2 50 3-50z" class="fold" />
    ${behind ? HATS[hat] : svg``}<circle cy="-62" r="10.500" class="skin" />${BEARDS[beard]}${behind ? svg`` : HATS[hat]}
    <circle cx="-3.600" cy="-62" r="1.200" class="dark" /><circle cx="4" cy="-62" r="1.200" class="dark" />${holds}
  </g>`
}

export const staff = svg`<path d="M30 0V-68" class="pole thick" /><path d="M18-40c6 0 10 3 11 8" class="arm" />`
export const rifle = svg`<path d="M31-6L20-76" class="steel-line" /><path d="M33 0l-5-26" class="pole thick" /><path d="M16-40c6 0 10 3 11 8" class="arm" />`
