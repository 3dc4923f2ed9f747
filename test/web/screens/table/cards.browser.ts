import type { View } from '../../../../web/app/view.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { describe, expect, it } from '../../../browser/suite.ts'
import { views } from '../../fixtures/views.ts'
import { find, findAll, mount } from '../../mount.ts'

/** The table of a named view, and what it sends. */
async function open(name: string) {
  const view: View | undefined = views[name]?.()
  if (view?.screen !== 'table') throw new Error(`${name} is no table`)
  const screen = new ManhuntTable()
  screen.table = view.table
  const sent: unknown[] = []
  screen.addEventListener('manhunt-command', ({ detail }) => sent.push(detail))
  await mount(screen, 1600, 1000)
  return { screen, sent, table: view.table }
}
const types = (buttons: readonly HTMLElement[]) => buttons.map(button => button.dataset['type'])

describe('who is on the run', () => {
  it('is chosen with one press, and each says what it brings', async () => {
    const { screen, sent, table } = await open('character')
    const buttons = findAll(screen, '[data-testid=question] [data-testid=act]')
    expect(buttons.map(one => one.textContent?.includes('Starts with'))).toEqual([true, true])
    buttons[1]?.click()
    expect(sent).toEqual([{ type: 'act', plays: [table.plays[1]] }])
  })
})

describe('an encounter', () => {
  it('shows its card and the choices: follow, walk away, attack', async () => {
    const { screen, table } = await open('encounter')
    expect(find(screen, '[data-testid=encounter]').dataset['card']).toBe(table.game.encounter ?? '')
    const buttons = findAll(screen, '[data-testid=question] [data-testid=act]')
    expect([...new Set(types(buttons))]).toEqual(['follow', 'ignore', 'fight'])
  })
  it('leaves things to be moved about in the list', async () => {
    const { screen, sent } = await open('encounter')
    const list = find(screen, 'manhunt-actions')
    const [drop] = findAll(list, '[data-testid=group][data-group=carry] [data-testid=act]')
    expect(drop?.dataset['sends']).toBe('first')
    drop?.click()
    expect(sent.length).toBe(1)
  })
})

describe('the Fugitive’s things', () => {
  it('are in slots, the campsite apart', async () => {
    const { screen, table } = await open('belongings')
    const { inventory, campsite } = table.game.fugitive
    const slots = findAll(screen, '[data-testid=carried] .slot b')
    expect(slots.map(one => one.textContent)).toEqual(expect.arrayContaining(inventory.items.map(one => one.card)))
    expect(findAll(screen, '[data-testid=campsite] .slot').length).toBeGreaterThanOrEqual(campsite.items.length)
  })
  it('stand in the crafting guide: what is there, what is missing', async () => {
    const { screen, table } = await open('belongings')
    const craftable = new Set(table.options.flatMap(one => (one.type === 'craft' ? [one.card] : [])))
    const ready = findAll(screen, '[data-testid=crafting] .ready').map(one => one.dataset['card'])
    expect(ready.sort()).toEqual([...craftable].sort())
    for (const row of findAll(screen, '[data-testid=crafting] .missing'))
      expect(row.querySelector('.lacking')).not.toBe(null)
  })
})

describe('the Government’s cards', () => {
  it('are real ones, and red ones are not for sale', async () => {
    const { screen, table } = await open('government-cards')
    const cards = findAll(screen, '[data-testid=assistance-card]')
    expect(cards.map(one => one.dataset['card'])).toEqual(
      table.game.assistance.board.flat().filter(one => one !== null),
    )
    for (const card of cards)
      expect(card.classList.contains('red')).toBe(card.textContent?.includes('Not for sale') ?? false)
  })
  it('in force say until when', async () => {
    const { screen, table } = await open('government-cards')
    const force = findAll(screen, '[data-testid=in-force] .force')
    expect(force.map(one => Number(one.dataset['until']))).toEqual(table.game.assistance.active.map(one => one.until))
  })
  it('are bought for now or for later by two presses', async () => {
    const { screen, sent } = await open('government-cards')
    const list = find(screen, 'manhunt-actions')
    const [buy] = findAll(list, '[data-testid=act][data-type=buy]')
    buy?.click()
    await screen.updateComplete
    find(screen, '[data-testid=send]').click()
    expect(sent.length).toBe(2)
  })
  it('steal with one press', async () => {
    const { screen, table } = await open('steal')
    const buttons = findAll(screen, '[data-testid=question] [data-testid=act]')
    expect(buttons.length).toBe(table.options.length)
  })
})

describe('the Aerial Search', () => {
  it('can be aimed at every place of the map and of the list', async () => {
    const { screen, table } = await open('government-air')
    const board = find<HTMLElementTagNameMap['manhunt-board']>(screen, 'manhunt-board')
    expect(board.scene.destinations.length).toBe(table.options.length)
  })
})
