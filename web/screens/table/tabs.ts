/** On narrower screens only some sheets are in view at a time; these tabs say which. */
import { html, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { type IconName, icon } from '../../parts/icons.ts'
import { words } from '../../text/index.ts'

export type Tab = 'plan' | 'you' | 'cards' | 'season' | 'log' | 'them'

/** The class of a sheet that belongs to one of these tabs. */
export type Shown = (...tabs: readonly Tab[]) => string

const ICONS: Readonly<Record<Tab, IconName>> = {
  plan: 'foot',
  you: 'folder',
  cards: 'card',
  season: 'sun',
  log: 'list',
  them: 'eye',
}
/** For the Government there is also the public side of the Fugitive. */
const tabsOf = (role: Table['role']): readonly Tab[] =>
  role === 'Government' ? ['plan', 'you', 'cards', 'season', 'them', 'log'] : ['plan', 'you', 'cards', 'season', 'log']

export function tabBar(role: Table['role'], current: Tab, turnTo: (tab: Tab) => void): TemplateResult {
  const { units, things, ...names } = words.table.tabs
  const own = role === 'Government' ? { you: units } : { cards: things }
  const name = (tab: Tab) => ({ ...names, ...own })[tab]
  return html`<nav class="tabs" aria-label=${words.table.menu}>${tabsOf(role).map(
    tab => html`<button type="button" aria-current=${current === tab} data-testid="tab" data-tab=${tab} @click=${() => turnTo(tab)}>
      ${icon({ ...ICONS, ...(role === 'Fugitive' ? { cards: 'pack' as const } : { plan: 'cross' as const }) }[tab])}${name(tab)}
    </button>`,
  )}</nav>`
}
