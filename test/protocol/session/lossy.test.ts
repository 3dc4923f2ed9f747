import { describe, expect, it } from 'vitest'
import { mini } from '../mini.ts'
import { JOINT_ROLL } from '../seated.ts'
import { ends, finish, finishMini, miniDuo, steady } from './driven.ts'
import { befall, weathers } from './lossy.ts'

const control = (() => {
  const duo = miniDuo()
  finishMini(duo)
  return ends(duo, mini)
})()

describe('over a line that is not reliable the game is the same (docs/protocol.md, 8.6)', () => {
  for (const [name, weather] of Object.entries(weathers))
    for (const cuts of [false, true])
      it(`${name}${cuts ? ', and is cut now and then' : ''}`, () => {
        for (const seed of cuts ? [1] : [1, 2]) {
          const duo = miniDuo()
          const beside = befall(duo, weather, cuts, seed)
          finish(duo, { rounds: 2 }, JOINT_ROLL, steady(1), beside)
          expect(ends(duo, mini)).toEqual(control)
          // A closing may still be on its way.
          duo.tamper = (_, message) => [message]
          duo.disconnect()
          duo.connect()
          expect(duo.record(0)).toEqual(duo.record(1))
        }
      })
})
