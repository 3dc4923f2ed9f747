/** Bots by rules of thumb. How strong they are over hundreds of games is in strength.long.ts. */
import { describe, expect, it } from 'vitest'
import { reasonCodes } from '../../../../src/bots/siberian-manhunt/advice.ts'
import { journeys, playOf } from '../../../../src/bots/siberian-manhunt/journeys.ts'
import { steadyFugitive } from '../../../../src/bots/siberian-manhunt/steady/fugitive.ts'
import { SteadyGovernment } from '../../../../src/bots/siberian-manhunt/steady/government.ts'
import { current } from '../../../../src/bots/siberian-manhunt/steady/travel.ts'
import { Suspects } from '../../../../src/bots/siberian-manhunt/suspects.ts'
import { type FugitiveView, moves } from '../../../../src/bots/siberian-manhunt/view.ts'
import { playGame } from '../../../../src/cli/simulate/games.ts'
import { FUGITIVE, GOVERNMENT } from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { LocalGame, seeded } from '../../../../src/local/index.ts'
import { currentNode, positions } from '../../games/siberian-manhunt/positions.ts'

const wins = (games: number, fugitive: 'steady' | 'random', government: 'steady' | 'random', winner: string): number =>
  Array.from({ length: games }, (_, number) =>
    playGame(number, { players: { fugitive, government }, setup: usualSetup, seed: 4, steps: 1 }),
  ).filter(({ outcome }) => outcome.startsWith(winner)).length

describe('steady', () => {
  it('wins nearly always against a random player, from either side', () => {
    expect(wins(15, 'steady', 'random', 'Fugitive')).toBeGreaterThanOrEqual(13)
    expect(wins(15, 'random', 'steady', 'Government')).toBeGreaterThanOrEqual(13)
  })

  it('knows for every decision why, and says it in numbers that are numbers', () => {
    const seen = new Set<string>()
    for (let number = 0; number < 6; number++) {
      const game = LocalGame.start(siberianManhunt, usualSetup)
      const government = new SteadyGovernment()
      game.watchers.push(government)
      const [dice, mind] = [seeded(8, number), seeded(9, number)]
      for (;;) {
        const { request } = game.run
        if (request === undefined) break
        if (request.type === 'roll') {
          game.rolled(request.sides.map(dice))
          continue
        }
        const view = { ...request, run: game.run, plays: game.plays(), vault: game.vault(request.role), random: mind }
        const [answer] = request.query ? view.plays : []
        if (answer !== undefined) {
          game.choose(answer)
          continue
        }
        const { play, reason } = request.role === GOVERNMENT ? government.advise(view) : steadyFugitive(view)
        expect(reasonCodes).toContain(reason.code)
        for (const value of Object.values(reason.numbers)) expect(value).toBeTypeOf('number')
        seen.add(reason.code)
        game.choose(play)
      }
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

describe('the list of suspects', () => {
  it('always holds the place where the Fugitive is, and is often short', () => {
    let suspects = new Suspects()
    let [short, all] = [0, 0]
    for (const position of positions(30, 6)) {
      if (position.run.state.fugitive.route.length === 0) suspects = new Suspects()
      if (position.watchers.length === 0) position.watchers.push(suspects)
      const node = currentNode(position)
      if (node === undefined) continue
      if (![...suspects.places].some(one => one === node)) throw new Error(`${node} is missing`)
      all += 1
      if (suspects.places.size <= 12) short += 1
    }
    expect(all).toBeGreaterThan(3000)
    expect(short / all).toBeGreaterThan(0.3)
  })
})

describe('journeys', () => {
  it('begin with steps that the rules offer at that price, and no offered step is missing', () => {
    let checked = 0
    for (const position of positions(20, 7)) {
      const { request, state } = position.run
      if (request?.type !== 'choose' || request.role !== FUGITIVE || request.query) continue
      if (!request.options.some(one => one.type === 'end turn')) continue
      const view: FugitiveView = {
        ...request,
        run: position.run,
        plays: position.plays(),
        vault: position.vault(FUGITIVE),
        random: seeded(1),
      }
      const found = journeys(state, current(view), state.fugitive.energy)
      const offered = moves(view, 'move', 'hitch-hike', 'bush-whack').filter(
        ({ option }) => option.cost <= state.fugitive.energy && (option.type === 'hitch-hike' || !option.sneak),
      )
      for (const { to, cost, steps } of found) {
        const [first] = steps
        if (first === undefined) throw new Error('a journey without a step')
        expect(playOf(view, first, false)?.option).toMatchObject({ cost: first.cost })
        expect(steps.at(-1)?.to).toBe(to)
        expect(steps.reduce((sum, step) => sum + step.cost, 0)).toBe(cost)
        checked += 1
      }
      for (const { play, option } of offered) {
        const journey = found.find(one => one.to === play.hidden[0])
        expect(journey?.cost).toBeLessThanOrEqual(option.cost)
      }
    }
    expect(checked).toBeGreaterThan(2000)
  })
})
