/** Combat between the Fugitive and an agent: strike by strike until one is defeated or the Fugitive escapes (5.3). */
import { defeated } from './agents.ts'
import { agentCards, fugitiveCard } from './cards/characters.ts'
import { type Agent, choose, end, FUGITIVE, type Game, GOVERNMENT, type Rule, roll, type Side, tell } from './game.ts'

/** What the Fugitive's weapon adds to the die: nothing while unarmed. */
const weapon = (_game: Game): number => 0

const die = function* (why: string): Rule<number> {
  return 1 + (yield* roll(6, why))
}
/** The part of an attack that the defence does not stop. */
const damageOf = (attack: number, defence: number): number => Math.max(0, attack - defence)

/**
 * The attacker strikes first, then they alternate. An agent is unhurt at the start of each combat. Who escapes stays
 * where they are. Each way out is here: back to the caller, or the end of the game.
 */
export function* combat(game: Game, agent: Agent, attacker: Side): Rule<void> {
  yield* tell({ type: 'combat', by: attacker, kind: agent.kind, node: agent.at })
  let hp: number = agentCards[agent.kind].hp
  for (let striker = attacker; ; striker = striker === 'Fugitive' ? 'Government' : 'Fugitive') {
    if (striker === 'Government') yield* agentStrikes(game, agent)
    else {
      const { type } = yield* choose(FUGITIVE, [{ type: 'strike' }, { type: 'escape' }])
      if (type === 'escape') {
        if (yield* escapes(agent)) return
      } else {
        hp = yield* fugitiveStrikes(game, agent, hp)
        if (hp === 0) return yield* defeated(agent)
      }
    }
  }
}

function* fugitiveStrikes(game: Game, agent: Agent, hp: number): Rule<number> {
  const rolled = yield* die('strike')
  const { defence } = agentCards[agent.kind]
  const attack = rolled + weapon(game)
  const damage = damageOf(attack, defence)
  const left = Math.max(0, hp - damage)
  yield* tell({ type: 'struck', by: 'Fugitive', die: rolled, attack, defence, damage, hp: left })
  return left
}

function* agentStrikes(game: Game, agent: Agent): Rule<void> {
  const rolled = yield* die('strike')
  const { defence } = fugitiveCard
  const attack = rolled + agentCards[agent.kind].attack
  const damage = damageOf(attack, defence)
  const left = Math.max(0, game.fugitive.hp - damage)
  game.fugitive.hp = left
  yield* tell({ type: 'struck', by: 'Government', die: rolled, attack, defence, damage, hp: left })
  if (left === 0) return yield* end(GOVERNMENT, 'killed by an agent')
}

function* escapes(agent: Agent): Rule<boolean> {
  const rolled = yield* die('escape')
  const { pursuit } = agentCards[agent.kind]
  const total = rolled + fugitiveCard.escape
  const success = total > pursuit
  yield* tell({ type: 'escape tried', die: rolled, escape: total, pursuit, success })
  return success
}
