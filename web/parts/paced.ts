/**
 * Drawing in pieces. A new view changes much of a screen at once; drawn in one go it would keep a slow machine from
 * answering for several frames. So what is not needed at once waits in a line: the browser paints what was drawn before,
 * then as much of the line is drawn as a frame has room for, each piece in a task of its own. A first drawing is put off
 * only where that is asked for.
 */
import { LitElement, noChange, nothing } from 'lit'
import { AsyncDirective } from 'lit/async-directive.js'
import { directive } from 'lit/directive.js'
import { words } from '../text/index.ts'

/** For drawing between two frames, in milliseconds: what takes longer has a frame for itself. */
const ROOM = 4
/** A page that paints no frames is not waited for longer than this, in milliseconds. */
const PATIENCE = 100

/** What is drawn first: what the player acts on before what only tells. */
export type Rank = 'first' | 'then' | 'last'
const RANKS: readonly Rank[] = ['first', 'then', 'last']

interface Piece {
  readonly rank: number
  readonly draw: () => void
}
const line: Piece[] = []
/** when the first piece after a frame was begun; 0 before that */
let begun = 0
/** pieces are being drawn, or the frame before them is waited for */
let going = false
let emptied: (() => void)[] = []
/** whether this page paints frames; one in the background does not */
let paints = true

const { port1, port2 } = new MessageChannel()
/** In a task of its own. */
const laterTask = (): void => port2.postMessage(undefined)
/** What is drawn in little time may take long to lay out. So it counts, and the next frame has only to paint. */
const layOut = (): number => document.documentElement.offsetHeight
/** After so many turns of the promises elements inside elements are drawn as well. */
const NESTED = 12
async function nested(): Promise<void> {
  for (let turn = 0; turn < NESTED; turn++) await undefined
}

port1.onmessage = async () => {
  if (line.length === 0) {
    going = false
    for (const tell of emptied) tell()
    emptied = []
    return
  }
  begun ||= performance.now()
  if (performance.now() - begun >= ROOM) {
    afterFrame()
    return
  }
  laterTask()
  line.shift()?.draw()
  await nested()
  if (!document.hidden) layOut()
}
function afterFrame(): void {
  begun = 0
  if (document.hidden || !paints) {
    laterTask()
    return
  }
  let waits = true
  const goOn = (painted: boolean): void => {
    paints = painted
    if (waits) laterTask()
    waits = false
  }
  const timer = setTimeout(() => goOn(false), PATIENCE)
  requestAnimationFrame(() => {
    clearTimeout(timer)
    goOn(true)
  })
}

/** Draws it when its turn in the line comes. */
function inLine(rank: Rank, draw: () => void): void {
  const piece = { rank: RANKS.indexOf(rank), draw }
  const next = line.findIndex(one => one.rank > piece.rank)
  line.splice(next < 0 ? line.length : next, 0, piece)
  if (going) return
  going = true
  afterFrame()
}

/** Resolves when its turn in the line comes. */
export const inTurn = (rank: Rank): Promise<void> => new Promise(come => inLine(rank, come))

/** When nothing waits in the line any more; at once, if nothing does. */
export const allDrawn = (): Promise<void> => (going ? new Promise(done => emptied.push(done)) : Promise.resolve())

/** An element that is drawn again when its turn comes. */
export abstract class Paced extends LitElement {
  protected readonly rank: Rank = 'then'
  /** its first drawing waits too */
  protected readonly late: boolean = false

  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated || this.late) await inTurn(this.rank)
    super.scheduleUpdate()
  }
}

class Piecewise extends AsyncDirective {
  private of: readonly unknown[] | undefined
  private draw: () => unknown = () => noChange
  private waits = false

  override render(of: readonly unknown[], draw: () => unknown, rank: Rank, late: boolean): unknown {
    const before = this.of
    if (before !== undefined && before.length === of.length && before.every((one, i) => one === of[i])) return noChange
    this.of = of
    this.draw = draw
    if (before === undefined && !late) return draw()
    if (!this.waits) {
      this.waits = true
      inLine(rank, () => this.drawn())
    }
    return before === undefined ? nothing : noChange
  }
  private drawn(): void {
    this.waits = false
    if (this.isConnected) this.setValue(this.draw())
  }
  /** Its turn may have passed while it was away. */
  protected override reconnected(): void {
    if (!this.waits) this.setValue(this.draw())
  }
}
const piecewise = directive(Piecewise)

/**
 * `draw` runs only when one of these is not the same as the time before, or the language is another one, and then when its
 * turn in the line comes.
 */
export const paced = (of: readonly unknown[], draw: () => unknown, rank: Rank = 'then'): unknown =>
  piecewise([words, ...of], draw, rank, false)
/** The same, where the first drawing waits too: nothing stands there until then. */
export const late = (of: readonly unknown[], draw: () => unknown, rank: Rank = 'then'): unknown =>
  piecewise([words, ...of], draw, rank, true)
