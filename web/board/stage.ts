/**
 * The camera at work on one sheet. The drawings on it are as large as the whole sheet at one zoom. While the camera moves,
 * they are shifted and scaled as finished pictures, which costs the browser nothing; when a zoom comes to rest, they are
 * set anew, sharp and with letters of the right size.
 */
import { HEIGHT, nodeAt, WIDTH } from './chart.ts'
import { type Camera, type Port, panBy, reveal, settle, toScreen, wholeZoom, zoomAt } from './geometry.ts'

/** How much paper is drawn around the map, in board units. */
export const MARGIN = 160
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`
/** After this rest, in milliseconds, the drawings are set anew. */
const REST = 140
/** Below this zoom the finer lines of the ground are left out. */
const WIDE = 0.55
/** Below these zooms the numbers of locations, and then the full names of towns, are left out. */
const FAR = 0.38
const FARTHER = 0.28
/** A place that is shown stays this far from the port's edges, in pixels. */
const CLEAR = 56

export class Stage {
  camera: Camera = { x: 1200, y: 675, k: 0.5 }
  size: Port = { width: 0, height: 0 }
  /** the zoom that the drawings are set for; 0 before the first time */
  private drawn = 0
  /** the zoom that the overview's frame is set for */
  private framed = 0
  private resting = 0

  /**
   * The root holds the sheet (`.moving`), once it is rendered, and may hold the overview (`.inset`) with its frame
   * (`#view`). `moved` is told of every look, before the browser paints it.
   */
  constructor(
    private readonly root: () => ParentNode,
    private readonly moved: () => void,
  ) {}

  /** Whether the drawings are set for the zoom that is shown. */
  get atRest(): boolean {
    return this.drawn === this.camera.k
  }

  /** The port has another size, or more of it is covered. */
  resize(size: Port): void {
    this.size = size
    this.framed = 0
    this.look(settle(this.camera, size))
  }

  /** Looks there at once. */
  look(camera: Camera): void {
    this.camera = camera
    this.set()
  }
  zoom(factor: number, px = this.size.width / 2, py = this.size.height / 2): void {
    this.go(zoomAt(this.camera, this.size, px, py, factor))
  }
  pan(dx: number, dy: number): void {
    this.go(panBy(this.camera, this.size, dx, dy))
  }
  /** Moves, if it must, so that these locations can be seen. */
  show(ids: readonly number[]): void {
    let { camera } = this
    for (const id of ids) camera = reveal(camera, this.size, nodeAt(id).x, nodeAt(id).y, CLEAR)
    this.go(camera)
  }
  stop(): void {
    clearTimeout(this.resting)
  }

  private go(camera: Camera): void {
    this.camera = camera
    clearTimeout(this.resting)
    const scale = camera.k / (this.drawn || camera.k)
    if (this.drawn === 0 || scale < 0.65 || scale > 1.8) {
      this.set()
      return
    }
    this.place()
    if (!this.atRest) this.resting = window.setTimeout(() => this.set(), REST)
  }

  /** Sets the drawings for the zoom as it is now. */
  private set(): void {
    clearTimeout(this.resting)
    const sheet = this.root().querySelector<HTMLElement>('.moving')
    const { camera, size } = this
    if (sheet === null || size.width === 0) return
    if (this.drawn !== camera.k) {
      this.drawn = camera.k
      sheet.style.width = `${(WIDTH + 2 * MARGIN) * camera.k}px`
      sheet.style.height = `${(HEIGHT + 2 * MARGIN) * camera.k}px`
      sheet.style.setProperty('--k', camera.k.toFixed(3))
      sheet.classList.toggle('wide', camera.k < WIDE)
      sheet.classList.toggle('far', camera.k < FAR)
      sheet.classList.toggle('farther', camera.k < FARTHER)
    }
    this.root()
      .querySelector('.inset')
      ?.toggleAttribute('hidden', camera.k < wholeZoom(size) * 1.15)
    this.place()
  }

  /** Shifts and scales what is drawn to where the camera looks; on whole pixels at rest, so that it stays sharp. */
  private place(): void {
    const { camera, size, atRest } = this
    const sheet = this.root().querySelector<HTMLElement>('.moving')
    const [left, top] = toScreen(camera, size, -MARGIN, -MARGIN)
    const x = atRest ? wholePixels(left) : left
    const y = atRest ? wholePixels(top) : top
    if (sheet !== null)
      sheet.style.transform = `translate(${x}px, ${y}px) scale(${camera.k / (this.drawn || camera.k)})`
    this.frame()
    this.moved()
  }

  /** The frame in the overview, which is moved like the sheet itself: the small map is not painted again. */
  private frame(): void {
    const frame = this.root().querySelector<HTMLElement>('#view')
    const { camera, size } = this
    if (frame === null || size.width === 0 || size.height === 0) return
    const width = size.width / camera.k
    const height = size.height / camera.k
    if (this.framed !== camera.k) {
      this.framed = camera.k
      frame.style.width = `${(100 * width) / WIDTH}%`
      frame.style.height = `${(100 * height) / HEIGHT}%`
    }
    // In its own widths and heights: nothing has to be measured.
    frame.style.transform = `translate(${100 * (camera.x / width - 0.5)}%, ${100 * (camera.y / height - 0.5)}%)`
  }
}

const wholePixels = (length: number): number => Math.round(length * devicePixelRatio) / devicePixelRatio
