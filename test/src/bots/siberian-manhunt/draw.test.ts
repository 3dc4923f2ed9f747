import { describe, expect, test } from 'vitest'
import type { Handle, Vault } from '../../../../protocol/rules/index.ts'
import { DrawJudge } from '../../../../src/bots/siberian-manhunt/draw.ts'
import { newFugitive, newGovernment } from '../../../../src/bots/siberian-manhunt/players.ts'
import { FUGITIVE, GOVERNMENT } from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { LocalGame, seeded, step } from '../../../../src/local/index.ts'

/** A game between these two, watched by somebody who judges a draw at each of the last so many choices. */
function late(seed: number, fugitive: 'random' | 'steady', government: 'random' | 'steady', last: number) {
  const random = seeded(seed)
  const requests = count(seed, fugitive, government)
  const { game, policies } = begin(fugitive, government)
  const judge = new DrawJudge()
  game.watchers.push(judge)
  for (let asked = 0; asked < requests - last; asked++) step(game, policies, random)
  return { game, judge }
}
function begin(fugitive: 'random' | 'steady', government: 'random' | 'steady') {
  const game = LocalGame.start(siberianManhunt, usualSetup)
  const players = [newFugitive(fugitive, 100), newGovernment(government, 100)] as const
  game.watchers.push(...players)
  return { game, policies: [players[0].decide, players[1].decide] }
}
function count(seed: number, fugitive: 'random' | 'steady', government: 'random' | 'steady'): number {
  const random = seeded(seed)
  const { game, policies } = begin(fugitive, government)
  let asked = 0
  for (; game.run.outcome === undefined; asked++) step(game, policies, random)
  return asked
}
const nothing: Vault = { get: () => undefined }

describe('a bot that is offered a draw', () => {
  test.each([3, 4])('takes it as the side that has all but lost, and not as the other one (seed %i)', seed => {
    // Somebody who strays about the taiga is found and killed by whoever knows how to look.
    const { game, judge } = late(seed, 'random', 'steady', 12)
    expect(judge.accepts(FUGITIVE, game.run, game.vault(FUGITIVE), seeded(1))).toBe(true)
    expect(judge.accepts(GOVERNMENT, game.run, nothing, seeded(1))).toBe(false)
  })

  test('the same question has the same answer, and asking changes nothing', () => {
    const { game, judge } = late(5, 'steady', 'steady', 60)
    const before = structuredClone(game.run.state)
    const chance = judge.chance(FUGITIVE, game.run, game.vault(FUGITIVE), seeded(2))
    expect(judge.chance(FUGITIVE, game.run, game.vault(FUGITIVE), seeded(2))).toBe(chance)
    expect(game.run.state).toEqual(before)
  })

  test('the Government answers from what is public: another route behind the same game changes nothing', () => {
    const { game, judge } = late(6, 'steady', 'steady', 60)
    const read: Handle[] = []
    const curious: Vault = {
      get: handle => {
        read.push(handle)
        return game.vault(FUGITIVE).get(handle)
      },
    }
    const chance = judge.chance(GOVERNMENT, game.run, curious, seeded(3))
    expect(read).toEqual([])
    expect(judge.chance(GOVERNMENT, game.run, nothing, seeded(3))).toBe(chance)
  })
})
