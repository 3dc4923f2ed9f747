/** What the Government will believe after a journey: each step is announced by its sort and by the terrain that it enters. */
import { isNode, type Terrain, terrain } from '../../../games/siberian-manhunt/board.ts'
import type { Game } from '../../../games/siberian-manhunt/game.ts'
import { blocked } from '../../../games/siberian-manhunt/movement.ts'
import { openSteps } from '../../../games/siberian-manhunt/tables.ts'
import type { Step } from '../journeys.ts'
import { likelihood, type Spread, shareAt, spreadOf } from './belief.ts'

export class Rumours {
  private readonly known = new Map<string, Spread>()

  constructor(
    private readonly game: Game,
    private readonly here: Spread,
  ) {}

  /** The belief after these steps, of whoever does not know where they really lead. */
  after(steps: readonly Step[]): Spread {
    let spread = this.here
    let from: Terrain = this.game.fugitive.inTown ? 'town' : 'wilderness'
    let key = ''
    for (const { how, to } of steps) {
      const into = terrain(to)
      key = `${key} ${how} ${into}`
      const next = this.known.get(key) ?? this.step(spread, how, from, into)
      this.known.set(key, next)
      spread = next
      from = into
    }
    return spread
  }
  private step(spread: Spread, how: Step['how'], from: Terrain, into: Terrain): Spread {
    const table = openSteps(blocked(this.game)).of(how, from, into)
    const weights = new Map<number, number>()
    for (const node of spread.nodes) {
      for (const [, to = 0] of table?.matching([node, undefined]) ?? []) {
        if (!isNode(to)) continue
        weights.set(to, (weights.get(to) ?? 0) + shareAt(spread, node) * likelihood(this.game, node, to))
      }
    }
    return spreadOf(weights)
  }
}
