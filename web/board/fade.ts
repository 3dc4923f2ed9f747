/** The change of seasons: the sheet as it was lies over the new one for half a second and fades. */

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

/** Keeps a picture of the ground as it looks now. Call it before the season changes; nothing happens with reduced motion. */
export function fadeFrom(ground: SVGElement, season: 'summer' | 'winter'): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const copy = ground.cloneNode(true)
  if (!(copy instanceof SVGElement)) return
  const now = getComputedStyle(ground)
  for (const name of SEASONAL) copy.style.setProperty(name, now.getPropertyValue(name))
  copy.classList.add('leaving', `was-${season}`)
  ground.after(copy)
  const fading = copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, easing: 'ease-in-out' })
  const end = () => copy.remove()
  fading.finished.then(end, end)
}
