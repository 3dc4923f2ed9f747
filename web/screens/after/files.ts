/** Both sides' sheets at one moment, as they lay on the table. */
import { html, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { pawnStyle } from '../../board/style-pawn.ts'
import { pictureStyle } from '../../parts/pictures/picture.ts'
import { pieces } from '../../style/pieces.ts'
import { assistancePanel } from '../table/assistance.ts'
import { campsite, carried } from '../table/belongings.ts'
import { inForcePanel } from '../table/in-force.ts'
import { fugitiveFile, seasonAndBag, units } from '../table/panels.ts'
import { portraitStyle } from '../table/style-portrait.ts'
import { sheetStyle } from '../table/style-sheets.ts'
import { thingStyle } from '../table/style-things.ts'
import '../table/card-sheet.ts'
import '../table/deck-sheet.ts'

export const fileStyles = [pieces, pawnStyle, pictureStyle, portraitStyle, sheetStyle, thingStyle]

export const files = (table: Table): TemplateResult =>
  html`<div class="files" data-testid="files">
    <div>${fugitiveFile(table, 0)}</div>
    <div>${carried(table.game)} ${campsite(table.game)} ${seasonAndBag(table)}</div>
    <div>${units(table, undefined, 0, () => undefined)} ${inForcePanel(table.game)}</div>
    <div>${assistancePanel(table)}</div>
    <manhunt-card-sheet .table=${table}></manhunt-card-sheet>
    <manhunt-deck-sheet .game=${table.game}></manhunt-deck-sheet>
  </div>`
