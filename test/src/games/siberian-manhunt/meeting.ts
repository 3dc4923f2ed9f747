/** In the wilderness, face to face with somebody of the Encounter deck. */
import type { PersonName } from '../../../../src/games/siberian-manhunt/cards/items.ts'
import type { Kit } from './kit.ts'
import { FUGITIVE, Rig, type Situation } from './rig.ts'

export const meet = (encounter: PersonName, kit: Kit = {}, more: Situation = {}) =>
  Rig.of({
    route: [144, 142],
    track: 7,
    ...more,
    fugitive: { energy: 2, ...more.fugitive },
    kit: { ...kit, encounter },
  })
/** Silent and Loyal tokens. */
export const bagOf = (rig: Rig) => [rig.game.bag.silent, rig.game.bag.loyal]
/** What lies at the campsite: cards, and portions of food. */
export const campsite = (rig: Rig) => rig.game.fugitive.campsite.items.map(one => one.card)
export const campFood = (rig: Rig) => Object.entries(rig.game.fugitive.campsite.food).filter(([, count]) => count > 0)
/** The ways to follow the prompt that are offered. */
export const follows = (rig: Rig) =>
  rig.offered({ type: 'follow' }).map(one => (one.type === 'follow' ? one.reply : ''))
/** The turn goes on: an action may follow. */
export const acting = (rig: Rig) => rig.offered({ type: 'end turn' }).length === 1 && rig.asked === FUGITIVE
