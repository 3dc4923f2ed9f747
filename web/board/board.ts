/**
 * The board: one drawing under a camera. It knows nothing of the rules; it draws a {@link Scene}, and says which location
 * was meant by a tap, a click or a key.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { PATIENCE } from '../parts/measured.ts'
import { Paced } from '../parts/paced.ts'
import { base } from '../style/base.ts'
import { coin } from '../style/coin.ts'
import { seasons } from '../style/seasons.ts'
import { words } from '../text/index.ts'
import { controls } from './controls.ts'
import { fade } from './fade.ts'
import { boardStyle } from './frame.ts'
import { type Camera, fitBox, type Look, nodeUnder, opening, type Port, SHEET, settle, wholeZoom } from './geometry.ts'
import { Gestures } from './gestures.ts'
import { MapKeys } from './keys.ts'
import { layersSay } from './layers.ts'
import { overview } from './overview.ts'
import { makeRelief, type Relief } from './relief.ts'
import { EMPTY, plannedPlaces, type Scene } from './scene.ts'
import { edge, sheet } from './sheet.ts'
import { middle, Spot } from './spot.ts'
import { Stage } from './stage.ts'
import { groundStyle } from './style-ground.ts'
import { overlayStyle } from './style-overlay.ts'
import { pawnStyle } from './style-pawn.ts'
import { type Preview, placeTip, tip, tipStyle } from './tip.ts'

declare global {
  interface HTMLElementTagNameMap {
    'manhunt-board': ManhuntBoard
  }
}

/** Pixels at the left that the map's own buttons cover. */
const ASIDE = 68

let relief: Promise<Relief> | undefined

@customElement('manhunt-board')
export class ManhuntBoard extends Paced {
  static override styles = [base, seasons, groundStyle, overlayStyle, pawnStyle, coin, tipStyle, boardStyle]

  protected override readonly rank = 'first'
  @property({ attribute: 'data-season', reflect: true }) season: 'summer' | 'winter' = 'summer'
  @property({ attribute: false }) scene: Scene = EMPTY
  /** what to look at when the board appears, and what "find" goes back to; `all` of it, however small that makes it */
  @property({ attribute: false }) focusOn: readonly number[] = []
  @property({ type: Boolean }) all = false
  /** pixels at the bottom of the port that something else covers */
  @property({ attribute: false }) covered = 0
  /** what a choice of a location would do, or why there is none */
  @property({ attribute: false }) preview: (node: number) => Preview | undefined = () => undefined
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
  /** the destination under the pointer */
  @state() private pointed: number | undefined
  /** a location that was chosen and cannot be: it says why */
  @state() private refused: number | undefined
  @state() private saying = ''
  /** layers that are switched off */
  @state() private off: ReadonlySet<string> = new Set()

  /** what is said and drawn of what is looked at */
  private shown: Preview | undefined
  /** where {@link find} looked last */
  private found: Camera | undefined
  private readonly stage = new Stage(
    () => this.renderRoot,
    () => this.putTip(),
  )
  private readonly keys = new MapKeys(this)
  private readonly spot = new Spot(() => this.requestUpdate())
  private readonly watcher = new ResizeObserver(() => this.measure())

  constructor() {
    super()
    new Gestures(this, this.stage)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    relief ??= makeRelief(() => new Promise<void>(done => setTimeout(done)))
    void relief.then(made => {
      this.relief = made
    })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.watcher.disconnect()
    this.spot.stop()
    this.stage.stop()
  }

  protected override firstUpdated(): void {
    if (this.port !== null) this.watcher.observe(this.port)
    setTimeout(() => this.size.width === 0 && this.measure(), PATIENCE)
  }

