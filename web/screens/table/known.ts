/**
 * What can be known of the Fugitive, at the corners of the map: how many places are possible and what the rings mean, the
 * way to the whole list, and the player's own marks. It lies in the board; while a mark is taken up, a press on a place
 * sets it there or takes it away, and chooses nothing.
 */
import { html, nothing, svg, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import { type Marker, type MarkerKind, markerKinds, type Possibilities, type ShownAids } from '../../app/aids.ts'
import { ask } from '../../app/command.ts'
import type { Table } from '../../app/view.ts'
import type { PickDetail } from '../../board/events.ts'
import { markerBody } from '../../board/markers.ts'
import { hatches, weightOf, weights } from '../../board/possibilities.ts'
import { layerStyle } from '../../board/style-layers.ts'
import { icon } from '../../parts/icons.ts'
import { Paced } from '../../parts/paced.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { dialogStyle } from '../../style/dialog.ts'
import { paper } from '../../style/paper.ts'
import { words } from '../../text/index.ts'
import { knownLists, mostOf, ring, sheetsStyle } from './known-sheet.ts'
import { hasMoved } from './still.ts'
import { knownStyle } from './style-known.ts'

/** What a press on a place makes of its mark: another press of the same kind takes it away. */
export const nextMark = (markers: readonly Marker[], node: number, kind: MarkerKind): MarkerKind | undefined =>
  markers.some(one => one.node === node && one.kind === kind) ? undefined : kind

@customElement('manhunt-known')
export class ManhuntKnown extends Paced {
  static override styles = [base, paper, controls, dialogStyle, layerStyle, sheetsStyle, knownStyle]
  @property({ attribute: false, hasChanged: hasMoved }) table!: Table
  @state() private marking: MarkerKind | undefined
  /** the sheet is drawn only while it is open: there may be hundreds of places */
  @state() private shown = false
  @query('dialog') private readonly dialog!: HTMLDialogElement | null
  private board: HTMLElement | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.board = this.parentElement ?? undefined
    this.board?.addEventListener('board-pick', this.pick, true)
    this.board?.addEventListener('board-drop', this.drop, true)
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.board?.removeEventListener('board-pick', this.pick, true)
    this.board?.removeEventListener('board-drop', this.drop, true)
  }

  private readonly pick = (event: CustomEvent<PickDetail>): void => {
    if (this.marking === undefined) return
    event.stopImmediatePropagation()
    const { node } = event.detail
    ask(this, { type: 'mark', node, kind: nextMark(this.table.aids.markers ?? [], node, this.marking) })
  }
  private readonly drop = (event: Event): void => {
    if (this.marking === undefined) return
    event.stopImmediatePropagation()
    this.marking = undefined
  }
  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.marking === undefined) return
    event.preventDefault()
    this.marking = undefined
  }
  private async open(): Promise<void> {
    this.shown = true
    await this.updateComplete
    this.dialog?.showModal()
  }

  override render(): TemplateResult {
    const { aids } = this.table
    return html`<svg class="defs" width="0" height="0" aria-hidden="true">${hatches}</svg>
      <div class="corner">${this.key(aids)} ${aids.markers === undefined ? nothing : this.marks()}
        ${aids.possibilities === undefined ? nothing : legend(aids.possibilities)}</div>
      ${this.sheet(aids)}`
  }

  private heading({ possibilities }: ShownAids): string {
    return possibilities === undefined ? words.known.searches : words.known.title(this.table.role)
  }
  private key(aids: ShownAids): TemplateResult | typeof nothing {
    const { possibilities, searches } = aids
    if (possibilities === undefined && searches === undefined) return nothing
    const { known } = words
    const count = possibilities?.places.length ?? 0
    return html`<section class="key paper" aria-label=${this.heading(aids)} data-testid="known-key">
      <p class="cap">${this.heading(aids)}${
        possibilities === undefined
          ? nothing
          : html`<b data-testid="possible-places" data-value=${count}>${howMany(possibilities)}</b>`
      }</p>
      <button type="button" class="btn sq q" aria-label=${known.list} title=${known.list} data-testid="known-open" @click=${this.open}>${icon('list')}</button>
    </section>`
  }

  private marks(): TemplateResult {
    const { known } = words
    return html`<div class="marking" role="group" aria-label=${known.layers.markers} @keydown=${this.escape}>
      ${this.marking === undefined ? nothing : html`<p role="status">${known.marking(known.marker[this.marking])}</p>`}
      ${markerKinds.map(kind => {
        const name = known.mark(known.marker[kind])
        return html`<button type="button" aria-pressed=${this.marking === kind} aria-label=${name} title=${name} data-testid="marking" data-kind=${kind}
          @click=${() => this.takeUp(kind)}><svg viewBox="-20 -20 40 40" aria-hidden="true">${svg`${markerBody(kind)}`}</svg></button>`
      })}
    </div>`
  }
  private takeUp(kind: MarkerKind): void {
    this.marking = this.marking === kind ? undefined : kind
  }

  private sheet(aids: ShownAids): TemplateResult {
    const close = () => {
      this.shown = false
    }
    return html`<dialog aria-labelledby="title" data-testid="known" @close=${close}>
      <h2 class="h" id="title">${this.heading(aids)}</h2>
      ${this.shown ? knownLists(aids) : nothing}
      <form method="dialog" class="row"><button class="btn p" autofocus>${words.app.dismiss}</button></form>
    </dialog>`
  }
}

/** How many places are possible; "at most" where they could not be counted exactly. */
const howMany = ({ places, exact }: Possibilities): string =>
  exact ? words.known.places(places.length) : words.known.atMost(words.known.places(places.length))

/** What the rings mean that are there. */
function legend({ places }: Possibilities): unknown {
  if (places.length < 2) return nothing
  const most = mostOf(places)
  const all = new Set(places.map(one => weightOf(one.share, most)))
  const there = weights.filter(weight => all.has(weight))
  // It ends at the edge of the map: another number of rings is another legend, so that none is moved about.
  return keyed(
    there.length,
    html`<ul class="legend paper">${there.map(weight => html`<li>${ring(weight)}${words.known.weights[weight]}</li>`)}</ul>`,
  )
}

declare global {
  interface HTMLElementTagNameMap {
    'manhunt-known': ManhuntKnown
  }
}
