/** The guest's side before the game: a click claims the seat, a second one signs what the host proposes. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { aidNames } from '../../src/games/siberian-manhunt/aids.ts'
import type { Side } from '../../src/games/siberian-manhunt/game.ts'
import { ask } from '../app/command.ts'
import type { Connection, Notice, Proposal, RoleRule, View } from '../app/view.ts'
import { pawnPicture } from '../board/pawns.ts'
import { pawnStyle } from '../board/style-pawn.ts'
import { backdrop, backdropStyle } from '../parts/backdrop.ts'
import { noticeSlip } from '../parts/notice.ts'
import { rough, stamp } from '../parts/words.ts'
import { alone } from '../style/alone.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import { connectionSteps, stepStyle } from './steps.ts'
import '../parts/bar.ts'

type Stage = Extract<View, { screen: 'join' }>['stage']
const ORDER: readonly Stage[] = ['unclaimed', 'connecting', 'waiting for proposal', 'proposal', 'signed']

@customElement('manhunt-join')
export class ManhuntJoin extends LitElement {
  static override styles = [
    base,
    paper,
    controls,
    pawnStyle,
    stepStyle,
    backdropStyle,
    alone,
    css`
      main {
        gap: 18px;
      }
      h1 {
        color: var(--desk-ink);
      }
      .bd {
        padding: 16px 18px 18px;
        display: grid;
        gap: 14px;
      }
      .bd > p {
        line-height: 1.4;
        font-size: var(--t1);
      }
      .two {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px;
      }
      .seat {
        border: 2px solid var(--line-2);
        border-radius: var(--r1);
        padding: 10px 12px;
        background: var(--paper);
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 2px 10px;
        align-items: center;
      }
      .seat.mine {
        border-color: var(--ink);
      }
      .seat svg {
        width: 46px;
        height: 44px;
        grid-row: span 2;
      }
      .seat b {
        font: 800 var(--t2) / 1.1 var(--f-head);
      }
      .seat small {
        color: var(--ink-2);
        align-self: end;
      }
      .limit {
        display: flex;
        justify-content: space-between;
        gap: 16px;
        border-top: 1px solid var(--line);
        padding-top: 10px;
      }
      .limit b {
        text-align: right;
      }
      .btn.r {
        min-height: 56px;
        font-size: var(--t2);
      }
      .done {
        text-align: center;
      }
      .in manhunt-connection {
        border-top: 1px solid var(--line);
        padding-top: 10px;
        margin-top: 8px;
      }
      @media (max-width: 26.25em) {
        .two {
          grid-template-columns: 1fr;
        }
      }
    `,
  ]
  @property() stage: Stage = 'unclaimed'
  @property({ attribute: false }) connection: Connection = { state: 'waiting' }
  @property({ attribute: false }) proposal: Proposal | undefined
  @property() rulesHash = ''
  @property({ attribute: false }) notice: Notice | undefined

  override render(): TemplateResult {
    return html`${rough()}${backdrop()}<manhunt-bar .connection=${this.stage === 'unclaimed' ? undefined : this.connection}></manhunt-bar>
      <main tabindex="-1" data-testid="join-stage" data-stage=${this.stage}>
        <h1 class="h">${words.join.title}</h1>
        ${noticeSlip(this.notice, 'bad')}
        ${this.card()} ${this.progress()}
      </main>`
  }

  private card(): TemplateResult {
    switch (this.stage) {
      case 'unclaimed':
        return this.index(
          words.join.unclaimed.title,
          html`<p>${words.join.unclaimed.text}</p>
            <button type="button" class="btn r w" data-testid="claim" @click=${() => ask(this, { type: 'claim' })}>${words.join.unclaimed.button}</button>`,
        )
      case 'connecting':
        return this.index(words.join.connecting.title, html`<p role="status">${words.join.connecting.text}</p>`)
      case 'waiting for proposal':
        return this.index(words.join.waiting.title, html`<p role="status">${words.join.waiting.text}</p>`)
      case 'proposal':
        return this.index(
          words.join.proposal.title,
          html`<p>${words.join.proposal.text}</p>${this.terms()}
            <button type="button" class="btn r w" data-testid="sign" @click=${() => ask(this, { type: 'sign' })}>${words.join.proposal.button}</button>`,
        )
      case 'signed':
        return this.index(
          words.join.signed.title,
          html`${this.terms()}<p role="status">${words.join.signed.text}</p><p class="done">${stamp(words.lobby.proposedStamp, 'v')}</p>`,
        )
    }
  }

  private index(title: string, body: TemplateResult): TemplateResult {
    return html`<section class="index">
      <div class="top"><h2 class="cap">${title}</h2>${this.rulesHash === '' ? nothing : html`<span class="ty">${words.lobby.rules(this.rulesHash)}</span>`}</div>
      <div class="bd">${body}</div>
    </section>`
  }

  private terms(): TemplateResult | typeof nothing {
    if (this.proposal === undefined) return nothing
    const { you, host } = sidesIn(this.proposal.roles)
    const seat = (
      name: string,
      side: Side | undefined,
      mine: boolean,
    ) => html`<div class=${mine ? 'seat mine' : 'seat'}>
      ${side === undefined ? nothing : pawnPicture(side === 'Fugitive' ? 'fugitive' : 'KGB')}<small>${name}</small>
      <b>${side === undefined ? words.join.rolled : words.side(side)}</b>
    </div>`
    const { limit, effort, general, aids } = words.join
    const { setup, wait } = this.proposal
    const shown = aidNames.filter(name => setup.aids[name]).map(name => aids.aid[name])
    return html`<div class="two" data-testid="terms" data-roles=${this.proposal.roles}>
        ${seat(words.join.yours, you, true)} ${seat(words.join.theirs, host, false)}
      </div>
      <p class="limit" data-testid="term-general"><span>${general}</span><b>${words.generals[setup.general].name}</b></p>
      ${setup.general === 'none' ? nothing : html`<p class="mute">${words.generals[setup.general].text}</p>`}
      <p class="limit"><span>${limit.title}</span><b>${setup.threeYearLimit ? limit.on : limit.off}</b></p>
      <p class="limit" data-testid="term-effort"><span>${effort.title}</span><b>${setup.maximumEffort ? effort.on : effort.off}</b></p>
      <p class="limit" data-testid="term-aids"><span>${aids.title}</span><b>${shown.length === 0 ? aids.none : shown.join(', ')}</b></p>
      <p class="limit" data-testid="term-wait"><span>${words.early.wait.title}</span><b>${wait === undefined ? words.join.noWait : words.early.wait.of(wait)}</b></p>`
  }

  private progress(): TemplateResult | typeof nothing {
    if (this.stage === 'unclaimed') return nothing
    const reached = ORDER.indexOf(this.stage)
    const names = [words.join.steps.claimed, words.join.steps.line, words.join.steps.proposal, words.join.steps.signed]
    const steps = names.map((says, i) => ({ says, is: i < reached ? 'done' : i === reached ? 'now' : 'next' }) as const)
    return html`<section class="paper panel"><header><h2 class="cap">${words.lobby.connection}</h2></header>
      <div class="in">${connectionSteps(steps)}<manhunt-connection full leads .connection=${this.connection}></manhunt-connection></div></section>`
  }
}

/** Who plays what by this proposal, as far as it is fixed. */
function sidesIn(rule: RoleRule): { readonly you?: Side; readonly host?: Side } {
  switch (rule) {
    case 'host is Fugitive':
      return { you: 'Government', host: 'Fugitive' }
    case 'guest is Fugitive':
      return { you: 'Fugitive', host: 'Government' }
    case 'joint roll':
      return {}
  }
}
