/**
 * The odds of a fight between an agent and the Fugitive (5.3, 8.4), with both at their best: the Fugitive strikes or runs,
 * whichever leaves them alive more often; the Government attacks again as long as it can pay.
 */
import { agentCards } from '../../games/siberian-manhunt/cards/characters.ts'
import { itemCard } from '../../games/siberian-manhunt/cards/items.ts'
import { character } from '../../games/siberian-manhunt/energy.ts'
import type { AgentKind, Game } from '../../games/siberian-manhunt/game.ts'
import { itemsAtHand } from '../../games/siberian-manhunt/inventory.ts'

const DIE = [1, 2, 3, 4, 5, 6] as const
const mean = (of: (die: number) => number): number => DIE.reduce<number>((sum, die) => sum + of(die), 0) / DIE.length
/** What an attack takes away on average, of so many HP at most. */
export const damage = (attack: number, defence: number, hp: number): number =>
  mean(die => Math.min(hp, Math.max(0, die + attack - defence)))
/** How likely an escape is. */
export const escapeChance = (agility: number, pursuit: number): number => mean(die => (die + agility > pursuit ? 1 : 0))

interface Fight {
  readonly agent: (typeof agentCards)[AgentKind]
  readonly defence: number
  readonly agility: number
  readonly weapon: number
}
/** A fight may go on without anybody being hurt; after so many exchanges it is as good as over. */
const EXCHANGES = 12

/** By the Fugitive's HP: how likely they die of so many attacks by one agent. */
function deaths({ agent, defence, agility, weapon }: Fight, attacks: number): readonly number[] {
  let after: readonly number[] = [1, 0, 0, 0, 0, 0, 0, 0, 0]
  const flees = escapeChance(agility, agent.pursuit)
  for (let attack = 0; attack < attacks; attack++) {
    const escaped = after
    let strikes: readonly (readonly number[])[] = Array.from({ length: agent.hp + 1 }, () => escaped)
    for (let exchange = 0; exchange < EXCHANGES; exchange++) {
      const before = strikes
      const at = (hp: number, foe: number): number => (hp <= 0 ? 1 : foe <= 0 ? 0 : (before[foe]?.[hp] ?? 0))
      const answers = (hp: number, foe: number): number =>
        Math.min(
          flees * (escaped[hp] ?? 0) + (1 - flees) * at(hp, foe),
          mean(die => at(hp, foe - Math.max(0, die + weapon - agent.defence))),
        )
      strikes = before.map((row, foe) =>
        row.map((_, hp) =>
          mean(die => {
            const left = hp - Math.max(0, die + agent.attack - defence)
            return left <= 0 ? 1 : foe === 0 ? 0 : answers(left, foe)
          }),
        ),
      )
    }
    after = strikes[agent.hp] ?? []
  }
  return after
}

const known = new Map<string, readonly number[]>()
/** How likely the Fugitive, as they are now, dies of so many attacks by one agent of that kind. */
export function deathChance(game: Game, kind: AgentKind, attacks: number): number {
  if (attacks <= 0) return 0
  const { defence, escape: agility } = character(game)
  const weapon = bestWeapon(game)
  const many = Math.min(5, attacks)
  const key = `${kind} ${defence} ${agility} ${weapon} ${many}`
  const table = known.get(key) ?? deaths({ agent: agentCards[kind], defence, agility, weapon }, many)
  known.set(key, table)
  return table[Math.max(0, game.fugitive.hp)] ?? 0
}
/** What the best loaded weapon at hand adds to a strike; of any sort, or of those that reach so far. */
export function bestWeapon(game: Game, reach?: 'ranged'): number {
  let most = 0
  for (const { card, uses } of itemsAtHand(game)) {
    const { attack = 0, uses: full, reach: reaches } = itemCard(card)
    if (attack > most && (full === undefined || uses > 0) && (reach ?? reaches) === reaches) most = attack
  }
  return most
}
