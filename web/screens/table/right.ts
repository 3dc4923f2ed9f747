/** The sheets at the right of the map: cards and things, season and bag, the log. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { words } from '../../text/index.ts'
import { assistance, inForcePanel, isCommanded } from './assistance.ts'
import { campsite, carried, craftingGuide } from './belongings.ts'
import { quarry, seasonAndBag } from './panels.ts'
import type { Tab } from './tabs.ts'
import './log.ts'

/** `shown` is the class of a sheet that belongs to one of these tabs. */
export function rightRail(table: Table, shown: (...tabs: readonly Tab[]) => string): TemplateResult {
  const seasons = shown('season')
  return html`<div class="rail right ${shown('cards', 'season', 'log')}">
      ${
        table.role === 'Government'
          ? html`<div class=${shown('cards')}>${assistance(table.game)}</div>
              <div class=${shown('cards')}>${inForcePanel(table.game)}</div>
              <div class=${seasons}>${seasonAndBag(table)}</div>
              <div class=${shown('season', 'you')}>${quarry(table)}</div>`
          : html`<div class=${seasons}>${seasonAndBag(table)}</div>
              <div class="things ${shown('cards')}">${carried(table.game)} ${campsite(table.game)}</div>
              <div class=${shown('cards')}>${craftingGuide(table.game)}</div>
              ${isCommanded(table.game) ? html`<div class=${seasons}>${inForcePanel(table.game)}</div>` : nothing}`
      }
      <section class="paper panel grow ${shown('log')}">
        <header><h2 class="cap">${words.log.title}</h2><span class="ty">${words.log.entry(table.height)}</span></header>
        <div class="in"><manhunt-log .log=${table.log} .reader=${table.role}></manhunt-log></div>
      </section>
    </div>`
}
