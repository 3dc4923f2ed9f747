/** What a finger would miss, and what would be scrolled sideways. */
import { everything, isShown } from './window.ts'

/** The smallest thing to press, in CSS pixels. */
const HIT = 44

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role=button], [role=switch], [role=slider], [tabindex="0"]:not([role=region], p)'

/**
 * How large a control is for a finger: its own box with those of its ::before and ::after, which may reach further, and a
 * field's label, which is pressed as well.
 */
function reach(control: Element): { readonly width: number; readonly height: number } {
  const box = control.getBoundingClientRect()
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  const labelled = label?.getBoundingClientRect()
  const grown = (['::before', '::after'] as const).map(pseudo => {
    const style = getComputedStyle(control, pseudo)
    if (style.content === 'none' || style.position !== 'absolute') return { width: 0, height: 0 }
    return { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }
  })
  const all = [box, ...(labelled ? [labelled] : []), ...grown]
  return { width: Math.max(...all.map(one => one.width)), height: Math.max(...all.map(one => one.height)) }
}

/** The controls that are too small, each once. */
export const small = (within: ParentNode = document): string[] => [
  ...new Set(
    everything(within)
      // A heading that is a tab elsewhere takes no press where it is none.
      .filter(one => one.matches(CONTROLS) && isShown(one) && getComputedStyle(one).pointerEvents !== 'none')
      .flatMap(control => {
        const { width, height } = reach(control)
        const rounded = [width, height].map(size => Math.round(size * 10) / 10)
        return rounded.every(size => size >= HIT)
          ? []
          : [`${rounded.join(' × ')}: ${control.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 120)}`]
      }),
  ),
]

/** What reaches farthest to the right in it. */
function beyond(parent: Element): string {
  const right = (one: Element) => one.getBoundingClientRect().right
  const farthest = everything(parent)
    .filter(isShown)
    .sort((a, b) => right(b) - right(a))[0]
  return `${farthest?.localName}.${farthest?.getAttribute('class')} to ${farthest && Math.round(right(farthest))}`
}
/** What can be scrolled sideways; a table of numbers may be, in a box of its own (WCAG 1.4.10). */
export const sideways = (): string[] =>
  [document.documentElement, ...everything(document.body)]
    .filter(one => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
    .filter(one => isShown(one) && one.scrollWidth > one.clientWidth && one.querySelector(':scope > table') === null)
    .map(one => `${one.localName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}, by ${beyond(one)}`)
