/**
 * The table. It keeps what the player is about to do (a selected agent, an opened group of actions, a planned play) until it
 * is sent; everything else is the view's. A first press plans, a second one, or Enter, or the button, sends.
 */
import { html, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { ask } from '../../app/command.ts'
import type { Notice, Table } from '../../app/view.ts'
import { narrow } from '../../parts/narrow.ts'
import { noticeSlip } from '../../parts/notice.ts'
import { inTurn, Paced, paced } from '../../parts/paced.ts'
import { say } from '../../parts/spoken.ts'
import { words } from '../../text/index.ts'
import type { ManhuntActions, PressDetail } from './actions.ts'
import { type Act, asked, cheapest, readyAt, samePlay, sendsAtOnce } from './acts.ts'
import { askDock, isAsked } from './ask.ts'
import { tableBar } from './bar.ts'
import { actionCards } from './cards.ts'
import { Cover } from './cover.ts'
import { safetyDialog } from './dialogs.ts'
import { type DockHandlers, planDock, planSaid } from './dock.ts'
import type { ManhuntEarly } from './early.ts'
import { focusAgain } from './focus.ts'
import type { GroupId } from './groups.ts'
import { handOverSlip } from './hand-over.ts'
import { Heard } from './heard.ts'
import { leftRail } from './left.ts'
import type { LinePlace } from './line-place.ts'
import { type MapHandlers, mapOf } from './mapview.ts'
import { costOf, NOTHING, offeredOn, offers, type Plan, planOf, replan, trackAfter } from './plan.ts'
import { type Listing, rightRail } from './right.ts'
import { gameParts, hasMoved } from './still.ts'
import { tableStyles } from './styles.ts'
import { type Shown, type Tab, tabBar } from './tabs.ts'
import { whySaid, whySlip } from './why-slip.ts'
import '../../parts/track.ts'
import './card-sheet.ts'
import './deck-sheet.ts'
import './early.ts'
import './save.ts'
import './roll-stage.ts'

@customElement('manhunt-table')
export class ManhuntTable extends Paced {
  static override styles = tableStyles
  protected override readonly rank = 'first'

  @property({ attribute: false }) table!: Table
  @property({ attribute: false }) notice: Notice | undefined
  @state() private plan: Plan = NOTHING
  /** as the session told it */
  private told = NOTHING
  @state() private group: GroupId | undefined
  @state() private agent: number | undefined
  @state() private tab: Tab = 'plan'
  /** the map is shown as a list */
  @state() private listed = false
  /** what was pressed and cannot be done */
  @state() private why: GroupId | undefined
  @state() private closed: Notice | undefined
  private readonly heard = new Heard(this)
  /** the newest view, whether it is drawn or not */
  private came: Table | undefined
  private readonly cover = new Cover(this)
  @query('manhunt-save') private readonly save!: HTMLElementTagNameMap['manhunt-save'] | null
  @query('manhunt-early') private readonly early!: ManhuntEarly | null
  @query('#safety') private readonly safety!: HTMLDialogElement | null
  @query('manhunt-actions') private readonly list!: ManhuntActions | null
  /** the catalogue that the acts have their words from */
  private spoken = words
  /** the view that was answered already: nothing more is sent until there is another one */
  private answered: Table | undefined
  /** the button that sent may be gone when the next choice comes: then its first button is focused */
  private focusLost = false
  private readonly on: DockHandlers = {
    press: act => this.press(act),
    instead: act => this.replan([...this.plan.steps.slice(0, -1), act]),
    further: act => this.replan([...this.plan.steps, act]),
    send: () => this.send(),
    drop: () => this.drop(),
  }

  private readonly onMap: MapHandlers = {
    pick: ({ detail }) => this.pick(detail.node),
    chosen: ({ detail }) => this.pickInList(detail.node),
    drop: () => this.drop(),
    list: () => void this.toggleList(),
  }

  /** What came counts at once, and is said: it is drawn later, or not at all before the last screen. */
  override requestUpdate(...of: Parameters<Paced['requestUpdate']>): void {
    super.requestUpdate(...of)
    if (of[0] === 'table' && this.table !== this.came) this.arrive(this.came)
  }
  private arrive(before: Table | undefined): void {
    this.came = this.table
    if (hasMoved(this.table, before)) this.told = planOf(this.table)
    this.plan = this.told
    if (before !== undefined && before.height !== this.table.height) {
      this.group = undefined
      this.why = undefined
      // On a narrow screen a question stands in the first sheet.
      if (this.table.yourDecision && asked(this.table.options) && narrow.matches) this.tab = 'plan'
      const agent = this.table.game.government.agents[this.agent ?? -1]
      if (!this.table.yourDecision || agent?.state === 'done') this.agent = undefined
    }
    if (this.isConnected) this.heard.hear(this.table)
  }

  protected override willUpdate(): void {
    this.heard.hear(this.table)
    if (this.spoken === words) return
    this.spoken = words
    this.told = planOf(this.table)
    this.plan = this.told
  }

  protected override updated(): void {
    this.cover.watch(this.renderRoot.querySelector('.slip'))
    if (this.focusLost && this.table.yourDecision && this.answered !== this.table) {
      this.focusLost = false
      void focusAgain(this.shadowRoot, this.list)
    }
  }

  /** The last choice that is planned. */
  private get picked(): Act | undefined {
    return this.plan.steps.at(-1)
  }
  /** From the list, a card or a question: a plan begins, or the choice that is planned is sent. */
  private press(act: Act): void {
    if (this.answered === this.table || !offers(this.plan, act)) return
    const [only, ...more] = this.plan.steps
    if (sendsAtOnce(act)) this.act([act])
    else if (only !== undefined && more.length === 0 && samePlay(only.play, act.play)) this.send()
    else this.replan([act])
  }
  /** Advice is taken over as if it had been pressed, but never sent before it was seen as a plan. */
  private take(act: Act): void {
    if (sendsAtOnce(act)) this.press(act)
    else this.replan([act])
  }
  private replan(steps: readonly Act[]): void {
    if (this.answered === this.table) return
    this.plan = replan(this.plan, steps)
    this.agent = this.picked?.agent ?? this.agent
    if (this.picked !== undefined && this.picked.group !== this.group) this.group = undefined
    if (this.picked !== undefined && narrow.matches) this.tab = 'plan'
    say(this, planSaid(this.plan, this.table))
    ask(this, { type: 'plan', plays: steps.map(act => act.play) })
  }
  private send(): void {
    if (this.plan.steps.length > 0) this.act(this.plan.steps)
  }
  private act(steps: readonly Act[]): void {
    if (this.answered === this.table) return
    this.answered = this.table
    this.closed = undefined
    this.focusLost = this.shadowRoot?.activeElement !== null
    this.plan = replan(this.plan, [])
    ask(this, { type: 'act', plays: steps.map(act => act.play) })
  }
  private readonly drop = (): void => {
    if (this.picked !== undefined) this.replan(this.plan.steps.slice(0, -1))
    else if (this.why !== undefined) this.why = undefined
    else if (this.group !== undefined) this.group = undefined
    else this.agent = undefined
  }

  /** A place on the map: the act that leads there, or the agent that stands there. */
  private pick(node: number): void {
    if (this.picked?.node === node) {
      this.send()
      return
    }
    const standing = this.group === 'red army' ? [] : readyAt(this.table, this.plan.now, node)
    // An agent is taken up first; its own location is a destination only once it is selected.
    if (standing.length > 0 && !(this.agent !== undefined && standing.includes(this.agent))) {
      this.choose(standing[0] ?? 0)
      return
    }
    const { next, now } = offeredOn(this.plan, this.group, this.agent)
    const [then, instead] = [next, now].map(acts => cheapest(acts.filter(act => act.node === node)))
    if (then !== undefined) this.replan([...this.plan.steps, then])
    else if (instead !== undefined) this.press(instead)
  }

  /** Takes up an agent, or puts it back. A plan stays if that agent can go on from it. */
  private choose(index: number): void {
    this.agent = this.agent === index ? undefined : index
    this.group = undefined
    const goesOn = this.plan.next.some(act => act.group === 'move agent' && act.agent === index)
    if (this.plan.steps.length > 0 && !goesOn) this.replan([])
  }
  private readonly pressCard = (group: GroupId): void => {
    this.why = undefined
    const acts = this.plan.now.filter(act => act.group === group)
    const only = acts.length === 1 ? acts[0] : undefined
    if (only !== undefined && only.node === undefined) this.press(only)
    else {
      this.group = this.group === group ? undefined : group
      this.tab = 'plan'
    }
  }
  /** The map answers this key itself, and a dialog only closes by it. */
  private readonly escape = (event: KeyboardEvent): void => {
    const inDialog = event.composedPath().some(one => one instanceof HTMLDialogElement)
    if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) this.drop()
  }
  /** Whether there is a slip that tells: beside a plan or a question it has no room. */
  private readonly askWhy = (group: GroupId): boolean => {
    if (this.picked !== undefined || isAsked(this.plan, this.table)) return false
    this.why = group
    say(this, whySaid(group, this.table))
    return true
  }
  private readonly turnTo = (tab: Tab): void => {
    this.tab = tab
  }
  /** On a narrow screen the list hides the card with the plan. */
  private pickInList(node: number): void {
    this.pick(node)
    if (narrow.matches) void this.toggleList()
  }
  private async toggleList(): Promise<void> {
    this.listed = !this.listed
    await this.mapDrawn()
    this.renderRoot.querySelector<HTMLElement>(this.listed ? 'manhunt-places' : 'manhunt-board')?.focus()
  }
  /** The map, or the list in its place, is drawn after the rest. */
  private async mapDrawn(): Promise<void> {
    await this.updateComplete
    await inTurn('first')
  }

  override render(): TemplateResult {
    const { table } = this
    const spent = costOf(this.plan.steps)
    return html`${tableBar(
      table,
      () => this.safety?.showModal(),
      () => this.save?.open(),
      () => this.early?.open(),
      () => ask(this, { type: 'hurry' }),
    )}
      <main class="table" data-sheet=${this.tab} tabindex="-1" @act-press=${(event: CustomEvent<PressDetail>) => this.press(event.detail.act)}
        @agent-press=${(event: CustomEvent<{ agent: number }>) => this.choose(event.detail.agent)} @log-place=${this.point}
        @hint-take=${(event: CustomEvent<PressDetail>) => this.take(event.detail.act)} @keydown=${this.escape}>
        <h1 class="vh">${words.app.name}</h1>
        ${leftRail({ table, acts: this.plan.now, spent, agent: this.agent, choose: index => this.choose(index), press: act => this.press(act) }, this.shown)}
        ${this.centre()} ${rightRail(table, this.listing, this.tab, this.turnTo, this.shown)}
      </main>
      <manhunt-card-sheet .table=${table} .acts=${this.plan.now} @act-send=${(event: CustomEvent<PressDetail>) => offers(this.plan, event.detail.act) && this.act([event.detail.act])}></manhunt-card-sheet>
      <manhunt-deck-sheet .game=${table.game}></manhunt-deck-sheet>
      ${tabBar(table.role, this.tab, this.turnTo)} ${safetyDialog(table.safetyWords)}`
  }

  private readonly shown: Shown = (...tabs) => (tabs.includes(this.tab) ? 'shown' : '')

  private get listing(): Listing {
    const { plan, group, agent } = this
    return { plan, group, agent, picked: plan.steps.length === 1 ? this.picked : undefined }
  }

  private centre(): TemplateResult {
    const { table, picked, plan, group, agent } = this
    return html`<div class="centre">
      <div class="mapwrap">
        ${paced([...gameParts(table), plan, group, agent, this.cover.height, this.listed], () => mapOf(table, { plan, group, agent }, this.cover.height, this.listed, this.onMap), 'first')}
        ${
          picked !== undefined
            ? planDock(plan, picked, table, this.on)
            : isAsked(plan, table)
              ? askDock(plan.now, table, this.on)
              : this.why === undefined
                ? handOverSlip(this, table.handOver)
                : whySlip(this.why, table, this.drop)
        }
        <manhunt-roll .log=${table.log} .reader=${table.role}></manhunt-roll>
        <manhunt-early .table=${table}></manhunt-early><manhunt-save .within=${table.connection.within}></manhunt-save>
        ${noticeSlip(this.notice === this.closed ? undefined : this.notice, 'notice', notice => {
          this.closed = notice
        })}
      </div>
      <manhunt-track data-testid="track" data-now=${table.game.track} .now=${table.game.track} .began=${table.game.trackAtStart}
        .planned=${trackAfter(plan, table)} .fugitive=${table.role === 'Fugitive'}></manhunt-track>
      ${paced([...gameParts(table), plan.now, group, picked?.group], () => actionCards(table, plan.now, [group, picked?.group], this.pressCard, this.askWhy))}
    </div>`
  }

  /** A line of the log was pressed: its place is shown on the map, and the list makes room for it. */
  private readonly point = async ({ detail }: CustomEvent<LinePlace>): Promise<void> => {
    this.listed = false
    await this.mapDrawn()
    const board = this.renderRoot.querySelector('manhunt-board')
    board?.scrollIntoView({ block: 'nearest' })
    board?.point(detail.node)
  }
}
