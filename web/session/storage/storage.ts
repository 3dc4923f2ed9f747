/**
 * Where one browser keeps its games. Every game has keys of its own; what is kept under them is bytes
 * (docs/protocol.md, 8.3). A rejected promise means that the store failed, never that something is not there.
 */
export interface Storage {
  /** every game here and what is kept of it under one key; games without that key are left out */
  games(key: string): Promise<ReadonlyMap<string, Uint8Array>>
  /** everything that is kept of a game; empty for an unknown one */
  load(game: string): Promise<ReadonlyMap<string, Uint8Array>>
  /** Resolves when the bytes are on disk: what is sent after that may rely on them. Replaces what was there. */
  keep(game: string, key: string, value: Uint8Array): Promise<void>
  /** Removes everything of a game. */
  forget(game: string): Promise<void>
}

/** Names of games: short and without the separator, so that no game's keys lie among another one's. */
export const isGameName = (name: string): boolean => /^[0-9a-z]{1,64}$/.test(name)

/** Throws on a name that could reach into another game. Names are made here, so that is a mistake of ours. */
export function prefixOf(game: string): string {
  if (!isGameName(game)) throw new Error(`no name of a game: ${game}`)
  return `${game}/`
}
