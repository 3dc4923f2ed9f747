/** Every predator and Parasites, and prey, played through the rules. */
import { describe, expect, it } from 'vitest'
import {
  type EncounterName,
  type PredatorName,
  type PreyName,
  predatorCard,
  wildernessCards,
} from '../../../../src/games/siberian-manhunt/cards/items.ts'
import type { Kit } from './kit.ts'
import { at, FUGITIVE, type Result, Rig, type Situation } from './rig.ts'

/** The first roll is the strip's. */
function face(encounter: EncounterName, strip: number, kit: Kit = {}, more: Situation = {}): Rig {
  return Rig.of({ route: [144, 142], track: 7, ...more, kit: { ...kit, encounter }, rolls: [encounter, strip] })
}
const campsite = (rig: Rig) => rig.game.fugitive.campsite.items.map(one => one.card)
const acting = (rig: Rig) => rig.offered({ type: 'end turn' }).length === 1 && rig.asked === FUGITIVE

describe('5.2.4 predators', () => {
  it('that flee are gone', () => {
    const rig = face('Brown bear', 3)
    expect(rig.eventsOf('strip')).toEqual([{ type: 'strip', card: 'Brown bear', die: 3, behaviour: 'flees' }])
    expect(acting(rig)).toBe(true)
    expect(rig.game.decks.encounters.find(row => row.card === 'Brown bear')?.discarded).toBe(1)
  })
  it('at a distance give a free shot, then both fight, the Fugitive first', () => {
    const rig = face('Brown bear', 4, { inventory: ['Bow', 'Knife'] })
    expect(rig.offered({ type: 'strike' })).toEqual([{ type: 'strike', weapon: 'Bow' }])
    rig.next(3).play({ type: 'strike', weapon: 'Bow' })
    expect(rig.game.combat).toEqual({ foe: 'Brown bear', hp: 3 })
    expect(rig.eventsOf('struck').map(one => one.by)).toEqual(['Fugitive'])
    expect(rig.offered({ type: 'strike' })).toHaveLength(3)
  })
  it('may die of it', () => {
    const rig = face('Brown bear', 4, { inventory: ['Bow'] })
      .next(6)
      .play({ type: 'strike', weapon: 'Bow' })
    expect(rig.eventsOf('killed')).toHaveLength(1)
    expect(acting(rig)).toBe(true)
  })
  it('the shot may be kept, and bare hands and knives are no help', () => {
    const rig = face('Brown bear', 5, { inventory: ['Bow'] }).play({ type: 'hold' })
    expect(rig.game.combat).toEqual({ foe: 'Brown bear', hp: 5 })
    expect(rig.offered({ type: 'escape' })).toHaveLength(1)
    expect(face('Brown bear', 5, { inventory: ['Knife'] }).offered({ type: 'strike' })).toHaveLength(2)
  })
  it('close ones are fought at once, the Fugitive first, with any weapon', () => {
    const rig = face('Brown bear', 6, { inventory: ['Knife'] })
    expect(rig.options.filter(one => one.type === 'strike' || one.type === 'escape')).toEqual([
      { type: 'strike', weapon: null },
      { type: 'strike', weapon: 'Knife' },
      { type: 'escape' },
    ])
  })
  it('let who escapes go, without a report', () => {
    const rig = face('Brown bear', 6).next(6).play({ type: 'escape' })
    expect(rig.eventsOf('left')).toEqual([{ type: 'left', card: 'Brown bear' }])
    expect(rig.eventsOf('drawn')).toEqual([])
    expect(acting(rig)).toBe(true)
  })
})

describe('5.2.4 every predator', () => {
  const all: readonly PredatorName[] = ['Brown bear', 'Wolf', 'Wolf pack', 'Wolverine', 'Lynx', 'Tiger']
  it.each(all)('%s: killed at close range, it leaves what the card says and what people think of it', name => {
    const { hp, defence, meat, hide, killed } = predatorCard(name)
    const rig = face(name, 6, { inventory: ['Spear'] })
    // a 6 and the spear each time, and the animal misses
    const damage = 9 - defence
    for (let left: number = hp; left > 0; left -= damage) {
      rig.next(...(left > damage ? [6, 1] : [6])).play({ type: 'strike', weapon: 'Spear' })
    }
    expect(rig.eventsOf('killed')).toEqual([{ type: 'killed', card: name }])
    expect(rig.game.fugitive.campsite.food['raw meat']).toBe(meat)
    expect(campsite(rig)).toEqual(hide === true ? ['Hide'] : [])
    expect(rig.game.bag.silent).toBe(6 + (killed?.count ?? 0))
    expect(acting(rig)).toBe(true)
  })
  it.each(all)('%s: its strip', name => {
    const { flees, distant } = predatorCard(name).strip
    const behaviour = (die: number) => face(name, die, { inventory: ['Bow'] }).eventsOf('strip')[0]?.behaviour
    expect([flees, flees + 1, distant, distant + 1].map(behaviour)).toEqual(['flees', 'distant', 'distant', 'close'])
  })
})

