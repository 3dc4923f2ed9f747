/** Parts of the page that are fetched when they are wanted first, and what is said where one cannot be had. */
import { html, LitElement, type TemplateResult } from 'lit'
import { customElement, query } from 'lit/decorators.js'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { dialogStyle } from '../style/dialog.ts'
import { words } from '../text/index.ts'

/** Says over whatever is on the screen that something could not be fetched; gone when it is closed. */
@customElement('manhunt-missing')
export class ManhuntMissing extends LitElement {
  static override styles = [base, controls, dialogStyle]
  @query('dialog') private readonly dialog!: HTMLDialogElement | null

  protected override firstUpdated(): void {
    this.dialog?.showModal()
  }
  override render(): TemplateResult {
    return html`<dialog aria-labelledby="says" data-testid="missing" @close=${() => this.remove()} @keydown=${quiet}>
      <p id="says">${words.app.notFetched}</p>
      <form method="dialog" class="row"><button type="submit" class="btn p" autofocus data-testid="missing-close">${words.app.dismiss}</button></form>
    </dialog>`
  }
}
/** Keys that are meant for the sheet are nobody else's. */
const quiet = (event: KeyboardEvent): void => event.stopPropagation()

/** Whether that part of the page is there, after it was fetched if it had to be. If it is not, the reader is told. */
export async function fetched(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load()
    return true
  } catch {
    if (document.querySelector('manhunt-missing') === null) document.body.append(new ManhuntMissing())
    return false
  }
}
