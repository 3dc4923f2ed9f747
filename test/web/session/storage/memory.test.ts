import { describe, expect, it } from 'vitest'
import { MemoryStorage } from '../../../../web/session/storage/memory.ts'
import { storageSuite } from './suite.ts'

describe('games in memory', () => {
  storageSuite(
    { it, expect },
    async () => new MemoryStorage(),
    async storage => storage,
  )

  it('fails when told to, and keeps nothing then', async () => {
    const storage = new MemoryStorage()
    storage.fails = (_, key) => key === 'b'
    await storage.keep('g', 'a', Uint8Array.of(1))
    await expect(storage.keep('g', 'b', Uint8Array.of(2))).rejects.toThrow('fails')
    expect([...(await storage.load('g')).keys()]).toEqual(['a'])
    expect(storage.written).toEqual(['a'])
  })
})
