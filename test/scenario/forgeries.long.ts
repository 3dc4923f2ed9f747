import { it } from 'vitest'
import { forgeries } from './cheats/index.ts'
import { goesOn } from './forged.ts'

it.each(forgeries)('after the $by $does, the game goes on', forgery => goesOn(forgery))
