/** The change of seasons: the sheet as it was lies over the new one for half a second and fades. */

import { inTurn } from '../parts/paced.ts'

/** As long as a card slides, in milliseconds (`--l` in tokens.css). */
const FADE = 480
/** The values by which the seasons differ; they are kept as they were on what fades. */
const SEASONAL = [
  '--g0',
  '--g-forest',
  '--g-forest2',
  '--g-hill',
  '--g-contour',
  '--g-grat',
  '--g-water',
  '--g-shore',
  '--g-deep',
  '--g-label',
  '--g-water-ink',
  '--g-road',
  '--g-road-case',
  '--g-ferry',
] as const

/**
 * Before a season changes: keeps a picture of the ground as it looks now. That is a piece of its own to draw. Nothing happens
 * with reduced motion.
 */
export async function fade(ground: Element | null | undefined, before: string | undefined, now: string): Promise<void> {
  if (!ground || before === undefined || before === now) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  await inTurn('first')
  const copy = ground.cloneNode(true)
  if (!(copy instanceof SVGElement)) return
  const style = getComputedStyle(ground)
  for (const name of SEASONAL) copy.style.setProperty(name, style.getPropertyValue(name))
  copy.classList.add('leaving', `was-${before}`)
  ground.after(copy)
  const fading = copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, easing: 'ease-in-out' })
  const end = () => copy.remove()
  fading.finished.then(end, end)
}
