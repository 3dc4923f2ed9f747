/** Why something cannot be done now, over the map: the reason, the way out, and where the rules speak of it. */
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { openRules } from '../../parts/help/open.ts'
import { icon } from '../../parts/icons.ts'
import { words } from '../../text/index.ts'
import { namingFor } from './acts.ts'
import type { GroupId } from './groups.ts'
import { groupIcons } from './icons.ts'
import { ruleOfGroup } from './rulings.ts'
import { isOpen, wayOut, whyNow } from './why.ts'

/** What the slip says, for those who do not see it. */
export function whySaid(group: GroupId, table: Table): readonly string[] {
  return [whyNow(group, table), ...(isOpen(table) ? [wayOut(group, table.game)] : [])]
}

export function whySlip(group: GroupId, table: Table, close: () => void): TemplateResult {
  const { game, role } = table
  const ref = ruleOfGroup(group, role)
  return html`<section class="slip why" data-testid="why" data-group=${group}>
    <div class="a">
      <p class="cap">${icon(groupIcons[group])}${words.help.why(words.groupTitle(group, namingFor(table).winter))}</p>
      <p class="h plan">${whyNow(group, table)}</p>
      ${isOpen(table) ? html`<p class="mute">${wayOut(group, game)}</p>` : nothing}
    </div>
    <div class="d">
      <button type="button" class="btn q" data-testid="why-rule" @click=${() => openRules(ref)}>${icon('help')}${words.help.ref(ref)}</button>
      <button type="button" class="btn q" data-testid="why-close" @click=${close}>${icon('x')}${words.app.dismiss}</button>
    </div>
  </section>`
}

export const whyStyle = css`
  .slip.why {
    grid-template-columns: 1fr auto;
    background:
      linear-gradient(var(--line-2), var(--line-2)) 0 0/100% 4px no-repeat,
      var(--card);
  }
  @media (max-width: 47.5em) {
    .slip.why {
      grid-template-columns: 1fr;
    }
  }
`
