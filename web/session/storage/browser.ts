import { delMany, promisifyRequest, type UseStore } from 'idb-keyval'
import { assertHeld, HOLDER, NotHeld, prefixOf, type Storage } from './storage.ts'

const STORE = 'kept'
/** The database of second seats: of a bot, or of the second person at this device. */
export const SECOND = 'siberian-manhunt-second'

/**
 * Games in IndexedDB. A browser may close the database under a page (iOS does so in the background, and whenever a site's
 * data are cleared): then it is opened again and the step repeated, once. Writes are on disk when they resolve.
 */
export class BrowserStorage implements Storage {
  private opened: Promise<IDBDatabase> | undefined

  constructor(private readonly database = 'siberian-manhunt') {}

  async games(key: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const suffix = `/${key}`
    const names = await this.repeated(use => use('readonly', store => promisifyRequest(store.getAllKeys())))
    const found = new Map<string, Uint8Array>()
    for (const name of names) {
      if (typeof name !== 'string' || !name.endsWith(suffix)) continue
      const game = name.slice(0, -suffix.length)
      if (game.includes('/')) continue
      const value: unknown = await this.repeated(use => use('readonly', store => promisifyRequest(store.get(name))))
      if (value instanceof Uint8Array) found.set(game, value)
    }
    return found
  }
  async load(game: string, holder?: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const prefix = prefixOf(game)
    return this.repeated(use => use('readonly', store => everything(store, prefix, holder)))
  }
  async take(game: string, holder: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const prefix = prefixOf(game)
    return this.repeated(use =>
      use('readwrite', async store => {
        const done = finished(store)
        store.put(holder, prefix + HOLDER)
        const kept = await everything(store, prefix)
        await done
        return kept
      }),
    )
  }
  async keep(game: string, key: string, value: Uint8Array, holder?: string): Promise<void> {
    const prefix = prefixOf(game)
    // A view of a larger buffer would be stored with all of it.
    const bytes = value.slice()
    await this.repeated(use =>
      use('readwrite', async store => {
        const done = finished(store)
        if (holder !== undefined) {
          const found = await promisifyRequest<unknown>(store.get(prefix + HOLDER))
          if (found !== holder) await done
          assertHeld(found, holder)
        }
        store.put(bytes, prefix + key)
        await done
      }),
    )
  }
  async replace(game: string, kept: ReadonlyMap<string, Uint8Array>, holder: string): Promise<void> {
    const prefix = prefixOf(game)
    await this.repeated(use =>
      use('readwrite', async store => {
        const done = finished(store)
        store.delete(rangeOf(prefix))
        store.put(holder, prefix + HOLDER)
        for (const [key, value] of kept) store.put(value.slice(), prefix + key)
        await done
      }),
    )
  }
  async forget(game: string): Promise<void> {
    const range = rangeOf(prefixOf(game))
    const names = await this.repeated(use => use('readonly', store => promisifyRequest(store.getAllKeys(range))))
    await this.repeated(use => delMany([...names], use))
  }
  /** Closes the database, as a browser may do at any time. The next step opens it again. */
  async close(): Promise<void> {
    const database = await this.opened
    database?.close()
  }

  private async repeated<T>(step: (use: UseStore) => Promise<T>): Promise<T> {
    try {
      return await step(this.use)
    } catch (error) {
      if (error instanceof NotHeld) throw error
      // Whatever it was, an open database that failed is not trusted again.
      this.opened = undefined
      return step(this.use)
    }
  }

  private readonly use: UseStore = async (mode, callback) => {
    this.opened ??= this.open()
    const database = await this.opened
    return callback(database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE))
  }

  private open(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    const opened = promisifyRequest(request)
    const forget = () => {
      if (this.opened === opened) this.opened = undefined
    }
    opened.then(database => {
      database.onclose = forget
      // Whoever wants to delete the database must not wait for this page.
      database.onversionchange = () => {
        database.close()
        forget()
      }
    }, forget)
    return opened
  }
}

/** Resolves when all is on disk. Whoever fails before that has said why already. */
function finished(store: IDBObjectStore): Promise<undefined> {
  const done = promisifyRequest<undefined>(store.transaction)
  done.catch(() => undefined)
  return done
}
/** All of one game, without who holds it. */
async function everything(
  store: IDBObjectStore,
  prefix: string,
  holder?: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const range = rangeOf(prefix)
  const [names, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<unknown[]>(store.getAll(range)),
  ])
  const found = new Map(names.map((name, index) => [String(name).slice(prefix.length), values[index]]))
  assertHeld(found.get(HOLDER), holder)
  const kept = new Map<string, Uint8Array>()
  for (const [key, value] of found) if (value instanceof Uint8Array) kept.set(key, value)
  return kept
}

/** Every key that begins so: the separator's successor in ASCII bounds the range. */
const rangeOf = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix.slice(0, -1)}0`, false, true)
