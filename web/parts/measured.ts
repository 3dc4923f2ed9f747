/** Keeps an element told how wide a part of it is, for drawings whose letters must not be stretched. */
import type { LitElement, ReactiveController } from 'lit'

/** For sizes to be told, in milliseconds: a page in the background is told none. */
export const PATIENCE = 20

export class Measured implements ReactiveController {
  /** in pixels; 0 until the part is laid out */
  width = 0
  private part: Element | undefined
  /** its width was told */
  private told = false
  private readonly watcher = new ResizeObserver(entries => {
    this.told = true
    const width = entries.at(-1)?.contentRect.width ?? 0
    // Afterwards: a drawing that changed size while sizes are told would have to be told again.
    setTimeout(() => this.take(width))
  })

  /** The part is found by this selector, in whatever the element has drawn. It has neither border nor padding at its sides. */
  constructor(
    private readonly host: LitElement,
    private readonly selector: string,
  ) {
    host.addController(this)
  }
  hostUpdated(): void {
    const part = this.host.renderRoot.querySelector(this.selector) ?? undefined
    if (part === this.part) return
    this.watcher.disconnect()
    this.part = part
    if (part === undefined) return
    this.told = false
    this.watcher.observe(part)
    // A page in the background is told no sizes before it is looked at. To ask at once would have all of it laid out twice.
    setTimeout(() => part === this.part && !this.told && this.take(part.getBoundingClientRect().width), PATIENCE)
  }
  hostDisconnected(): void {
    this.watcher.disconnect()
    this.part = undefined
  }

  private take(width: number): void {
    const whole = Math.floor(width)
    if (whole === this.width) return
    this.width = whole
    this.host.requestUpdate()
  }
}
