import { it } from 'vitest'
import { outlasts, weathers } from './lossy.ts'

const seeds = Array.from({ length: 40 }, (_, seed) => seed + 100)
for (const [name, weather] of Object.entries(weathers))
  for (const cuts of [false, true])
    it.each(seeds)(`${name}${cuts ? ', and is cut now and then' : ''}, seed %d`, seed => outlasts(weather, cuts, seed))
