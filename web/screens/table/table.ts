/**
 * The table. It keeps what the player is about to do (a selected agent, an opened group of actions, a planned play) until it
 * is sent; everything else is the view's. A first press plans, a second one, or Enter, or the button, sends.
 */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { isWinter } from '../../../src/games/siberian-manhunt/seasons.ts'
import { ask } from '../../app/command.ts'
import type { Notice, Table } from '../../app/view.ts'
import type { PickDetail } from '../../board/board.ts'
import { pawnStyle } from '../../board/style-pawn.ts'
import { noticeSlip } from '../../parts/notice.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { dialogStyle } from '../../style/dialog.ts'
import { paper } from '../../style/paper.ts'
import { pieces } from '../../style/pieces.ts'
import { words } from '../../text/index.ts'
import type { ManhuntActions, PressDetail } from './actions.ts'
import { type Act, actsOf, asked, hasPlace, mapActs, samePlay, sendsAtOnce } from './acts.ts'
import { askDock, askStyle } from './ask.ts'
import { tableBar } from './bar.ts'
import { actionCards } from './cards.ts'
import { counterAfter } from './counter.ts'
import { resignDialog, safetyDialog } from './dialogs.ts'
import { type DockHandlers, dockStyle, planDock, steps } from './dock.ts'
import type { GroupId } from './groups.ts'
import { fugitiveFile, prices, units } from './panels.ts'
import { rightRail } from './right.ts'
import { describePlace, focusOf, sceneOf } from './scene.ts'
import { tableStyle } from './style.ts'
import { sheetStyle } from './style-sheets.ts'
import { thingStyle } from './style-things.ts'
import { type Tab, tabBar } from './tabs.ts'
import { tellLog } from './told.ts'
import { turnOf } from './turn.ts'
import '../../board/board.ts'
import '../../parts/track.ts'
import './actions.ts'

@customElement('manhunt-table')
export class ManhuntTable extends LitElement {
  static override styles = [
    base,
    paper,
    controls,
    pieces,
    pawnStyle,
    dockStyle,
    askStyle,
    sheetStyle,
    thingStyle,
    dialogStyle,
    tableStyle,
  ]

  @property({ attribute: false }) table!: Table
  @property({ attribute: false }) notice: Notice | undefined
  @state() private picked: Act | undefined
  @state() private group: GroupId | undefined
  @state() private agent: number | undefined
  @state() private tab: Tab = 'plan'
  @state() private closed: Notice | undefined
  @state() private heard = ''
  /** how much of the map the card over it hides, in pixels */
  @state() private covered = 0
  @query('#resign') private readonly resigning!: HTMLDialogElement | null
  @query('#safety') private readonly safety!: HTMLDialogElement | null
  @query('manhunt-actions') private readonly list!: ManhuntActions | null
  private acts: readonly Act[] = []
  /** the catalogue that the acts have their words from */
  private spoken = words
  /** the view that was answered already: nothing more is sent until there is another one */
  private answered: Table | undefined
  /** the button that sent may be gone when the next choice comes: then its first button is focused */
  private focusLost = false
  private readonly on: DockHandlers = {
    press: act => this.press(act),
    send: () => this.send(),
    drop: () => this.drop(),
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('table')
    const anew = this.spoken !== words
    this.spoken = words
    if (!changed.has('table') && !anew) return
    this.acts = actsOf(this.table)
    const kept = changed.has('table') ? this.table.planned[0] : this.picked?.play
    this.picked = kept === undefined ? undefined : this.acts.find(act => samePlay(act.play, kept))
    if (before === undefined) return
    if (before.height !== this.table.height) {
      this.group = undefined
      const agents = this.table.game.government.agents
      if (this.agent !== undefined && agents[this.agent]?.state === 'done') this.agent = undefined
      if (!this.table.yourDecision) this.agent = undefined
    }
    this.announce(before)
  }

