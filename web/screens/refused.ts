/** A dead end: what happened, its code, and the way out. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, query } from 'lit/decorators.js'
import { chosenFile } from '../app/chosen-file.ts'
import { ask, askSave } from '../app/command.ts'
import type { Notice } from '../app/view.ts'
import { backdrop, backdropStyle } from '../parts/backdrop.ts'
import { icon } from '../parts/icons.ts'
import { noticeSays, refusalSays } from '../parts/says.ts'
import { rough, stamp } from '../parts/words.ts'
import { alone, saying } from '../style/alone.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import '../parts/bar.ts'

@customElement('manhunt-refused')
export class ManhuntRefused extends LitElement {
  static override styles = [
    base,
    paper,
    controls,
    backdropStyle,
    alone,
    saying,
    css`
      .bd {
        gap: 14px;
      }
      .end {
        margin-top: 6px;
      }
    `,
  ]
  @property({ attribute: false }) notice: Notice = { code: '' }
  @property({ type: Boolean }) record = false
  @property({ type: Boolean }) takeOver = false
  @property({ type: Boolean }) moved = false
  @query('#record') private readonly chosen!: HTMLInputElement | null

  override render(): TemplateResult {
    const { code } = this.notice
    const { title, out } = refusalSays(code)
    return html`${rough()}${backdrop()}<manhunt-bar></manhunt-bar>
      <main tabindex="-1">
        <section class="index" role="alert" data-testid="refused" data-code=${code}>
          <div class="top"><span class="cap">${words.refused.code}</span><span class="ty">${code}</span></div>
          <div class="bd">
            <h1 class="h">${title}</h1>
            <p>${noticeSays(this.notice)}</p>
            <p><b>${out}</b></p>
            <div class="end">
              <button type="button" class="btn p" data-testid="home" @click=${() => ask(this, { type: 'go home' })}>${words.refused.home}</button>
              ${this.way(this.takeOver, 'take-over', words.save.takeOver, () => ask(this, { type: 'take over' }))}
              ${this.way(this.moved, 'save-again', words.save.again, () => askSave(this, { asked: { how: 'again' }, done: () => undefined }))}
              ${
                this.record
                  ? html`<button type="button" class="btn q" data-testid="export" @click=${() => ask(this, { type: 'export' })}>${icon('file')}${words.end.export}</button>`
                  : nothing
              }
              ${this.copy()} ${stamp(words.refused.stamp)}
            </div>
          </div>
        </section>
      </main>`
  }

  /** What was lost comes back from the other player's record, if the keys are here. */
  private copy(): TemplateResult | typeof nothing {
    if (this.notice.code !== 'storage-lost') return nothing
    const { theirRecord } = words.save
    return html`${this.way(true, 'their-record', theirRecord, () => this.chosen?.click())}
      <input id="record" type="file" hidden accept=".record,.bin,application/octet-stream" aria-label=${theirRecord}
        data-testid="record-file" @change=${this.openRecord} />`
  }
  private readonly openRecord = async (): Promise<void> => {
    const bytes = await chosenFile(this.chosen)
    if (bytes !== undefined) ask(this, { type: 'open record', bytes })
  }
  private way(there: boolean, hook: string, says: string, go: () => void): TemplateResult | typeof nothing {
    if (!there) return nothing
    return html`<button type="button" class="btn q" data-testid=${hook} @click=${go}>${says}</button>`
  }
}
