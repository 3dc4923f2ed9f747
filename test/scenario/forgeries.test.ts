import { describe, expect, it } from 'vitest'
import { pick, seeded } from '../../src/local/index.ts'
import { forgeries } from './cheats/index.ts'
import { goesOn, honestly, isFound } from './forged.ts'

describe.each(forgeries)('the $by $does', forgery => {
  it('control: what an honest peer says there is taken', () => honestly(forgery))
  it(`${forgery.found}: ${forgery.code}`, () => void isFound(forgery))
})

it.each([1, 2, 3, 4, 5, 6])('the game goes on after it: sample %d', seed => goesOn(pick(forgeries, seeded(seed))))

describe('the set of forgeries', () => {
  it('has a name for each, and changes every kind of message', () => {
    expect(new Set(forgeries.map(({ does }) => does)).size).toBe(forgeries.length)
    const kinds = new Set(forgeries.map(({ message }) => message))
    const handshake = ['s1', 's2', 's3']
    const agreement = ['g1', 'g2', 'g3', 'g4']
    const game = ['entry', 'statement', 'accuse', 'rematch', 'next', 'meet', 'have', 'refuse']
    expect([...kinds].sort()).toEqual([...handshake, ...agreement, ...game].sort())
  })
})
