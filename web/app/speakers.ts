/**
 * Who speaks. An open dialog makes all behind it inert, and a screen reader does not tell what comes there: so a dialog in
 * which the reader is has a speaker of its own.
 */
import { ManhuntSpoken } from '../parts/spoken.ts'
import { focused, modalAround } from './focus.ts'

/** A screen reader tells what is added to something that it has known for so long, in milliseconds. */
const NOTICED = 150

interface Within {
  readonly speaker: ManhuntSpoken
  readonly noticed: Promise<void>
}

export class Speakers {
  private readonly within = new Map<HTMLDialogElement, Within>()

  /** Has the sentences spoken where they are heard; by `page` if the reader is in no dialog, or it is closed by then. */
  async add(page: ManhuntSpoken | null, sentences: readonly string[]): Promise<void> {
    this.leave()
    const dialog = modalAround(focused())
    if (dialog === undefined) {
      page?.add(sentences)
      return
    }
    const { speaker, noticed } = this.within.get(dialog) ?? this.enter(dialog)
    await noticed
    if (dialog.matches(':modal')) speaker.add(sentences)
    else page?.add(sentences)
  }
  private enter(dialog: HTMLDialogElement): Within {
    const speaker = new ManhuntSpoken()
    dialog.append(speaker)
    const within = { speaker, noticed: new Promise<void>(resolve => setTimeout(resolve, NOTICED)) }
    this.within.set(dialog, within)
    return within
  }
  private leave(): void {
    for (const [dialog, { speaker }] of this.within)
      if (!dialog.matches(':modal')) {
        this.within.delete(dialog)
        speaker.remove()
      }
  }
}
