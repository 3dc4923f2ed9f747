/**
 * The board: one drawing under a camera. It knows nothing of the rules; it draws a {@link Scene}, and says which location
 * was meant by a tap, a click or a key. While the camera moves, the finished picture is shifted as a whole; when it rests,
 * the drawing is set anew, sharp.
 */
import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { icon } from '../parts/icons.ts'
import { base } from '../style/base.ts'
import { seasons } from '../style/seasons.ts'
import { mapText, placeSaid } from '../text/places.ts'
import { nodeAt } from './chart.ts'
import { boardStyle } from './frame.ts'
import {
  boxAround,
  type Camera,
  coverBox,
  fitBox,
  nodeUnder,
  type Port,
  panBy,
  reveal,
  SHEET,
  settle,
  wholeZoom,
  zoomAt,
} from './geometry.ts'
import { Gestures } from './gestures.ts'
import { definitions, ground, network } from './ground.ts'
import { MapKeys } from './keys.ts'
import { overview } from './overview.ts'
import { names, places } from './places.ts'
import { makeRelief, type Relief } from './relief.ts'
import { EMPTY, marks, type Scene, standing, under } from './scene.ts'
import { groundStyle, overlayStyle, pawnStyle } from './style.ts'

/** A location was chosen, by a pointer or from the keyboard. */
export interface PickDetail {
  readonly node: number
}
declare global {
  interface HTMLElementTagNameMap {
    'manhunt-board': ManhuntBoard
  }
  interface HTMLElementEventMap {
    'board-pick': CustomEvent<PickDetail>
    /** the choice is to be dropped */
    'board-drop': CustomEvent<undefined>
    /** the list of destinations is wanted */
    'board-list': CustomEvent<undefined>
  }
}

/** How much more than the port is drawn around it, so that a short pan finds the sheet already there. */
const MARGIN = 0.35
/** After this rest, in milliseconds, the drawing is set anew. */
const REST = 140
/** Below these zooms the numbers of locations, and then the full names of towns, are left out. */
const FAR = 0.38
/** The board opens no smaller than this. */
const LEGIBLE = 0.46
const FARTHER = 0.28

let relief: Promise<Relief> | undefined
const pause = () => new Promise<void>(done => setTimeout(done))

@customElement('manhunt-board')
export class ManhuntBoard extends LitElement {
  static override styles = [base, seasons, groundStyle, overlayStyle, pawnStyle, boardStyle]

  @property({ attribute: 'data-season', reflect: true }) season: 'summer' | 'winter' = 'summer'
  @property({ attribute: false }) scene: Scene = EMPTY
  /** what to look at when the board appears, and what "find" goes back to */
  @property({ attribute: false }) focusOn: readonly number[] = []
  /** pixels at the bottom of the port that something else covers */
  @property({ attribute: false }) covered = 0
  /** says more about a location than its name, for those who cannot see the rings: "you can move here for 1 energy" */
  @property({ attribute: false }) describe: (node: number) => string = () => ''
  /** a picture only: no keys, no buttons, no frame */
  @property({ type: Boolean, reflect: true }) still = false
  /** fill the port with what is looked at, even if some of it is cut off */
  @property({ type: Boolean }) cover = false
  /** the paper's edge around the map */
  @property({ type: Boolean, reflect: true }) framed = false
  @property({ attribute: false }) motto = ''

  @query('.port') readonly port!: HTMLElement | null
  @query('#drawing') private readonly drawing!: SVGSVGElement | null
  @state() private relief: Relief | undefined
  @state() cursor: number | undefined
  @state() private saying = ''

  camera: Camera = { x: 1200, y: 675, k: 0.5 }
  size: Port = { width: 0, height: 0 }
  private drawn: Camera = this.camera
  private resting = 0
  private readonly keys = new MapKeys(this)
  private readonly watcher = new ResizeObserver(() => this.measure())

