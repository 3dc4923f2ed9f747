/** The host's side before the game: the link, who is who, the options, and the proposal that both must sign. */
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import type { Setup } from '../../src/games/siberian-manhunt/game.ts'
import { usualSetup } from '../../src/games/siberian-manhunt/setup.ts'
import { ask } from '../app/command.ts'
import type { Connection, Notice, Proposal, RoleRule } from '../app/view.ts'
import { type PawnKind, pawnPicture } from '../board/pawns.ts'
import { pawnStyle } from '../board/style-pawn.ts'
import { canShare, copyLink, selectAll, shareLink } from '../parts/carry.ts'
import { icon } from '../parts/icons.ts'
import { noticeSlip } from '../parts/notice.ts'
import { qr, qrStyle } from '../parts/qr.ts'
import { walkRadios } from '../parts/radios.ts'
import { rough, stamp } from '../parts/words.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import { lobbyStyle } from './lobby-style.ts'
import { roleRules, setupChoices } from './setup-choices.ts'
import { connectionSteps, type Step } from './steps.ts'
import '../parts/bar.ts'

/** Waiting times on offer, in minutes. */
const WAITS: readonly (number | undefined)[] = [undefined, 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60]
const MINUTES = WAITS.map(one => one ?? 0)
const USUAL_WAIT = 3 * 24 * 60

@customElement('manhunt-lobby')
export class ManhuntLobby extends LitElement {
  static override styles = [base, paper, controls, pawnStyle, qrStyle, lobbyStyle]
  @property() link = ''
  @property({ attribute: false }) connection: Connection = { state: 'waiting' }
  @property({ attribute: false }) proposed: Proposal | undefined
  @property() rulesHash = ''
  @property({ attribute: false }) notice: Notice | undefined
  @state() private roles: RoleRule = 'joint roll'
  @state() private setup: Setup = usualSetup
  @state() private wait: number | undefined = USUAL_WAIT
  @state() private copied = false

  override render(): TemplateResult {
    const here = this.connection.state === 'connected'
    return html`${rough()}<manhunt-bar .connection=${this.connection}></manhunt-bar>
      <main class="lob" tabindex="-1">
        <h1 class="h">${words.lobby.title}</h1>
        ${noticeSlip(this.notice, 'bad n')}
        ${this.linkCard(here || this.proposed !== undefined)} ${this.rolesCard()} ${this.gameCard()} ${this.connectionSheet(here)} ${this.footer(here)}
      </main>`
  }

  private linkCard(taken: boolean): TemplateResult {
    const { link } = words.lobby
    return html`<section class="index a">
      <div class="top"><h2 class="cap">${link.title}</h2></div>
      <div class="bd">
        <div class=${taken ? 'qr used' : 'qr'}>${qr(this.link, link.qr)}${taken ? stamp(link.used, 'v') : nothing}</div>
        <div class="lk">${taken ? html`<p>${link.taken}</p>` : this.sending()}</div>
      </div>
    </section>`
  }

  private sending(): TemplateResult {
    const { link } = words.lobby
    return html`<p class="mute">${link.good}</p>
      <p class="mute">${link.click}</p>
      <input class="field" readonly aria-label=${link.field} .value=${this.link} data-testid="invite-link" @focus=${selectAll} />
      <div class="bt">
        <button type="button" class="btn p" data-testid="copy-link" @click=${this.copy}>
          ${icon('copy')}<span role="status">${this.copied ? link.copied : link.copy}</span>
        </button>
        ${
          canShare()
            ? html`<button type="button" class="btn q" @click=${() => shareLink(this.link)}>${icon('up')}${link.share}</button>`
            : nothing
        }
      </div>`
  }

  private rolesCard(): TemplateResult {
    const { roles } = words.lobby
    const sent = this.proposed !== undefined
    const rule = this.proposed?.roles ?? this.roles
    const who = (side: 'fugitive' | 'government'): string =>
      rule === 'joint roll' ? '' : (rule === 'host is Fugitive') === (side === 'fugitive') ? roles.you : roles.guest
    const row = (side: 'fugitive' | 'government', pawn: PawnKind, chosen: RoleRule) =>
      html`<button type="button" role="radio" class="role ${side}" aria-checked=${rule === chosen} tabindex=${rule === chosen ? 0 : -1} aria-disabled=${sent} title=${sent ? roles.settled : nothing}
        data-testid="role-${side}" @click=${() => this.chooseRoles(chosen)}>
        ${pawnPicture(pawn)}<span><b>${roles[side].name}</b><small>${roles[side].detail}</small></span><em>${who(side)}</em>
      </button>`
    return html`<section class="index b">
      <div class="top"><h2 class="cap">${roles.title}</h2><span class="ty">${sent ? roles.settled : roles.propose}</span></div>
      <div class="bd" role="radiogroup" aria-label=${roles.title} @keydown=${(event: KeyboardEvent) => this.proposed === undefined && walkRadios(event, roleRules, this.roles, rule => this.chooseRoles(rule))}>
        ${row('fugitive', 'fugitive', 'host is Fugitive')} ${row('government', 'KGB', 'guest is Fugitive')}
        <button type="button" role="radio" class="role roll" aria-checked=${rule === 'joint roll'} tabindex=${rule === 'joint roll' ? 0 : -1} aria-disabled=${sent} title=${sent ? roles.settled : nothing}
          data-testid="role-roll" @click=${() => this.chooseRoles('joint roll')}>
          ${icon('dice')}<span><b>${roles.roll}</b></span>
        </button>
      </div>
    </section>`
  }

