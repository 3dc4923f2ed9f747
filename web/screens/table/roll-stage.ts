/**
 * A roll, shown when it happens: two sealed shares open, go together, and dice, tokens or a card come of them. What lies
 * there at the end is the proven result; what tumbles before is blurred and says nothing. It lies beside what the player
 * does and never in its way: any key or press ends it.
 */
import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import { wants } from '../../app/senses.ts'
import { play } from '../../app/sounds.ts'
import type { LogLine } from '../../app/view.ts'
import { icon } from '../../parts/icons.ts'
import { Paced } from '../../parts/paced.ts'
import { badge, rich } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import type { Reader } from '../../text/shapes.ts'
import type { ManhuntEvidence } from './evidence.ts'
import { type Rolled, type RolledFace, rolledIn } from './rolls.ts'
import { rollStyle } from './style-roll.ts'
import './evidence.ts'

/** Until the result lies still, in milliseconds: seals 300, shares 500, the tumble 600. */
const ROLLING = 1_400
/** How long a result stays to be read, in milliseconds. */
const READING = 4_000
/** Of several rolls at once, only so many are shown; all are in the log. */
const MOST = 3
/** So many faces stand in a row in full size. */
const FEW = 4

@customElement('manhunt-roll')
export class ManhuntRoll extends Paced {
  static override styles = [base, controls, rollStyle]
  @property({ attribute: false }) log: readonly LogLine[] = []
  @property({ attribute: false }) reader: Reader
  @state() private now: Rolled | undefined
  @state() private rolling = false
  private waiting: readonly Rolled[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  @query('manhunt-evidence') private readonly evidence!: ManhuntEvidence | null

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('keydown', this.skip, { capture: true })
    addEventListener('pointerdown', this.skip, { capture: true })
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('keydown', this.skip, { capture: true })
    removeEventListener('pointerdown', this.skip, { capture: true })
    clearTimeout(this.timer)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('log')
    // What was there when the page was loaded happened before.
    if (before === undefined || before.length === 0 || this.log.length <= before.length) return
    const news = rolledIn(this.log.slice(before.length), this.reader)
    if (news.length === 0) return
    this.waiting = [...this.waiting, ...news].slice(-MOST)
    if (!this.rolling) this.next()
  }

  private next(): void {
    clearTimeout(this.timer)
    const [first, ...rest] = this.waiting
    this.waiting = rest
    this.now = first
    this.rolling = first !== undefined && wants('motion')
    if (first === undefined) return
    play('roll')
    if (this.rolling) this.timer = setTimeout(this.settle, ROLLING)
    else this.settle()
  }
  /** The result lies still. The next roll may wait for it to be read. */
  private readonly settle = (): void => {
    this.rolling = false
    this.timer = setTimeout(() => this.next(), this.waiting.length > 0 ? READING / 2 : READING)
  }
  /** While it rolls, any key or press shows the result at once; what was pressed does what it always does. */
  private readonly skip = (event: Event): void => {
    if (this.now === undefined || event.composedPath().includes(this)) return
    clearTimeout(this.timer)
    if (this.rolling) this.settle()
    else this.next()
  }
  private readonly close = (): void => {
    this.waiting = []
    this.next()
  }
  /** The card stays as long as its evidence is looked at. */
  private readonly open = ({ currentTarget }: Event): void => {
    const told = this.now?.told[0]
    clearTimeout(this.timer)
    if (told !== undefined && currentTarget instanceof HTMLElement)
      void this.evidence?.show(told, 'rolled together', this.reader, currentTarget)
  }

  override render(): TemplateResult {
    const { now } = this
    return html`${now === undefined ? nothing : keyed(now, this.card(now))}<manhunt-evidence></manhunt-evidence>`
  }
  private card({ faces, told }: Rolled): TemplateResult {
    return html`<section class="roll ${this.rolling ? 'rolling' : 'still'}" data-testid="roll" data-rolling=${this.rolling}
      aria-label=${words.roll.title}>
      <div class="stage" aria-hidden="true">
        <span class="share l">${icon(this.rolling ? 'sealed' : 'open')}<i>${words.roll.yours}</i></span>
        <div class="faces ${faces.length > FEW ? 'many' : ''}">${faces.map(picture)}</div>
        <span class="share r">${icon(this.rolling ? 'sealed' : 'open')}<i>${words.roll.theirs}</i></span>
      </div>
      <p class="vh">${faces.map(face => words.roll.face(face)).join(', ')}</p>
      ${told.map(({ says }) => html`<p class="says">${rich(says)}</p>`)}
      <div class="foot">${badge('rolled together')}
        <button type="button" class="btn q" data-testid="roll-open" @click=${this.open}>${words.roll.open}</button>
        <button type="button" class="btn sq q" aria-label=${words.roll.close} data-testid="roll-close" @click=${this.close}>${icon('x')}</button>
      </div>
    </section>`
  }
}

/** Where the pips of a die lie, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

function picture(face: RolledFace): TemplateResult {
  switch (face.kind) {
    case 'die':
      return html`<svg class="die" viewBox="0 0 60 60" data-value=${face.value}>
        <rect x="2" y="4" width="56" height="54" rx="10" class="under" /><rect x="2" y="2" width="56" height="52" rx="10" class="top" />
        ${(PIPS[face.value] ?? []).map(at => svg`<circle cx=${15 + (at % 3) * 15} cy=${13 + Math.floor(at / 3) * 15} r="5" />`)}
      </svg>`
    case 'token':
      return html`<svg class="token ${face.token}" viewBox="0 0 60 60" data-token=${face.token}>
        ${face.token === 'silent' ? svg`<circle cx="30" cy="30" r="27" />` : svg`<rect x="4" y="4" width="52" height="52" rx="3" />`}
        <text x="30" y="40" text-anchor="middle">${words.bag.marks[face.token]}</text>
      </svg>`
    case 'place':
      return html`<svg class="drawn" viewBox="0 0 60 60"><rect x="12" y="3" width="36" height="54" rx="4" />
        <path d="M18 10h24M18 50h24" /><text x="30" y="38" text-anchor="middle">${face.value}</text></svg>`
  }
}
