/** One plot: a value over the entries of a game, with its rounds, its winters and the moment that is looked at. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { Point } from '../../app/replay.ts'
import { Measured } from '../../parts/measured.ts'
import { Paced } from '../../parts/paced.ts'
import { minus } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { paper } from '../../style/paper.ts'
import { words } from '../../text/index.ts'
import { type Frame, stairs, surface, ticks, type Values } from './curve.ts'
import { labelled, roundsOf, wintersOf } from './stops.ts'
import { plotStyle } from './style-plot.ts'

/** What is drawn: lines, or two amounts on top of each other. */
export interface Drawn {
  readonly lines?: readonly Line[]
  readonly stacked?: readonly [Line, Line]
}
export interface Line {
  readonly name: string
  readonly values: Values
  readonly look: 'ink' | 'fugitive' | 'government' | 'silent' | 'loyal' | 'violet'
}

/** Around the drawing, in pixels. */
const ROOM = { left: 34, right: 10, top: 18, bottom: 24 } as const
const HEIGHT = 168

@customElement('manhunt-plot')
export class ManhuntPlot extends Paced {
  static override styles = [base, paper, plotStyle]
  protected override readonly late = true
  @property({ attribute: false }) name = ''
  @property({ attribute: false }) unit = ''
  @property({ attribute: false }) points: readonly Point[] = []
  @property({ attribute: false }) drawn: Drawn = {}
  @property({ type: Number }) entry = 0
  private readonly measured = new Measured(this, 'figure')

  private get all(): readonly Line[] {
    return this.drawn.stacked ?? this.drawn.lines ?? []
  }
  private readonly press = (event: PointerEvent): void => {
    const area = event.currentTarget
    if (!(area instanceof SVGElement)) return
    const { left, width } = area.getBoundingClientRect()
    const part = (event.clientX - left - ROOM.left) / Math.max(1, width - ROOM.left - ROOM.right)
    const entry = Math.round(Math.min(1, Math.max(0, part)) * (this.points.length - 1))
    this.dispatchEvent(new CustomEvent('time-seek', { detail: { entry }, bubbles: true, composed: true }))
  }

  override render(): TemplateResult {
    const keyed = this.all.length > 1
    return html`<figure class="paper">
      <figcaption><span class="cap">${this.name}</span><span class="key">${
        keyed
          ? this.all.map(
              ({ name, look }) =>
                html`<span><svg viewBox="0 0 18 12" aria-hidden="true">${sample(look)}</svg>${name}</span>`,
            )
          : this.unit
      }</span></figcaption>
      ${this.points.length > 0 && this.measured.width > ROOM.left + ROOM.right ? this.drawing(this.measured.width) : nothing}
    </figure>`
  }

  private drawing(width: number): TemplateResult {
    const values = this.all.flatMap(line => line.values.filter(value => value !== undefined))
    const stacked = this.drawn.stacked?.map(line => line.values.map(value => value ?? 0))
    const [low = [], high = []] = stacked ?? []
    const sums = low.map((value, i) => value + (high[i] ?? 0))
    const marks = ticks(Math.min(0, ...values), Math.max(1, ...(stacked === undefined ? values : sums)))
    const least = marks[0] ?? 0
    const most = marks.at(-1) ?? 1
    const inside = { w: width - ROOM.left - ROOM.right, h: HEIGHT - ROOM.top - ROOM.bottom }
    const frame: Frame = {
      x: entry => ROOM.left + (inside.w * entry) / Math.max(1, this.points.length - 1),
      y: value => ROOM.top + inside.h * (1 - (value - least) / (most - least)),
    }
    const { x, y } = frame
    const bottom = ROOM.top + inside.h
    const winters = wintersOf(this.points)
    const zeros = low.map(() => 0)
    return html`<svg width=${width} height=${HEIGHT} role="img" aria-label=${this.said()} @pointerdown=${this.press}>
      ${winters.map(
        ({ from, to }) =>
          svg`<rect x=${x(from)} y=${ROOM.top} width=${x(to) - x(from)} height=${inside.h} class="ice" />`,
      )}
      ${winters
        .filter(({ from, to }) => x(to) - x(from) > 44)
        .map(({ from, to }) => svg`<text x=${(x(from) + x(to)) / 2} y="13" class="mid">${words.replay.winter}</text>`)}
      ${marks.map(
        mark => svg`<path d="M${ROOM.left} ${y(mark)}H${width - ROOM.right}" class=${mark === 0 ? 'grid zero' : 'grid'} />
        <text x=${ROOM.left - 7} y=${y(mark) + 5} class="end">${minus(mark)}</text>`,
      )}
      ${labelled(roundsOf(this.points), x, 32).map(
        ({ round, from }) => svg`<text x=${x(from)} y=${bottom + 17} class="mid">${round}</text>`,
      )}
      ${stacked === undefined ? nothing : this.amounts(surface(zeros, low, frame), surface(low, sums, frame))}
      ${(this.drawn.lines ?? []).map(({ values, look }) => svg`<path d=${stairs(values, frame)} class="curve ${look}" />`)}
      <path d="M${x(this.entry)} ${ROOM.top}V${bottom}" class="cursor" />
    </svg>`
  }
  private amounts(lower: string, upper: string): SVGTemplateResult {
    const [below, above] = this.drawn.stacked ?? []
    return svg`<path d=${lower} class="amount ${below?.look ?? ''}" /><path d=${upper} class="amount ${above?.look ?? ''}" />`
  }
  /** What the plot shows now, for those who cannot see it; the table has the rest. */
  private said(): string {
    const now = this.all.map(({ name, values }) => words.replay.valueNow(name, values[this.entry]))
    return [this.name, ...now].join('. ')
  }
}

function sample(look: Line['look']): SVGTemplateResult {
  return look === 'silent' || look === 'loyal'
    ? svg`<rect x="3" y="1" width="11" height="10" class="amount ${look}" />`
    : svg`<path d="M0 6H18" class="curve ${look}" />`
}
