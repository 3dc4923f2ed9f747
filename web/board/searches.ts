/** The layer of late searches: struck through where nothing was found, ringed where the Fugitive had been. */
import { svg } from 'lit'
import { words } from '../text/index.ts'
import { pointOf } from './chart.ts'
import type { Layer } from './layers.ts'

export interface Searched {
  readonly node: number
  /** when, for a tag */
  readonly says: string
  /** whether the Fugitive had been there */
  readonly seen: boolean
}

export const searchLayer = (searched: readonly Searched[]): Layer => ({
  id: 'searches',
  label: words.known.layers.searches,
  above: svg`${searched.map(({ node, says, seen }) => {
    const [x, y] = pointOf(node)
    return svg`<g class=${seen ? 'stk seen' : 'stk'} data-searched=${node}>${
      seen
        ? svg`<circle cx=${x} cy=${y} r="29" />`
        : svg`<path d="M${x - 24} ${y - 20}L${x + 24} ${y + 20}M${x + 24} ${y - 20}L${x - 24} ${y + 20}" />`
    }<text x=${x} y=${y + 42} class="said">${says}</text></g>`
  })}`,
  describe: node => {
    const found = searched.find(one => one.node === node)
    return found === undefined ? '' : words.known.searchedAt(found.says, found.seen)
  },
})
