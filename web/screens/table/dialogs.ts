/** What stands over the whole table until it is answered: giving up, and the safety words. */
import { html, type TemplateResult } from 'lit'
import { appText } from '../../text/app.ts'
import { tableText } from '../../text/table.ts'

const close = (event: Event): void => {
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.closest('dialog')?.close()
}

export const resignDialog = (resign: () => void): TemplateResult => {
  const sure = (event: Event): void => {
    close(event)
    resign()
  }
  return html`<dialog id="resign" aria-labelledby="resign-title">
    <h2 class="h" id="resign-title">${tableText.resignSure}</h2>
    <p>${tableText.resignText}</p>
    <div class="row">
      <button type="button" class="btn r" data-testid="resign-yes" @click=${sure}>${tableText.resignYes}</button>
      <button type="button" class="btn q" autofocus @click=${close}>${tableText.resignNo}</button>
    </div>
  </dialog>`
}

export const safetyDialog = (words: readonly string[]): TemplateResult =>
  html`<dialog id="safety" aria-labelledby="safety-title">
    <h2 class="h" id="safety-title">${tableText.safety.title}</h2>
    <ul class="words" data-testid="safety-words">${words.map(word => html`<li>${word}</li>`)}</ul>
    <p>${tableText.safety.text}</p>
    <div class="row"><button type="button" class="btn p" autofocus @click=${close}>${appText.dismiss}</button></div>
  </dialog>`
