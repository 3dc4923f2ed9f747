/** The rules, searchable in place: a sheet over whatever is on the screen, opened at the entry that was asked for. */
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, query, state } from 'lit/decorators.js'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { paper } from '../../style/paper.ts'
import { words } from '../../text/index.ts'
import { icon } from '../icons.ts'
import { type Block, type Entry, findIn, marked, type Span } from './book.ts'
import { isTranslated, theBook } from './source.ts'
import { helpStyle } from './style.ts'
import { tipsAgain } from './tips.ts'

declare global {
  interface HTMLElementTagNameMap {
    'manhunt-help': ManhuntHelp
  }
}

@customElement('manhunt-help')
export class ManhuntHelp extends LitElement {
  static override styles = [base, controls, paper, helpStyle]
  @state() private book: readonly Entry[] | undefined
  @state() private failed = false
  /** the tips were called back */
  @state() private again = false
  @state() private sought = ''
  /** the entry that was asked for, or led to */
  @state() private at: string | undefined
  @query('dialog') private readonly dialog!: HTMLDialogElement | null
  private from: Element | null = null

  /** Opens the book, at an entry if one is named. Closing it gives the focus back. */
  async show(ref?: string): Promise<void> {
    if (this.dialog?.open !== true) this.from = focused()
    this.sought = ''
    this.again = false
    await this.updateComplete
    if (this.dialog?.open === false) this.dialog.showModal()
    await this.load()
    if (ref !== undefined) await this.lead(ref)
  }

  private async load(): Promise<void> {
    this.failed = false
    try {
      this.book = await theBook()
    } catch {
      this.failed = true
    }
  }

  override render(): TemplateResult {
    const { help } = words
    return html`<dialog aria-labelledby="title" data-testid="help" @click=${this.outside} @close=${this.closed} @keydown=${this.quiet}>
      <div class="sheet">
        <div class="head">
          <h2 class="h" id="title">${help.title}</h2>
          <button type="button" class="btn sq q" aria-label=${words.app.dismiss} data-testid="help-close" @click=${this.close}>${icon('x')}</button>
          <input class="field" type="search" aria-label=${help.search} placeholder=${help.search} data-testid="help-search" .value=${this.sought}
            @input=${this.seek} />
        </div>
        <div class="pages" tabindex="-1">${this.pages()}</div>
      </div>
    </dialog>`
  }

  private pages(): TemplateResult {
    const { help } = words
    if (this.failed)
      return html`<p role="alert">${help.failed}</p><button type="button" class="btn p" @click=${() => this.load()}>${help.again}</button>`
    if (this.book === undefined) return html`<p role="status">${help.loading}</p>`
    const found = findIn(this.book, this.sought)
    const searching = this.sought.trim() !== ''
    return html`${isTranslated() ? nothing : html`<p class="mute">${help.untranslated}</p>`}
      ${searching ? html`<p class="mute" role="status" data-testid="help-found">${help.found(found.length)}</p>` : html`${this.contents(this.book)}${this.tips()}`}
      ${found.map(entry => this.entry(entry))}`
  }

  private contents(book: readonly Entry[]): TemplateResult {
    return html`<nav class="contents" aria-label=${words.help.contents}>${book
      .filter(entry => entry.chapter)
      .map(
        ({ ref, title }) =>
          html`<button type="button" class="chip" @click=${() => this.lead(ref)}>${ref}. ${title}</button>`,
      )}</nav>`
  }

  /** The coach is found again where help is looked for. */
  private tips(): TemplateResult {
    return html`<p class="tips">${
      this.again
        ? html`<span role="status">${words.help.tipsShown}</span>`
        : html`<button type="button" class="btn q" data-testid="tips-again" @click=${this.showTips}>${words.help.tipsAgain}</button>`
    }</p>`
  }
  private readonly showTips = (): void => {
    tipsAgain()
    this.again = true
  }

  private entry(entry: Entry): TemplateResult {
    const { ref, title, chapter } = entry
    const heading = html`<span class="ref">${ref}</span> ${this.mark(title)}`
    return html`<section class=${chapter ? 'chapter' : ''} id=${idOf(ref)} data-testid="help-entry" data-ref=${ref} aria-current=${ref === this.at ? 'true' : nothing}>
      ${chapter ? html`<h3 class="h" tabindex="-1">${heading}</h3>` : html`<h4 class="h" tabindex="-1">${heading}</h4>`}
      ${entry.blocks.map(block => this.block(block))}
    </section>`
  }
  private block(block: Block): TemplateResult {
    if (block.type === 'text') return html`<p>${block.spans.map(span => this.span(span))}</p>`
    const [head = [], ...rows] = block.rows
    const spans = (cell: readonly Span[]) => cell.map(span => this.span(span))
    return html`<table>
      <thead><tr>${head.map(cell => (cell.length === 0 ? html`<td></td>` : html`<th scope="col">${spans(cell)}</th>`))}</tr></thead>
      <tbody>${rows.map(
        ([first = [], ...more]) =>
          html`<tr><th scope="row">${spans(first)}</th>${more.map(cell => html`<td>${spans(cell)}</td>`)}</tr>`,
      )}</tbody>
    </table>`
  }
  private span({ text, style }: Span): TemplateResult {
    switch (style) {
      case 'plain':
        return this.mark(text)
      case 'bold':
        return html`<b>${this.mark(text)}</b>`
      case 'italic':
        return html`<i>${this.mark(text)}</i>`
      case 'ruling':
        return html`<abbr title=${words.help.rulingMeans}>${words.help.ruling}</abbr> `
      case 'ref':
        return html`<button type="button" class="to" data-to=${text} @click=${() => this.lead(text)}><span>${text}</span></button>`
    }
  }
  private mark(text: string): TemplateResult {
    return html`${marked(text, this.sought).map((piece, i) => (i % 2 === 1 ? html`<mark>${piece}</mark>` : piece))}`
  }

  /** Turns to an entry. */
  private async lead(ref: string): Promise<void> {
    this.sought = ''
    this.at = ref
    await this.updateComplete
    const entry = this.renderRoot.querySelector(`#${idOf(ref)}`)
    entry?.scrollIntoView({ block: 'start' })
    entry?.querySelector<HTMLElement>('h3, h4')?.focus({ preventScroll: true })
  }
  private readonly seek = (event: InputEvent): void => {
    if (event.target instanceof HTMLInputElement) this.sought = event.target.value
    this.at = undefined
  }
  private readonly close = (): void => {
    this.dialog?.close()
    this.closed()
  }
  private readonly closed = (): void => {
    if (this.from instanceof HTMLElement) this.from.focus()
    this.from = null
  }
  /** A press beside the sheet closes it. */
  private readonly outside = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.close()
  }
  /** Keys that are meant for the sheet are nobody else's. */
  private readonly quiet = (event: KeyboardEvent): void => event.stopPropagation()
}

const idOf = (ref: string): string => `rule-${ref.replaceAll('.', '-')}`

/** What has the focus, in whatever shadow tree. */
function focused(): Element | null {
  let found = document.activeElement
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement
  return found
}
