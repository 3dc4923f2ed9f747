/** The layer of late searches: struck through where nothing was found, ringed where the Fugitive had been; an outline around what was seen from the air. */
import { svg } from 'lit'
import { words } from '../text/index.ts'
import { outlineOf } from './area.ts'
import { pointOf } from './chart.ts'
import type { Layer } from './layers.ts'

export interface Searched {
  readonly node: number
  /** when, for a tag */
  readonly says: string
  /** whether the Fugitive had been there */
  readonly seen: boolean
}

/** Seen from the air, without finding anybody. */
export interface SearchedArea {
  readonly nodes: readonly number[]
  readonly says: string
}

export const searchLayer = (searched: readonly Searched[], areas: readonly SearchedArea[] = []): Layer => ({
  id: 'searches',
  label: words.known.layers.searches,
  under: svg`${areas.map(({ nodes }) => svg`<path d=${outlineOf(nodes)} class="stk-area" data-searched-area=${nodes.length} />`)}`,
  above: svg`${searched.map(({ node, seen }) => {
    const [x, y] = pointOf(node)
    return svg`<g class=${seen ? 'stk seen' : 'stk'} data-searched=${node}>${
      seen
        ? svg`<circle cx=${x} cy=${y} r="29" />`
        : svg`<path d="M${x - 24} ${y - 20}L${x + 24} ${y + 20}M${x + 24} ${y - 20}L${x - 24} ${y + 20}" />`
    }</g>`
  })}`,
  tags: searched.map(({ node, says }) => ({ node, says, kind: 'search' })),
  rings: searched.map(one => one.node),
  describe: node => {
    const found = searched.find(one => one.node === node) ?? areas.find(one => one.nodes.includes(node))
    return found === undefined ? '' : words.known.searchedAt(found.says, 'seen' in found && found.seen)
  },
})
