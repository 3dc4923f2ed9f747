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

/** All elements, those in shadow trees as well, in the order of the page. */
const everything = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap(one => [one, ...(one.shadowRoot === null ? [] : everything(one.shadowRoot))])

const isModal = (node: unknown): node is HTMLDialogElement =>
  node instanceof HTMLDialogElement && node.matches(':modal')
const around = (node: Node): Node | null =>
  (node instanceof Element ? node.assignedSlot : null) ?? (node instanceof ShadowRoot ? node.host : node.parentNode)
/** The innermost open dialog around an element, in whatever shadow tree. */
function modalAround(element: Element | undefined): HTMLDialogElement | undefined {
  for (let at: Node | null = element ?? null; at !== null; at = around(at)) if (isModal(at)) return at
  return undefined
}
/** The open dialog in which the reader is, also where a button that is gone has left nobody with the focus. */
export function dialogInFront(): HTMLDialogElement | undefined {
  const now = focused()
  return now === undefined ? everything(document).filter(isModal).at(-1) : modalAround(now)
}

const STOPS = 'button, input, select, textarea, a[href], summary, [tabindex]'
const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(STOPS) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.checkVisibility()

/** Tab goes round in an open dialog: a browser would lead from its end to its own buttons. Listens to `keydown`. */
export function staysInDialog(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const dialog = modalAround(focused())
  if (dialog === undefined) return
  const stops = everything(dialog).filter(isStop)
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
