import { BrowserStorage } from '../../../../web/session/storage/browser.ts'
import { after, describe, expect, it } from '../../../browser/suite.ts'
import { storageSuite } from './suite.ts'

const made: string[] = []
function name(): string {
  const name = `test-${crypto.randomUUID()}`
  made.push(name)
  return name
}
const deleted = (database: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
const bytes = (...values: readonly number[]) => Uint8Array.from(values)

describe('games in the browser', () => {
  let last = ''
  after(async () => {
    for (const database of made) await deleted(database)
  })

  storageSuite(
    { it, expect },
    async () => {
      last = name()
      return new BrowserStorage(last)
    },
    async () => new BrowserStorage(last),
  )

  it('opens a database again that was closed under it, for every step', async () => {
    const storage = new BrowserStorage(name())
    await storage.keep('a', 'about', bytes(1))
    await storage.close()
    await storage.keep('a', 'k', bytes(2))
    await storage.close()
    expect((await storage.load('a')).size).toBe(2)
    await storage.close()
    expect((await storage.games('about')).size).toBe(1)
    await storage.close()
    await storage.forget('a')
    expect((await storage.load('a')).size).toBe(0)
  })

  it('goes on after its database was deleted by somebody else, and does not stand in their way', async () => {
    const database = name()
    const storage = new BrowserStorage(database)
    await storage.keep('a', 'k', bytes(1))
    await deleted(database)
    expect((await storage.load('a')).size).toBe(0)
    await storage.keep('a', 'k', bytes(2))
    expect((await storage.load('a')).get('k')).toEqual(bytes(2))
  })

  it('says so when it cannot be opened at all', async () => {
    const database = name()
    const newer = indexedDB.open(database, 2)
    await new Promise(resolve => {
      newer.onsuccess = resolve
    })
    const storage = new BrowserStorage(database)
    await expect(storage.keep('a', 'k', bytes(1))).rejects.toThrow()
    newer.result.close()
  })
})
