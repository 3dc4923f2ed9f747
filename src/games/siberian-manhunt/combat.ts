/** Combat, strike by strike, until one is defeated or the Fugitive escapes (5.3). */
import { defeated } from './agents.ts'
import { agentCards } from './cards/characters.ts'
import { type ItemName, itemCard } from './cards/items.ts'
import type { Fighting } from './cards/shapes.ts'
import { detectionCheck } from './detection.ts'
import { die, ownDie } from './dice.ts'
import { character } from './energy.ts'
import { decide } from './free.ts'
import {
  type Agent,
  type AgentKind,
  end,
  type Foe,
  type Game,
  GOVERNMENT,
  type Rule,
  type Side,
  type StrikeOption,
  tell,
} from './game.ts'
import { cardsAtHand, itemAtHand, useUp } from './inventory.ts'

/** Whoever stands against the Fugitive. Against agents there is no maximum effort (10.3). */
export interface Opponent extends Fighting {
  readonly name: Foe | AgentKind
  readonly agent: boolean
}
export type Bout = 'defeated' | 'escaped' | 'lost'

/** The part of an attack that the defence does not stop. */
const damageOf = (attack: number, defence: number): number => Math.max(0, attack - defence)

// ---- weapons ---------------------------------------------------------------------------------------------------

/** 5.3.2: what the Fugitive can strike with: bare hands, and each weapon at hand that is loaded. At a distance ranged ones only. */
export function strikes(game: Game, range: 'close' | 'distant' = 'close'): readonly StrikeOption[] {
  const weapons = cardsAtHand(
    game,
    ({ attack, reach, uses }, item) =>
      attack !== undefined && (range === 'close' || reach === 'ranged') && (uses === undefined || item.uses > 0),
  )
  const armed = weapons.map(weapon => ({ type: 'strike' as const, weapon }))
  return range === 'close' ? [{ type: 'strike', weapon: null }, ...armed] : armed
}

/** Whether a gun has been fired; one check is enough for as many shots as one meeting takes (6.13.3). */
export interface Noise {
  made: boolean
}

/** 5.3.1: the die and the weapon against the defence. Returns what the other one has left. */
export function* strike(
  game: Game,
  { name, defence, agent }: Pick<Opponent, 'name' | 'defence' | 'agent'>,
  hp: number,
  weapon: ItemName | null,
  noise: Noise,
): Rule<number> {
  const rolled = yield* agent ? die('strike') : ownDie(game, 'strike')
  const card = weapon === null ? undefined : itemCard(weapon)
  const attack = rolled + (card?.attack ?? 0)
  const damage = damageOf(attack, defence)
  const left = Math.max(0, hp - damage)
  game.combat = { foe: name, hp: left }
  yield* tell({ type: 'struck', by: 'Fugitive', die: rolled, attack, defence, damage, hp: left })
  if (weapon !== null && card?.uses !== undefined)
    yield* useUp(
      game,
      itemAtHand(game, weapon, one => one.uses > 0),
    )
  if (card?.check !== undefined && !noise.made) {
    noise.made = true
    yield* detectionCheck(game, card.check, !agent)
  }
  return left
}

// ---- a whole fight ---------------------------------------------------------------------------------------------

/** 5.3: they alternate. On each turn of theirs the Fugitive strikes or tries to escape. */
export function* bout(game: Game, foe: Opponent, first: Side, noise: Noise = { made: false }): Rule<Bout> {
  game.combat = { foe: foe.name, hp: foe.hp }
  const result = yield* exchange(game, foe, first, noise)
  game.combat = null
  return result
}
function* exchange(game: Game, foe: Opponent, first: Side, noise: Noise): Rule<Bout> {
  let hp = foe.hp
  for (let striker = first; ; striker = striker === 'Fugitive' ? 'Government' : 'Fugitive') {
    if (striker === 'Government') {
      yield* foeStrikes(game, foe)
      if (game.fugitive.hp === 0) return 'lost'
      continue
    }
    const chosen = yield* decide(game, () => [...strikes(game), { type: 'escape' }])
    if (chosen.type === 'escape') {
      if (yield* escapes(game, foe)) return 'escaped'
    } else {
      hp = yield* strike(game, foe, hp, chosen.weapon, noise)
      if (hp === 0) return 'defeated'
    }
  }
}

/** The Government's player rolls for everybody who fights the Fugitive. */
export function* foeStrikes(game: Game, foe: Fighting): Rule<void> {
  const rolled = yield* die('strike')
  const { defence } = character(game)
  const attack = rolled + foe.attack
  const damage = damageOf(attack, defence)
  const left = Math.max(0, game.fugitive.hp - damage)
  game.fugitive.hp = left
  yield* tell({ type: 'struck', by: 'Government', die: rolled, attack, defence, damage, hp: left })
}

/** 5.3.3: the die and the character's escape must be more than the pursuit. */
export function* escapes(game: Game, { pursuit, agent }: Pick<Opponent, 'pursuit' | 'agent'>): Rule<boolean> {
  const rolled = yield* agent ? die('escape') : ownDie(game, 'escape')
  const total = rolled + character(game).escape
  const success = total > pursuit
  yield* tell({ type: 'escape tried', die: rolled, escape: total, pursuit, success })
  return success
}

// ---- agents ----------------------------------------------------------------------------------------------------

/** 6.10 and 8.4: the attacker strikes first; an agent is unhurt at the start. Who escapes stays where they are. */
export function* combat(game: Game, agent: Agent, attacker: Side): Rule<void> {
  yield* tell({ type: 'combat', by: attacker, kind: agent.kind, node: agent.at })
  const card = agentCards[agent.kind]
  const result = yield* bout(game, { ...card, name: agent.kind, agent: true }, attacker)
  if (result === 'lost') return yield* end(GOVERNMENT, 'killed by an agent')
  if (result === 'defeated') yield* defeated(agent)
}
