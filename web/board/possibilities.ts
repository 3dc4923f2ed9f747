/**
 * The layer of possible places: violet rings whose hatch is denser the more routes end there, and a tag with the share at
 * those of the most. The shade says nothing that hatch, line and tag do not say too.
 */
import { type SVGTemplateResult, svg } from 'lit'
import { words } from '../text/index.ts'
import { pointOf } from './chart.ts'
import type { Layer } from './layers.ts'

export interface Chance {
  readonly node: number
  /** of all routes, more than 0, at most 1 */
  readonly share: number
}
export const weights = ['few', 'some', 'most'] as const
export type Weight = (typeof weights)[number]

/** How many routes end there, beside the place where most of them do. */
export const weightOf = (share: number, most: number): Weight =>
  share >= most / 2 ? 'most' : share >= most / 8 ? 'some' : 'few'

/** A share in per cent; never 0 or all where it is neither. */
export const shareSaid = (share: number): string =>
  share < 0.005
    ? `< ${words.percent(0.01)}`
    : share > 0.995 && share < 1
      ? `> ${words.percent(0.99)}`
      : words.percent(share)

/** No more tags than this: where many places are alike the hatch is enough. */
const TAGS = 8
const R = 31

/** The hatches, in board units; for anything drawn in the board's tree or with them beside it. */
export const hatches = svg`<defs>
  <pattern id="few" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.5" class="poss" /></pattern>
  <pattern id="some" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="8" class="poss" /></pattern>
  <pattern id="most" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" class="poss half" /><rect width="4" height="8" class="poss" /></pattern>
</defs>`

/** One of the rings by itself, for the key. */
export const possibleRing = (x: number, y: number, weight: Weight): SVGTemplateResult =>
  svg`<g class="po ${weight}"><circle cx=${x} cy=${y} r=${R} class="po-bg" /><circle cx=${x} cy=${y} r=${R} class="po-c" /></g>`

export function possibilityLayer(places: readonly Chance[]): Layer {
  const most = Math.max(0, ...places.map(one => one.share))
  const shares = new Map(places.map(({ node, share }) => [node, share]))
  const weighed = places.map(({ node, share }) => ({ node, share, weight: weightOf(share, most), at: pointOf(node) }))
  const tagged = weighed.filter(one => one.weight === 'most')
  return {
    id: 'possibilities',
    label: words.known.layers.possibilities,
    under: svg`${hatches}${weighed.map(
      ({ node, weight, at: [x, y] }) =>
        svg`<g data-possible=${node} data-weight=${weight}>${possibleRing(x, y, weight)}</g>`,
    )}`,
    tags:
      tagged.length > TAGS ? [] : tagged.map(({ node, share }) => ({ node, says: shareSaid(share), kind: 'share' })),
    rings: places.map(one => one.node),
    describe: node => {
      const share = shares.get(node)
      return share === undefined ? '' : words.known.possible(shareSaid(share))
    },
  }
}
