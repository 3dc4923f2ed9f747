import type { ExpectStatic } from 'vitest'
import type { Storage } from '../../../../web/session/storage/storage.ts'

/** The runner's functions, in Node as in a browser. */
export interface Kit {
  readonly it: (name: string, body: () => Promise<void>) => void
  readonly expect: ExpectStatic
}

const bytes = (...values: readonly number[]) => Uint8Array.from(values)
const sorted = (kept: ReadonlyMap<string, Uint8Array>) => [...kept].sort(([a], [b]) => (a < b ? -1 : 1))

/** What every store of games must do. `fresh` gives an empty one; `again` the same one as a new page finds it. */
export function storageSuite(
  { it, expect }: Kit,
  fresh: () => Promise<Storage>,
  again: (storage: Storage) => Promise<Storage>,
): void {
  it('gives back what it keeps, to the byte', async () => {
    const storage = await fresh()
    const all = Uint8Array.from({ length: 256 }, (_, i) => i)
    await storage.keep('a', 'self', all)
    await storage.keep('a', 'g2', bytes())
    expect(sorted(await storage.load('a'))).toEqual([
      ['g2', bytes()],
      ['self', all],
    ])
  })

  it('keeps a part of a larger buffer, and no more', async () => {
    const storage = await fresh()
    await storage.keep('a', 'part', bytes(1, 2, 3, 4).subarray(1, 3))
    expect((await storage.load('a')).get('part')).toEqual(bytes(2, 3))
  })

  it('does not change with the bytes that it was given', async () => {
    const storage = await fresh()
    const given = bytes(1, 2)
    await storage.keep('a', 'k', given)
    given[0] = 9
    expect((await storage.load('a')).get('k')).toEqual(bytes(1, 2))
  })

  it('replaces what was under the same key', async () => {
    const storage = await fresh()
    await storage.keep('a', 'k', bytes(1))
    await storage.keep('a', 'k', bytes(2))
    expect(sorted(await storage.load('a'))).toEqual([['k', bytes(2)]])
  })

  it('knows nothing of a game that was never kept', async () => {
    const storage = await fresh()
    expect([...(await storage.load('a'))]).toEqual([])
  })

  it('keeps games apart, whatever their names and keys', async () => {
    const storage = await fresh()
    await storage.keep('a', 'entry/000001', bytes(1))
    await storage.keep('ab', 'entry/000001', bytes(2))
    await storage.keep('b', 'a/entry', bytes(3))
    expect(sorted(await storage.load('a'))).toEqual([['entry/000001', bytes(1)]])
    expect(sorted(await storage.load('b'))).toEqual([['a/entry', bytes(3)]])
  })

  it('refuses a name that reaches into another game', async () => {
    const storage = await fresh()
    for (const name of ['', 'a/b', 'A', '..']) {
      await expect(storage.keep(name, 'k', bytes(1))).rejects.toThrow('no name of a game')
      await expect(storage.load(name)).rejects.toThrow('no name of a game')
    }
  })

  it('lists the games that have a key, with what is under it', async () => {
    const storage = await fresh()
    await storage.keep('a', 'about', bytes(1))
    await storage.keep('b', 'about', bytes(2))
    await storage.keep('c', 'self', bytes(3))
    await storage.keep('d', 'x/about', bytes(4))
    expect(sorted(await storage.games('about'))).toEqual([
      ['a', bytes(1)],
      ['b', bytes(2)],
    ])
  })

  it('forgets a game whole, and no other one', async () => {
    const storage = await fresh()
    await storage.keep('a', 'about', bytes(1))
    await storage.keep('a', 'entry/000001', bytes(2))
    await storage.keep('ab', 'about', bytes(3))
    await storage.forget('a')
    expect([...(await storage.load('a'))]).toEqual([])
    expect(sorted(await storage.games('about'))).toEqual([['ab', bytes(3)]])
    await storage.forget('never')
  })

  it('has kept everything that it said it kept when it is opened again', async () => {
    const storage = await fresh()
    for (let i = 0; i < 20; i++) await storage.keep('a', `entry/${i}`, bytes(i))
    expect((await (await again(storage)).load('a')).size).toBe(20)
  })

  it('keeps what its holder keeps, and refuses whoever held it before', async () => {
    const storage = await fresh()
    await storage.keep('a', 'self', bytes(1))
    expect(sorted(await storage.take('a', 'one'))).toEqual([['self', bytes(1)]])
    await storage.keep('a', 'k', bytes(1), 'one')
    const other = await again(storage)
    expect(sorted(await other.take('a', 'two'))).toEqual([
      ['k', bytes(1)],
      ['self', bytes(1)],
    ])
    await expect(storage.keep('a', 'k', bytes(9), 'one')).rejects.toMatchObject({ by: 'another' })
    await expect(storage.load('a', 'one')).rejects.toMatchObject({ by: 'another' })
    await other.keep('a', 'k', bytes(2), 'two')
    expect((await storage.load('a')).get('k')).toEqual(bytes(2))
    expect((await other.load('a', 'two')).get('k')).toEqual(bytes(2))
  })

  it('keeps nothing of a game that was removed under its holder', async () => {
    const storage = await fresh()
    await storage.take('a', 'one')
    await storage.keep('a', 'self', bytes(1), 'one')
    await storage.forget('a')
    await expect(storage.keep('a', 'k', bytes(2), 'one')).rejects.toMatchObject({ by: 'nobody' })
    await expect(storage.load('a', 'one')).rejects.toMatchObject({ by: 'nobody' })
    expect((await storage.load('a')).size).toBe(0)
  })

  it('replaces a game whole, and no other one', async () => {
    const storage = await fresh()
    await storage.keep('a', 'old', bytes(1))
    await storage.keep('ab', 'old', bytes(1))
    await storage.replace('a', new Map([['self', bytes(2)]]), 'one')
    expect(sorted(await storage.load('a', 'one'))).toEqual([['self', bytes(2)]])
    expect((await storage.load('ab')).size).toBe(1)
  })
}
