/** The games that this browser keeps, as the first page lists them: the newest first. */
import { equal } from '../../protocol/bytes/hash.ts'
import type { SavedGame } from '../app/saved.ts'
import { ABOUT, type About, decodeAbout, savedGame } from './about.ts'
import { Shelf } from './shelf.ts'
import { gameTag, type Signal } from './signal.ts'
import type { Storage } from './storage/storage.ts'

export class Games {
  private all: ReadonlyMap<string, About> = new Map()

  /** the records beside them */
  readonly shelf: Shelf

  constructor(private readonly storage: Storage) {
    this.shelf = new Shelf(storage)
  }

  /** Looks what there is now. Rejects if the store fails; what was known stays. */
  async read(): Promise<void> {
    const kept = await this.storage.games(ABOUT)
    const games = [...kept].flatMap(([id, bytes]): [string, About][] => {
      const about = decodeAbout(bytes)
      return about === undefined ? [] : [[id, about]]
    })
    await this.shelf.read()
    this.all = new Map(games.sort(([, a], [, b]) => b.started - a.started))
  }
  /** A game that was begun or taken up. */
  add(id: string, about: About): void {
    this.all = new Map([[id, about], ...this.all])
  }
  get shown(): readonly SavedGame[] {
    return [...this.all].map(([id, about]) => savedGame(id, about))
  }
  /** The game that a signal is for. */
  meantBy({ game }: Signal): string | undefined {
    return [...this.all].find(([, about]) => equal(gameTag(about.invite), game))?.[0]
  }
  /** The game that an invitation with this tag led to. */
  invitedBy(tag: Uint8Array): string | undefined {
    return [...this.all].find(([, about]) => equal(about.invite, tag))?.[0]
  }
}
