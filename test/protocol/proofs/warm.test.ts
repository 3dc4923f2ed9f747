import { describe, expect, it } from 'vitest'
import { RowSet } from '../../../protocol/proofs/rows.ts'
import { warmUp } from '../../../protocol/proofs/warm.ts'
import { openSteps } from '../../../src/games/siberian-manhunt/tables.ts'
import { there } from '../seated.ts'

describe('warming up', () => {
  it('makes the tables of G, H and of as many bits as the largest set of the game has, one at a time', () => {
    const largest = there(openSteps([]).of('bush-whack', 'wilderness', 'wilderness'))
    const { bits } = new RowSet(largest.rows, largest.width)
    expect(bits).toBe(12)
    expect([...warmUp()].length).toBe(2 + bits)
  })
})
