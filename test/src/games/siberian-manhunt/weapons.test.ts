import { describe, expect, it } from 'vitest'
import { type ItemName, itemCard } from '../../../../src/games/siberian-manhunt/cards/items.ts'
import type { Kit } from './kit.ts'
import { at, GOVERNMENT, kgb, Rig, type Situation } from './rig.ts'

/** An agent on the spot. */
const duel = (kit: Kit, more: Situation = {}) =>
  Rig.of({ route: [142], track: 5, ...more, kit, government: { agents: [kgb(142)] } }).play({ type: 'attack agent' })
const meet = (kit: Kit, more: Situation = {}) =>
  Rig.of({ route: [142], track: 5, ...more, kit: { ...kit, encounter: 'Youth brigade' } }).play({ type: 'fight' })

describe('5.3.2 weapons', () => {
  const weapons: readonly ItemName[] = ['Pistol', 'Hunting rifle', 'Knife', 'Axe', 'Bow', 'Spear']
  it.each(weapons)('%s adds what it says to the die', weapon => {
    const { attack = 0, uses, check } = itemCard(weapon)
    const rig = meet({ inventory: [weapon] })
    rig.next(1, ...(check === undefined ? [] : [1]), 1).play({ type: 'strike', weapon })
    expect(rig.eventsOf('struck')[0]).toMatchObject({ by: 'Fugitive', die: 1, attack: 1 + attack })
    expect(rig.game.fugitive.inventory.items).toEqual([{ card: weapon, uses: uses === undefined ? 0 : uses - 1 }])
  })
  it('bare hands add nothing', () => {
    expect(meet({}).next(4, 1).play({ type: 'strike', weapon: null }).eventsOf('struck')[0]).toMatchObject({
      attack: 4,
    })
  })
  it('can be changed from strike to strike, and may lie at the campsite', () => {
    const rig = meet({ inventory: ['Knife'], campsite: ['Axe'] })
      .next(1, 1)
      .play({ type: 'strike', weapon: 'Axe' })
    expect(rig.offered({ type: 'strike' })).toHaveLength(3)
  })
  it('a gun without bullets is none, and is kept', () => {
    const rig = meet({ inventory: [['Pistol', 1]] })
      .next(1, 1, 1)
      .play({ type: 'strike', weapon: 'Pistol' })
    expect(rig.offered({ type: 'strike' })).toEqual([{ type: 'strike', weapon: null }])
    expect(rig.game.fugitive.inventory.items).toEqual([{ card: 'Pistol', uses: 0 }])
  })
  it('cost no energy', () => {
    expect(
      duel({ inventory: ['Knife'] })
        .next(1, 1)
        .play({ type: 'strike', weapon: 'Knife' }).game.fugitive.energy,
    ).toBe(3)
  })
})

describe('6.13.3 detection checks', () => {
  it('one for a fight, however many shots', () => {
    const rig = meet({ inventory: ['Pistol'] })
      .next(1, 3, 1)
      .play({ type: 'strike', weapon: 'Pistol' })
    expect(rig.eventsOf('detection check')).toEqual([{ type: 'detection check', die: 3, value: 3, noticed: false }])
    rig.next(1, 1).play({ type: 'strike', weapon: 'Pistol' })
    expect(rig.eventsOf('detection check')).toHaveLength(1)
  })
  it('above the value a token is drawn, and a Loyal one gives the location away', () => {
    const heard = (token: 'silent' | 'loyal') =>
      meet({ inventory: ['Pistol'] })
        .next(1, 4, token, 1)
        .play({ type: 'strike', weapon: 'Pistol' })
    expect(heard('silent').eventsOf('found')).toEqual([])
    expect(heard('silent').game.track).toBe(5)
    expect(heard('loyal').eventsOf('found')).toEqual([{ type: 'found', node: at(142), how: 'detection' }])
    expect(heard('loyal').game.track).toBe(0)
  })
  it('knives and bows make none', () => {
    expect(
      meet({ inventory: ['Bow'] })
        .next(1, 1)
        .play({ type: 'strike', weapon: 'Bow' })
        .eventsOf('detection check'),
    ).toEqual([])
  })
  it('for Onosova every value is 1 higher', () => {
    const rig = meet({ inventory: ['Pistol'] }, { fugitive: { name: 'Onosova', hp: 5 } }).next(1, 4, 1)
    expect(rig.play({ type: 'strike', weapon: 'Pistol' }).eventsOf('detection check')).toMatchObject([
      { value: 4, noticed: false },
    ])
  })
})

