/**
 * Who speaks. An open dialog makes all behind it inert, and a screen reader does not tell what comes there: so a dialog in
 * which the reader is has a speaker of its own, at its end: no dialog may have a changing part of its template there.
 */
import { ManhuntSpoken } from '../parts/spoken.ts'
import { dialogInFront } from './focus.ts'

/** A screen reader tells what is added to something that it has known for so long, in milliseconds. */
const NOTICED = 150

interface Within {
  readonly speaker: ManhuntSpoken
  noticed: boolean
}

export class Speakers {
  private readonly within = new Map<HTMLDialogElement, Within>()
  /** sentences that nobody has spoken yet, in their order */
  private waiting: readonly string[] = []
  private waits = false

  /** Has the sentences spoken where they are heard, after those before them; by `page` where no dialog is open. */
  add(page: ManhuntSpoken | null, sentences: readonly string[]): void {
    this.waiting = [...this.waiting, ...sentences]
    if (!this.waits) this.speak(page)
  }
  /** Forgets what was said and what was to be said: somebody else is to have the screen. */
  clear(page: ManhuntSpoken | null): void {
    this.waiting = []
    page?.clear()
    for (const dialog of this.within.keys()) this.leave(dialog)
  }

  private speak(page: ManhuntSpoken | null): void {
    for (const dialog of this.within.keys()) if (!dialog.matches(':modal')) this.leave(dialog)
    const dialog = dialogInFront()
    const within = dialog && (this.within.get(dialog) ?? this.enter(dialog))
    if (within?.noticed === false) {
      this.waits = true
      setTimeout(() => {
        within.noticed = true
        this.waits = false
        // By now it may be closed, or have another one before it.
        this.speak(page)
      }, NOTICED)
      return
    }
    const speaker = within?.speaker ?? page
    if (this.waiting.length > 0) speaker?.add(this.waiting)
    this.waiting = []
  }
  private enter(dialog: HTMLDialogElement): Within {
    const within = { speaker: new ManhuntSpoken(), noticed: false }
    dialog.append(within.speaker)
    this.within.set(dialog, within)
    return within
  }
  private leave(dialog: HTMLDialogElement): void {
    this.within.get(dialog)?.speaker.remove()
    this.within.delete(dialog)
  }
}