  private gameCard(): TemplateResult {
    const { game, roles } = words.lobby
    const sent = this.proposed !== undefined
    return html`<section class="index c">
      <div class="top"><h2 class="cap">${game.title}</h2><span class="ty">${sent ? roles.settled : game.sign}</span></div>
      <div class="bd">
        ${setupChoices(this.proposed?.setup ?? this.setup, sent, change => this.change(change))}
        ${this.waitChoice()}
      </div>
    </section>`
  }

  private waitChoice(): TemplateResult {
    const { title, detail, never, of } = words.early.wait
    const sent = this.proposed !== undefined
    const now = sent ? this.proposed?.wait : this.wait
    return html`<p class="cap" id="wait">${title}</p>
      <div class="generals" role="radiogroup" aria-labelledby="wait"
        @keydown=${(event: KeyboardEvent) => !sent && walkRadios(event, MINUTES, now ?? 0, one => this.chooseWait(one === 0 ? undefined : one))}>${WAITS.map(
          one => html`<button type="button" role="radio" class="chip" aria-checked=${one === now} tabindex=${one === now ? 0 : -1} aria-disabled=${sent} title=${sent ? words.lobby.roles.settled : nothing}
          data-testid="wait" data-minutes=${one ?? 0} @click=${() => this.chooseWait(one)}>${one === undefined ? never : of(one)}</button>`,
        )}</div>
      <p class="mute">${detail}</p>`
  }

  private connectionSheet(here: boolean): TemplateResult {
    const { steps } = words.lobby
    const sent = this.proposed !== undefined
    const list: readonly Step[] = [
      { says: steps.opened, is: here || sent ? 'done' : 'now' },
      {
        says: steps.line,
        is: here ? 'done' : sent ? 'now' : 'next',
        note: words.lobby.rules(this.rulesHash),
      },
      { says: steps.proposed, is: sent ? 'done' : here ? 'now' : 'next' },
      { says: steps.signed, is: sent ? 'now' : 'next' },
    ]
    return html`<section class="paper panel e">
      <header><h2 class="cap">${words.lobby.connection}</h2></header>
      <div class="in">${connectionSteps(list)}<manhunt-connection full leads .connection=${this.connection}></manhunt-connection></div>
    </section>`
  }

  private footer(here: boolean): TemplateResult {
    const sent = this.proposed !== undefined
    const says = sent ? words.lobby.waitingForSignature : here ? words.lobby.ready : words.lobby.waitingForGuest
    return html`<div class="go">
      ${sent ? html`<div class="paper sg"><span class="ty">${words.lobby.proposed}</span>${stamp(words.lobby.proposedStamp, 'v')}</div>` : nothing}
      <p role="status" id="says">${keyed(says, html`<span>${says}</span>`)}</p>
      ${
        sent
          ? nothing
          : html`<button type="button" class="btn r big" aria-disabled=${!here} aria-describedby="says" data-testid="propose" @click=${this.propose}>${words.lobby.propose}</button>`
      }
    </div>`
  }

  private chooseRoles(rule: RoleRule): void {
    if (this.proposed === undefined) this.roles = rule
  }
  private chooseWait(minutes: number | undefined): void {
    if (this.proposed === undefined) this.wait = minutes
  }
  private change(change: Partial<Setup>): void {
    if (this.proposed === undefined) this.setup = { ...this.setup, ...change }
  }
  private readonly copy = async (): Promise<void> => {
    if (await copyLink(this.link, this.renderRoot.querySelector('input.field'))) this.copied = true
  }
  /** Only with a guest there: what is missing stands beside the button. */
  private readonly propose = (): void => {
    if (this.connection.state !== 'connected') return
    const { roles, setup, wait } = this
    ask(this, { type: 'propose', proposal: { roles, setup, ...(wait === undefined ? {} : { wait }) } })
  }
}