describe('5.2.6 Parasites', () => {
  const sick = (fugitive: Situation['fugitive']) =>
    Rig.of({ route: [142], kit: { encounter: 'Parasites' }, ...(fugitive === undefined ? {} : { fugitive }) })
  it('cost 1 HP or 2 energy, and are set aside again', () => {
    const rig = sick({ energy: 3 })
    expect(rig.options).toEqual([
      { type: 'suffer', loss: 'HP' },
      { type: 'suffer', loss: 'energy' },
    ])
    rig.play({ type: 'suffer', loss: 'energy' })
    expect(rig.game.fugitive).toMatchObject({ energy: 2, hp: 6 })
    expect(rig.game.decks.encounters.find(row => row.card === 'Parasites')).toMatchObject({ left: 0, discarded: 0 })
    expect(sick({ energy: 3 }).play({ type: 'suffer', loss: 'HP' }).game.fugitive).toMatchObject({ energy: 4, hp: 5 })
  })
  it('take no energy that is not there', () => {
    expect(sick({ energy: 0 }).options).toEqual([{ type: 'suffer', loss: 'HP' }])
  })
  it('can wound severely', () => {
    const rig = sick({ energy: 0, hp: 1 }).play({ type: 'suffer', loss: 'HP' })
    expect(rig.eventsOf('severely wounded')).toHaveLength(1)
  })
})

// ---- prey ------------------------------------------------------------------------------------------------------

const find = (cards: readonly Result[], kit: Kit = {}) =>
  Rig.of({ route: [142], kit })
    .next(...cards)
    .play({ type: 'wilderness search' })

describe('6.11.3 hunting', () => {
  it('one of the animals that were found, or none', () => {
    const rig = find(['Hare', 'Elk', 'Hare'])
    expect(rig.options.filter(one => one.type === 'hunt' || one.type === 'hold')).toEqual([
      { type: 'hunt', card: 'Hare' },
      { type: 'hunt', card: 'Elk' },
      { type: 'hold' },
    ])
    rig.play({ type: 'hold' })
    expect(acting(rig)).toBe(true)
    expect(rig.game.decks.wilderness.find(row => row.card === 'Hare')?.discarded).toBe(2)
  })
  it('is over when the animal flees', () => {
    expect(acting(find(['Hare', 'Flint', 'Flint']).next(2).play({ type: 'hunt' }))).toBe(true)
  })
  it('at a distance takes a ranged weapon; without one nothing can be done', () => {
    expect(
      acting(
        find(['Hare', 'Flint', 'Flint'], { inventory: ['Knife'] })
          .next(3)
          .play({ type: 'hunt' }),
      ),
    ).toBe(true)
    const armed = find(['Hare', 'Flint', 'Flint'], { inventory: ['Knife', 'Bow'] })
      .next(3)
      .play({ type: 'hunt' })
    expect(armed.offered({ type: 'strike' })).toEqual([{ type: 'strike', weapon: 'Bow' }])
  })
  it('close by can be done with anything, or left', () => {
    const rig = find(['Hare', 'Flint', 'Flint']).next(6).play({ type: 'hunt' })
    expect(rig.offered({ type: 'strike' })).toEqual([{ type: 'strike', weapon: null }])
    expect(acting(rig.play({ type: 'hold' }))).toBe(true)
  })
  it('is one attack', () => {
    const rig = find(['Elk', 'Flint', 'Flint'], { inventory: ['Knife'] })
      .next(6)
      .play({ type: 'hunt' })
    rig.next(4).play({ type: 'strike', weapon: 'Knife' })
    expect(rig.eventsOf('got away')).toEqual([{ type: 'got away', card: 'Elk' }])
    expect(rig.game.combat).toBeNull()
    expect(acting(rig)).toBe(true)
  })
})

describe('6.11.3 every prey', () => {
  const all: readonly PreyName[] = ['Hare', 'Capercaillie', 'Roe deer', 'Reindeer', 'Sable', 'Elk']
  it.each(all)('%s: killed, it leaves what the card says', name => {
    const prey = wildernessCards[name]
    const rig = find([name, 'Flint', 'Flint'], { inventory: ['Spear'] })
      .next(6)
      .play({ type: 'hunt', card: name })
    rig.next(6).play({ type: 'strike', weapon: 'Spear' })
    expect(rig.eventsOf('killed')).toEqual([{ type: 'killed', card: name }])
    expect(rig.game.fugitive.campsite.food['raw meat']).toBe(prey.meat)
    expect(campsite(rig)).toEqual(['Flint', 'Flint', ...('hide' in prey ? ['Hide'] : [])])
    expect(rig.here).toBe(at(142))
  })
  it.each(all)('%s: its strip', name => {
    const { flees, distant } = wildernessCards[name].strip
    const behaviour = (die: number) =>
      find([name, 'Flint', 'Flint'], { inventory: ['Bow'] })
        .next(die)
        .play({ type: 'hunt' })
        .eventsOf('strip')[0]?.behaviour
    expect([flees, flees + 1, distant, distant + 1].map(behaviour)).toEqual(['flees', 'distant', 'distant', 'close'])
  })
})
