/** Everywhere the Fugitive could be, as far as was known: the likelier a location, the larger and fuller its disc. */
import { svg } from 'lit'
import type { Possible } from '../../app/aids.ts'
import { pointOf } from '../../board/chart.ts'
import type { Layer } from '../../board/layers.ts'
import { words } from '../../text/index.ts'

/** Radii of the least and the most likely location, in board units. */
const SIZE = { least: 19, most: 36 } as const

export function possibleLayer(possible: readonly Possible[]): Layer {
  const most = Math.max(...possible.map(one => one.share))
  const shares = new Map(possible.map(({ node, share }) => [node, share]))
  return {
    id: 'possible',
    label: words.replay.possible,
    under: svg`${possible.map(({ node, share }) => {
      const [x, y] = pointOf(node)
      const size = Math.sqrt(share / most)
      return svg`<circle cx=${x} cy=${y} r=${SIZE.least + size * (SIZE.most - SIZE.least)} class="could" fill-opacity=${0.25 + 0.5 * size} data-possible=${node} />`
    })}`,
    describe: node => {
      const share = shares.get(node)
      return share === undefined ? '' : words.replay.possibleAt(words.percent(share))
    },
  }
}
