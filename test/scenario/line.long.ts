import { it } from 'vitest'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import { seeded } from '../../src/local/index.ts'
import { damages } from '../protocol/audit/damaged.ts'
import { there } from '../protocol/seated.ts'
import { manhunt, tell } from './staged.ts'

it('every byte of a record of the real game, changed, with the checksum as it was and made to fit', () => {
  const duo = manhunt(1)
  tell(duo)
  const file = there(duo.record(0))
  const random = seeded(4)
  for (let at = 0; at < file.length; at++) damages(file, at, random(256), siberianManhunt)
})
