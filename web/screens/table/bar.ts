/** The bar over the table: whose turn it is, the round, the line, safety words, giving up. */
import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { sectorOf } from '../../../src/games/siberian-manhunt/seasons.ts'
import type { Table } from '../../app/view.ts'
import { type IconName, icon } from '../../parts/icons.ts'
import { words } from '../../text/index.ts'
import { isPractice } from './reasons.ts'
import { turnOf } from './turn.ts'
import { turnStrip } from './turn-steps.ts'
import '../../parts/bar.ts'

export function tableBar(
  table: Table,
  openSafety: () => void,
  openSave: () => void,
  openResign: () => void,
  hurry: () => void,
): TemplateResult {
  const { text, mine, side } = turnOf(table)
  const { game } = table
  const button = (name: IconName, label: string, hook: string, act: () => void) =>
    html`<button type="button" class="btn sq q" aria-label=${label} title=${label} data-testid=${hook} @click=${act}>${icon(name)}<span class="label">${label}</span></button>`
  return html`<manhunt-bar playing .connection=${table.connection}>
    <div class="turn ${table.connection.state === 'connected' ? '' : 'apart'}" data-testid="turn" data-yours=${mine} data-side=${side} data-height=${table.height}>
      <span class="tag ${side === 'Fugitive' ? 'fu' : 'go'} ${mine ? '' : 'wait'}">${keyed(text, html`<span>${text}</span>`)}</span>
      ${turnStrip(table)}
      <small>${words.season.round(game.round, game.setup.threeYearLimit)}, ${words.season.sectors[sectorOf(game)]}</small>
    </div>
    <div slot="more" class="more">
      ${table.connection.within !== undefined || table.safetyWords.length === 0 ? nothing : button('shield', words.table.safety.open, 'safety', openSafety)}
      ${isPractice(table) ? button('next', words.here.hurry, 'hurry', hurry) : nothing}
      ${button('file', words.save.menu, 'save', openSave)}
      ${button('flag', words.early.open, 'resign', openResign)}
    </div>
  </manhunt-bar>`
}
