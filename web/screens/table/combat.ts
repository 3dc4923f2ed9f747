/** A fight in numbers: who is there, what is left of them, what a die must show. */
import { agentCards, type FugitiveName, fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { encounterCards, wildernessCards } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { AgentKind, Foe, Game } from '../../../src/games/siberian-manhunt/game.ts'
import { words } from '../../text/index.ts'

interface Strength {
  readonly hp: number
  readonly attack?: number
  readonly defence: number
  readonly pursuit?: number
}
const foes = { ...agentCards, ...encounterCards, ...wildernessCards }
function strengthOf(foe: Foe | AgentKind): Strength {
  return foes[foe]
}

/** The fight that goes on, for the Fugitive; `undefined` if there is none. */
export function combatText({ combat, fugitive }: Pick<Game, 'combat' | 'fugitive'>): string | undefined {
  if (combat === null) return undefined
  return strengthText(combat.foe, combat.hp, fugitive.name)
}
function strengthText(foe: Foe | AgentKind, left: number, name: FugitiveName): string {
  const { hp, attack, defence, pursuit } = strengthOf(foe)
  const least = pursuit === undefined ? undefined : Math.max(1, pursuit - fugitiveCards[name].escape + 1)
  return words.combat(words.foeName(foe), left, hp, attack, defence, least)
}
