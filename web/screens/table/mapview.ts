/** The map as the table shows it. */
import { html, nothing, type TemplateResult } from 'lit'
import { isWinter } from '../../../src/games/siberian-manhunt/seasons.ts'
import type { Table } from '../../app/view.ts'
import { words } from '../../text/index.ts'
import type { Choosing } from './closed.ts'
import { offeredOn } from './plan.ts'
import { previewOf, saidOf } from './preview.ts'
import { describePlace, focusOf, sceneOf } from './scene.ts'
import '../../board/board.ts'
import './known.ts'
import './places.ts'

export interface MapHandlers {
  readonly pick: (event: CustomEvent<{ readonly node: number }>) => void
  /** the same, in the list */
  readonly chosen: (event: CustomEvent<{ readonly node: number }>) => void
  readonly drop: () => void
  /** turns the map into a list, and back */
  readonly list: () => void
}

/** `covered`: how much of its lower end something else hides, in pixels. */
export function mapOf(
  table: Table,
  choosing: Choosing,
  covered: number,
  listed: boolean,
  on: MapHandlers,
): TemplateResult {
  const offered = offeredOn(choosing.plan, choosing.group, choosing.agent)
  const preview = (node: number) => previewOf(table, offered, choosing, node)
  const scene = sceneOf(table, offered, choosing.plan, choosing.agent)
  return html`<manhunt-board
    framed
    ?inert=${listed}
    .scene=${scene}
    .season=${isWinter(table.game) ? 'winter' : 'summer'}
    .focusOn=${focusOf(table)}
    .covered=${covered}
    .motto=${table.role === 'Fugitive' ? words.table.board.fugitive : words.table.board.government}
    .preview=${preview}
    .describe=${(node: number) => [describePlace(table, node), saidOf(preview(node))].filter(part => part !== '').join(', ')}
    @board-pick=${on.pick}
    @board-drop=${on.drop}
    @board-list=${on.list}
  ><manhunt-known .table=${table}></manhunt-known></manhunt-board>
  ${
    listed
      ? html`<manhunt-places .table=${table} .choosing=${choosing} .covered=${covered} .layers=${scene.layers ?? []} @place-pick=${on.chosen} @list-close=${on.list}></manhunt-places>`
      : nothing
  }`
}
