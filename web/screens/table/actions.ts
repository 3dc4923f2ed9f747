/** The action list: everything that can be done now, in groups, each with its price; what cannot be done says why. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import type { Table } from '../../app/view.ts'
import { rule } from '../../parts/help/open.ts'
import { icon } from '../../parts/icons.ts'
import { inTurn } from '../../parts/paced.ts'
import { cost } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import { type Act, asked, groupsFor, hasPlace, namingFor, onCard, samePlay, sends } from './acts.ts'
import { answersOf, type GroupId } from './groups.ts'
import { groupIcons } from './icons.ts'
import { hasNoPrice, priceOf } from './prices.ts'
import { question } from './questions.ts'
import { ruleOfGroup, ruleOfQuestion } from './rulings.ts'
import { hasMoved } from './still.ts'
import { actionStyle } from './style-actions.ts'
import { hereOf } from './where.ts'
import { wayOut, whyNot } from './why.ts'

/** A press on an action: the first one plans it, the second one sends it. */
export interface PressDetail {
  readonly act: Act
}
declare global {
  interface HTMLElementTagNameMap {
    'manhunt-actions': ManhuntActions
  }
  interface HTMLElementEventMap {
    'act-press': CustomEvent<PressDetail>
    /** an agent was taken up, or put back */
    'agent-press': CustomEvent<{ readonly agent: number }>
  }
}

/** A longer list is closed at first, and shows no more than this many of its places. */
const LONG = 30

/** So many rows and places of a new list are drawn in one go, and then as many again; a row is as much as six places. */
const PIECE = 18
const ROW = 6

