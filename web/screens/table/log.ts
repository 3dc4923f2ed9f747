/** The log: plain sentences, the newest on top, each with its badges, which say more when pressed; filtered by who did it. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import type { LogLine } from '../../app/view.ts'
import { badge, badgeButton, rich } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import type { Badge, Reader } from '../../text/shapes.ts'
import { hasEvidence, type ManhuntEvidence } from './evidence.ts'
import { type Told, tellLog } from './told.ts'

type Filter = 'all' | 'Fugitive' | 'Government'
/** More lines than this come when they are asked for. */
const PAGE = 60

@customElement('manhunt-log')
export class ManhuntLog extends LitElement {
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
      li {
        display: grid;
        grid-template-columns: 34px 1fr;
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
  @property({ attribute: false }) log: readonly LogLine[] = []
  @property({ attribute: false }) reader: Reader
  @state() private filter: Filter = 'all'
  @state() private shown = PAGE
  @query('manhunt-evidence') private readonly evidence!: ManhuntEvidence | null

  override render(): TemplateResult {
    const told = tellLog(this.log, this.reader)
    const wanted = told.filter(line => this.filter === 'all' || line.by === this.filter).reverse()
    return html`<div class="filters">${(['all', 'Fugitive', 'Government'] as const).map(
      one =>
        html`<button type="button" class="chip" aria-pressed=${this.filter === one} @click=${() => this.choose(one)}>${words.log.filters[one]}</button>`,
    )}</div>
      ${told.length === 0 ? html`<p class="mute">${words.log.empty}</p>` : nothing}
      <ol data-testid="log">${wanted.slice(0, this.shown).map(line => this.row(line))}</ol>
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
      <p>${rich(line.says)}</p>
      ${signedOnly ? nothing : html`<div class="bs">${line.badges.map(kind => this.badge(line, kind))}</div>`}
    </li>`
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
  private more(): void {
    this.shown += PAGE
  }
}
