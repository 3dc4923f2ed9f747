import { describe, expect, it } from 'vitest'
import { pick, seeded } from '../../../src/local/index.ts'
import { points, survives } from './crashes.ts'

describe('crash points (docs/protocol.md, 8.1): a sample', () => {
  const all = points()
  it('there are many, of every kind', () => {
    const kinds = all.map(point => point.what)
    expect(all.length).toBeGreaterThan(100)
    for (const seat of [0, 1])
      for (const kept of [
        'epoch',
        'owner',
        'g1',
        'g2',
        'g3',
        'g4/0',
        'g4/1',
        'entry/000001',
        'sealed',
        'statement/seed/0',
      ])
        expect(kinds).toContain(`seat ${seat}, keep ${kept}`)
  })
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('one side dies once, sample %d', seed =>
    survives(seed % 2 === 0, pick(all, seeded(seed))),
  )
  it.each([1, 2, 3, 4])('both die again and again, sample %d', seed => {
    const random = seeded(seed)
    survives(seed % 2 === 0, ...Array.from({ length: 6 }, () => pick(all, random)))
  })
})
