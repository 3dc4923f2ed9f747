/** A seat as a file under a passphrase: to be put by, or to go on at another device. */
import { css, html, LitElement, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { ask, askSave } from '../../app/command.ts'
import { PASSPHRASE_LENGTH } from '../../app/passphrase.ts'
import type { Connection } from '../../app/view.ts'
import { noticeSays } from '../../parts/says.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { dialogStyle } from '../../style/dialog.ts'
import { paper } from '../../style/paper.ts'
import { words } from '../../text/index.ts'

type Problem = 'none' | 'short' | 'differ'

@customElement('manhunt-save')
export class ManhuntSave extends LitElement {
  static override styles = [
    base,
    paper,
    controls,
    dialogStyle,
    css`
      form {
        display: grid;
        gap: 6px;
        margin-top: 12px;
      }
      section {
        border-top: 1px solid var(--line);
        margin-top: 14px;
        padding-top: 12px;
      }
      section p {
        margin: 4px 0 10px;
      }
    `,
  ]
  /** who has the other seat, if it is in this browser: one file cannot take both */
  @property({ attribute: false }) within: Connection['within']
  @state() private problem: Problem = 'none'
  @state() private busy = false
  @query('dialog') private readonly dialog!: HTMLDialogElement | null
  @query('#passphrase') private readonly first!: HTMLInputElement | null
  @query('#repeat') private readonly second!: HTMLInputElement | null

  open(): void {
    this.problem = 'none'
    this.dialog?.showModal()
  }

  override render(): TemplateResult {
    const { save } = words
    return html`<dialog id="save" aria-labelledby="save-title" data-testid="save-sheet" @close=${this.clear}>
      <h2 class="h" id="save-title">${save.title}</h2>
      ${this.within === undefined ? this.ways() : html`<p data-testid="save-refused">${noticeSays({ code: 'save-two-seats' })}</p>`}
      <div class="row"><button type="button" class="btn q" @click=${this.close}>${save.close}</button></div>
    </dialog>`
  }

  private ways(): TemplateResult {
    const { save } = words
    return html`<p>${save.text}</p>
      <form novalidate @submit=${(event: SubmitEvent) => event.preventDefault()}>
        <label for="passphrase" class="cap">${save.passphrase}</label>
        <input id="passphrase" class="field" type="password" autocomplete="new-password" data-testid="passphrase"
          aria-invalid=${this.problem === 'short'} aria-describedby="save-problem" />
        <label for="repeat" class="cap">${save.repeat}</label>
        <input id="repeat" class="field" type="password" autocomplete="new-password" data-testid="passphrase-again"
          aria-invalid=${this.problem === 'differ'} aria-describedby="save-problem" />
        <p id="save-problem" class="red" role="alert" data-testid="save-problem" data-problem=${this.problem}>${this.says()}</p>
        <p role="status" data-testid="save-busy">${this.busy ? save.sealing : ''}</p>
      </form>
      ${this.way('backup', 'p')} ${this.way('move', 'r')} ${this.copy()}`
  }

  private way(how: 'backup' | 'move', kind: 'p' | 'r'): TemplateResult {
    const { title, text, go } = words.save[how]
    return html`<section>
      <h3 class="cap">${title}</h3>
      <p>${text}</p>
      <button type="button" class="btn ${kind}" data-testid="save-${how}" aria-disabled=${this.busy} @click=${() => this.send(how)}>${go}</button>
    </section>`
  }
  /** What is signed so far, without any secret: the other player's browser may have lost it. */
  private copy(): TemplateResult {
    const { title, text } = words.save.copy
    return html`<section>
      <h3 class="cap">${title}</h3>
      <p>${text}</p>
      <button type="button" class="btn q" data-testid="export" @click=${() => ask(this, { type: 'export' })}>${words.end.export}</button>
    </section>`
  }
  private says(): string {
    const { short, differ } = words.save
    switch (this.problem) {
      case 'none':
        return ''
      case 'short':
        return short(PASSPHRASE_LENGTH)
      case 'differ':
        return differ
    }
  }
  private send(how: 'backup' | 'move'): void {
    if (this.busy) return
    const passphrase = this.first?.value ?? ''
    if (passphrase.length < PASSPHRASE_LENGTH) this.problem = 'short'
    else if (passphrase !== this.second?.value) this.problem = 'differ'
    else {
      this.problem = 'none'
      this.busy = true
      askSave(this, { asked: { how, passphrase }, done: this.done })
    }
  }
  private readonly close = (): void => {
    this.dialog?.close()
    this.clear()
  }
  private readonly done = (): void => {
    this.busy = false
    this.close()
  }
  /** What was typed does not stay in the page. */
  private readonly clear = (): void => {
    for (const field of [this.first, this.second]) if (field !== null) field.value = ''
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'manhunt-save': ManhuntSave
  }
}
