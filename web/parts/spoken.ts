/**
 * What is said to those who do not see the screen. One element stays while screens come and go: a screen reader tells only
 * what is added to something that was there before. Each sentence is an element of its own, so that the same one is heard
 * again when it is said again.
 */
import { css, html, LitElement, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { base } from '../style/base.ts'
import { words } from '../text/index.ts'

declare global {
  interface HTMLElementEventMap {
    /** sentences to be heard */
    'manhunt-say': CustomEvent<readonly string[]>
  }
  interface HTMLElementTagNameMap {
    'manhunt-spoken': ManhuntSpoken
  }
}

/** Has these sentences spoken, each once, when nothing else is. */
export function say(from: EventTarget, sentences: readonly string[]): void {
  if (sentences.length > 0)
    from.dispatchEvent(new CustomEvent('manhunt-say', { detail: sentences, bubbles: true, composed: true }))
}

/** So many sentences before the newest ones can still be gone back to. */
const BEFORE = 20

@customElement('manhunt-spoken')
export class ManhuntSpoken extends LitElement {
  static override styles = [
    base,
    css`
      /* out of the page, which it would make longer */
      :host {
        position: fixed;
        top: 0;
      }
    `,
  ]
  @state() private lines: readonly { readonly says: string }[] = []

  private words = words

  add(sentences: readonly string[]): void {
    this.lines = [...this.lines.slice(-BEFORE), ...sentences.map(says => ({ says }))]
  }
  /** Nobody goes back to what was said so far. */
  clear(): void {
    this.lines = []
  }
  /** What was said in another language is not gone back to. */
  protected override willUpdate(): void {
    if (this.words === words) return
    this.words = words
    this.lines = []
  }
  override render(): TemplateResult {
    return html`<div class="vh" role="log" aria-label=${words.table.live} data-testid="live">${repeat(
      this.lines,
      line => line,
      ({ says }) => html`<p>${says}</p>`,
    )}</div>`
  }
}
