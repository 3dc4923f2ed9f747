/**
 * The board: one drawing under a camera. It knows nothing of the rules; it draws a {@link Scene}, and says which location
 * was meant by a tap, a click or a key.
 */
import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { guard } from 'lit/directives/guard.js'
import { icon } from '../parts/icons.ts'
import { base } from '../style/base.ts'
import { seasons } from '../style/seasons.ts'
import { words } from '../text/index.ts'
import { nodeAt } from './chart.ts'
import { fadeFrom } from './fade.ts'
import { boardStyle } from './frame.ts'
import { boxAround, type Camera, coverBox, fitBox, nodeUnder, type Port, SHEET, settle, wholeZoom } from './geometry.ts'
import { Gestures } from './gestures.ts'
import { definitions, ground, network } from './ground.ts'
import { MapKeys } from './keys.ts'
import { layerMenu, layersSay } from './layers.ts'
import { overview } from './overview.ts'
import { names, places } from './places.ts'
import { makeRelief, type Relief } from './relief.ts'
import { EMPTY, marks, type Scene, standing, under } from './scene.ts'
import { Stage, VIEW_BOX } from './stage.ts'
import { groundStyle } from './style-ground.ts'
import { overlayStyle } from './style-overlay.ts'
import { pawnStyle } from './style-pawn.ts'

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

/** The board opens no smaller than this, in pixels per unit. */
const LEGIBLE = 0.46

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
  @state() private relief: Relief | undefined
  @state() cursor: number | undefined
  @state() private saying = ''
  /** layers that are switched off */
  @state() private off: ReadonlySet<string> = new Set()

  private readonly stage = new Stage(
    () => this.renderRoot,
    () => undefined,
  )
  private readonly keys = new MapKeys(this)
  private readonly watcher = new ResizeObserver(() => this.measure())

  constructor() {
    super()
    new Gestures(this, this.stage)
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
    this.stage.stop()
  }

  protected override firstUpdated(): void {
    if (this.port !== null) this.watcher.observe(this.port)
    this.measure()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('season')
    const sheet = this.renderRoot?.querySelector<SVGElement>('.ground.drawing')
    if (before !== undefined && sheet) fadeFrom(sheet, before)
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.size.width === 0) return
    // The first place to look at may come later than the board; afterwards it is only kept in view.
    const before = changed.get('focusOn')
    const [first] = this.focusOn
    if (before !== undefined && first !== undefined && before[0] !== first) {
      if (before.length === 0) this.find()
      else this.stage.show([first])
    }
    if (changed.has('covered')) this.stage.resize({ ...this.size, covered: this.covered })
    const { plan } = this.scene
    if (plan === undefined) return
    const anew = changed.has('scene') && String(changed.get('scene')?.plan) !== String(plan)
    if (anew || changed.has('covered')) this.stage.show(plan)
  }

  // ---- camera --------------------------------------------------------------------------------------------------

  get camera(): Camera {
    return this.stage.camera
  }
  get size(): Port {
    return this.stage.size
  }
  /** Whether the drawing is sharp: no zoom is under way. */
  get atRest(): boolean {
    return this.stage.atRest
  }

  private measure(): void {
    const box = this.port?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return
    const first = this.size.width === 0
    this.stage.resize({ width: box.width, height: box.height, covered: this.covered })
    if (first) this.find()
    if (first && this.scene.plan !== undefined) this.stage.show(this.scene.plan)
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

  zoom(factor: number): void {
    this.stage.zoom(factor)
  }
  pan(dx: number, dy: number): void {
    this.stage.pan(dx, dy)
  }
  whole(): void {
    this.stage.look(fitBox(this.size, SHEET, wholeZoom(this.size)))
  }
  /** Goes to what matters now. */
  find(): void {
    this.stage.look(this.opening())
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
    const layers = layersSay(this.scene.layers ?? [], this.off, node)
    this.say([words.placeSaid(node), this.describe(node), ...layers].filter(part => part !== '').join('. '))
    this.stage.show([node])
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
          aria-label=${words.map.label}
          aria-describedby=${this.still ? nothing : 'help'}
          tabindex=${this.still ? nothing : 0}
          data-testid="map"
          @keydown=${this.still ? nothing : this.keys.handle}
          @focus=${() => this.keys.focused()}
        >
          <div class="moving">
            <svg class="drawing ground" viewBox=${VIEW_BOX} preserveAspectRatio="none" aria-hidden="true">
              ${guard([], () => definitions)} ${guard([this.relief], () => ground(this.relief))} ${guard([], () => network)}
            </svg>
            <svg class="drawing" viewBox=${VIEW_BOX} preserveAspectRatio="none" aria-hidden="true">
              ${under(this.scene, this.off)} ${guard([], () => places)} ${marks(this.scene, this.off)} ${guard([], () => names)}
              ${standing(this.scene)} ${this.ring()}
            </svg>
          </div>
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
    return html`<p id="help" class="vh">${words.map.help}</p>
      <p class="vh" role="status" aria-live="polite">${this.saying}</p>
      <div class="mapctl">
        ${button('plus', words.map.zoomIn, () => this.zoom(1.4), 'pz')} ${button('minus', words.map.zoomOut, () => this.zoom(1 / 1.4), 'pz')}
        ${button('fit', words.map.whole, () => this.whole())} ${button('cross', words.map.find, () => this.find())}
        ${layerMenu(this.scene.layers ?? [], this.off, id => this.toggle(id))}
        ${button('list', words.map.list, () => this.send(new CustomEvent('board-list', { bubbles: true, composed: true })))}
      </div>
      ${overview()}`
  }

  private toggle(id: string): void {
    const off = new Set(this.off)
    if (!off.delete(id)) off.add(id)
    this.off = off
  }

  private foot(): TemplateResult {
    const degrees = [96, 98, 100, 102, 104, 106, 108, 110]
    return html`<div class="edge" aria-hidden="true">${degrees.map(east => html`<span>${east}° E</span>`)}</div>
      <div class="foot" aria-hidden="true">
        <span>${words.map.sheet}</span><span>${this.motto}</span><span>${words.map.scale(this.season)}</span>
      </div>`
  }
}
