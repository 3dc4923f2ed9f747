/** Exactness as in exact.test.ts on many boards, of other shapes too. */
import { describe, expect, it } from 'vitest'
import { afterAnswer } from '../../../../src/worlds/siberian-manhunt/whereabouts.ts'
import { Worlds } from '../../../../src/worlds/worlds.ts'
import { smallBoard } from './boards.ts'
import { on } from './small.ts'

describe('on many small boards the worlds are the routes one by one', () => {
  it.each([
    [3, 5],
    [4, 4],
    [5, 4],
    [3, 8],
  ])('of %i rows and %i columns', async (rows, columns) => {
    for (let seed = 1; seed <= 15; seed++) {
      const { stories, knownFrom } = await on(smallBoard(seed, rows, columns))
      for (const story of stories(12, 1000 * seed, 10_000)) {
        let worlds = Worlds.start()
        for (const { request, answer, known } of story) {
          worlds = afterAnswer(worlds, request, answer)
          expect(knownFrom(worlds)).toBe(known)
        }
      }
    }
  })
})