  protected override updated(): void {
    const card = this.renderRoot.querySelector('.slip')
    const board = this.renderRoot.querySelector('manhunt-board')?.getBoundingClientRect()
    const over = card !== null && getComputedStyle(card).position === 'absolute'
    this.covered = over && board !== undefined ? Math.round(board.bottom - card.getBoundingClientRect().top) : 0
    if (this.focusLost && this.table.yourDecision && this.answered !== this.table) this.focusAgain()
  }

  private focusAgain(): void {
    this.focusLost = false
    if (this.shadowRoot?.activeElement !== null) return
    const answer = this.renderRoot.querySelector<HTMLElement>('.ask button')
    if (answer !== null) answer.focus()
    else void this.list?.focusFirst()
  }

  /** Speaks what is new in the log, and whose turn it is. */
  private announce(before: Table): void {
    const { log, role } = this.table
    const news = tellLog(log.slice(before.log.length), role).map(line => line.says.replaceAll('*', ''))
    const turn = turnOf(this.table).text
    const told = [...news, ...(before.yourDecision === this.table.yourDecision ? [] : [turn])]
    if (told.length > 0) this.heard = told.join(' ')
  }

  // ---- what the player does ------------------------------------------------------------------------------------

  private press(act: Act): void {
    if (this.answered === this.table) return
    if (sendsAtOnce(act)) this.act(act)
    else if (this.picked !== undefined && samePlay(this.picked.play, act.play)) this.send()
    else {
      this.picked = act
      if (act.agent !== undefined) this.agent = act.agent
      ask(this, { type: 'plan', plays: [act.play] })
    }
  }
  private send(): void {
    if (this.picked !== undefined) this.act(this.picked)
  }
  private act(act: Act): void {
    if (this.answered === this.table) return
    this.answered = this.table
    this.focusLost = this.shadowRoot?.activeElement !== null
    this.picked = undefined
    ask(this, { type: 'act', plays: [act.play] })
  }
  private drop(): void {
    if (this.picked !== undefined) {
      this.picked = undefined
      ask(this, { type: 'plan', plays: [] })
    } else if (this.group !== undefined) this.group = undefined
    else this.agent = undefined
  }

