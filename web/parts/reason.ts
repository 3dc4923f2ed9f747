/**
 * Why a greyed control does nothing. A control that cannot be used keeps its place in the order of Tab, is `aria-disabled` and
 * has its reason as its title. A title comes up under a mouse alone: whoever presses the control, by finger, key or mouse,
 * gets the same words on a slip beside it. A control that answers the press itself prevents the default of the event.
 */
import { css, html, LitElement, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { base } from '../style/base.ts'
import { say } from './spoken.ts'

/** Between the control and its slip, and between the slip and the edge of the window, in pixels. */
const GAP = 6

/** The greyed control that was pressed, if one was. */
function greyed(event: Event): Element | undefined {
  return event
    .composedPath()
    .find((one): one is Element => one instanceof Element && one.matches('[aria-disabled=true][title]'))
}

@customElement('manhunt-reason')
export class ManhuntReason extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: fixed;
        inset: auto;
        margin: 0;
        border: 0;
        border-left: 5px solid var(--amber);
        border-radius: var(--r1);
        padding: 8px 12px;
        max-width: min(22em, calc(100vw - 12px));
        background: var(--manila-2);
        color: var(--ink);
        box-shadow: var(--shadow-3);
      }
    `,
  ]
  @state() private says = ''

  override connectedCallback(): void {
    super.connectedCallback()
    // Pressed elsewhere, or Escape: the browser takes it away.
    this.popover = 'auto'
    this.getRootNode().addEventListener('click', this.pressed)
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.getRootNode().removeEventListener('click', this.pressed)
  }

  private readonly pressed = async (event: Event): Promise<void> => {
    const control = greyed(event)
    if (control === undefined || event.defaultPrevented) return
    this.says = control.getAttribute('title') ?? ''
    await this.updateComplete
    this.showPopover()
    const [{ left, top, bottom }, own] = [control.getBoundingClientRect(), this.getBoundingClientRect()]
    const below = bottom + GAP + own.height <= innerHeight
    this.style.left = `${Math.max(GAP, Math.min(left, innerWidth - GAP - own.width))}px`
    this.style.top = `${below ? bottom + GAP : Math.max(GAP, top - GAP - own.height)}px`
    say(this, [this.says])
  }
  override render(): TemplateResult {
    return html`<span data-testid="reason">${this.says}</span>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'manhunt-reason': ManhuntReason
  }
}
