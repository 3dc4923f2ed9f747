/** On narrower screens only some sheets are in view at a time; these tabs say which. */
import { html, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { type IconName, icon } from '../../parts/icons.ts'
import { words } from '../../text/index.ts'

export type Tab = 'plan' | 'you' | 'cards' | 'season' | 'log'

const ICONS: Readonly<Record<Tab, IconName>> = {
  plan: 'foot',
  you: 'folder',
  cards: 'card',
  season: 'sun',
  log: 'list',
}
const TABS: Readonly<Record<Table['role'], readonly Tab[]>> = {
  Fugitive: ['plan', 'you', 'cards', 'season', 'log'],
  Government: ['plan', 'you', 'cards', 'season', 'log'],
}

export function tabBar(role: Table['role'], current: Tab, turnTo: (tab: Tab) => void): TemplateResult {
  const name = (tab: Tab) => (tab === 'you' && role === 'Government' ? words.table.tabs.units : words.table.tabs[tab])
  return html`<nav class="tabs" aria-label=${words.table.menu}>${TABS[role].map(
    tab => html`<button type="button" aria-current=${current === tab} data-testid="tab" data-tab=${tab} @click=${() => turnTo(tab)}>
      ${icon(ICONS[tab])}${name(tab)}
    </button>`,
  )}</nav>`
}
