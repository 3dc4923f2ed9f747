/** The log: plain sentences, the newest on top, each with its badges, which say more when pressed; filtered by who did it. */
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { guard } from 'lit/directives/guard.js'
import { repeat } from 'lit/directives/repeat.js'
import type { LogLine } from '../../app/view.ts'
import { Paced } from '../../parts/paced.ts'
import { badge, badgeButton, rich } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import type { Badge, Reader } from '../../text/shapes.ts'
import { hasEvidence, type ManhuntEvidence } from './evidence.ts'
import { placeOfLine } from './line-place.ts'
import { Teller, type Told } from './told.ts'

const FILTERS = ['all', 'Fugitive', 'Government', 'proofs', 'rolls'] as const
type Filter = (typeof FILTERS)[number]
/** More lines than this come when they are asked for. */
const PAGE = 60

@customElement('manhunt-log')
export class ManhuntLog extends Paced {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: block;
      }
      .filters {
        display: flex;
        gap: 6px;
        margin: 0 0 4px;
        flex-wrap: wrap;
      }
      .filters .field {
        flex: 1 1 120px;
        min-width: 0;
      }
      li {
        display: grid;
        grid-template-columns: 2.125rem 1fr;
        gap: 2px 8px;
        padding: 8px 0;
        border-top: 1px solid var(--line);
      }
      .r {
        font-family: var(--f-type);
        font-size: var(--t-1);
        color: var(--ink-2);
        padding-top: 1px;
      }
      p {
        line-height: 1.28;
      }
      /* A sentence that is a button stays beside its mark when it takes two lines. */
      p:has(> .place) {
        display: flex;
        align-items: baseline;
      }
      p:has(> .place)::before {
        flex: none;
        white-space: pre;
      }
      .place {
        position: relative;
        display: inline;
        font: inherit;
        color: inherit;
        text-align: left;
        background: none;
        border: 0;
        padding: 0;
        cursor: pointer;
        text-decoration: underline dotted;
        text-decoration-color: var(--ink-2);
        text-underline-offset: 3px;
      }
      .place::after {
        content: '';
        position: absolute;
        width: 100%;
        min-width: 44px;
        height: max(100%, 44px);
        left: 0;
        top: 50%;
        transform: translateY(-50%);
      }
      .place:hover {
        text-decoration-style: solid;
      }
      .bs {
        grid-column: 2;
        display: flex;
        gap: 12px;
        flex-wrap: wrap;
        align-items: center;
      }
      .Government > p::before {
        content: '■ ';
        color: var(--red);
      }
      .Fugitive > p::before {
        content: '● ';
        color: var(--blue);
      }
      .turn {
        border-top-width: 2px;
        border-top-color: var(--ink);
      }
      .btn {
        width: 100%;
        margin-top: 8px;
      }
    `,
  ]
  protected override readonly rank = 'last'
  protected override readonly late = true
  @property({ attribute: false }) log: readonly LogLine[] = []
  @property({ attribute: false }) reader: Reader
  @state() private filter: Filter = 'all'
  @state() private sought = ''
  @state() private shown = PAGE
  @query('manhunt-evidence') private readonly evidence!: ManhuntEvidence | null

  private readonly teller = new Teller()

  override render(): TemplateResult {
    const told = this.teller.tell(this.log, this.reader)
    const wanted = told.filter(line => fits(line, this.filter) && says(line, this.sought)).reverse()
    return html`<div class="filters">${FILTERS.map(
      one =>
        html`<button type="button" class="chip" aria-pressed=${this.filter === one} data-testid="log-filter" data-filter=${one}
          @click=${() => this.choose(one)}>${words.log.filters[one]}</button>`,
    )}
      <input class="field" type="search" aria-label=${words.log.find} placeholder=${words.log.find} data-testid="log-find" @input=${this.find} />
    </div>
      ${wanted.length > 0 ? nothing : html`<p class="mute">${told.length === 0 ? words.log.empty : words.log.none}</p>`}
      <ol data-testid="log">${repeat(
        wanted.slice(0, this.shown),
        line => line,
        line => guard([line], () => this.row(line)),
      )}</ol>
      ${
        wanted.length > this.shown
          ? html`<button type="button" class="btn q" @click=${() => this.more()}>${words.log.more(wanted.length - this.shown)}</button>`
          : nothing
      }<manhunt-evidence></manhunt-evidence>`
  }

  private row(line: Told): TemplateResult {
    const signedOnly = line.badges.length === 1 && line.badges[0] === 'signed'
    return html`<li class=${line.by ?? ''} data-entry=${line.entry}>
      <span class="r">${words.log.round(line.round)}</span>
      <p>${this.sentence(line)}</p>
      ${signedOnly ? nothing : html`<div class="bs">${line.badges.map(kind => this.badge(line, kind))}</div>`}
    </li>`
  }
  /** It can be pressed where it names a place of the map. */
  private sentence({ lines, says, entry }: Told): TemplateResult {
    const last = lines.at(-1)
    const node = last && placeOfLine(last)
    if (node === undefined) return rich(says)
    const show = () =>
      this.dispatchEvent(new CustomEvent('log-place', { detail: { node, entry }, bubbles: true, composed: true }))
    return html`<button type="button" class="place" title=${words.log.show} data-testid="log-place" data-node=${node} @click=${show}>${rich(says)}</button>`
  }
  private badge(line: Told, kind: Badge): TemplateResult {
    if (!hasEvidence(line, kind)) return badge(kind)
    return badgeButton(kind, words.proof.open(words.badges[kind].name, line.entry), ({ currentTarget }) => {
      if (currentTarget instanceof HTMLElement) void this.evidence?.show(line, kind, this.reader, currentTarget)
    })
  }
  private choose(filter: Filter): void {
    this.filter = filter
    this.shown = PAGE
  }
  private readonly find = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return
    this.sought = target.value.trim().toLocaleLowerCase()
    this.shown = PAGE
  }
  private more(): void {
    this.shown += PAGE
  }
}

function fits({ by, badges }: Told, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'Fugitive':
    case 'Government':
      return by === filter
    case 'proofs':
      return badges.includes('proved') || badges.includes('opened')
    case 'rolls':
      return badges.includes('rolled together')
  }
}
const says = (line: Told, sought: string): boolean => line.says.replaceAll('*', '').toLocaleLowerCase().includes(sought)
