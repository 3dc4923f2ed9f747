import { describe, expect, it } from 'vitest'
import { seatingOf, seatings } from '../../../protocol/transcript/terms.ts'

describe('the roll for the roles (docs/protocol.md, 7.4)', () => {
  it.each([1, 2, 3, 4, 5])('has one value for each way to seat %d roles', seats => {
    const all = Array.from({ length: seatings(seats) }, (_, index) => seatingOf(index, seats).join())
    expect(new Set(all).size).toBe(seatings(seats))
    expect([...all].sort()).toEqual(all)
    for (const one of all) expect(one.split(',').map(Number).sort()).toEqual([...Array(seats).keys()])
  })
  it('gives two seats their own roles on 0 and changes them on 1', () => {
    expect([seatingOf(0, 2), seatingOf(1, 2)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})
