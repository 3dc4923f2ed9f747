/** Tells a reader who looks elsewhere that it is their turn: in the tab's title and mark, and, if wished, by a notification. */
import { words } from '../text/index.ts'
import { wants } from './senses.ts'
import { play } from './sounds.ts'
import type { View } from './view.ts'

const PLAIN = 'icon.svg'
const MARKED = 'icon-turn.svg'

/** What the tab is called: first of all, whether it is the reader's turn. */
export function titleOf(view: View): string {
  if (view.screen === 'table' && view.table.yourDecision)
    return `● ${words.turn.yours(view.table.role)} · ${words.app.name}`
  return words.app.name
}

export class TurnNotice {
  private mine = false
  private shown: Notification | undefined

  /** Call it with every view. Only a turn that begins while the page is hidden is notified. */
  show(view: View): void {
    document.title = titleOf(view)
    const mine = view.screen === 'table' && view.table.yourDecision
    if (mine === this.mine) return
    this.mine = mine
    this.mark(mine)
    if (!mine) {
      this.shown?.close()
      this.shown = undefined
    } else if (document.hidden) this.notify(titleOf(view))
    else play('turn')
  }

  private mark(mine: boolean): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    link?.setAttribute('href', (link.getAttribute('href') ?? '').replace(/[^/]*$/, mine ? MARKED : PLAIN))
  }
  /** It says no more than the title: whoever sees the screen may not be the player. */
  private notify(title: string): void {
    play('turn')
    if (!wants('notify')) return
    try {
      this.shown = new Notification(title, { tag: 'turn' })
      this.shown.onclick = () => window.focus()
    } catch {
      // Some phones know notifications of service workers only; the title has to do.
    }
  }
}
