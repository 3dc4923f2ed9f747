/** A game in this browser: against whom, who is who, the options. It begins at once. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import type { Setup } from '../../src/games/siberian-manhunt/game.ts'
import { usualSetup } from '../../src/games/siberian-manhunt/setup.ts'
import { ask } from '../app/command.ts'
import type { Notice, Opponent, RoleRule } from '../app/view.ts'
import { type PawnKind, pawnPicture } from '../board/pawns.ts'
import { pawnStyle } from '../board/style-pawn.ts'
import { icon } from '../parts/icons.ts'
import { noticeSlip } from '../parts/notice.ts'
import { walkRadios } from '../parts/radios.ts'
import { rough } from '../parts/words.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { paper } from '../style/paper.ts'
import { words } from '../text/index.ts'
import { lobbyStyle } from './lobby-style.ts'
import { roleRules, setupChoices } from './setup-choices.ts'
import '../parts/bar.ts'

type Within = Exclude<Opponent, 'person'>
/** In the order of the buttons. */
const OPPONENTS: readonly Within[] = ['random', 'steady', 'sharp', 'same device']

@customElement('manhunt-prepare')
export class ManhuntPrepare extends LitElement {
  static override styles = [
    base,
    paper,
    controls,
    pawnStyle,
    lobbyStyle,
    css`
      .role .ic {
        color: var(--ink-2);
      }
      .a .bd {
        display: block;
      }
      @media (min-width: 47.5625em) and (max-width: 79.9375em) {
        .lob {
          grid-template-areas: 'h h' 'n n' 'a b' 'c c' 'g g';
        }
      }
      .a .role:last-child {
        margin-bottom: 0;
      }
      .go p {
        max-width: 46em;
        line-height: 1.3;
      }
    `,
  ]
  @property({ attribute: false }) notice: Notice | undefined
  @state() private opponent: Within = 'steady'
  @state() private roles: RoleRule = 'host is Fugitive'
  @state() private setup: Setup = usualSetup

  override render(): TemplateResult {
    const { opponent: text, side, title } = words.here
    const two = this.opponent === 'same device'
    return html`${rough()}<manhunt-bar></manhunt-bar>
      <main class="lob" tabindex="-1" data-testid="prepare-screen">
        <h1 class="h">${title}</h1>
        ${noticeSlip(this.notice, 'bad n')}
        <section class="index a">
          <div class="top"><h2 class="cap">${text.title}</h2><span class="ty">${text.note}</span></div>
          <div class="bd" role="radiogroup" aria-label=${text.title} @keydown=${(event: KeyboardEvent) => walkRadios(event, OPPONENTS, this.opponent, this.face)}>
            ${OPPONENTS.map(one =>
              this.row(
                '',
                icon(one === 'same device' ? 'phone' : 'bot'),
                text[one],
                this.opponent === one,
                `opponent-${one.replace(' ', '-')}`,
                () => this.face(one),
              ),
            )}
          </div>
        </section>
        <section class="index b">
          <div class="top"><h2 class="cap">${side.title}</h2><span class="ty">${two ? nothing : side.note}</span></div>
          <div class="bd" role="radiogroup" aria-label=${side.title} @keydown=${(event: KeyboardEvent) => walkRadios(event, roleRules, this.roles, this.choose)}>
            ${two ? nothing : roleRules.map(rule => this.seat(rule))} ${two ? this.both() : nothing}
          </div>
        </section>
        <section class="index c">
          <div class="top"><h2 class="cap">${words.lobby.game.title}</h2></div>
          <div class="bd">${setupChoices(this.setup, false, change => {
            this.setup = { ...this.setup, ...change }
          })}</div>
        </section>
        <div class="go">
          <p>${words.here.ready}</p>
          <button type="button" class="btn r big" data-testid="begin" @click=${this.begin}>${words.here.begin}</button>
        </div>
      </main>`
  }

  private seat(rule: RoleRule): TemplateResult {
    const { roles } = words.lobby
    const { side } = words.here
    const on = this.roles === rule
    const choose = () => this.choose(rule)
    if (rule === 'joint roll')
      return this.row('roll', icon('dice'), { name: side.toss, detail: '' }, on, 'role-roll', choose)
    const fugitive = rule === 'host is Fugitive'
    const kind: PawnKind = fugitive ? 'fugitive' : 'KGB'
    const name = fugitive ? 'fugitive' : 'government'
    return this.row(name, pawnPicture(kind), roles[name], on, `role-${name}`, choose)
  }
  /** Two at one device settle between themselves who is who. */
  private both(): TemplateResult {
    const { roles } = words.lobby
    const { cover } = words.here
    return html`${(['fugitive', 'government'] as const).map(
      name => html`<div class="role ${name}">${pawnPicture(name === 'fugitive' ? 'fugitive' : 'KGB')}
        <span><b>${roles[name].name}</b><small>${roles[name].detail}</small></span></div>`,
    )}<p class="mute">${cover.text}</p>`
  }
  private row(
    kind: string,
    picture: unknown,
    { name, detail }: { readonly name: string; readonly detail: string },
    on: boolean,
    hook: string,
    press: () => void,
  ): TemplateResult {
    return html`<button type="button" role="radio" class="role ${kind}" aria-checked=${on} tabindex=${on ? 0 : -1} data-testid=${hook} @click=${press}>
      ${picture}<span><b>${name}</b><small>${detail}</small></span>
    </button>`
  }

  private readonly face = (opponent: Within): void => {
    this.opponent = opponent
  }
  private readonly choose = (rule: RoleRule): void => {
    this.roles = rule
  }
  private readonly begin = (): void => {
    const { opponent, setup } = this
    const roles = opponent === 'same device' ? 'host is Fugitive' : this.roles
    ask(this, { type: 'begin here', opponent, proposal: { roles, setup } })
  }
}
