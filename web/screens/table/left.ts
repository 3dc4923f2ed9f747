/** The sheets at the left of the map: what is the player's own. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { paced } from '../../parts/paced.ts'
import type { Act } from './acts.ts'
import { campsite, carried } from './belongings.ts'
import { craftingGuide } from './guide.ts'
import { searchPanel } from './known-sheet.ts'
import { fugitiveFile, prices, seasonAndBag, units } from './panels.ts'
import type { Shown } from './tabs.ts'

export interface LeftRail {
  readonly table: Table
  readonly acts: readonly Act[]
  /** energy that the plan costs */
  readonly spent: number
  readonly agent: number | undefined
  readonly choose: (agent: number) => void
  readonly press: (act: Act) => void
}

/** `shown` is the class of a sheet that belongs to one of these tabs. */
export function leftRail({ table, acts, spent, agent, choose, press }: LeftRail, shown: Shown): TemplateResult {
  const you = shown('you')
  const { searches } = table.aids
  if (table.role === 'Government')
    return html`<div class="rail left ${shown('you', 'season')}">
      <div class=${you}>${paced([table.game, table.yourDecision, agent, spent], () => units(table, agent, spent, choose))}</div>
      <div class=${you}>${paced([table.game], () => prices(table))}</div>
      <div class=${shown('season')}>${paced([table.game], () => seasonAndBag(table))}</div>
      ${searches === undefined ? nothing : html`<div class="fill ${shown('season')}">${paced([searches], () => searchPanel(searches))}</div>`}
    </div>`
  const things = shown('cards')
  return html`<div class="rail left ${shown('you', 'cards')}">
    <div class=${you}>${paced([table.game, table.secrets, spent], () => fugitiveFile(table, spent))}</div>
    <div class="things ${things}">${paced([table.game], () => carried(table.game))} ${paced([table.game], () => campsite(table.game))}</div>
    <div class="fill ${things}">${paced([table.game, acts], () => craftingGuide(table, acts, press))}</div>
  </div>`
}
