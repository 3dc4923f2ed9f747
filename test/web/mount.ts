/** Puts an element on the test page, at a size of its own, with the design's values. */
import { allDrawn } from '../../web/parts/paced.ts'

const sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = '/web/style/tokens.css'
const loaded = new Promise(resolve => sheet.addEventListener('load', resolve))
document.head.append(sheet)

/** Appends the element in a box of this size and waits until it has drawn itself. */
export async function mount<E extends HTMLElement & { readonly updateComplete: Promise<unknown> }>(
  element: E,
  width: number,
  height: number,
): Promise<E> {
  await loaded
  const box = document.createElement('div')
  box.style.width = `${width}px`
  box.style.height = `${height}px`
  element.style.height = '100%'
  box.append(element)
  document.body.replaceChildren(box)
  document.body.style.margin = '0'
  await element.updateComplete
  await settled()
  return element
}

/** Lets promises and observers have their turn, and what is drawn in pieces all of them. A page in the background draws no frames, so none are waited for. */
export async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 40))
  await allDrawn()
}

/** Finds by CSS in an element's shadow tree; throws if there is nothing. */
export function find<E extends Element = HTMLElement>(
  root: { readonly shadowRoot: ShadowRoot | null } | null,
  selector: string,
): E {
  const found = root?.shadowRoot?.querySelector<E>(selector)
  if (found === null || found === undefined) throw new Error(`no ${selector}`)
  return found
}
export const findAll = (root: { readonly shadowRoot: ShadowRoot | null } | null, selector: string): HTMLElement[] => [
  ...(root?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/** That a dialog was closed the browser says with the next frame, and a page in the background draws none: it is said here. */
export function saysClosed(dialog: HTMLDialogElement): void {
  if (dialog.open) throw new Error('the dialog is open')
  dialog.dispatchEvent(new Event('close'))
}

export const press = (on: EventTarget, key: string, more: KeyboardEventInit = {}): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }))

export function pointer(on: EventTarget, type: string, x: number, y: number, id = 1): void {
  on.dispatchEvent(
    new PointerEvent(type, {
      pointerId: id,
      clientX: x,
      clientY: y,
      button: 0,
      bubbles: true,
      composed: true,
      isPrimary: id === 1,
    }),
  )
}
export function tap(on: EventTarget, x: number, y: number): void {
  pointer(on, 'pointerdown', x, y)
  pointer(on, 'pointerup', x, y)
}

/** Chooses a file in a file field, as a reader does. */
export function chooseFile(field: HTMLInputElement, bytes: Uint8Array<ArrayBuffer> = Uint8Array.of(1)): void {
  const chosen = new DataTransfer()
  chosen.items.add(new File([bytes], 'a.save'))
  field.files = chosen.files
  field.dispatchEvent(new Event('change'))
}