  protected override async scheduleUpdate(): Promise<void> {
    await fade(this.renderRoot?.querySelector('.ground.drawing'), this.dataset['season'], this.season)
    await super.scheduleUpdate()
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.putTip()
    if (this.size.width === 0) return
    // The first place to look at may come later than the board; afterwards it is only kept in view.
    const before = changed.get('focusOn')
    const [first] = this.focusOn
    if (before !== undefined && first !== undefined && before[0] !== first) {
      if (before.length === 0) this.find()
      else this.stage.show([first])
    }
    if (changed.has('covered')) {
      const untouched = this.camera === this.found
      this.stage.resize({ ...this.size, covered: this.covered })
      if (untouched) this.found = this.camera
    }
    const planned = plannedPlaces(this.scene)
    const anew = changed.has('scene') && String(plannedPlaces(changed.get('scene') ?? EMPTY)) !== String(planned)
    if (planned.length > 0 && (anew || changed.has('covered'))) this.stage.show(planned)
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

  private get look(): Look {
    if (this.cover) return 'cover'
    return this.still ? 'picture' : this.all ? 'all' : 'board'
  }
  private measure(): void {
    const box = this.port?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return
    const first = this.size.width === 0
    const untouched = this.all && this.camera === this.found
    this.stage.resize({ width: box.width, height: box.height, covered: this.covered, aside: this.still ? 0 : ASIDE })
    if (first || untouched) this.find()
    if (first) this.stage.show(plannedPlaces(this.scene))
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
    this.stage.look(opening(this.size, this.focusOn, this.look))
    this.found = this.camera
  }

  override focus(): void {
    this.port?.focus()
  }

  // ---- choosing ------------------------------------------------------------------------------------------------

  private nodeAt(x: number, y: number): number | undefined {
    const legal = new Set(this.scene.destinations.map(one => one.node))
    return nodeUnder(this.camera, this.size, x, y, legal)
  }
  tapped(x: number, y: number): void {
    const node = this.still ? undefined : this.nodeAt(x, y)
    this.refused = undefined
    if (node === undefined) return
    this.cursor = node
    this.pick(node)
  }
  hovered(x: number, y: number): void {
    const node = this.still ? undefined : this.nodeAt(x, y)
    const legal = this.scene.destinations.some(one => one.node === node)
    this.pointed = legal ? node : undefined
    if (node !== this.refused && !legal) this.refused = undefined
  }
  left(): void {
    this.pointed = undefined
    this.refused = undefined
  }

  /** Chooses a location. Where nothing can be chosen, it says why. */
  pick(node: number): void {
    const preview = this.preview(node)
    if (preview?.closed) {
      this.refused = node
      this.say([preview.title, ...preview.lines].join('. '))
    } else this.refused = undefined
    this.send(new CustomEvent('board-pick', { detail: { node }, bubbles: true, composed: true }))
  }
  list(): void {
    this.send(new CustomEvent('board-list', { bubbles: true, composed: true }))
  }
  send(event: HTMLElementEventMap['board-pick' | 'board-drop' | 'board-list']): void {
    this.dispatchEvent(event)
  }

  /** Puts the keyboard's ring on a location and says what it is. */
  moveCursor(node: number): void {
    this.cursor = node
    this.refused = undefined
    this.sayOf(node)
    this.stage.show([node])
  }
  /** Puts a location in the middle, marks it for a while and says what it is. */
  point(node: number): void {
    this.stage.look(middle(this.camera, this.size, node))
    this.spot.mark(node)
    this.sayOf(node)
  }
  private sayOf(node: number): void {
    const layers = layersSay(this.scene.layers ?? [], this.off, node)
    this.say([words.placeSaid(node), this.describe(node), ...layers].filter(part => part !== '').join('. '))
  }
  say(words: string): void {
    this.saying = words
  }

  // ---- drawing -------------------------------------------------------------------------------------------------

  /** What is looked at more closely: under the pointer, where it was refused, or in the keyboard's ring. */
  private get looked(): number | undefined {
    const { cursor, pointed, refused } = this
    if (pointed !== undefined || refused !== undefined) return pointed ?? refused
    const ringed = cursor !== undefined && this.scene.destinations.some(one => one.node === cursor)
    return ringed && this.port?.matches(':focus-visible') ? cursor : undefined
  }
  private putTip(): void {
    const slip = this.renderRoot.querySelector<HTMLElement>('.tip')
    const { looked } = this
    if (slip === null || looked === undefined) return
    placeTip(slip, [looked, ...(this.shown?.area ?? [])], this.camera, this.size)
  }

  override render(): TemplateResult {
    const { looked, scene } = this
    const preview = looked === undefined ? undefined : this.preview(looked)
    this.shown = preview
    return html`<div class=${this.framed ? 'sheet framed' : 'sheet'}>
      <div class="neat">
        <div
          class=${this.pointed === undefined ? 'port' : 'port over'}
          role=${this.still ? 'img' : 'application'}
          aria-label=${words.map.label}
          aria-describedby=${this.still ? nothing : 'help'}
          tabindex=${this.still ? nothing : 0}
          data-testid="map"
          @keydown=${this.still ? nothing : this.keys.handle}
          @focus=${() => this.keys.focused()}
          @blur=${() => this.requestUpdate()}
        >
          ${sheet({ scene, relief: this.relief, off: this.off, preview, cursor: this.cursor, spot: this.spot.node })}
        </div>
        ${
          this.still
            ? nothing
            : html`<p id="help" class="vh">${words.map.help}</p>
              <p class="vh" role="status" aria-live="polite">${this.saying}</p>
              ${controls(this, scene.layers ?? [], this.off)} ${overview(scene.pawns, (x, y) => this.stage.look(settle({ ...this.camera, x, y }, this.size)))}<slot></slot>`
        }
        ${preview === undefined ? nothing : tip(preview)}
      </div>
      ${this.framed ? edge(this.motto, this.season) : nothing}
    </div>`
  }

  toggle(id: string): void {
    const off = new Set(this.off)
    if (!off.delete(id)) off.add(id)
    this.off = off
  }
}
