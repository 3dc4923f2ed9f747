/** Two at one device: between their turns nothing of either side is on the screen. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { Side } from '../../src/games/siberian-manhunt/game.ts'
import { ask } from '../app/command.ts'
import { icon } from '../parts/icons.ts'
import { say } from '../parts/spoken.ts'
import { rough, stamp } from '../parts/words.ts'
import { alone, saying } from '../style/alone.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import '../parts/bar.ts'

@customElement('manhunt-cover')
export class ManhuntCover extends LitElement {
  static override styles = [base, paper, controls, alone, saying]
  @property({ attribute: false }) next: Side | undefined
  @property({ type: Number }) round = 1

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('next') && this.next !== undefined) say(this, [words.here.cover.title(this.next)])
  }

  override render(): TemplateResult {
    const { cover } = words.here
    const { next } = this
    return html`${rough()}<manhunt-bar playing></manhunt-bar>
      <main tabindex="-1">
        <section class="index" data-testid="covered" data-next=${next ?? nothing}>
          <div class="top"><span class="cap">${cover.cap}</span><span class="ty">${cover.round(this.round)}</span></div>
          <div class="bd">
            <h1 class="h">${next === undefined ? cover.wait : cover.title(next)}</h1>
            <p>${cover.text}</p>
            <div class="end">
              ${
                next === undefined
                  ? nothing
                  : html`<button type="button" class="btn ${next === 'Fugitive' ? 'b' : 'r'}" data-testid="uncover" @click=${() => ask(this, { type: 'uncover' })}>${icon('open')}${cover.go(next)}</button>`
              }
              ${stamp(cover.stamp, next === 'Fugitive' ? 'n' : 'r')}
            </div>
          </div>
        </section>
      </main>`
  }
}
