import { describe, expect, it } from 'vitest'
import { newItem } from '../../../../src/games/siberian-manhunt/belongings.ts'
import type { ItemName } from '../../../../src/games/siberian-manhunt/cards/items.ts'
import { start, usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { missing, recipes } from '../../../../web/screens/table/crafting.ts'

describe('the crafting guide', () => {
  const guide = (...cards: readonly ItemName[]) => {
    const mine = start(usualSetup)
    mine.fugitive.inventory.items.push(...cards.map(newItem))
    return recipes(mine)
  }
  it('names every card that can be made, and what of it is missing', () => {
    const all = guide()
    expect(all.map(one => one.card).sort()).toEqual([
      ...['Bow', 'Fire', 'Poultice', 'Satchel', 'Snare', 'Snowshoes', 'Spear', 'Tent', 'Winter clothes'],
    ])
    expect(all.every(one => one.state === 'missing')).toBe(true)
    for (const one of all) for (const { says } of one.components) expect(says).not.toBe('')
  })
  it('puts first what is ready', () => {
    const [first, second] = guide('Large stick', 'Knife')
    expect(first).toMatchObject({ card: 'Spear', state: 'ready' })
    expect(second?.state).toBe('missing')
    expect(second && missing(second)).toBe(1)
  })
  it('knows what is there already', () => {
    expect(guide('Spear', 'Large stick', 'Knife').at(-1)).toMatchObject({ card: 'Spear', state: 'made' })
  })
})
