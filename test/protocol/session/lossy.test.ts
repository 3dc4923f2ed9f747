import { describe, it } from 'vitest'
import { there } from '../seated.ts'
import { outlasts, past, weathers } from './lossy.ts'

describe('over a line that is not reliable the game is the same (docs/protocol.md, 8.6)', () => {
  for (const [name, weather] of Object.entries(weathers))
    for (const cuts of [false, true])
      it(`${name}${cuts ? ', and is cut now and then' : ''}`, () => {
        for (const seed of cuts ? [1] : [1, 2]) outlasts(weather, cuts, seed)
      })
  it.each(past)('$name, cut: $cuts, seed $seed', ({ name, cuts, seed }) => outlasts(there(weathers[name]), cuts, seed))
})