  constructor() {
    super()
    new Gestures(this)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    relief ??= makeRelief(pause)
    void relief.then(made => {
      this.relief = made
    })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.watcher.disconnect()
    clearTimeout(this.resting)
  }

  protected override firstUpdated(): void {
    if (this.port !== null) this.watcher.observe(this.port)
    this.measure()
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('covered')) this.size = { ...this.size, covered: this.covered }
    const { plan } = this.scene
    if (plan === undefined || this.size.width === 0) return
    if (changed.has('covered') || String(changed.get('scene')?.plan) !== String(plan)) this.show(plan)
  }

  // ---- camera --------------------------------------------------------------------------------------------------

  private measure(): void {
    const box = this.port?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return
    const first = this.size.width === 0
    this.size = { width: box.width, height: box.height, covered: this.covered }
    this.camera = first ? this.opening() : settle(this.camera, this.size)
    if (first && this.scene.plan !== undefined) this.show(this.scene.plan)
    this.settleDrawing()
  }

  private opening(): Camera {
    const box = boxAround(this.focusOn, this.still ? 60 : 260) ?? SHEET
    if (this.cover) return coverBox(this.size, box)
    const fit = fitBox(this.size, box, this.still ? undefined : 0.95)
    const [first] = this.focusOn
    if (this.still || first === undefined || fit.k >= LEGIBLE) return fit
    // Not everything fits at a readable size: then the first of them matters most.
    const { x, y } = nodeAt(first)
    return settle({ x, y, k: LEGIBLE }, this.size)
  }

  moved(): void {
    const { camera, drawn, size } = this
    const scale = camera.k / drawn.k
    const dx = (drawn.x - camera.x) * camera.k
    const dy = (drawn.y - camera.y) * camera.k
    const bare = Math.abs(dx) > size.width * MARGIN || Math.abs(dy) > size.height * MARGIN
    if (bare || scale < 0.65 || scale > 1.8) {
      this.settleDrawing()
      return
    }
    if (this.drawing !== null) this.drawing.style.transform = `translate(${dx}px, ${dy}px) scale(${scale})`
    this.frameView()
    clearTimeout(this.resting)
    this.resting = window.setTimeout(() => this.settleDrawing(), REST)
  }

  /** Sets the drawing for the camera as it is now. */
  private settleDrawing(): void {
    clearTimeout(this.resting)
    const { drawing, camera, size } = this
    if (drawing === null || size.width === 0) return
    this.drawn = camera
    const width = (size.width * (1 + 2 * MARGIN)) / camera.k
    const height = (size.height * (1 + 2 * MARGIN)) / camera.k
    drawing.setAttribute('viewBox', `${camera.x - width / 2} ${camera.y - height / 2} ${width} ${height}`)
    drawing.classList.toggle('far', camera.k < FAR)
    drawing.classList.toggle('farther', camera.k < FARTHER)
    drawing.style.setProperty('--k', camera.k.toFixed(3))
    drawing.style.transform = 'none'
    this.renderRoot.querySelector('.inset')?.toggleAttribute('hidden', camera.k < wholeZoom(size) * 1.15)
    this.frameView()
  }

  private frameView(): void {
    const frame = this.renderRoot.querySelector('#view')
    const { x, y, k } = this.camera
    frame?.setAttribute('x', String(x - this.size.width / k / 2))
    frame?.setAttribute('y', String(y - this.size.height / k / 2))
    frame?.setAttribute('width', String(this.size.width / k))
    frame?.setAttribute('height', String(this.size.height / k))
  }

  /** Moves the camera, if it must, so that these locations can be seen. */
  show(ids: readonly number[]): void {
    for (const id of ids) {
      const { x, y } = nodeAt(id)
      this.camera = reveal(this.camera, this.size, x, y, 56)
    }
    this.moved()
  }

  zoom(factor: number): void {
    this.camera = zoomAt(this.camera, this.size, this.size.width / 2, this.size.height / 2, factor)
    this.moved()
  }
  pan(dx: number, dy: number): void {
    this.camera = panBy(this.camera, this.size, dx, dy)
    this.moved()
  }
  whole(): void {
    this.camera = fitBox(this.size, SHEET, wholeZoom(this.size))
    this.settleDrawing()
  }
  find(): void {
    this.camera = this.opening()
    this.settleDrawing()
  }

  // ---- choosing ------------------------------------------------------------------------------------------------

  tapped(x: number, y: number): void {
    if (this.still) return
    const legal = new Set(this.scene.destinations.map(one => one.node))
    const node = nodeUnder(this.camera, this.size, x, y, legal)
    if (node === undefined) return
    this.cursor = node
    this.pick(node)
  }

  pick(node: number): void {
    this.send(new CustomEvent('board-pick', { detail: { node }, bubbles: true, composed: true }))
  }
  send(event: HTMLElementEventMap['board-pick' | 'board-drop' | 'board-list']): void {
    this.dispatchEvent(event)
  }

  /** Puts the keyboard's ring on a location and says what it is. */
  moveCursor(node: number): void {
    this.cursor = node
    this.say([placeSaid(node), this.describe(node)].filter(part => part !== '').join('. '))
    this.show([node])
  }
  say(words: string): void {
    this.saying = words
  }

  // ---- drawing -------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    return html`<div class=${this.framed ? 'sheet framed' : 'sheet'}>
      <div class="neat">
        <div
          class="port"
          role=${this.still ? 'img' : 'application'}
          aria-label=${mapText.label}
          aria-describedby=${this.still ? nothing : 'help'}
          tabindex=${this.still ? nothing : 0}
          data-testid="map"
          @keydown=${this.still ? nothing : this.keys.handle}
          @focus=${() => this.keys.focused()}
        >
          <svg id="drawing" preserveAspectRatio="none" aria-hidden="true">
            ${definitions} ${ground(this.relief)} ${network} ${under(this.scene)} ${places} ${marks(this.scene)} ${names}
            ${standing(this.scene)} ${this.ring()}
          </svg>
        </div>
        ${this.still ? nothing : this.controls()}
      </div>
      ${this.framed ? this.foot() : nothing}
    </div>`
  }

  private ring(): unknown {
    if (this.cursor === undefined) return nothing
    const { x, y } = nodeAt(this.cursor)
    return svg`<g class="ring"><circle cx=${x} cy=${y} r="33" class="cursor gap" /><circle cx=${x} cy=${y} r="33" class="cursor" /></g>`
  }

  private controls(): TemplateResult {
    const button = (name: Parameters<typeof icon>[0], label: string, act: () => void, kind = '') =>
      html`<button type="button" class=${kind} aria-label=${label} title=${label} @click=${act}>${icon(name)}</button>`
    return html`<p id="help" class="vh">${mapText.help}</p>
      <p class="vh" role="status" aria-live="polite">${this.saying}</p>
      <div class="mapctl">
        ${button('plus', mapText.zoomIn, () => this.zoom(1.4), 'pz')} ${button('minus', mapText.zoomOut, () => this.zoom(1 / 1.4), 'pz')}
        ${button('fit', mapText.whole, () => this.whole())} ${button('cross', mapText.find, () => this.find())}
        ${button('list', mapText.list, () => this.send(new CustomEvent('board-list', { bubbles: true, composed: true })))}
      </div>
      ${overview()}`
  }

  private foot(): TemplateResult {
    const degrees = [96, 98, 100, 102, 104, 106, 108, 110]
    return html`<div class="edge" aria-hidden="true">${degrees.map(east => html`<span>${east}° E</span>`)}</div>
      <div class="foot" aria-hidden="true">
        <span>${mapText.sheet}</span><span>${this.motto}</span><span>${mapText.scale(this.season)}</span>
      </div>`
  }
}
