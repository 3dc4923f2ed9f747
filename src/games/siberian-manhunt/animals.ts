/** Animals: their strips, and the hunt for prey (5.2.4, 6.11.3). */
import { type PredatorName, type PreyName, wildernessCards } from './cards/items.ts'
import type { Strip } from './cards/shapes.ts'
import { strike, strikes } from './combat.ts'
import { ownDie } from './dice.ts'
import { decide } from './free.ts'
import { type Behaviour, type Game, type Rule, tell } from './game.ts'
import { receive, receiveFood } from './inventory.ts'

/** 5.2.4: a die on the strip. */
export function* animalBehaves(game: Game, card: PredatorName | PreyName, strip: Strip): Rule<Behaviour> {
  const rolled = yield* ownDie(game, 'strip')
  const behaviour = rolled <= strip.flees ? 'flees' : rolled <= strip.distant ? 'distant' : 'close'
  yield* tell({ type: 'strip', card, die: rolled, behaviour })
  return behaviour
}

/** 6.11.3: one of the animals that were found, or none; one attack, at a distance with a ranged weapon only. */
export function* hunt(game: Game, found: readonly PreyName[]): Rule<void> {
  if (found.length === 0) return
  const chosen = yield* decide(game, () => [
    ...[...new Set(found)].map(card => ({ type: 'hunt', card }) as const),
    { type: 'hold' },
  ])
  if (chosen.type === 'hold') return
  const { card } = chosen
  const prey = wildernessCards[card]
  const behaviour = yield* animalBehaves(game, card, prey.strip)
  if (behaviour === 'flees' || strikes(game, behaviour).length === 0) return
  const attack = yield* decide(game, () => [...strikes(game, behaviour), { type: 'hold' }])
  if (attack.type === 'hold') return
  const foe = { name: card, defence: prey.defence, agent: false }
  const left = yield* strike(game, foe, prey.hp, attack.weapon, { made: false })
  game.combat = null
  if (left > 0) return yield* tell({ type: 'got away', card })
  yield* tell({ type: 'killed', card })
  yield* receiveFood(game, 'raw meat', prey.meat)
  if ('hide' in prey) yield* receive(game, 'Hide')
}
