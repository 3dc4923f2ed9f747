import { assertHeld, prefixOf, type Storage } from './storage.ts'

/** A store that lasts as long as the page: for tests. {@link fails} makes it fail as a broken disk would. */
export class MemoryStorage implements Storage {
  private readonly kept = new Map<string, Uint8Array>()
  private readonly holders = new Map<string, string>()
  /** says which writes fail, by an exception of its own if it wants */
  fails: (game: string, key: string) => boolean = () => false
  /** the keys written, in order */
  readonly written: string[] = []

  async games(key: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>()
    for (const [name, value] of this.kept) {
      const [game = '', rest] = split(name)
      if (rest === key) found.set(game, value.slice())
    }
    return found
  }
  async load(game: string, holder?: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const prefix = prefixOf(game)
    assertHeld(this.holders.get(game), holder)
    return new Map(
      [...this.kept].flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value.slice()] as const] : [],
      ),
    )
  }
  async take(game: string, holder: string): Promise<ReadonlyMap<string, Uint8Array>> {
    this.holders.set(game, holder)
    return this.load(game)
  }
  async keep(game: string, key: string, value: Uint8Array, holder?: string): Promise<void> {
    const name = prefixOf(game) + key
    await undefined
    if (this.fails(game, key)) throw new Error('the store fails')
    assertHeld(this.holders.get(game), holder)
    this.kept.set(name, value.slice())
    this.written.push(key)
  }
  async replace(game: string, kept: ReadonlyMap<string, Uint8Array>, holder: string): Promise<void> {
    const prefix = prefixOf(game)
    await undefined
    if ([...kept.keys()].some(key => this.fails(game, key))) throw new Error('the store fails')
    await this.forget(game)
    this.holders.set(game, holder)
    for (const [key, value] of kept) this.kept.set(prefix + key, value.slice())
    this.written.push(...kept.keys())
  }
  async forget(game: string): Promise<void> {
    const prefix = prefixOf(game)
    this.holders.delete(game)
    for (const name of [...this.kept.keys()]) if (name.startsWith(prefix)) this.kept.delete(name)
  }
}

/** The game's name and its key, which may itself hold slashes. */
function split(name: string): readonly [string, string] {
  const at = name.indexOf('/')
  return [name.slice(0, at), name.slice(at + 1)]
}
