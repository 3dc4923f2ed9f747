/** The layer of a player's own marks: question marks and trackers, small tokens beside the location. */
import { type SVGTemplateResult, svg } from 'lit'
import type { Marker, MarkerKind } from '../app/aids.ts'
import { words } from '../text/index.ts'
import { pointOf } from './chart.ts'
import type { Layer } from './layers.ts'

/** A token around the origin: a round one with "?", a square one with a boot's print. */
export const markerBody = (kind: MarkerKind): SVGTemplateResult =>
  kind === 'question'
    ? svg`<circle r="16" class="mk" /><text dy=".36em" class="mk-q">?</text>`
    : svg`<rect x="-15" y="-15" width="30" height="30" rx="5" class="mk" /><path class="mk-t" d="M-1 -10C4 -10 5 -5 4 0L3 3H-4L-5 0C-6 -5 -6 -10 -1 -10ZM-4 6H3L2 9C1 12 -3 12 -4 9Z" />`

export const markerLayer = (markers: readonly Marker[]): Layer => ({
  id: 'markers',
  label: words.known.layers.markers,
  above: svg`${markers.map(({ node, kind }) => {
    const [x, y] = pointOf(node)
    return svg`<g transform="translate(${x - 24} ${y - 24})"><g class="mark" data-marker=${kind} data-at=${node}>${markerBody(kind)}</g></g>`
  })}`,
  describe: node => {
    const found = markers.find(one => one.node === node)
    return found === undefined ? '' : words.known.markedAt(words.known.marker[found.kind])
  },
})
