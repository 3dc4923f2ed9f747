/** What a page that plays a game keeps of it, and what becomes of that when the store does not do its part. */
import type { Kept } from '../../protocol/session/keep.ts'
import type { Notice } from '../app/view.ts'
import { OTHER_TAB, STORAGE_FAILED, STORAGE_FULL, WRITTEN_AGAIN } from './notices.ts'
import { NotHeld, type Storage } from './storage/storage.ts'

/**
 * What became of something to be kept: on disk; on disk, and everything else of the game again, because the store had lost it;
 * not on disk, because the store fails or is full; or not, because another page plays the game now.
 */
export type Outcome = 'kept' | 'written again' | 'failed' | 'full' | 'taken over'
export const isKept = (outcome: Outcome): outcome is 'kept' | 'written again' =>
  outcome === 'kept' || outcome === 'written again'

/** What a player must be told of it at once. */
export function saysOf(outcome: Outcome): Notice | undefined {
  switch (outcome) {
    case 'kept':
      return undefined
    case 'written again':
      return WRITTEN_AGAIN
    case 'failed':
      return STORAGE_FAILED
    case 'full':
      return STORAGE_FULL
    case 'taken over':
      return OTHER_TAB
  }
}

export class Keeper {
  /** what is on disk, as far as is known here */
  private all: Map<string, Uint8Array>

  constructor(
    private readonly storage: Storage,
    private readonly game: string,
    private readonly holder: string,
    kept: Kept,
  ) {
    this.all = new Map(kept)
  }

  get kept(): Kept {
    return this.all
  }
  async keep(key: string, value: Uint8Array): Promise<Outcome> {
    const { storage, game, holder } = this
    try {
      await storage.keep(game, key, value, holder)
      this.all.set(key, value)
      return 'kept'
    } catch (error) {
      if (!(error instanceof NotHeld)) return failure(error)
      return error.by === 'another' ? 'taken over' : this.writeAgain(new Map([...this.all, [key, value]]))
    }
  }
  /** After a failure: looks what there is on disk now. Everything is written again if the store has lost it. */
  async read(): Promise<Outcome> {
    try {
      this.all = new Map(await this.storage.load(this.game, this.holder))
      return 'kept'
    } catch (error) {
      if (!(error instanceof NotHeld)) return failure(error)
      return error.by === 'another' ? 'taken over' : this.writeAgain(this.all)
    }
  }
  private async writeAgain(all: Map<string, Uint8Array>): Promise<Outcome> {
    try {
      await this.storage.replace(this.game, all, this.holder)
      this.all = all
      return 'written again'
    } catch (error) {
      return failure(error)
    }
  }
}

const failure = (error: unknown): 'failed' | 'full' =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed'
