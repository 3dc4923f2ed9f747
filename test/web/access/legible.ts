/** Text that cannot be read: cut off at an edge behind which nothing can be scrolled, or under other text. */
import { everything, isShown } from './window.ts'

/** So much of a line may go over an edge: letters do not fill their boxes. In CSS pixels. */
const SLACK = 3

interface Text {
  readonly of: Element
  readonly box: DOMRect
  readonly layer: Element | undefined
}
const parentOf = (one: Element): Element | null => {
  if (one.assignedSlot !== null) return one.assignedSlot
  const root = one.getRootNode()
  return one.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}
function* around(one: Element): Generator<Element> {
  for (let at = parentOf(one); at !== null && at !== document.documentElement; at = parentOf(at)) yield at
}
/** What is hidden from sight on purpose, or drawn: the map has places and sizes of its own. */
const isDrawn = (one: Element): boolean =>
  one instanceof SVGElement ||
  [one, ...around(one)].some(
    at => at.matches('.vh, manhunt-board, [inert]') || getComputedStyle(at).clipPath === 'inset(50%)',
  )
/** The ground that it is printed on, if that lies over the rest. */
const layerOf = (one: Element): Element | undefined =>
  [one, ...around(one)].find(at => {
    const { position, backgroundColor, backgroundImage } = getComputedStyle(at)
    const opaque = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none'
    return (position !== 'static' && position !== 'relative' && opaque) || at.matches('dialog')
  })
function textsIn(one: Element): readonly Text[] {
  const nodes = [...one.childNodes].filter(node => node instanceof Text && node.data.trim() !== '')
  if (nodes.length === 0 || !isShown(one) || one.matches('style, script, noscript') || isDrawn(one)) return []
  const range = document.createRange()
  return nodes.flatMap(node => {
    range.selectNodeContents(node)
    return [...range.getClientRects()].map(box => ({ of: one, box, layer: layerOf(one) }))
  })
}
const named = (one: Element): string => one.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 110)

/** What of a text an edge takes away that does not scroll. */
function cut({ of, box }: Text): string | undefined {
  for (const at of [of, ...around(of)]) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(at)
    const edge = at.getBoundingClientRect()
    const [x, y] = [overflowX, overflowY].map(flow => flow === 'hidden' || flow === 'clip')
    const over = [
      x ? edge.left - box.left : 0,
      x ? box.right - edge.right : 0,
      y ? edge.top - box.top : 0,
      y ? box.bottom - edge.bottom : 0,
    ]
    if (Math.max(...over) > SLACK && textOverflow !== 'ellipsis')
      return `${over.map(Math.round).join()} by ${named(at)}`
    // Behind the edge of what scrolls, anything may lie.
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return undefined
    if (getComputedStyle(at).position === 'fixed') break
  }
  return box.right > innerWidth + SLACK || box.left < -SLACK ? 'by the window' : undefined
}
/** What is to be seen of it between the edges around it. */
function seen({ of, box }: Text): DOMRect {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
  for (const at of around(of)) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const edge = at.getBoundingClientRect()
    left = Math.max(left, edge.left)
    top = Math.max(top, edge.top)
    right = Math.min(right, edge.right)
    bottom = Math.min(bottom, edge.bottom)
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}
const overlap = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  // Lines stand closer than their boxes are high.
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height) &&
  a.height > 0 &&
  b.height > 0

/** Everything in the page that cannot be read, each once. */
export function illegible(): string[] {
  const texts = everything(document.body).flatMap(textsIn)
  const cuts = texts.flatMap(text => {
    const by = cut(text)
    return by === undefined ? [] : [`cut: ${named(text.of)} ${by}`]
  })
  const boxes = texts.flatMap(text => {
    const box = seen(text)
    // What is half behind an edge is scrolled to.
    return box.width > SLACK && box.height > text.box.height / 2 ? [{ ...text, box }] : []
  })
  boxes.sort((a, b) => a.box.top - b.box.top)
  const overs = boxes.flatMap((one, i) => {
    const found: string[] = []
    for (const other of boxes.slice(i + 1)) {
      if (other.box.top > one.box.bottom) break
      if (one.of !== other.of && one.layer === other.layer && overlap(one.box, other.box))
        found.push(`over each other: ${named(one.of)} and ${named(other.of)}`)
    }
    return found
  })
  return [...new Set([...cuts, ...overs])]
}
