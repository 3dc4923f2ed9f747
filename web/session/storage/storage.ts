/**
 * Where one browser keeps its games. Every game has keys of its own; what is kept under them is bytes
 * (docs/protocol.md, 8.3). A rejected promise means that the store failed, never that something is not there.
 */
export interface Storage {
  /** every game here and what is kept of it under one key; games without that key are left out */
  games(key: string): Promise<ReadonlyMap<string, Uint8Array>>
  /**
   * Everything that is kept of a game; empty for an unknown one. With a holder: rejects with {@link NotHeld} if it is not
   * this one's.
   */
  load(game: string, holder?: string): Promise<ReadonlyMap<string, Uint8Array>>
  /**
   * Makes `holder` the one whose writes count from now on, and gives everything that is kept at that moment. So two pages
   * never both write to a game, whatever else lets them believe that it is theirs.
   */
  take(game: string, holder: string): Promise<ReadonlyMap<string, Uint8Array>>
  /**
   * Resolves when the bytes are on disk: what is sent after that may rely on them. Replaces what was there. With a holder:
   * rejects with {@link NotHeld}, and keeps nothing, once the game is not this one's.
   */
  keep(game: string, key: string, value: Uint8Array, holder?: string): Promise<void>
  /** Puts this in the place of everything that was kept of a game, whole or not at all, for this holder. */
  replace(game: string, kept: ReadonlyMap<string, Uint8Array>, holder: string): Promise<void>
  /** Removes everything of a game. */
  forget(game: string): Promise<void>
}

/** The game is held by another page; or by nobody, because it was removed from the store under whoever held it. */
export class NotHeld extends Error {
  constructor(readonly by: 'another' | 'nobody') {
    super(`the game is held by ${by}`)
  }
}
/** Under this key of a game stands who holds it; it is not a part of what is kept. */
export const HOLDER = 'holder'

/** Throws {@link NotHeld} unless what stands under {@link HOLDER} is this. */
export function assertHeld(found: unknown, holder: string | undefined): void {
  if (holder !== undefined && found !== holder) throw new NotHeld(found === undefined ? 'nobody' : 'another')
}

/** Names of games: short and without the separator, so that no game's keys lie among another one's. */
export const isGameName = (name: string): boolean => /^[0-9a-z]{1,64}$/.test(name)

/** Throws on a name that could reach into another game. Names are made here, so that is a mistake of ours. */
export function prefixOf(game: string): string {
  if (!isGameName(game)) throw new Error(`no name of a game: ${game}`)
  return `${game}/`
}
