/** Whom the Fugitive meets in the taiga, and fights. */
import { agentCards } from '../../../games/siberian-manhunt/cards/characters.ts'
import {
  isPerson,
  isPredator,
  itemCard,
  type PersonName,
  personCard,
  predatorCard,
  wildernessCards,
} from '../../../games/siberian-manhunt/cards/items.ts'
import type { Fighting } from '../../../games/siberian-manhunt/cards/shapes.ts'
import { character } from '../../../games/siberian-manhunt/energy.ts'
import type { Game, StrikeOption } from '../../../games/siberian-manhunt/game.ts'
import { because, type Thumb, worthiest } from '../advice.ts'
import { bestWeapon, damage, escapeChance } from '../odds.ts'
import { type FugitiveView, moves } from '../view.ts'
import { fullHp, portions } from './camp.ts'

type Look = Thumb<FugitiveView>

/** Whoever the Fugitive fights, with what they have left. */
function foeOf({ combat, encounter }: Game): Fighting | undefined {
  const name = combat?.foe ?? encounter
  if (name === null || name === undefined) return undefined
  const card =
    name === 'KGB' || name === 'Yakut'
      ? agentCards[name]
      : isPerson(name)
        ? personCard(name)
        : isPredator(name)
          ? predatorCard(name)
          : undefined
  return card && { ...card, hp: combat?.hp ?? card.hp }
}
const attackOf = ({ weapon }: StrikeOption): number => (weapon === null ? 0 : (itemCard(weapon).attack ?? 0))

// ---- fights ----------------------------------------------------------------------------------------------------

/** Strikes as long as that ends it sooner than running; a shot that would be wasted is not fired. */
export const fights: Look = view => {
  const { state } = view.run
  const foe = foeOf(state)
  if (foe === undefined) return undefined
  const strike = worthiest(
    moves(view, 'strike'),
    ({ option }) => damage(attackOf(option), foe.defence, foe.hp) + 0.1 - cost(option),
  )
  const away = moves(view, 'escape')[0]
  if (strike === undefined) return because(away ?? moves(view, 'hold')[0], 'escape')
  if (away === undefined) return because(strike.move, 'strike with the best', { damage: strike.worth })
  const { escape: agility, defence } = character(state)
  const chance = escapeChance(agility, foe.pursuit)
  const rounds = foe.hp / Math.max(0.2, damage(attackOf(strike.move.option), foe.defence, foe.hp))
  const suffered = damage(foe.attack, defence, 9)
  const losses = { byFighting: suffered * (rounds - 0.5), byRunning: suffered * (1 / Math.max(0.1, chance) - 1) }
  return losses.byFighting <= losses.byRunning
    ? because(strike.move, 'strike with the best', { damage: strike.worth })
    : because(away, 'escape', { chance })
}
/** Noise, and bullets that will be missed. */
const cost = ({ weapon }: StrikeOption): number => (weapon === null || itemCard(weapon).uses === undefined ? 0 : 0.4)

/** The animal that promises most; a distant one takes a ranged weapon. */
export const hunts: Look = view => {
  const prey = worthiest(moves(view, 'hunt'), ({ option: { card } }) => 1 + wildernessCards[card].meat)
  if (prey !== undefined) return because(prey.move, 'hunt', { portions: prey.worth - 1 })
  const { state } = view.run
  if (state.encounter !== null || state.combat !== null) return undefined
  const shot = worthiest(moves(view, 'strike'), ({ option }) => 1 + attackOf(option))
  return because(shot?.move, 'hunt')
}

// ---- people ----------------------------------------------------------------------------------------------------

/** How welcome each way to follow somebody is now; above 0 it is taken, whatever else one could do. */
const welcome: Readonly<Record<PersonName, (game: Game, reply: string) => number>> = {
  'Mad Trapper': () => 0,
  Farmer: (game, reply) => (reply === 'eat' ? appetite(game, 2) : game.fugitive.energy >= 1 ? 2 : 0),
  'Old Believer': game => appetite(game, 2) + wounds(game),
  'Reindeer herder': (_, reply) => (reply === 'tent' ? 1 : 2),
  'Exiled teacher': (game, reply) => (reply === 'bandage' ? wounds(game) : 1),
  'Berry pickers': (game, reply) => (reply === 'take' ? 2 : game.fugitive.energy >= 3 ? 3 : 0),
  Fisherman: (_, reply) => (reply === 'fish' ? 1 : 0),
  'Escaped convict': (_, reply) => (reply === 'share' ? 0.5 : 0),
  Deserter: (game, reply) => (reply === 'guide' ? (game.fugitive.energy >= 2 ? 2 : 0) : 0),
  Lama: (game, reply) => (reply === 'sit' ? wounds(game) : portions(game) > 3 ? 1 : 0),
  Geologists: (game, reply) => (reply === 'supper' ? appetite(game, 3) - 1 : 0.5),
  'Track walker': (_, reply) => (reply === 'carry' ? 2 : 1),
  'Timber driver': () => 1,
  Gamekeeper: (_, reply) => (reply === 'talk' ? 1 : 2),
  Militiaman: () => 1,
  'Village nurse': game => wounds(game),
  'Youth brigade': () => 2,
}
const appetite = ({ fugitive }: Game, energy: number): number =>
  (fugitive.fed ? 0 : 2) + Math.min(energy, 5 - fugitive.energy)
const wounds = (game: Game): number => Math.max(0, fullHp(game) - game.fugitive.hp - 0.5)

/** Takes what is offered and of use; leaves in peace where that is safe; fights only who would not let go. */
export const meets: Look = view => {
  const { state } = view.run
  const person = state.encounter
  if (person === null || !isPerson(person) || state.combat !== null) return undefined
  const follow = worthiest(moves(view, 'follow'), ({ option }) => welcome[person](state, option.reply))
  if (follow !== undefined) return because(follow.move, 'take what they offer')
  const { manner, hp, attack, defence } = personCard(person)
  const strong = damage(bestWeapon(state), defence, hp) * 1.5 >= hp && state.fugitive.hp > attack
  if (manner === 'aggressive' && strong) return because(moves(view, 'fight')[0], 'fight for a way out')
  return because(moves(view, 'ignore')[0], 'keep out of it')
}

/** Parasites: rather tired than hurt, unless there is something to do with the energy. */
export const suffers: Look = view => {
  const { hp, energy } = view.run.state.fugitive
  const best = worthiest(moves(view, 'suffer'), ({ option }) =>
    option.loss === 'energy' ? (hp <= 2 ? 3 : 1) : hp > 3 && energy >= 3 ? 2 : 0.5,
  )
  return because(best?.move, 'rest', { hp })
}
