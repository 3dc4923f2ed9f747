/** On the first page: a save file that was chosen is opened by its passphrase. Fetched when one is. */
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { ask } from '../app/command.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import { homeStyle } from './home-style.ts'

@customElement('manhunt-open-save')
export class ManhuntOpenSave extends LitElement {
  static override styles = [
    base,
    paper,
    controls,
    homeStyle,
    css`
      .hc.join {
        grid-template-columns: 1fr auto auto;
      }
    `,
  ]
  @property({ attribute: false }) bytes = new Uint8Array()
  /** the passphrase that was tried does not open the file */
  @property({ type: Boolean }) wrong = false
  /** another object with every answer of the session */
  @property({ attribute: false }) answer: object | undefined
  @state() private busy = false
  @query('#open-passphrase') private readonly passphrase!: HTMLInputElement | null

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('answer')) this.busy = false
  }
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('answer')) this.passphrase?.focus()
  }

  override render(): TemplateResult {
    const { save } = words
    return html`<form class="hc join" novalidate @submit=${this.open}>
      <label for="open-passphrase" class="cap">${save.passphrase}</label>
      <input id="open-passphrase" class="field" type="password" autocomplete="current-password" data-testid="open-passphrase"
        aria-invalid=${this.wrong} aria-describedby="open-says" />
      <button type="submit" class="btn p" data-testid="open-save-go" aria-disabled=${this.busy}>${save.open}</button>
      <button type="button" class="btn q" data-testid="put-back" @click=${this.putBack}>${save.close}</button>
      <p id="open-says" class=${this.busy ? '' : 'red'} role="status" data-testid="open-says">${this.says()}</p>
    </form>`
  }

  private readonly putBack = (): boolean => this.dispatchEvent(new CustomEvent('put-back'))

  private says(): string {
    if (this.busy) return words.save.opening
    return this.wrong ? words.notices['wrong-passphrase'] : ''
  }
  private readonly open = (event: SubmitEvent): void => {
    event.preventDefault()
    if (this.passphrase === null || this.busy) return
    this.busy = true
    ask(this, { type: 'open save', bytes: this.bytes, passphrase: this.passphrase.value })
  }
}
