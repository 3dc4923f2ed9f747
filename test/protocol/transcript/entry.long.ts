import { expect, it } from 'vitest'
import { refusesFlips, round, signedFlips } from './flipped.ts'

it('every bit of four entries, changed on the wire', () => {
  const { table, wires } = round()
  for (const wire of wires) {
    refusesFlips(table, wire, () => true)
    table.take(wire)
  }
})

it('every bit of four bodies, changed and signed by their own seat', () => {
  const { table, wires } = round()
  for (const wire of wires) {
    expect(signedFlips(table, wire, () => true)).toContain('rejected')
    table.take(wire)
  }
})