@customElement('manhunt-actions')
export class ManhuntActions extends LitElement {
  static override styles = [base, controls, actionStyle]
  /** while others are waited for, every view counts: it says since when */
  @property({
    attribute: false,
    hasChanged: (now: Table, before?: Table) =>
      !now.yourDecision || now.height !== before?.height || hasMoved(now, before),
  })
  table!: Table
  @property({ attribute: false }) acts: readonly Act[] = []
  @property({ attribute: false }) picked: Act | undefined
  /** the group whose card was pressed; it is open */
  @property({ attribute: false }) group: GroupId | undefined
  @property({ attribute: false }) agent: number | undefined
  @state() private open = new Set<GroupId>()
  @state() private sought = ''
  /** the impossible group of which the way out is shown */
  @state() private asked: GroupId | undefined
  /** how many rows and places of the list of this height are drawn, at least */
  @state() private upTo = PIECE
  private height: number | undefined
  /** there is more to draw */
  private more = false
  @query('.list') private readonly list!: HTMLElement
  /** how tall the last whole list was, in pixels */
  private tall = 0
  private readonly sizes = new ResizeObserver(([list]) => {
    if (!this.more && list !== undefined) this.tall = list.contentRect.height
  })

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.sizes.disconnect()
  }
  protected override willUpdate(): void {
    if (this.height !== this.table.height) this.upTo = PIECE
    this.height = this.table.height
    this.more = false
  }
  /**
   * The list is drawn after the bar, and in pieces: when it is whole it says of which moment it is. Until then it keeps the
   * room of the one before, so that it stays scrolled to where it was.
   */
  protected override updated(changed: PropertyValues<this>): void {
    // What was opened by its card below the map may lie further down.
    if (changed.has('group') && this.group !== undefined)
      this.list.querySelector(`[data-group="${this.group}"]`)?.scrollIntoView({ block: 'nearest' })
    this.list.style.minHeight = this.more ? `${this.tall}px` : ''
    this.sizes.disconnect()
    this.sizes.observe(this.list)
    const height = String(this.table.height)
    if (this.more) void this.goOn()
    else if (this.dataset['height'] !== height) this.dataset['height'] = height
  }
  private async goOn(): Promise<void> {
    const { height, upTo } = this
    await inTurn('first')
    if (this.height === height && this.upTo === upTo) this.upTo += PIECE
  }
  /** As many of these groups as are drawn by now. */
  private asFar(groups: readonly GroupId[]): readonly GroupId[] {
    let drawn = 0
    const end = groups.findIndex(group => {
      if (drawn >= this.upTo) return true
      drawn += ROW + Math.min(LONG, this.acts.filter(act => act.group === group).length)
      return false
    })
    this.more = end >= 0
    return end < 0 ? groups : groups.slice(0, end)
  }

  /** Another choice is another list: nothing of the one before is moved about in it. */
  override render(): unknown {
    return keyed(this.table.height, html`<div class="list">${this.choices()}</div>`)
  }
  private choices(): TemplateResult {
    const { table } = this
    if (!table.yourDecision)
      return html`<p class="wait" data-testid="waiting" data-what=${table.waiting?.what ?? 'nothing'}>${this.waiting()}</p>`
    if (asked(table.options)) return this.decision()
    return html`${this.asFar(groupsFor(table.role)).map(group => {
      const acts = this.acts.filter(act => act.group === group)
      return acts.length === 0 ? this.offRow(group) : this.groupSection(group, acts)
    })}`
  }

  /** A question: its answers are buttons of the card over the map, unless they are many places. */
  private decision(): TemplateResult {
    const { title, text } = question(this.table.options, namingFor(this.table))
    const card = onCard(this.acts)
    const places = this.acts.filter(act => hasPlace(act) && !card.includes(act))
    return html`<div class=${places.length > 0 ? 'headed' : 'headed elsewhere'}><p class="question">${title}<small>${text}</small></p>${rule(ruleOfQuestion(answersOf(this.table.options)[0]))}</div>
      ${places.length > 0 ? this.places('decision', places, undefined) : nothing}
      ${groupsFor(this.table.role).map(group => {
        const acts = this.acts.filter(act => act.group === group)
        return acts.length === 0 ? nothing : this.groupSection(group, acts)
      })}`
  }

  private waiting(): string {
    const { waiting, connection } = this.table
    if (waiting === undefined) return words.turn.automatic
    const says = words.early.waiting(waiting.what, waiting.since, Date.now())
    return connection.state === 'connected' ? says : `${says} ${words.early.away}`
  }

  private named(group: GroupId): string {
    return words.groupTitle(group, namingFor(this.table).winter)
  }

  private offRow(group: GroupId): TemplateResult {
    const { game, role } = this.table
    const open = this.asked === group
    return html`<section class="headed">
      <button type="button" class="row off" aria-disabled="true" aria-expanded=${open} data-testid="off" data-group=${group} @click=${() => this.askWhy(group)}>
        ${icon(groupIcons[group])}<span>${this.named(group)}<small>${whyNot(group, game, hereOf(this.table))}</small>${
          open ? html`<small class="out" data-testid="way-out">${wayOut(group, game)}</small>` : nothing
        }</span>
        ${hasNoPrice(group) ? nothing : cost(priceOf(group, game), words.table.free, true)}
      </button>${rule(ruleOfGroup(group, role))}
    </section>`
  }

  private groupSection(group: GroupId, acts: readonly Act[]): TemplateResult {
    const single = acts.length === 1 ? acts[0] : undefined
    if (single !== undefined && single.node === undefined && !NAMED.includes(group))
      return this.singleRow(group, single)
    const price = priceOf(group, this.table.game)
    const byAgent = group === 'move agent'
    const open = byAgent || acts.length <= LONG || this.group === group || this.open.has(group)
    const head = html`${icon(groupIcons[group])}<span>${this.named(group)}<small>${reach(acts)}</small></span>
      ${hasNoPrice(group) ? nothing : cost(price, words.table.free)}`
    return html`<section data-testid="group" data-group=${group}>
      <div class="headed">${
        byAgent || acts.length <= LONG
          ? html`<div class="row">${head}</div>`
          : html`<button type="button" class="row" aria-expanded=${open} data-testid="open-group" data-group=${group} @click=${() => this.toggle(group)}>${head}</button>`
      }${rule(ruleOfGroup(group, this.table.role))}</div>
      ${open ? this.places(group, acts, price) : nothing}
    </section>`
  }

  /** An action without a place: the row itself is the button. */
  private singleRow(group: GroupId, act: Act): TemplateResult {
    return html`<section class="headed">
      <button type="button" class="row" aria-pressed=${this.isPicked(act)} data-testid=${group === 'end turn' ? 'end-turn' : 'act'}
        data-option=${act.play.option} data-type=${act.option.type} data-sends=${sends(act)} @click=${() => this.press(act)}>
        ${icon(groupIcons[group])}<span>${group === 'decision' ? act.label : this.named(group)}</span>${cost(act.cost, words.table.free)}
      </button>${rule(ruleOfGroup(group, this.table.role))}
    </section>`
  }

  private places(group: GroupId, acts: readonly Act[], price: number | undefined): TemplateResult {
    const long = acts.length > LONG && group !== 'move agent'
    const found = long ? acts.filter(act => act.label.toLowerCase().includes(this.sought)) : acts
    const shown = long ? found.slice(0, LONG) : acts
    return html`${long ? this.search(group) : nothing}
      <div class="chips">
        ${byAgents(shown) ? this.byAgent(shown, price) : shown.map(act => this.chip(act, price))}
        ${found.length > shown.length ? html`<p class="who">${words.table.more(found.length - shown.length)}</p>` : nothing}
      </div>`
  }

  private search(group: GroupId): TemplateResult {
    return html`<input class="field find" type="search" aria-label="${this.named(group)}: ${words.table.filter}" placeholder=${words.table.filter}
      .value=${this.sought} @input=${this.seek} />`
  }
  private readonly seek = (event: InputEvent): void => {
    if (event.target instanceof HTMLInputElement) this.sought = event.target.value.trim().toLowerCase()
  }

  /** The agents who can do it, each with its places; of many agents only the selected one's places are open. */
  private byAgent(acts: readonly Act[], price: number | undefined): unknown {
    const { agents } = this.table.game.government
    const naming = namingFor(this.table)
    return [...new Set(acts.map(act => act.agent ?? 0))].map(agent => {
      const own = acts.filter(act => act.agent === agent)
      const from = agents[agent]?.at
      const open = acts.length <= LONG || this.agent === agent
      const who = html`<b>${naming.agent(agent)}</b>${from === undefined ? '' : `, ${words.at(from)}`}`
      return html`${
        acts.length <= LONG
          ? html`<p class="who">${who}</p>`
          : html`<button type="button" class="who" aria-expanded=${open} data-testid="open-agent" data-agent=${agent} @click=${() => this.takeUp(agent)}>
              ${who}<em>${words.table.reach(placesIn(own))}</em>
            </button>`
      }${open ? own.map(act => this.chip(act, price, from)) : nothing}`
    })
  }
  private takeUp(agent: number): void {
    this.dispatchEvent(new CustomEvent('agent-press', { detail: { agent }, bubbles: true, composed: true }))
  }

  private chip(act: Act, price: number | undefined, from?: number): TemplateResult {
    const extra = act.cost !== undefined && act.cost > 0 && act.cost !== price ? act.cost : undefined
    const stays = from !== undefined && act.node === from
    return html`<button type="button" class="go" aria-pressed=${this.isPicked(act)} data-testid="act" data-option=${act.play.option}
      data-node=${act.play.hidden[0] ?? act.node ?? nothing} data-type=${act.option.type} data-sends=${sends(act)}
      @click=${() => this.press(act)}>
      ${act.label}${stays ? html`<em>${words.table.stay}</em>` : nothing}${extra === undefined ? nothing : html`<span aria-hidden="true">${cost(extra, '')}</span><span class="vh">, ${words.learn.energy(extra)}</span>`}
    </button>`
  }

  /** For whoever comes by keyboard; `isFree` says whether nothing else has got the focus meanwhile. */
  async focusFirst(isFree: () => boolean): Promise<void> {
    do {
      await inTurn('first')
      await this.updateComplete
    } while (this.more)
    if (!isFree()) return
    const root = this.renderRoot
    const first =
      root.querySelector<HTMLElement>('[data-testid=act]') ?? root.querySelector<HTMLElement>('button, input')
    first?.focus()
  }
  private isPicked(act: Act): boolean {
    return this.picked !== undefined && samePlay(this.picked.play, act.play)
  }
  private askWhy(group: GroupId): void {
    this.asked = this.asked === group ? undefined : group
  }
  private toggle(group: GroupId): void {
    const open = new Set(this.open)
    if (!open.delete(group)) open.add(group)
    this.open = open
  }
  private press(act: Act): void {
    this.dispatchEvent(new CustomEvent('act-press', { detail: { act }, bubbles: true, composed: true }))
  }
}

/** Groups in which it matters which one: there a single choice has its words, too. */
const NAMED: readonly GroupId[] = [
  'use',
  'ride',
  'craft',
  'eat',
  'carry',
  'wear',
  'buy',
  'play reserve',
  'search things',
]
/** Who goes where: the list is sorted by agents. */
const byAgents = (acts: readonly Act[]): boolean =>
  acts.every(({ option: { type } }) => type === 'move agent' || type === 'drive' || type === 'fly')
const reach = (acts: readonly Act[]): string =>
  acts.some(act => act.node !== undefined) ? words.table.reach(placesIn(acts)) : words.table.choices(acts.length)
const placesIn = (acts: readonly Act[]): number => new Set(acts.map(act => act.node)).size
