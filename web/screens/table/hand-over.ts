/** Two at one device: the other one must decide, so the screen is to be covered before it changes hands. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import { ask } from '../../app/command.ts'
import { icon } from '../../parts/icons.ts'
import { words } from '../../text/index.ts'

export function handOverSlip(from: EventTarget, next: Side | undefined): TemplateResult | typeof nothing {
  if (next === undefined) return nothing
  const { handOver } = words.here
  return html`<section class="slip why" data-testid="hand-over" data-next=${next}>
    <div class="a">
      <p class="h plan">${handOver.title(next)}</p>
      <p class="mute">${handOver.text}</p>
    </div>
    <div class="d">
      <button type="button" class="btn p" data-testid="cover" @click=${() => ask(from, { type: 'cover' })}>${icon('eyeoff')}${handOver.go}</button>
    </div>
  </section>`
}
