/**
 * The action cards under the map: one for each group, with its price, or the reason why it is impossible now. They lie there
 * all the time, so that nothing moves when a turn begins or ends.
 */
import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import type { Table } from '../../app/view.ts'
import { icon } from '../../parts/icons.ts'
import { cost } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { type Act, cardGroups, namingFor } from './acts.ts'
import type { GroupId } from './groups.ts'
import { groupIcons } from './icons.ts'
import { hasNoPrice, priceOf } from './prices.ts'
import { isOpen, whyNow } from './why.ts'

/** `on` are the groups that are pressed. An impossible one that is pressed is asked why; where that finds no room, its title says it. */
export function actionCards(
  table: Table,
  acts: readonly Act[],
  on: readonly (GroupId | undefined)[],
  press: (group: GroupId) => void,
  askWhy: (group: GroupId) => boolean,
): TemplateResult {
  const { winter } = namingFor(table)
  const idle = !isOpen(table)
  const card = (group: GroupId): TemplateResult => {
    const own = acts.filter(act => act.group === group)
    const off = idle || own.length === 0
    const title = words.groupTitle(group, winter)
    const places = new Set(own.flatMap(act => act.node ?? [])).size
    const detail = off
      ? whyNow(group, table)
      : places > 0
        ? words.table.reach(places)
        : own.length > 1
          ? words.table.choices(own.length)
          : ''
    return html`<button type="button" class="act" aria-pressed=${on.includes(group)} aria-disabled=${off} data-testid="card" data-group=${group}
      title=${detail} @click=${(event: Event) => {
        if (!off) press(group)
        else if (askWhy(group)) event.preventDefault()
      }}>
      ${icon(groupIcons[group])}${hasNoPrice(group) && group !== 'buy' ? nothing : cost(priceOf(group, table.game), words.table.free, off)}${keyed(title, html`<b>${title}</b>`)}<small>${idle ? nothing : detail}</small>
    </button>`
  }
  return html`<div class="acts ${idle ? 'idle' : ''}">${cardGroups(table.role, acts).map(card)}</div>`
}
