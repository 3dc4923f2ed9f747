/** Another game between the same two: asked for with one press, accepted with another. */
import { html, nothing, type TemplateResult } from 'lit'
import { ask } from '../../app/command.ts'
import type { Command } from '../../app/commands.ts'
import type { Again, Rematch } from '../../app/rematch.ts'
import { icon } from '../../parts/icons.ts'
import { words } from '../../text/index.ts'

/** `away`: the other side is not connected, so that what is said waits for them. */
export function rematchCard(from: EventTarget, rematch: Rematch, away: boolean): TemplateResult {
  const { state } = rematch
  return html`<section class="index again" data-testid="rematch" data-state=${state} aria-label=${words.again.title}>
    <div class="top"><h2 class="cap">${words.again.title}</h2></div>
    <div class="bd"><p role="status">${said(rematch)}${away && state !== 'begun' && state !== 'none' ? html` ${words.again.away}` : nothing}</p>
      <div class="bt">${buttons(from, rematch)}</div></div>
  </section>`
}

function said({ state, wish, here }: Rematch): string {
  const you = wish?.you
  switch (state) {
    case 'none':
      return here === undefined ? words.again.none : words.again.here
    case 'wished':
      return words.again.wished(you)
    case 'asked':
      return words.again.asked(you)
    case 'declined':
      return words.again.declined
    case 'agreed':
      return words.again.agreed
    case 'begun':
      return words.again.begun
  }
}

const wanted = ({ proposal }: Again, here: Rematch['here']): Command =>
  here === undefined ? { type: 'rematch', proposal } : { type: 'begin here', opponent: here, proposal }

function buttons(from: EventTarget, rematch: Rematch): TemplateResult | readonly TemplateResult[] {
  const { state, same, swapped, wish, game, here } = rematch
  const want = (again: Again, hook: string, main: boolean) =>
    html`<button type="button" class=${main ? 'btn p' : 'btn q'} data-testid=${hook}
      @click=${() => ask(from, wanted(again, here))}>${icon('undo')}${words.again.as(here === 'same device' ? undefined : again.you)}</button>`
  const rather = (label: string, hook: string) =>
    html`<button type="button" class="btn q" data-testid=${hook} @click=${() => ask(from, { type: 'rematch' })}>${label}</button>`
  switch (state) {
    case 'none':
    case 'declined':
      // At one device whoever wants the other side takes the device.
      if (here === 'same device') return [want(same, 'again-same', true)]
      return [want(same, 'again-same', true), want(swapped, 'again-swapped', true)]
    case 'wished':
      return rather(words.again.takeBack, 'again-not')
    case 'asked': {
      if (wish === undefined) return rather(words.again.not, 'again-not')
      const other = wish.you === same.you ? swapped : same
      return [
        html`<button type="button" class="btn p w" data-testid="again-yes"
          @click=${() => ask(from, { type: 'rematch', proposal: wish.proposal })}>${icon('play')}${words.again.accept(wish.you)}</button>`,
        want(other, wish.you === same.you ? 'again-swapped' : 'again-same', false),
        rather(words.again.not, 'again-not'),
      ]
    }
    case 'agreed':
      return []
    case 'begun':
      return game === undefined
        ? []
        : html`<button type="button" class="btn p w" data-testid="again-go" @click=${() => ask(from, { type: 'continue', game })}>${icon('play')}${words.again.go}</button>`
  }
}
