/**
 * Where the keyboard is. A button that was pressed may be gone in the next view, and a browser then forgets where the reader
 * was: the focus goes to the screen's main part, from where Tab leads on.
 */
import type { LitElement } from 'lit'

/** The element that has the focus, in whatever shadow tree; `undefined` if none has. */
export function focused(root: DocumentOrShadowRoot = document): Element | undefined {
  const { activeElement } = root
  if (activeElement === null || activeElement === document.body) return undefined
  const inner = activeElement.shadowRoot
  return (inner === null ? undefined : focused(inner)) ?? activeElement
}

const around = (node: Node): Node | null =>
  (node instanceof Element ? node.assignedSlot : null) ?? (node instanceof ShadowRoot ? node.host : node.parentNode)
/** The innermost open dialog around an element, in whatever shadow tree. */
export function modalAround(element: Element | undefined): HTMLDialogElement | undefined {
  for (let at: Node | null = element ?? null; at !== null; at = around(at))
    if (at instanceof HTMLDialogElement && at.matches(':modal')) return at
  return undefined
}
function modalsIn(root: ParentNode): HTMLDialogElement[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    ...(element instanceof HTMLDialogElement && element.matches(':modal') ? [element] : []),
    ...(element.shadowRoot === null ? [] : modalsIn(element.shadowRoot)),
  ])
}
/** The open dialog in which the reader is, also where a button that is gone has left nobody with the focus. */
export function dialogInFront(): HTMLDialogElement | undefined {
  const now = focused()
  return now === undefined ? modalsIn(document).at(-1) : modalAround(now)
}

const STOPS = 'button, input, select, textarea, a[href], summary, [tabindex]'
function stopsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    ...(element instanceof HTMLElement && element.matches(STOPS) && isStop(element) ? [element] : []),
    ...(element.shadowRoot === null ? [] : stopsIn(element.shadowRoot)),
  ])
}
const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility()

/** Tab goes round in an open dialog: a browser would lead from its end to its own buttons. Listens to `keydown`. */
export function staysInDialog(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const dialog = modalAround(focused())
  if (dialog === undefined) return
  const stops = stopsIn(dialog)
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (end === undefined || focused() !== end) return
  event.preventDefault()
  other?.focus()
}

/** Gives the focus to the main part of a screen if nothing has it. The host of the screens itself is nothing to stand on. */
export async function keepFocus(app: LitElement): Promise<void> {
  const screen = app.renderRoot.firstElementChild
  await (screen as Partial<LitElement> | null)?.updateComplete
  // Whether something is still visible is known without further ado once it is laid out.
  await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))
  const now = focused()
  // What is disabled or hidden now loses the focus a little later.
  const stands =
    now !== undefined && now !== app && now !== screen && !now.matches(':disabled') && now.checkVisibility()
  if (screen === null || stands) return
  const main = screen.localName === 'main' ? screen : screen.shadowRoot?.querySelector('main')
  if (main instanceof HTMLElement) main.focus({ preventScroll: true })
}
