/** Dice (11): rolled by both sides together, so that nobody can bend them. */
import { canPay, pay } from './energy.ts'
import { decide } from './free.ts'
import { type Game, type Rule, roll, tell } from './game.ts'
import { values } from './values.ts'

export type DieFor = 'strike' | 'escape' | 'detection' | 'prompt' | 'strip' | 'catch'

/** 1 to 6. */
export function* die(why: DieFor): Rule<number> {
  return 1 + (yield* roll(6, why))
}

/** 10.3: a die of the Fugitive's own: with maximum effort it is rolled again as often as they pay for it. */
export function* ownDie(game: Game, why: DieFor): Rule<number> {
  const cost = values.costs.reRoll
  for (;;) {
    const rolled = yield* die(why)
    if (!game.setup.maximumEffort || !canPay(game, cost)) return rolled
    const { type } = yield* decide(game, () => [
      { type: 'keep', die: rolled },
      ...(canPay(game, cost) ? [{ type: 're-roll', die: rolled, cost } as const] : []),
    ])
    if (type === 'keep') return rolled
    yield* pay(game, cost)
    yield* tell({ type: 're-rolled', energy: game.fugitive.energy })
  }
}
