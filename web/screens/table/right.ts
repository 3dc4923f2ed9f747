/** The sheets at the right of the map: cards, season and bag, and on one sheet what can be done and what was done. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { paced } from '../../parts/paced.ts'
import { minus } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { assistancePanel } from './assistance.ts'
import { inForcePanel, isCommanded } from './in-force.ts'
import { seasonAndBag } from './panels.ts'
import { quarry } from './quarry.ts'
import type { Shown, Tab } from './tabs.ts'
import './coach.ts'
import './hint.ts'
import './log.ts'

/** What the sheet at the bottom can show. */
type Half = 'plan' | 'log' | 'them'

/** `shown` is the class of a sheet that belongs to one of these tabs; `actions` is the list. */
export function rightRail(
  table: Table,
  actions: TemplateResult,
  tab: Tab,
  turnTo: (tab: Tab) => void,
  shown: Shown,
): TemplateResult {
  return table.role === 'Government'
    ? html`<div class="rail right ${shown('plan', 'cards', 'log', 'them')}">
        <div class=${shown('cards')}>${paced([table.game, table.yourDecision], () => assistancePanel(table))}</div>
        <div class=${shown('cards')}>${paced([table.game], () => inForcePanel(table.game))}</div>
        ${sheet(table, actions, tab === 'log' || tab === 'them' ? tab : 'plan', turnTo, shown('plan', 'log', 'them'))}
      </div>`
    : html`<div class="rail right ${shown('plan', 'season', 'log')}">
        <div class=${shown('season')}>${paced([table.game], () => seasonAndBag(table))}</div>
        ${sheet(table, actions, tab === 'log' ? tab : 'plan', turnTo, shown('plan', 'log'))}
        ${isCommanded(table.game) ? html`<div class=${shown('season')}>${paced([table.game], () => inForcePanel(table.game))}</div>` : nothing}
      </div>`
}

function sheet(
  table: Table,
  actions: TemplateResult,
  current: Half,
  turnTo: (tab: Tab) => void,
  shown: string,
): TemplateResult {
  const { game, role } = table
  const { energy } = role === 'Fugitive' ? game.fugitive : game.government
  const half = (name: Half, title: string) =>
    html`<button type="button" class="half" aria-pressed=${current === name} data-testid="half" data-half=${name} @click=${() => turnTo(name)}>
      <h2 class="cap">${title}</h2></button>`
  return html`<section class="paper panel grow both ${shown}">
    <header>
      ${half('plan', words.table.actions)}${half('log', words.log.title)}${role === 'Government' ? half('them', words.table.tabs.them) : nothing}
      <span class="ty">${current === 'log' ? words.log.entry(table.height) : current === 'plan' ? minus(words.table.energyLeft(energy)) : nothing}</span>
    </header>
    <div class="in" tabindex="0" role="region" aria-label=${words.table.actions} ?hidden=${current !== 'plan'}><manhunt-hint .table=${table}></manhunt-hint><manhunt-coach .table=${table}></manhunt-coach>${actions}</div>
    <div class="in" tabindex="0" role="region" aria-label=${words.log.title} ?hidden=${current !== 'log'}><manhunt-log .log=${table.log} .reader=${role}></manhunt-log></div>
    ${role === 'Government' ? html`<div class="in" tabindex="0" role="region" aria-label=${words.table.tabs.them} ?hidden=${current !== 'them'}>${paced([table.game], () => quarry(table))}</div>` : nothing}
  </section>`
}
