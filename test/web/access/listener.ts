/**
 * What a screen reader would say by itself: the texts of live regions as they change (WAI-ARIA 1.2, 6.6.2). A region speaks
 * what changes in it once it has been there for a moment; one that comes with its words speaks only as an alert. What is
 * behind an open dialog is inert and is not told (HTML, 6.3.1).
 */
import { everything } from './window.ts'

interface Spoken {
  readonly role: string
  readonly says: string
}
const REGIONS = '[role=log], [role=status], [role=alert], [aria-live]:not([aria-live=off])'
/** How long a region must have been there before it speaks, in milliseconds. */
const NOTICED = 20

const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode)
function regionOf(node: Node): Element | undefined {
  for (let at: Node | null = node; at !== null; at = parentOf(at))
    if (at instanceof Element && at.matches(REGIONS)) return at
  return undefined
}
/** Whether the last dialog that was opened, if any is open, has it outside. */
function inert(region: Element): boolean {
  const open = everything().filter(one => one.matches('dialog:modal'))
  if (open.length === 0) return false
  for (let at: Node | null = region; at !== null; at = parentOf(at)) if (at === open.at(-1)) return false
  return true
}
const textOf = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const attach = Element.prototype.attachShadow

export class Listener {
  private all: Spoken[] = []
  private readonly noticed = new WeakSet<Element>()
  private readonly observer = new MutationObserver(records => this.hear(records))
  private readonly watch: (root: Node) => void

  /** Begins to listen; to be made before what is listened to. */
  constructor() {
    this.watch = root => this.observer.observe(root, { childList: true, characterData: true, subtree: true })
    this.watch(document.body)
    const { watch } = this
    // Shadow trees that come later are listened to from their beginning.
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      watch(root)
      return root
    }
    for (const { shadowRoot } of everything()) if (shadowRoot !== null) this.watch(shadowRoot)
    this.notice(everything())
  }
  stop(): void {
    this.observer.disconnect()
    Element.prototype.attachShadow = attach
  }
  /** What was said since it was asked last. */
  take(): readonly Spoken[] {
    const said = this.all
    this.all = []
    return said
  }

  private notice(elements: readonly Element[]): void {
    for (const one of elements) if (one.matches(REGIONS)) this.noticed.add(one)
  }
  private hear(records: readonly MutationRecord[]): void {
    const whole = new Set<Element>()
    const inserted: Element[] = []
    for (const { type, target, addedNodes } of records) {
      const changed = type === 'characterData' ? [target] : [...addedNodes]
      for (const node of changed) {
        if (!node.isConnected) continue
        if (node instanceof Element) inserted.push(node, ...everything(node))
        const region = regionOf(node)
        if (region === undefined || !this.noticed.has(region)) continue
        if (region.matches('[role=log]')) this.say(region, textOf(node))
        else whole.add(region)
      }
      // An atomic region is read anew when something goes out of it as well.
      const around = regionOf(target)
      if (around?.matches('[role=status], [role=alert]') && this.noticed.has(around)) whole.add(around)
    }
    for (const region of whole) this.say(region, textOf(region))
    const anew = inserted.filter(one => one.matches(REGIONS) && !this.noticed.has(one))
    for (const one of new Set(anew)) if (one.matches('[role=alert]')) this.say(one, textOf(one))
    setTimeout(() => this.notice(anew), NOTICED)
  }
  private say(region: Element, says: string): void {
    if (says !== '' && region.isConnected && region.checkVisibility() && !inert(region))
      this.all.push({ role: region.getAttribute('role') ?? 'live', says })
  }
}
