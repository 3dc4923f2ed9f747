/** Bots that think: what they may know, that they repeat themselves, and that they are no worse than they should be. */
import { describe, expect, it } from 'vitest'
import { type Answer, playsOf, startRun, toRole } from '../../../../protocol/rules/index.ts'
import { costliest, newCounsel, review } from '../../../../src/bots/siberian-manhunt/counsel.ts'
import { deathChance } from '../../../../src/bots/siberian-manhunt/odds.ts'
import {
  type FugitivePlayer,
  type GovernmentPlayer,
  newFugitive,
  newGovernment,
} from '../../../../src/bots/siberian-manhunt/players.ts'
import { Belief, shareAt } from '../../../../src/bots/siberian-manhunt/sharp/belief.ts'
import type { FugitiveBot, GovernmentBot } from '../../../../src/bots/siberian-manhunt/view.ts'
import { FUGITIVE, GOVERNMENT } from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { start, usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { LocalGame, pick, randomPolicy, seeded } from '../../../../src/local/index.ts'
import { currentNode, type Position } from '../../games/siberian-manhunt/positions.ts'

const STEPS = 40

/** A game between these two, with everything that was answered in it; `each` sees the position before every answer. */
function played(
  fugitive: FugitivePlayer,
  government: GovernmentPlayer,
  seed: number,
  each: (game: Position) => void = () => undefined,
) {
  const game: Position = LocalGame.start(siberianManhunt, usualSetup)
  const [f, g] = [newFugitive(fugitive, STEPS), newGovernment(government, STEPS)]
  const answers: Answer[] = []
  game.watchers.push(f, g, { watch: (_, answer) => answers.push(answer) })
  const [dice, mind] = [seeded(seed, 0), seeded(seed, 1)]
  for (;;) {
    const { request } = game.run
    if (request === undefined) return { game, answers }
    each(game)
    if (request.type === 'roll') {
      game.rolled(request.sides.map(dice))
      continue
    }
    const plays = game.plays()
    const view = { ...request, run: game.run, plays, vault: game.vault(request.role), random: mind }
    const [answer] = request.query ? plays : []
    game.choose(answer ?? (request.role === FUGITIVE ? f.decide(view) : g.decide(view)))
  }
}

describe('a Government that plays by itself', () => {
  it('cannot even ask for a vault', () => {
    // @ts-expect-error: what it sees of a decision has no vault
    const peeping: GovernmentBot['decide'] = view => view.plays[view.vault.get(0) ?? 0]
    expect(peeping).toBeTypeOf('function')
  })

  it.each(['steady', 'sharp'] as const)('decides the same whatever the Fugitive hides: %s', name => {
    const compared = { decisions: 0, apart: 0 }
    for (let number = 0; number < 16; number++) compareTwins(name, seeded(17, number), compared)
    expect(compared.decisions).toBeGreaterThan(80)
    expect(compared.apart).toBeGreaterThan(40)
  })
})

/** Two games with the same public answers and different routes, as long as the answers can be the same. */
function compareTwins(
  name: GovernmentPlayer,
  random: ReturnType<typeof seeded>,
  compared: { decisions: number; apart: number },
) {
  const games: readonly [Position, Position] = [
    LocalGame.start(siberianManhunt, usualSetup),
    LocalGame.start(siberianManhunt, usualSetup),
  ]
  const bots = games.map(game => {
    const bot = newGovernment(name, STEPS)
    game.watchers.push(bot)
    return bot
  })
  const [one, two] = games
  for (;;) {
    const { request } = one.run
    if (request === undefined) return
    if (request.type === 'roll') {
      const values = request.sides.map(random)
      for (const game of games) game.rolled(values)
      continue
    }
    const apart = currentNode(one) !== currentNode(two)
    if (request.role === GOVERNMENT && !request.query) {
      const [first, second] = games.map(({ run }, i) =>
        bots[i]?.decide({ ...request, run, plays: one.plays(), random: seeded(1) }),
      )
      expect(second).toEqual(first)
      compared.decisions += 1
      if (apart) compared.apart += 1
      if (first === undefined) throw new Error('no decision')
      for (const game of games) game.choose(first)
      continue
    }
    const common = new Set(two.plays().map(play => play.option))
    const plays = one
      .plays()
      .filter(({ option }) => common.has(option) && !(apart && request.options[option]?.opens !== undefined))
    if (plays.length === 0) return
    const play = randomPolicy({ ...request, run: one.run, plays, random })
    const others = two.plays().filter(({ option }) => option === play.option)
    const different = others.filter(({ hidden }) => hidden.join() !== play.hidden.join())
    one.choose(play)
    two.choose(pick(different.length > 0 ? different : others, random))
  }
}

describe('a Fugitive that plays by itself', () => {
  it('has nothing to peep at: the Government hides no number', () => {
    const { game } = played('steady', 'sharp', 3)
    const { route } = game.run.state.fugitive
    expect(route.length).toBeGreaterThan(3)
    for (const handle of route) expect(game.vault(GOVERNMENT).get(handle)).toBeUndefined()
  })

  it.each(['steady', 'sharp'] as const)(
    'decides by the answers so far and its own route: %s is asked again without the dice and decisions to come',
    name => {
      const seen: { readonly answered: number; readonly hidden: readonly number[]; readonly option: number }[] = []
      const { game, answers } = played(name, 'steady', 5)
      const vault = game.vault(FUGITIVE)
      // a new run and a new bot, which are shown one answer after the other and know of no later one
      const run = startRun(siberianManhunt, usualSetup)
      const bot: FugitiveBot = newFugitive(name, STEPS)
      const random = seeded(5, 1)
      for (const [answered, answer] of answers.entries()) {
        const { request, state } = run
        if (request?.type === 'choose' && request.role === FUGITIVE && !request.query && answer.type === 'choice') {
          const past = new Set(state.fugitive.route)
          const own = {
            get: (handle: (typeof state.fugitive.route)[number]) => (past.has(handle) ? vault.get(handle) : undefined),
          }
          const plays = playsOf(request.options, own)
          seen.push({ answered, ...bot.decide({ ...request, run, plays, vault: own, random }) })
          expect(seen.at(-1)).toMatchObject({
            option: answer.option,
            hidden: answer.handles.map(handle => vault.get(handle)),
          })
        }
        bot.watch(run, answer)
        run.answer(answer)
      }
      expect(seen.length).toBeGreaterThan(30)
    },
  )
})

describe('a belief', () => {
  it('always takes the truth for possible, and often for likely', () => {
    let [asked, likely] = [0, 0]
    for (let seed = 0; seed < 4; seed++) {
      const belief = new Belief(20_000)
      played('steady', 'steady', seed, game => {
        if (game.watchers.length < 4) game.watchers.push(belief)
        const node = currentNode(game)
        if (node === undefined) return
        const share = shareAt(belief.here, node)
        if (!(share > 0)) throw new Error(`${node} is taken for impossible`)
        asked += 1
        if (share > 0.3) likely += 1
      })
    }
    expect(asked).toBeGreaterThan(500)
    expect(likely / asked).toBeGreaterThan(0.4)
  })
})

describe('the odds of a fight', () => {
  const odds = (hp: number, weapon: 'none' | 'Hunting rifle', attacks: number) => {
    const game = start(usualSetup)
    game.fugitive.hp = hp
    if (weapon !== 'none') game.fugitive.inventory.items.push({ card: weapon, uses: 4 })
    return deathChance(game, 'KGB', attacks)
  }
  it('are those of the dice, where one strike decides', () => {
    // with 1 HP a die from 4 on kills; then the rifle leaves the officer alive by a 1 only, and it is the next strike
    const [kills, fails] = [3 / 6, 1 / 6]
    expect(odds(1, 'Hunting rifle', 1)).toBeCloseTo(kills / (1 - (1 - kills) * fails), 1)
    expect(odds(1, 'none', 1)).toBeGreaterThan(kills)
  })
  it('grow with attacks, and shrink with health and arms', () => {
    expect(odds(6, 'none', 0)).toBe(0)
    for (const attacks of [1, 2, 3]) {
      expect(odds(6, 'none', attacks)).toBeGreaterThan(odds(6, 'none', attacks - 1))
      expect(odds(4, 'none', attacks)).toBeGreaterThan(odds(6, 'none', attacks))
      expect(odds(4, 'Hunting rifle', attacks)).toBeLessThan(odds(4, 'none', attacks))
    }
  })
})

describe('hints and reviews', () => {
  it('give the same advice to the same question, and it is what the bot itself would do', () => {
    let asked = 0
    const counsel = newCounsel(GOVERNMENT, STEPS)
    const other = newGovernment('sharp', STEPS)
    played('steady', 'random', 2, game => {
      if (game.watchers.length < 4) game.watchers.push(counsel, other)
      const { request } = game.run
      if (request?.type !== 'choose' || request.role !== GOVERNMENT || request.query) return
      const view = { ...request, run: game.run, plays: game.plays(), vault: game.vault(GOVERNMENT), random: seeded(1) }
      const advice = counsel.advise(view)
      expect(counsel.advise(view)).toEqual(advice)
      expect(other.decide(view)).toEqual(advice.play)
      asked += 1
    })
    expect(asked).toBeGreaterThan(20)
  })

  it.each([FUGITIVE, GOVERNMENT])(
    'role %i: who plays as the review would have has lost nothing; a random player has',
    role => {
      const losses = (player: 'sharp' | 'random', seeds: readonly number[]) =>
        seeds.flatMap(seed => {
          const [f, g] = role === FUGITIVE ? ([player, 'steady'] as const) : (['steady', player] as const)
          const { game, answers } = played(f, g, seed)
          const decisions = [...review(usualSetup, answers, role, game.vault(role), STEPS)]
          for (const { value, bestValue, loss } of decisions) {
            expect(loss).toBeGreaterThanOrEqual(0)
            expect(loss).toBeCloseTo(bestValue - value, 12)
          }
          return decisions
        })
      const [good, bad] = [losses('sharp', [6]), losses('random', [1, 2, 3, 4])]
      expect(Math.min(good.length, bad.length)).toBeGreaterThan(4)
      const mean = (list: typeof good) => list.reduce((sum, one) => sum + one.loss, 0) / list.length
      expect(mean(good)).toBeLessThan(mean(bad) / 3)
      const worst = costliest(bad)
      expect(worst).toHaveLength(3)
      expect(worst[0]?.loss).toBe(Math.max(...bad.map(one => one.loss)))
      expect(worst.map(one => one.loss)).toEqual([...worst.map(one => one.loss)].sort((a, b) => b - a))
    },
  )
  it('counts answers from the first one, so that a decision can be shown in its place', () => {
    const { game, answers } = played('random', 'steady', 6)
    for (const { answer, play } of review(usualSetup, answers, toRole(0), game.vault(FUGITIVE), STEPS)) {
      expect(answers[answer]).toMatchObject({ type: 'choice', option: play.option })
    }
  })
})
