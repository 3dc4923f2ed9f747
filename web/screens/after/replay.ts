/**
 * A finished game, gone through again: the board at any moment, its time line, its plots, its log and both sides' sheets.
 * It keeps which moment is looked at; the moments themselves come from the session.
 */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import { isWinter } from '../../../src/games/siberian-manhunt/seasons.ts'
import { askMoment, askReview } from '../../app/command.ts'
import type { Judged } from '../../app/counsel.ts'
import type { Moment } from '../../app/replay.ts'
import type { EndReport, Table } from '../../app/view.ts'
import { inTurn, late, paced } from '../../parts/paced.ts'
import { rich } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { paper } from '../../style/paper.ts'
import { words } from '../../text/index.ts'
import type { Reader } from '../../text/shapes.ts'
import type { LinePlace } from '../table/line-place.ts'
import { Teller, type Told } from '../table/told.ts'
import { routeOf } from '../table/where.ts'
import { fileStyles, files } from './files.ts'
import { plots, table } from './plots.ts'
import { betterLayer, betterSays, type Looked, reviewSheet } from './review.ts'
import { type Sight, sceneAt, tableAt } from './scene.ts'
import { type Mark, marksOf, nearestStop, stepFrom, stopsOf, toldAt } from './stops.ts'
import { replayStyle } from './style-replay.ts'
import type { Speed } from './time.ts'
import { trackLayer } from './tracks.ts'
import '../../board/board.ts'
import '../table/log.ts'
import './known.ts'
import './time.ts'

/** What lies under the time line. */
const LEAVES = ['plots', 'review', 'numbers', 'log', 'route', 'known', 'files'] as const
type Leaf = (typeof LEAVES)[number]
/** What only the audit makes known. */
const AUDITED: readonly Leaf[] = ['review', 'numbers', 'known', 'files']
/** Before the audit only the end is shown, and nothing is worked out of it. */
const NOTHING_KNOWN: Moment['aids'] = { possibilities: { places: [], exact: true, after: new Map() }, searches: [] }
/** From one stop to the next, in milliseconds, at the usual speed. */
const PACE = 900

@customElement('manhunt-replay')
export class ManhuntReplay extends LitElement {
  static override styles = [base, paper, controls, ...fileStyles, replayStyle]
  @property({ attribute: false }) report!: EndReport
  @property({ attribute: false }) reader: Reader
  @state() private moment: Moment | undefined
  @state() private wanted = 0
  @state() private sight: Sight = 'truth'
  @state() private leaf: Leaf = 'plots'
  @state() private playing = false
  @state() private speed: Speed = 1
  /** whose decisions are gone through; the reader's own, until another side is wanted */
  @state() private whose: Side | undefined
  /** what is known of them, by side, of this report */
  @state() private looked: ReadonlyMap<Side, Looked> = new Map()
  private readonly teller = new Teller()
  /** everything that happened, in words */
  private told: readonly Told[] = []
  private marks: readonly Mark[] = []
  private stops: readonly number[] = []
  /** what the game was about on the map: the whole route, and where the agents stood in the end */
  private places: readonly number[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking = false

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.stop()
  }
  /** It is first drawn after the verdict beside it. What is pressed later is answered at once. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await inTurn('first')
    super.scheduleUpdate()
  }
  protected override willUpdate(changed: PropertyValues<this>): void {
    // In the language that is spoken now.
    this.told = this.teller.tell(this.report.log, undefined)
    if (!changed.has('report')) return
    const before = changed.get('report')
    const { route = [], game } = this.report
    if (before === undefined || before.route?.length !== route.length)
      this.places = [...route, ...game.government.agents.map(({ at }) => at)]
    if (before?.points !== this.report.points) this.lookAnew()
    this.stopAnew()
    // A report that only says more of the same game leaves the reader where they are.
    if (before === undefined || before.entries !== this.report.entries) this.goTo(this.report.entries)
    else if (before.points !== this.report.points) this.ask()
  }

  // ---- costly decisions ----------------------------------------------------------------------------------------

  private get side(): Side {
    return this.whose ?? this.reader ?? 'Fugitive'
  }
  private get costly(): readonly Judged[] {
    const looked = this.looked.get(this.side)
    return typeof looked === 'object' ? looked.decisions : []
  }
  /** Where the time line stops, and what is marked on it. */
  private stopAnew(): void {
    const costly = this.costly.map(({ entry }) => entry)
    this.stops = stopsOf(this.told, this.report.entries, costly)
    this.marks = marksOf(this.report.log, costly)
  }
  /** Has a side's game gone through again, once. */
  private readonly lookInto = (side: Side): void => {
    this.whose = side
    this.stopAnew()
    if (this.looked.has(side)) return
    const { points } = this.report
    const note = (looked: Looked): void => {
      if (this.report.points !== points) return
      this.looked = new Map(this.looked).set(side, looked)
      this.stopAnew()
    }
    note('looking')
    askReview(this, { side, give: review => note(review ?? 'none') })
  }
  private lookAnew(): void {
    this.looked = new Map()
    if (this.leaf === 'review') this.lookInto(this.side)
  }
  private readonly show = (entry: number): void => this.goTo(entry)

