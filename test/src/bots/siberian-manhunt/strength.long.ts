/** How strong the bots are, over hundreds of games: figures with their intervals, and what they must not fall below. */
import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { type BotName, STEPS } from '../../../../src/bots/siberian-manhunt/players.ts'
import { share as words } from '../../../../src/cli/simulate/print.ts'
import { playAll } from '../../../../src/cli/simulate/processes.ts'
import { reportOn } from '../../../../src/cli/simulate/report.ts'
import { difference, type Share } from '../../../../src/cli/simulate/statistics.ts'
import type { Side } from '../../../../src/games/siberian-manhunt/game.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'

const GAMES = 200

/** How often that side wins. */
async function wins(side: Side, fugitive: BotName, government: BotName): Promise<Share> {
  const job = { players: { fugitive, government }, setup: usualSetup, seed: 2, steps: STEPS }
  const { notes } = await playAll(GAMES, job, availableParallelism())
  const report = reportOn(notes)
  const share = side === 'Fugitive' ? report.fugitiveWins : report.governmentWins
  console.log(`Fugitive ${fugitive}, Government ${government}: the ${side} won ${words(share)}`)
  return share
}

describe('steady', () => {
  it.each(['Fugitive', 'Government'] as const)('beats random in nine games of ten, as the %s', async side => {
    const [fugitive, government] =
      side === 'Fugitive' ? (['steady', 'random'] as const) : (['random', 'steady'] as const)
    expect((await wins(side, fugitive, government)).share).toBeGreaterThanOrEqual(0.9)
  })
})

describe('sharp', () => {
  it.each(['Fugitive', 'Government'] as const)(
    'beats steady in 65 games of a hundred, and wins more of them than steady does, as the %s',
    async side => {
      const [fugitive, government] =
        side === 'Fugitive' ? (['sharp', 'steady'] as const) : (['steady', 'sharp'] as const)
      const won = await wins(side, fugitive, government)
      expect(won.share).toBeGreaterThanOrEqual(0.65)
      const gained = difference(won, await wins(side, 'steady', 'steady'))
      console.log(
        `that is ${(100 * gained.by).toFixed(1)} points more (95 %: ${(100 * gained.low).toFixed(1)} to ${(100 * gained.high).toFixed(1)})`,
      )
      expect(gained.low).toBeGreaterThan(0)
    },
  )
})
