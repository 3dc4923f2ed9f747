import { it } from 'vitest'
import { pick, seeded } from '../../../src/local/index.ts'
import { points, survives } from './crashes.ts'

const all = points()
it.each(all)('$when $at: $what', point => {
  survives(false, point)
  survives(true, point)
})

it('many deaths in one game, two hundred times', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = seeded(seed)
    survives(seed % 2 === 0, ...Array.from({ length: 8 }, () => pick(all, random)))
  }
})
