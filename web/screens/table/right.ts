/** The sheets at the right of the map: cards, season and bag, and on one sheet what can be done and what was done. */
import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import type { Table } from '../../app/view.ts'
import { paced } from '../../parts/paced.ts'
import { minus } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import type { Act } from './acts.ts'
import { assistancePanel } from './assistance.ts'
import type { Choosing } from './closed.ts'
import { inForcePanel, isCommanded } from './in-force.ts'
import { seasonAndBag } from './panels.ts'
import { quarry } from './quarry.ts'
import type { Shown, Tab } from './tabs.ts'
import './hint.ts'
import './actions.ts'
import './coach.ts'
import './log.ts'

/** What the list of actions is about; `picked` if that is the only choice that is planned. */
export interface Listing extends Choosing {
  readonly picked: Act | undefined
}

/** What the sheet at the bottom can show. */
type Half = 'plan' | 'log' | 'them'

/** `shown` is the class of a sheet that belongs to one of these tabs. */
export function rightRail(
  table: Table,
  listing: Listing,
  tab: Tab,
  turnTo: (tab: Tab) => void,
  shown: Shown,
): TemplateResult {
  return table.role === 'Government'
    ? html`<div class="rail right ${shown('plan', 'cards', 'log', 'them')}">
        <div class=${shown('cards')}>${paced([table.game, table.yourDecision], () => assistancePanel(table))}</div>
        <div class=${shown('cards')}>${paced([table.game], () => inForcePanel(table.game))}</div>
        ${sheet(table, listing, tab === 'log' || tab === 'them' ? tab : 'plan', turnTo, shown('plan', 'log', 'them'))}
      </div>`
    : html`<div class="rail right ${shown('plan', 'season', 'log')}">
        <div class=${shown('season')}>${paced([table.game], () => seasonAndBag(table))}</div>
        ${sheet(table, listing, tab === 'log' ? tab : 'plan', turnTo, shown('plan', 'log'))}
        ${isCommanded(table.game) ? html`<div class=${shown('season')}>${paced([table.game], () => inForcePanel(table.game))}</div>` : nothing}
      </div>`
}

function sheet(
  table: Table,
  listing: Listing,
  current: Half,
  turnTo: (tab: Tab) => void,
  shown: string,
): TemplateResult {
  const { game, role } = table
  const { energy } = role === 'Fugitive' ? game.fugitive : game.government
  const half = (name: Half, title: string) =>
    html`<button type="button" class="half" aria-pressed=${current === name} data-testid="half" data-half=${name} @click=${() => turnTo(name)}>
      <h2 class="cap">${title}</h2></button>`
  const note =
    current === 'log' ? words.log.entry(table.height) : current === 'plan' ? minus(words.table.energyLeft(energy)) : ''
  return html`<section class="paper panel grow both ${shown}">
    <header>
      ${half('plan', words.table.actions)}${half('log', words.log.title)}${role === 'Government' ? half('them', words.table.tabs.them) : nothing}
      ${keyed(note, html`<span class="ty">${note}</span>`)}
    </header>
    <div class="in" tabindex="0" role="region" aria-label=${words.table.actions} ?hidden=${current !== 'plan'}><manhunt-hint .table=${table}></manhunt-hint>${choices(table, listing)}</div>
    <div class="in" tabindex="0" role="region" aria-label=${words.log.title} ?hidden=${current !== 'log'}><manhunt-log .log=${table.log} .reader=${role}></manhunt-log></div>
    ${role === 'Government' ? html`<div class="in" tabindex="0" role="region" aria-label=${words.table.tabs.them} ?hidden=${current !== 'them'}>${paced([table.game], () => quarry(table))}</div>` : nothing}
  </section>`
}

/** The coach stands above the list and moves it: both are drawn in one piece. */
const choices = (table: Table, { plan, picked, group, agent }: Listing): unknown =>
  paced(
    [table, plan.now, picked, group, agent],
    () => html`<manhunt-coach .table=${table}></manhunt-coach>
      <manhunt-actions .table=${table} .acts=${plan.now} .picked=${picked} .group=${group} .agent=${agent}></manhunt-actions>`,
    'first',
  )
