/**
 * The map as a list: every destination with what it costs and tells, who stands where, and what is closed around the
 * player and why. For those who do not see the map, and for those who would rather read.
 */
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import type { Table } from '../../app/view.ts'
import { waysFrom } from '../../board/chart.ts'
import type { Layer } from '../../board/layers.ts'
import type { Preview } from '../../board/tip.ts'
import { icon } from '../../parts/icons.ts'
import { cost } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import type { Choosing } from './closed.ts'
import { offeredOn } from './plan.ts'
import { previewOf } from './preview.ts'
import { describePlace } from './scene.ts'
import { placesStyle } from './style-places.ts'
import { hereOf } from './where.ts'

/** A location was chosen in the list. */
export interface PlaceDetail {
  readonly node: number
}
declare global {
  interface HTMLElementTagNameMap {
    'manhunt-places': ManhuntPlaces
  }
  interface HTMLElementEventMap {
    'place-pick': CustomEvent<PlaceDetail>
    'list-close': CustomEvent<undefined>
  }
}

/** One location of the list. */
export interface Row {
  readonly node: number
  readonly preview: Preview
  /** it is the end of the plan */
  readonly picked: boolean
  /** it would take the place of the plan */
  readonly instead: boolean
}
export interface Rows {
  readonly open: readonly Row[]
  readonly closed: readonly Row[]
  /** every location on which somebody stands */
  readonly standing: readonly number[]
}

/** What the list shows: destinations by price, then by number; closed is what lies next to the player. */
export function rowsOf(table: Table, choosing: Choosing): Rows {
  const { plan, group, agent } = choosing
  const offered = offeredOn(plan, group, agent)
  const row = (node: number): readonly Row[] => {
    const preview = previewOf(table, offered, choosing, node)
    const picked = plan.steps.at(-1)?.node === node
    const instead = offered.next.length > 0 && !picked && !offered.next.some(act => act.node === node)
    return preview === undefined ? [] : [{ node, preview, picked, instead }]
  }
  const nodes = new Set([...plan.steps.slice(-1), ...offered.next, ...offered.now].flatMap(act => act.node ?? []))
  const open = [...nodes].flatMap(row).sort(byPrice)
  const after = plan.next.length > 0 ? plan.after : undefined
  const here = hereOf(after ?? table) ?? (agent === undefined ? undefined : table.game.government.agents[agent]?.at)
  const around = here === undefined ? [] : waysFrom(here).map(way => way.to)
  const { agents, army } = table.game.government
  const mine = hereOf(table)
  return {
    open,
    closed: [...new Set(around)].filter(node => !nodes.has(node)).flatMap(row),
    standing: [...new Set([...(mine === undefined ? [] : [mine]), ...[...agents, ...army].map(one => one.at)])],
  }
}
const byPrice = (a: Row, b: Row): number =>
  Number(b.picked) - Number(a.picked) ||
  Number(a.instead) - Number(b.instead) ||
  (a.preview.cost ?? 0) - (b.preview.cost ?? 0) ||
  a.node - b.node

/** A longer list shows no more than this many at once; a number or a name finds the others. */
const LONG = 60

@customElement('manhunt-places')
export class ManhuntPlaces extends LitElement {
  static override styles = [base, controls, placesStyle]
  @property({ attribute: false }) table!: Table
  @property({ attribute: false }) choosing!: Choosing
  @property({ attribute: false }) layers: readonly Layer[] = []
  /** how much of its lower end something else hides, in pixels */
  @property({ attribute: false }) covered = 0
  @state() private sought = ''
  @query('button.place') private readonly first!: HTMLElement | null
  @query('.in') private readonly inner!: HTMLElement | null
  @query('.close') private readonly close!: HTMLElement | null

  override focus(): void {
    const row = this.first ?? this.close
    row?.focus()
  }

  protected override updated(): void {
    this.inner?.style.setProperty('padding-bottom', `${this.covered + 20}px`)
  }

  override render(): TemplateResult {
    const { table } = this
    const { open, closed, standing } = rowsOf(table, this.choosing)
    const found = open.filter(({ node }) => words.placeSaid(node).toLowerCase().includes(this.sought))
    const shown = found.slice(0, LONG)
    return html`<section aria-label=${words.places.title} data-testid="places" @keydown=${this.key}>
      <header>
        <h2 class="cap">${words.places.title}</h2>
        <span class="ty">${words.places.count(open.length)}</span>
        <button type="button" class="close" aria-label=${words.places.close} title=${words.places.close} data-testid="places-close" @click=${this.leave}>${icon('x')}</button>
      </header>
      <div class="in">
        ${
          open.length > LONG
            ? html`<input class="field" type="search" aria-label=${words.table.filter} placeholder=${words.table.filter} .value=${this.sought} @input=${this.seek} />`
            : nothing
        }
        ${open.length === 0 ? html`<p class="mute">${words.places.none}</p>` : nothing}
        ${this.group(shown.filter(row => !row.instead))}
        ${this.group(
          shown.filter(row => row.instead),
          words.places.instead,
        )}
        ${found.length > LONG ? html`<p class="mute">${words.table.more(found.length - LONG)}</p>` : nothing}
        ${
          closed.length === 0
            ? nothing
            : html`<h3 class="cap">${words.places.closed}</h3>
              <ul>${closed.map(({ node, preview }) => html`<li class="closed" data-node=${node}><b>${words.placeSaid(node)}</b>${preview.lines.map(line => html`<small>${line}</small>`)}</li>`)}</ul>`
        }
        <h3 class="cap">${words.places.standing}</h3>
        <ul>${standing.map(node => html`<li data-node=${node}><b>${words.placeSaid(node)}</b><small>${describePlace(table, node)}</small></li>`)}</ul>
      </div>
    </section>`
  }

  private group(rows: readonly Row[], title = ''): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing
    return html`${title === '' ? nothing : html`<h3 class="cap">${title}</h3>`}
      <ul>${rows.map(row => html`<li>${this.destination(row)}</li>`)}</ul>`
  }
  private destination({ node, preview, picked }: Row): TemplateResult {
    const more = this.layers.map(layer => layer.describe?.(node) ?? '').filter(says => says !== '')
    const who = describePlace(this.table, node)
    return html`<button type="button" class="place" data-testid="place" data-node=${node} aria-pressed=${picked} @click=${() => this.pick(node)}>
      <span><b>${words.placeSaid(node)}</b>
        <small>${preview.title}</small><small>${[...(who === '' ? [] : [who]), ...preview.lines, ...more].join(', ')}</small></span>
      ${cost(preview.cost, words.table.free)}
    </button>`
  }

  private pick(node: number): void {
    this.dispatchEvent(new CustomEvent('place-pick', { detail: { node }, bubbles: true, composed: true }))
  }
  private readonly leave = (): void => {
    this.dispatchEvent(new CustomEvent('list-close', { bubbles: true, composed: true }))
  }
  /** Back to the map; an open plan is dropped by another press. */
  private readonly key = (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLInputElement
    if (event.key !== 'Escape' && (typing || event.key.toLowerCase() !== 'l')) return
    event.preventDefault()
    this.leave()
  }
  private readonly seek = (event: InputEvent): void => {
    if (event.target instanceof HTMLInputElement) this.sought = event.target.value.trim().toLowerCase()
  }
}
