/**
 * The camera at work on one drawing. While it moves, the finished picture is shifted and scaled as a whole, which costs the
 * browser nothing; when it rests, the drawing is set anew, sharp and with letters of the right size.
 */
import { nodeAt } from './chart.ts'
import { type Camera, type Port, panBy, reveal, settle, wholeZoom, zoomAt } from './geometry.ts'

/** How much more than the port is drawn around it, so that a short pan finds the sheet already there. */
const MARGIN = 0.35
/** After this rest, in milliseconds, the drawing is set anew. */
const REST = 140
/** Below these zooms the numbers of locations, and then the full names of towns, are left out. */
const FAR = 0.38
const FARTHER = 0.28
/** A place that is shown stays this far from the port's edges, in pixels. */
const CLEAR = 56

export class Stage {
  camera: Camera = { x: 1200, y: 675, k: 0.5 }
  size: Port = { width: 0, height: 0 }
  private drawn: Camera = this.camera
  private resting = 0

  /** The root holds the drawing (`#drawing`), the overview (`.inset`) and its frame (`#view`), once they are rendered. */
  constructor(private readonly root: () => ParentNode) {}

  private get drawing(): SVGSVGElement | null {
    return this.root().querySelector<SVGSVGElement>('#drawing')
  }

  /** The port has another size, or more of it is covered. */
  resize(size: Port): void {
    this.size = size
    this.camera = settle(this.camera, size)
    this.set()
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
    const { drawn, size, drawing } = this
    const scale = camera.k / drawn.k
    const dx = (drawn.x - camera.x) * camera.k
    const dy = (drawn.y - camera.y) * camera.k
    const bare = Math.abs(dx) > size.width * MARGIN || Math.abs(dy) > size.height * MARGIN
    if (bare || scale < 0.65 || scale > 1.8) {
      this.set()
      return
    }
    if (drawing !== null) drawing.style.transform = `translate(${dx}px, ${dy}px) scale(${scale})`
    this.frame()
    clearTimeout(this.resting)
    this.resting = window.setTimeout(() => this.set(), REST)
  }

  /** Sets the drawing for the camera as it is now. */
  private set(): void {
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
    this.root()
      .querySelector('.inset')
      ?.toggleAttribute('hidden', camera.k < wholeZoom(size) * 1.15)
    this.frame()
  }

  /** The frame in the overview. */
  private frame(): void {
    const { x, y, k } = this.camera
    const width = this.size.width / k
    const height = this.size.height / k
    const frame = this.root().querySelector('#view')
    for (const [name, value] of Object.entries({ x: x - width / 2, y: y - height / 2, width, height }))
      frame?.setAttribute(name, String(value))
  }
}
