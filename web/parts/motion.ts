/** Movement that shows where something came from. It ends where everything already is, and nobody waits for it. */

/** How long cards slide, in milliseconds; a roll of dice has times of its own. */
const SLIDE = 480

/** Moves an element along these frames, unless the reader wants no motion or the browser knows none. */
export function moves(element: Element | null, frames: Keyframe[], duration = SLIDE): void {
  if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}