  /** A place on the map: the act that leads there, or the agent that stands there. */
  private readonly pick = (event: CustomEvent<PickDetail>): void => {
    const { node } = event.detail
    const current = this.picked !== undefined && this.picked.node === node ? this.picked : undefined
    const standing = this.standing(node)
    // An agent is taken up first; its own location is a destination only once it is selected.
    if (standing.length > 0 && current === undefined && !(this.agent !== undefined && standing.includes(this.agent))) {
      this.choose(standing[0] ?? 0)
      return
    }
    const there = this.offered().filter(act => act.node === node)
    const next = current ?? there.sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0]
    if (next !== undefined) this.press(next)
  }

  /** The player's own agents on a location who can still do something there. */
  private standing(node: number): readonly number[] {
    if (this.table.role !== 'Government' || asked(this.table.options) || this.group === 'red army') return []
    return this.table.game.government.agents.flatMap((one, index) =>
      one.at === node && this.acts.some(act => act.agent === index) ? [index] : [],
    )
  }
  private choose(index: number): void {
    this.agent = this.agent === index ? undefined : index
    this.picked = undefined
    this.group = undefined
  }
  private readonly pressCard = (group: GroupId): void => {
    const acts = this.acts.filter(act => act.group === group)
    const only = acts.length === 1 ? acts[0] : undefined
    if (only !== undefined && only.node === undefined) this.press(only)
    else {
      this.group = this.group === group ? undefined : group
      this.tab = 'plan'
    }
  }
  /** The map answers this key itself. */
  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) this.drop()
  }
  private readonly turnTo = (tab: Tab): void => {
    this.tab = tab
  }
  private readonly openList = (): void => {
    this.tab = 'plan'
    void this.updateComplete.then(() => this.list?.focusFirst())
  }

  private offered(): readonly Act[] {
    const acts = asked(this.table.options) ? this.acts.filter(hasPlace) : this.acts
    return mapActs(acts, this.group, this.agent)
  }

  // ---- drawing -------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { table } = this
    const spent = this.picked?.cost ?? 0
    return html`${tableBar(
      table,
      () => this.safety?.showModal(),
      () => this.resigning?.showModal(),
    )}
      <main class="table" @act-press=${(event: CustomEvent<PressDetail>) => this.press(event.detail.act)}
        @agent-press=${(event: CustomEvent<{ agent: number }>) => this.choose(event.detail.agent)} @keydown=${this.escape}>
        ${this.leftRail(spent)} ${this.centre()} ${rightRail(table, (...tabs) => this.shown(...tabs))}
      </main>
      ${tabBar(table.role, this.tab, this.turnTo)} ${resignDialog(() => ask(this, { type: 'resign' }))} ${safetyDialog(table.safetyWords)}
      <p class="vh" role="log" aria-live="polite" aria-label=${words.table.live} data-testid="live">${this.heard}</p>`
  }

  private shown(...tabs: readonly Tab[]): string {
    return tabs.includes(this.tab) ? 'shown' : ''
  }

  private leftRail(spent: number): TemplateResult {
    const { table } = this
    const fugitive = table.role === 'Fugitive'
    const you = this.shown('you')
    return html`<div class="rail left ${this.shown('plan', 'you')}">
      <div class="you ${you}">${fugitive ? fugitiveFile(table, spent) : units(table, this.agent, spent, index => this.choose(index))}</div>
      ${fugitive ? nothing : html`<div class="you ${you}">${prices(table)}</div>`}
      <section class="paper panel grow plan ${this.shown('plan')}">
        <header>
          <h2 class="cap">${words.table.actions}</h2>
          <span class="ty">${words.table.energyLeft(fugitive ? table.game.fugitive.energy : table.game.government.energy)}</span>
        </header>
        <div class="in">
          <manhunt-actions .table=${table} .acts=${this.acts} .picked=${this.picked} .group=${this.group} .agent=${this.agent}></manhunt-actions>
        </div>
      </section>
    </div>`
  }

  private centre(): TemplateResult {
    const { table } = this
    const offered = this.offered()
    const picked = this.picked
    const question = asked(table.options) && this.acts.length > 0
    const track = table.game.track
    const planned = picked !== undefined && steps(picked)
    return html`<div class="centre">
      <div class="mapwrap">
        <manhunt-board
          framed
          .scene=${sceneOf(table, offered, picked, this.agent)}
          .season=${isWinter(table.game) ? 'winter' : 'summer'}
          .focusOn=${focusOf(table)}
          .covered=${this.covered}
          .motto=${table.role === 'Fugitive' ? words.table.board.fugitive : words.table.board.government}
          .describe=${(node: number) => describePlace(table, offered, node)}
          @board-pick=${this.pick}
          @board-drop=${() => this.drop()}
          @board-list=${this.openList}
        ></manhunt-board>
        ${
          picked !== undefined && !sendsAtOnce(picked)
            ? planDock(picked, this.acts, table, this.on)
            : question
              ? askDock(this.acts, table, this.on)
              : nothing
        }
        ${noticeSlip(this.notice === this.closed ? undefined : this.notice, 'notice', this.close)}
      </div>
      <manhunt-track data-testid="track" data-now=${track} .now=${track} .began=${table.game.trackAtStart}
        .planned=${planned ? counterAfter(table.game) : track} .fugitive=${table.role === 'Fugitive'}></manhunt-track>
      ${
        table.yourDecision && !asked(table.options)
          ? actionCards(table, this.acts, [this.group, picked?.group], this.pressCard)
          : nothing
      }
    </div>`
  }

  private readonly close = (notice: Notice): void => {
    this.closed = notice
  }
}
