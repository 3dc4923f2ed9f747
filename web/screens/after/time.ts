/** The time line of a replay: to play, to step, to drag, by pointer and by keys. It keeps nothing: it asks to be moved. */
import { html, LitElement, type SVGTemplateResult, svg, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { Point } from '../../app/replay.ts'
import { icon } from '../../parts/icons.ts'
import { Measured } from '../../parts/measured.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import { labelled, type Mark, type MarkKind, nearestStop, roundsOf, type Step, stepFrom, wintersOf } from './stops.ts'
import { timeStyle } from './style-time.ts'

/** Stops a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

declare global {
  interface HTMLElementEventMap {
    'time-seek': CustomEvent<{ readonly entry: number }>
    'time-play': CustomEvent<undefined>
    'time-speed': CustomEvent<{ readonly speed: Speed }>
  }
}

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowDown: 'back',
  ArrowRight: 'on',
  ArrowUp: 'on',
  PageDown: 'round back',
  PageUp: 'round on',
  Home: 'begin',
  End: 'end',
}
/** What the marks mean, in this order; costly decisions only once they are known. */
const KEY: readonly MarkKind[] = ['hit', 'declared', 'fight', 'costly']
/** Between the ends of the line and of the drawing, in pixels. */
const EDGE = 14
const LINE = { top: 26, height: 12 } as const

@customElement('manhunt-time')
export class ManhuntTime extends LitElement {
  static override styles = [base, controls, timeStyle]
  @property({ attribute: false }) points: readonly Point[] = []
  @property({ attribute: false }) stops: readonly number[] = []
  @property({ attribute: false }) marks: readonly Mark[] = []
  @property({ type: Number }) entry = 0
  @property({ type: Boolean }) playing = false
  @property({ attribute: false }) speed: Speed = 1
  /** what happened at this moment, for those who cannot see the board */
  @property({ attribute: false }) says = ''
  /** the pointer that moves the moment */
  private dragging: number | undefined
  private readonly measured = new Measured(this, '.line')

  private get height(): number {
    return this.stops.at(-1) ?? 0
  }
  private readonly seek = (entry: number): void => {
    this.dispatchEvent(new CustomEvent('time-seek', { detail: { entry }, bubbles: true, composed: true }))
  }
  private step(step: Step): void {
    this.seek(stepFrom(step, this.entry, this.stops, roundsOf(this.points)))
  }
  private readonly toggle = (): void => {
    this.dispatchEvent(new CustomEvent('time-play', { bubbles: true, composed: true }))
  }
  private readonly faster = (): void => {
    const speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1
    this.dispatchEvent(new CustomEvent('time-speed', { detail: { speed }, bubbles: true, composed: true }))
  }
  private readonly key = (event: KeyboardEvent): void => {
    const step = KEYS[event.key]
    if (step !== undefined) this.step(step)
    else if (event.key === ' ' || event.key === 'Enter') this.toggle()
    else return
    event.preventDefault()
  }
  private readonly press = (event: PointerEvent): void => {
    const line = event.currentTarget
    if (!(line instanceof HTMLElement) || event.button !== 0) return
    this.dragging = event.pointerId
    this.drag(event)
    line.setPointerCapture(event.pointerId)
  }
  private readonly release = (event: PointerEvent): void => {
    if (event.pointerId === this.dragging) this.dragging = undefined
  }
  private readonly drag = (event: PointerEvent): void => {
    const line = event.currentTarget
    if (!(line instanceof HTMLElement) || event.pointerId !== this.dragging) return
    const { left, width } = line.getBoundingClientRect()
    const part = (event.clientX - left - EDGE) / Math.max(1, width - 2 * EDGE)
    const entry = nearestStop(Math.min(1, Math.max(0, part)) * this.height, this.stops)
    if (entry !== this.entry) this.seek(entry)
  }

  override render(): TemplateResult {
    const text = words.replay
    const round = this.points[this.entry]?.round ?? 0
    const button = (step: Step, label: string, name: 'first' | 'prev' | 'next' | 'last') =>
      html`<button type="button" class="btn sq q" aria-label=${label} title=${label} data-testid=${`step-${step.replace(' ', '-')}`}
        @click=${() => this.step(step)}>${icon(name)}</button>`
    return html`<div class="sheet"><div class="ctl" role="group" aria-label=${text.controls}>
        ${button('begin', text.begin, 'first')} ${button('back', text.back, 'prev')}
        <button type="button" class="btn sq p" aria-label=${this.playing ? text.pause : text.play} title=${this.playing ? text.pause : text.play}
          data-testid="play" data-playing=${this.playing} @click=${this.toggle}>${icon(this.playing ? 'pause' : 'play')}</button>
        ${button('on', text.on, 'next')} ${button('end', text.end, 'last')}
        <button type="button" class="btn q speed num" aria-label=${text.speed(this.speed)} title=${text.speed(this.speed)} data-testid="speed"
          @click=${this.faster}>${text.times(this.speed)}</button>
      </div>
      <div class="line" role="slider" tabindex="0" aria-label=${text.line} aria-valuemin="0" aria-valuemax=${this.height}
        aria-valuenow=${this.entry} aria-valuetext=${[text.moment(round, this.entry), this.says].filter(one => one !== '').join('. ')}
        data-testid="time" data-entry=${this.entry} @keydown=${this.key} @pointerdown=${this.press} @pointermove=${this.drag}
        @pointerup=${this.release} @pointercancel=${this.release}>
        ${this.drawing()}
      </div>
      <p class="key">${KEY.filter(kind => kind !== 'costly' || this.marks.some(mark => mark.kind === kind)).map(
        kind =>
          html`<span><svg viewBox="-9 -9 18 18" aria-hidden="true">${shape(kind)}</svg>${text.marks[kind]}</span>`,
      )}<span class="now num" data-testid="moment">${text.moment(round, this.entry)}</span></p></div>`
  }

  private drawing(): TemplateResult {
    const width = Math.max(this.measured.width, 2 * EDGE)
    const at = (entry: number): number => EDGE + ((width - 2 * EDGE) * entry) / Math.max(1, this.height)
    const rounds = roundsOf(this.points)
    const { top, height } = LINE
    const here = at(this.entry)
    const current = this.points[this.entry]?.round
    return html`<svg width=${width} height="46" aria-hidden="true">
      <rect x=${EDGE} y=${top} width=${width - 2 * EDGE} height=${height} rx="3" class="bed" />
      ${wintersOf(this.points).map(
        ({ from, to }) => svg`<rect x=${at(from)} y=${top} width=${at(to) - at(from)} height=${height} class="ice" />`,
      )}
      <rect x=${EDGE} y=${top} width=${here - EDGE} height=${height} class="gone" />
      ${rounds.map(({ from }) => svg`<path d="M${at(from)} ${top}v${height}" class="tick" />`)}
      <rect x=${EDGE} y=${top} width=${width - 2 * EDGE} height=${height} rx="3" class="edge" />
      ${labelled(rounds, at, 24).map(
        ({ round, from }) =>
          svg`<text x=${at(from)} y="14" class=${round === current ? 'num on' : 'num'}>${round}</text>`,
      )}
      ${this.marks.map(
        ({ entry, kind }) => svg`<g transform="translate(${at(entry)} ${top + height / 2})">${shape(kind)}</g>`,
      )}
      <circle cx=${here} cy=${top + height / 2} r="11" class="thumb" />
    </svg>`
  }
}

/** A search that found something is round, a declared location square, a fight stands on its corner, what was costly on its side. */
function shape(kind: MarkKind): SVGTemplateResult {
  switch (kind) {
    case 'hit':
      return svg`<circle r="6" class="mark hit" />`
    case 'declared':
      return svg`<rect x="-6" y="-6" width="12" height="12" rx="1.5" class="mark declared" />`
    case 'fight':
      return svg`<path d="M0 -8L8 0L0 8L-8 0z" class="mark fight" />`
    case 'costly':
      return svg`<path d="M0 -8L8 6H-8z" class="mark costly" />`
  }
}
