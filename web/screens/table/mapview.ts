/** The map as the table shows it. */
import { html, type TemplateResult } from 'lit'
import { isWinter } from '../../../src/games/siberian-manhunt/seasons.ts'
import type { Table } from '../../app/view.ts'
import type { PickDetail } from '../../board/board.ts'
import { words } from '../../text/index.ts'
import type { Choosing } from './closed.ts'
import { offeredOn } from './plan.ts'
import { previewOf, saidOf } from './preview.ts'
import { describePlace, focusOf, sceneOf } from './scene.ts'
import '../../board/board.ts'

export interface MapHandlers {
  readonly pick: (event: CustomEvent<PickDetail>) => void
  readonly drop: () => void
  readonly list: () => void
}

/** `covered`: how much of its lower end something else hides, in pixels. */
export function mapOf(table: Table, choosing: Choosing, covered: number, on: MapHandlers): TemplateResult {
  const offered = offeredOn(choosing.plan, choosing.group, choosing.agent)
  const preview = (node: number) => previewOf(table, offered, choosing, node)
  return html`<manhunt-board
    framed
    .scene=${sceneOf(table, offered, choosing.plan, choosing.agent)}
    .season=${isWinter(table.game) ? 'winter' : 'summer'}
    .focusOn=${focusOf(table)}
    .covered=${covered}
    .motto=${table.role === 'Fugitive' ? words.table.board.fugitive : words.table.board.government}
    .preview=${preview}
    .describe=${(node: number) => [describePlace(table, node), saidOf(preview(node))].filter(part => part !== '').join(', ')}
    @board-pick=${on.pick}
    @board-drop=${on.drop}
    @board-list=${on.list}
  ></manhunt-board>`
}