  // ---- time ----------------------------------------------------------------------------------------------------

  /** Shows the game as it stood after that entry. */
  goTo(entry: number): void {
    this.stop()
    this.look(nearestStop(entry, this.stops))
  }
  private look(entry: number): void {
    this.wanted = entry
    this.ask()
  }
  /** One question at a time; what was wanted meanwhile is asked next. */
  private ask(): void {
    if (this.asking || this.report.points.length === 0) return
    const entry = this.wanted
    this.asking = true
    askMoment(this, {
      entry,
      give: moment => {
        this.asking = false
        this.moment = moment
        if (this.wanted !== entry) this.ask()
        else if (this.playing) this.later()
      },
    })
  }
  private readonly toggle = (): void => {
    if (this.playing) {
      this.stop()
      return
    }
    this.playing = true
    if (this.wanted >= this.report.entries) this.look(0)
    else this.later()
  }
  private later(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (this.wanted >= this.report.entries) this.stop()
      else this.look(stepFrom('on', this.wanted, this.stops, []))
    }, PACE / this.speed)
  }
  private stop(): void {
    clearTimeout(this.timer)
    this.playing = false
  }
  private readonly seek = (event: CustomEvent<{ readonly entry: number }>): void => this.goTo(event.detail.entry)
  private readonly hurry = (event: CustomEvent<{ readonly speed: Speed }>): void => {
    this.speed = event.detail.speed
  }
  /** A line of the log leads to its moment. */
  private readonly pressLine = (event: MouseEvent): void => {
    const line = event.composedPath().find(one => one instanceof HTMLElement && one.dataset['entry'] !== undefined)
    const inBadge = event
      .composedPath()
      .some(one => one instanceof HTMLButtonElement && one.dataset['badge'] !== undefined)
    if (line instanceof HTMLElement && !inBadge) this.goTo(Number(line.dataset['entry']))
  }

  private readonly point = ({ detail }: CustomEvent<LinePlace>): void => {
    const board = this.renderRoot.querySelector('manhunt-board')
    board?.scrollIntoView({ block: 'nearest' })
    board?.point(detail.node)
  }

  // ---- drawing -------------------------------------------------------------------------------------------------

  /** The moment on the board; before the audit there is only the end. */
  private get shown(): Moment {
    const { game, entries } = this.report
    return this.moment ?? { entry: entries, game, secrets: new Map(), aids: NOTHING_KNOWN }
  }
  override render(): TemplateResult {
    const { report } = this
    const sight: Sight = report.route === undefined ? 'government' : this.sight
    const moment = this.shown
    const leaf = this.leaf
    const text = words.replay
    const judged = this.costly.find(one => one.entry === this.wanted)
    const better = judged && (report.route !== undefined || this.side === 'Government') ? judged : undefined
    return html`<div class="map">${late([report, moment, sight, better], () => this.board(moment, sight, better), 'first')}</div>
      <section class=${this.audited ? 'paper time' : 'paper time bare'} aria-label=${text.title}>
        <div class="line">${this.time()}</div>
        <div class="sights" role="group" aria-label=${text.sight}>${(['truth', 'government'] as const).map(one => this.sightButton(one, sight))}</div>
        <p class="told" tabindex="0" aria-live=${this.playing ? 'off' : 'polite'}>${this.saidNow().map(says => html`<span>${rich(says)}</span> `)}${judged === undefined ? nothing : html`<b data-testid="better">${betterSays(judged)}</b>`}</p>
      </section>
      <div class="leaves" role="group" aria-label=${text.leaves}>${LEAVES.map(one => this.leafButton(one, leaf))}</div>
      <div class="leaf ${leaf}" tabindex="0" role="region" aria-label=${text.leafNames[leaf]} @time-seek=${this.seek}>${paced(
        [report, leaf, moment, sight, this.wanted, this.reader, this.whose, this.looked],
        () => this.content(moment, tableAt(moment, report, sight)),
      )}</div>`
  }
  /** Before the audit there is only the end, and no numbers of what came before. */
  private get audited(): boolean {
    return this.report.points.length > 0
  }
  private saidNow(): readonly string[] {
    return toldAt(this.told, this.wanted).map(line => line.says)
  }
  private board(moment: Moment, sight: Sight, better: Judged | undefined): TemplateResult {
    const { report } = this
    const tracks = trackLayer(report.points, moment.entry)
    const scene = sceneAt(tableAt(moment, report, sight), tracks, better && betterLayer(better))
    return html`<manhunt-board framed all .focusOn=${this.places} .scene=${scene} .season=${isWinter(moment.game) ? 'winter' : 'summer'}
      .motto=${words.replay.mottos[sight]} data-testid="replay-board" data-entry=${moment.entry} data-sight=${sight}></manhunt-board>`
  }
  private time(): TemplateResult {
    return html`<manhunt-time .points=${this.report.points} .stops=${this.stops} .marks=${this.marks} .entry=${this.wanted}
      .playing=${this.playing} .speed=${this.speed} .says=${this.saidNow().join(' ').replaceAll('*', '')}
      @time-seek=${this.seek} @time-play=${this.toggle} @time-speed=${this.hurry}></manhunt-time>`
  }
  private sightButton(one: Sight, now: Sight): TemplateResult {
    const closed = one === 'truth' && this.report.route === undefined
    return html`<button type="button" class="chip" data-testid=${`sight-${one}`} aria-pressed=${now === one} aria-disabled=${closed}
      title=${closed ? words.end.noRoute : nothing} @click=${() => this.see(one)}>${words.replay.sights[one]}</button>`
  }
  private leafButton(one: Leaf, now: Leaf): TemplateResult {
    const closed = !this.audited && AUDITED.includes(one)
    return html`<button type="button" class="tab" data-testid=${`leaf-${one}`} aria-pressed=${one === now} aria-disabled=${closed}
      title=${closed ? words.end.opening : nothing} @click=${() => closed || this.turn(one)}>${words.replay.leafNames[one]}</button>`
  }
  private content(moment: Moment, seen: Table): TemplateResult {
    const { report } = this
    switch (this.leaf) {
      case 'plots':
        return plots(report.points, this.wanted)
      case 'review':
        return html`<section class="paper in">${reviewSheet(this.side, this.looked.get(this.side) ?? 'looking', this.wanted, this.lookInto, this.show)}</section>`
      case 'numbers':
        return html`<section class="paper in">${table(report.points, this.wanted)}</section>`
      case 'log':
        return html`<section class="paper in log" @click=${this.pressLine} @log-place=${this.point}>
          <manhunt-log data-testid="replay-log" .log=${seen.log} .reader=${this.reader}></manhunt-log></section>`
      case 'route':
        return html`<section class="paper in">${this.route(moment)}</section>`
      case 'known':
        return html`<section class="paper in"><manhunt-known-then .aids=${seen.aids}></manhunt-known-then></section>`
      case 'files':
        return files(tableAt(moment, report, 'truth'))
    }
  }
  private route(moment: Moment): TemplateResult {
    const { route } = this.report
    if (route === undefined) return html`<p class="mute">${words.end.noRoute}</p>`
    const now = routeOf(tableAt(moment, this.report, 'truth')).length - 1
    return html`<p class="ty mute">${words.end.moves(route.length - 1)}</p>
      <ol class="way" data-testid="route">${route.map(
        (node, i) =>
          html`<li data-node=${node} class=${i === now ? 'now' : i > now ? 'later' : ''}>${words.place(node)}</li>`,
      )}</ol>`
  }
  private see(sight: Sight): void {
    if (this.report.route !== undefined) this.sight = sight
  }
  private turn(leaf: Leaf): void {
    this.leaf = leaf
    if (leaf === 'review') this.lookInto(this.side)
  }
}
