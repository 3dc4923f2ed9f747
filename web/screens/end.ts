/**
 * The end: who won and why, the audit of both seats, the route on the map. The same screen shows a record from a file; then
 * nobody is "you".
 */
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { isWinter } from '../../src/games/siberian-manhunt/seasons.ts'
import { ask } from '../app/command.ts'
import type { Connection, EndReport, SeatVerdict } from '../app/view.ts'
import type { Scene } from '../board/scene.ts'
import { icon } from '../parts/icons.ts'
import { findingSays } from '../parts/says.ts'
import { panel, rough, stamp } from '../parts/words.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import { endStyle } from './end-style.ts'
import { agentNumber } from './table/agents.ts'
import '../board/board.ts'
import '../parts/bar.ts'
import './table/log.ts'

const VERDICT_STAMPS = { honest: 'g', unopened: 'n', findings: 'r' } as const
/** Along the route every so many moves stand their number. */
const FLAG = 5

@customElement('manhunt-end')
export class ManhuntEnd extends LitElement {
  static override styles = [base, paper, controls, endStyle]
  @property({ attribute: false }) report!: EndReport
  @property({ attribute: false }) yourRole: 'Fugitive' | 'Government' | undefined
  @property({ type: Boolean }) opening = false
  @property({ attribute: false }) connection: Connection | undefined
  @property({ type: Boolean }) live = false

  override render(): TemplateResult {
    const { report } = this
    return html`${rough()}<manhunt-bar playing .connection=${this.connection}>
        <div class="turn"><span class="tag ${report.winners[0] === 'Fugitive' ? 'fu' : 'go'}" data-testid="outcome"
          data-winners=${report.winners.join(' ')} data-by=${report.by}>${report.by === 'abandonment' ? words.end.claimed : words.end.bar(report.winners, this.yourRole)}</span></div>
      </manhunt-bar>
      <main class="endg">
        <aside>${this.verdict()} ${this.audit()}</aside>
        <div class="rp">
          <manhunt-board framed .scene=${this.scene()} .season=${isWinter(report.game) ? 'winter' : 'summer'} .motto=${words.end.map}></manhunt-board>
          <div class="below">${this.route()} ${this.log()}</div>
        </div>
      </main>`
  }

  private verdict(): TemplateResult {
    const { report } = this
    const outcome = words.ending(report.by, report.winners, this.yourRole)
    const moves = report.route === undefined ? undefined : report.route.length - 1
    return html`<section class="paper ver">
      <p class="ty mute up">${words.end.file(report.game.round)}${this.live ? nothing : html`<br />${words.end.record}`}</p>
      <h1 class="h">${outcome.title}.</h1>
      <p>${outcome.text} ${words.end.outcome(report.game.round, moves)}</p>
      ${this.claim()}
      <div class="big">${stamp(outcome.stamp)}</div>
    </section>`
  }

  private claim(): TemplateResult | typeof nothing {
    const { claim } = this.report
    if (claim === undefined) return nothing
    return html`<p data-testid="claim">${words.early.claim(claim, Date.now())} ${this.live ? words.early.comeBack : nothing}</p>`
  }

  private audit(): TemplateResult {
    const { report } = this
    const waiting = this.connection !== undefined && this.connection.state !== 'connected'
    return panel(
      words.end.audit,
      words.end.entries(report.entries),
      html`${this.opening ? html`<p class="note" role="status" data-testid="opening">${waiting ? words.end.openingAway : words.end.opening}</p>` : nothing}
        <div class="vs">${report.seats.map(seat => this.seat(seat))}</div>
        ${report.seats.map(seat => this.findings(seat))}
        <p class="mute repeat">${words.end.repeat}</p>
        <div class="bt">
          <button type="button" class="btn p" data-testid="export" @click=${() => ask(this, { type: 'export' })}>${icon('file')}${words.end.export}</button>
          <button type="button" class="btn q" data-testid="home" @click=${() => ask(this, { type: 'go home' })}>${words.end.home}</button>
        </div>`,
      'audit',
    )
  }

  private seat({ role, you, verdict }: SeatVerdict): TemplateResult {
    return html`<div data-testid="verdict" data-role=${role} data-you=${you} data-verdict=${verdict}>
      <b>${role}</b>${you ? html`<span>${words.end.yours}</span>` : nothing}
      <p>${stamp(words.end.verdicts[verdict], VERDICT_STAMPS[verdict])}</p>
    </div>`
  }

  private findings({ role, verdict, findings }: SeatVerdict): TemplateResult {
    return html`<div class="fd">
      <p><b>${role}.</b> ${this.report.by === 'fault' && verdict === 'unopened' ? words.end.stopped : words.end.meanings[verdict]}</p>
      ${
        findings.length === 0
          ? nothing
          : html`<ul>${findings.map(
              one => html`<li data-testid="finding" data-code=${one.code} data-entry=${one.entry}>
                <span class="ty">${words.end.finding(one.entry)}, ${one.code}</span>${findingSays(one.code)}
              </li>`,
            )}</ul>`
      }
    </div>`
  }

  private scene(): Scene {
    const { game, route } = this.report
    const { agents, army } = game.government
    const here = route?.at(-1)
    return {
      destinations: [],
      pawns: [
        ...army.map(token => ({ kind: 'army', at: token.at }) as const),
        ...agents.map((one, i) => ({ kind: one.kind, at: one.at, number: String(agentNumber(agents, i)) })),
        ...(here === undefined ? [] : [{ kind: 'fugitive', at: here } as const]),
      ],
      ...(route === undefined
        ? {}
        : {
            track: { nodes: route, kind: 'true' as const },
            steps: route.flatMap((node, i) =>
              i > 0 && i < route.length - 1 && i % FLAG === 0 ? [{ node, says: String(i) }] : [],
            ),
          }),
    }
  }

  private route(): TemplateResult {
    const { route } = this.report
    return html`<section class="paper panel grow">
      <header><h2 class="cap">${words.end.route}</h2>${route === undefined ? nothing : html`<span class="ty">${words.end.moves(route.length - 1)}</span>`}</header>
      <div class="in">${
        route === undefined
          ? html`<p class="mute">${words.end.noRoute}</p>`
          : html`<ol class="way" data-testid="route">${route.map(node => html`<li data-node=${node}>${words.place(node)}</li>`)}</ol>`
      }</div>
    </section>`
  }

  private log(): TemplateResult {
    return html`<section class="paper panel grow">
      <header><h2 class="cap">${words.log.title}</h2><span class="ty">${words.end.entries(this.report.entries)}</span></header>
      <div class="in"><manhunt-log .log=${this.report.log} .reader=${this.yourRole}></manhunt-log></div>
    </section>`
  }
}
