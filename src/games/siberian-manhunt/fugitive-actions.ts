/** What the Fugitive may do beside moving and resting (6.9 to 6.17). */
import { equals } from '../../../protocol/rules/index.ts'
import { agentAt, indexed } from './agents.ts'
import { addTokens } from './bag.ts'
import { combat } from './combat.ts'
import { crafts } from './crafting.ts'
import type { AttackAgentOption, CardAction, Game, GoodDeedOption, Rule } from './game.ts'
import { found, here } from './hidden.ts'
import { railways, rides } from './riding.ts'
import { searches } from './searching.ts'
import { uses } from './using.ts'
import { values } from './values.ts'

const { costs } = values

export const otherActions = (game: Game): readonly (GoodDeedOption | AttackAgentOption)[] => [
  ...(game.fugitive.inTown ? [{ type: 'good deed', cost: costs.goodDeed } as const] : []),
  ...agentAttacks(game),
]

/** 6.11 to 6.17: everything that is done with cards. */
export const cardActions = (game: Game): readonly CardAction[] => [
  ...searches(game),
  ...uses(game),
  ...crafts(game),
  ...rides(game),
  ...railways(game),
]

/** 6.9: in a town, for one Silent citizen more in the bag. */
export const goodDeed = (game: Game): Rule<void> => addTokens(game, 'silent', 1)

/** 6.10: one option for each location and kind of agent; only who is there can choose it. */
function agentAttacks(game: Game): readonly AttackAgentOption[] {
  const all = indexed(game)
  const first = all.filter(([i, one]) => all.find(([, two]) => two.at === one.at && two.kind === one.kind)?.[0] === i)
  return first.map(([agent, { kind, at }]) => ({
    type: 'attack agent',
    agent,
    kind,
    node: at,
    cost: costs.attackAgent,
    claim: equals(here(game), at),
  }))
}

/** 6.10: it gives the location away. */
export function* attackAgent(game: Game, { agent, node }: AttackAgentOption): Rule<void> {
  yield* found(game, node, 'own attack')
  yield* combat(game, agentAt(game, agent), 'Fugitive')
}