describe('5.3.3 escape', () => {
  it('Onosova adds 2', () => {
    const rig = meet({}, { fugitive: { name: 'Onosova', hp: 5 } })
      .next(3)
      .play({ type: 'escape' })
    expect(rig.eventsOf('escape tried')).toMatchObject([{ die: 3, escape: 5, pursuit: 4, success: true }])
  })
})

describe('10.3 maximum effort', () => {
  const effort: Situation = { setup: { maximumEffort: true }, fugitive: { energy: 2, hp: 6 } }
  it('for 1 energy an own die is rolled again, as often as it is paid for', () => {
    const rig = meet({ inventory: ['Knife'] }, effort)
      .next(1)
      .play({ type: 'strike', weapon: 'Knife' })
    expect(rig.options.filter(one => one.type === 'keep' || one.type === 're-roll')).toEqual([
      { type: 'keep', die: 1 },
      { type: 're-roll', die: 1, cost: 1 },
    ])
    rig.next(2).play({ type: 're-roll' }).next(5).play({ type: 're-roll' }).next(1).play({ type: 'keep', die: 5 })
    expect(rig.eventsOf('struck')[0]).toMatchObject({ die: 5, attack: 7 })
    expect(rig.game.fugitive.energy).toBe(1)
  })
  it('not for the dice of the others, not against agents', () => {
    const rig = duel({ inventory: ['Pistol'] }, effort)
      .next(1, 6, 'silent', 1)
      .play({ type: 'strike', weapon: 'Pistol' })
    expect(rig.eventsOf('struck')).toHaveLength(2)
    rig.next(6).play({ type: 'escape' })
    expect(rig.eventsOf('re-rolled')).toEqual([])
  })
  it.each([
    [
      'a detection check',
      () =>
        Rig.of({ ...effort, route: [142], kit: { inventory: ['Matches', 'Fuel'] } })
          .next(6)
          .play({ type: 'craft' }),
    ],
    ['a strip', () => Rig.of({ ...effort, route: [142], kit: { encounter: 'Wolf' }, rolls: ['Wolf', 6] })],
    [
      'a prompt',
      () =>
        Rig.of({ ...effort, route: [142], kit: { encounter: 'Militiaman' } })
          .next(1)
          .play({ type: 'follow' }),
    ],
    ['an escape', () => meet({}, effort).next(1).play({ type: 'escape' })],
    [
      'a catch',
      () =>
        Rig.of({ ...effort, route: [142], kit: { inventory: ['Snare'] } })
          .next(1)
          .play({ type: 'use' }),
    ],
  ] as const)('for %s', (_, rolled) => {
    expect(rolled().offered({ type: 're-roll' })).toHaveLength(1)
  })
  it('not without the option, nor without energy', () => {
    expect(
      meet({}, { fugitive: { energy: 2 } })
        .next(1, 1)
        .play({ type: 'strike' })
        .eventsOf('struck'),
    ).toHaveLength(2)
    const poor = meet({}, { ...effort, fugitive: { energy: -1, hp: 1 } })
      .next(1, 1)
      .play({ type: 'strike' })
    expect(poor.eventsOf('struck')).toHaveLength(2)
  })
  it('may exhaust', () => {
    const rig = meet({}, { ...effort, fugitive: { energy: -1, hp: 6 } })
      .next(1)
      .play({ type: 'strike' })
    rig.next(6, 1).play({ type: 're-roll' })
    expect(rig.eventsOf('exhausted')).toEqual([{ type: 'exhausted', hp: 5 }])
  })
})

describe('5.3 a lost fight', () => {
  it('with an encounter wounds severely, with an agent it kills', () => {
    const rig = meet({}, { fugitive: { hp: 1 } })
      .next(1, 6)
      .play({ type: 'strike' })
    expect(rig.outcome).toBeUndefined()
    expect(rig.eventsOf('severely wounded')).toHaveLength(1)
    const agent = duel({}, { fugitive: { hp: 1 } })
      .next(1, 6)
      .play({ type: 'strike' })
    expect(agent.outcome).toEqual({ winners: [GOVERNMENT], by: 'killed by an agent' })
  })
})
