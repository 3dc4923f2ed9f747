/** What stands over the whole table until it is closed: the safety words. */
import { html, type TemplateResult } from 'lit'
import { words } from '../../text/index.ts'

const close = (event: Event): void => {
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.closest('dialog')?.close()
}

export const safetyDialog = (fourWords: readonly string[]): TemplateResult =>
  html`<dialog id="safety" aria-labelledby="safety-title" data-testid="safety-sheet">
    <h2 class="h" id="safety-title">${words.table.safety.title}</h2>
    <ul class="words" data-testid="safety-words">${fourWords.map(word => html`<li>${word}</li>`)}</ul>
    <p>${words.table.safety.text}</p>
    <div class="row"><button type="button" class="btn p" autofocus @click=${close}>${words.app.dismiss}</button></div>
  </dialog>`
