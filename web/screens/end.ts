/**
 * The end: who won and why, the audit of both seats, and the game to be gone through again. The same screen shows a record
 * from a file; then nobody is "you".
 */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query } from 'lit/decorators.js'
import { ask } from '../app/command.ts'
import type { Rematch } from '../app/rematch.ts'
import type { Connection, EndReport } from '../app/view.ts'
import { icon } from '../parts/icons.ts'
import { say } from '../parts/spoken.ts'
import { panel, rough, stamp } from '../parts/words.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import { auditSheet } from './after/audit.ts'
import { rematchCard } from './after/rematch.ts'
import type { ManhuntReplay } from './after/replay.ts'
import { endStyle } from './end-style.ts'
import '../parts/bar.ts'
import './after/replay.ts'

@customElement('manhunt-end')
export class ManhuntEnd extends LitElement {
  static override styles = [base, paper, controls, endStyle]
  @property({ attribute: false }) report!: EndReport
  @property({ attribute: false }) yourRole: 'Fugitive' | 'Government' | undefined
  @property({ type: Boolean }) opening = false
  @property({ attribute: false }) connection: Connection | undefined
  @property({ type: Boolean }) live = false
  @property({ type: Boolean }) unkept = false
  @property({ attribute: false }) rematch: Rematch | undefined
  @query('manhunt-replay') private readonly replay!: ManhuntReplay | null

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('report') || !this.live) return
    const before = changed.get('report')
    const { by, winners, seats } = this.report
    const { title, text } = words.ending(by, winners, this.yourRole)
    const audited = seats.length > 0 && (before?.seats.length ?? 0) === 0
    const verdicts = seats.map(({ role, verdict }) => `${words.side(role)}: ${words.end.verdicts[verdict]}`)
    say(this, [
      ...(before?.by === by ? [] : [`${title}.`, text]),
      ...(audited ? [`${words.end.audit}. ${verdicts.join(', ')}.`] : []),
    ])
  }

  override render(): TemplateResult {
    const { report } = this
    return html`${rough()}<manhunt-bar playing .connection=${this.connection}>
        <div class="turn"><span class="tag ${report.winners[0] === 'Fugitive' ? 'fu' : 'go'}" data-testid="outcome"
          data-winners=${report.winners.join(' ')} data-by=${report.by}>${report.by === 'abandonment' ? words.end.claimed : words.end.bar(report.winners, this.yourRole)}</span></div>
      </manhunt-bar>
      <main class="endg" tabindex="-1">
        <aside>${this.verdict()} ${this.again()} ${this.audit()}</aside>
        <manhunt-replay .report=${report} .reader=${this.yourRole}></manhunt-replay>
      </main>`
  }

  private verdict(): TemplateResult {
    const { report } = this
    const outcome = words.ending(report.by, report.winners, this.yourRole)
    const moves = report.route === undefined ? undefined : report.route.length - 1
    return html`<section class="paper ver">
      <p class="ty mute up">${words.end.file(report.game.round)}${this.live ? nothing : html`<br />${this.unkept ? words.end.unkept : words.end.record}`}</p>
      <h1 class="h">${outcome.title}.</h1>
      <p>${outcome.text}</p>
      <p>${words.end.outcome(report.game.round, moves)}</p>
      ${this.claim()}
      <div class="big">${stamp(outcome.stamp)}</div>
    </section>`
  }

  private claim(): TemplateResult | typeof nothing {
    const { claim } = this.report
    if (claim === undefined) return nothing
    return html`<p data-testid="claim">${words.early.claim(claim, Date.now())} ${this.live ? words.early.comeBack : nothing}</p>`
  }

  private again(): TemplateResult | typeof nothing {
    return this.rematch === undefined
      ? nothing
      : rematchCard(this, this.rematch, this.connection !== undefined && this.connection.state !== 'connected')
  }

  private audit(): TemplateResult {
    const { report } = this
    const waiting = this.connection !== undefined && this.connection.state !== 'connected'
    return panel(
      words.end.audit,
      words.end.entries(report.entries),
      html`${this.opening ? html`<p class=${report.seats.length === 0 ? 'note over' : 'note'} role="status" data-testid="opening">${waiting ? words.end.openingAway : words.end.opening}</p>` : nothing}
        ${auditSheet(report, this.show)}
        <p class="mute repeat">${words.end.repeat}</p>
        <div class="bt">
          <button type="button" class="btn p" data-testid="export" @click=${() => ask(this, { type: 'export' })}>${icon('file')}${words.end.export}</button>
          <button type="button" class="btn q" data-testid="home" @click=${() => ask(this, { type: 'go home' })}>${words.end.home}</button>
        </div>`,
      'audit',
    )
  }

  /** Leads to an entry in the replay, wherever on the page that is. */
  private readonly show = (entry: number): void => {
    this.replay?.goTo(entry)
    this.replay?.scrollIntoView({ block: 'start' })
  }
}
