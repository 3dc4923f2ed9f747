/** How much of the map the card over it hides. Told when sizes are known, so that nobody has to ask for them while drawing. */
import type { ReactiveController, ReactiveControllerHost } from 'lit'

export class Cover implements ReactiveController {
  /** from the map's lower edge, in pixels; 0 without a card, or while it stands beside the map */
  height = 0
  private card: Element | undefined
  /** nobody has seen it yet */
  private anew = false
  private readonly watcher = new ResizeObserver(() => this.measure())

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this)
  }
  /** The card that is there now, if there is one. */
  watch(card: Element | null): void {
    if ((card ?? undefined) === this.card) return
    this.watcher.disconnect()
    this.card = card ?? undefined
    this.anew = true
    if (this.card !== undefined) this.watcher.observe(this.card)
    else this.take(0)
  }
  hostDisconnected(): void {
    this.watcher.disconnect()
    this.card = undefined
  }

  private measure(): void {
    const { card } = this
    const board = card?.parentElement?.querySelector('manhunt-board')
    const over = card !== undefined && getComputedStyle(card).position === 'absolute'
    // On a narrow screen it stands above the list, which may be scrolled on.
    if (this.anew && !over) card?.scrollIntoView({ block: 'nearest' })
    this.anew = false
    this.take(over && board ? Math.round(board.getBoundingClientRect().bottom - card.getBoundingClientRect().top) : 0)
  }
  private take(height: number): void {
    if (height === this.height) return
    this.height = height
    this.host.requestUpdate()
  }
}
