/** Radio buttons that are drawn as cards. */

/**
 * Arrow keys go from one choice to the next, and from the last to the first (ARIA Authoring Practices, radio group). Listens
 * on the group; `all` in the order of its buttons, of which the chosen one gets the focus when it is drawn.
 */
export function walkRadios<T>(event: KeyboardEvent, all: readonly T[], now: T, choose: (one: T) => void): void {
  const on = ['ArrowDown', 'ArrowRight'].includes(event.key)
  const back = ['ArrowUp', 'ArrowLeft'].includes(event.key)
  const index = (all.indexOf(now) + (on ? 1 : -1) + all.length) % all.length
  const next = all[index]
  if ((!on && !back) || next === undefined) return
  event.preventDefault()
  choose(next)
  const { currentTarget } = event
  // The button is drawn as the chosen one in a later step; which one it is stands now.
  if (currentTarget instanceof HTMLElement) currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus()
}
