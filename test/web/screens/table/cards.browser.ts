import type { View } from '../../../../web/app/view.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { describe, expect, it } from '../../../browser/suite.ts'
import { views } from '../../fixtures/views.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

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
  it('is chosen with one press, from cards that say what each brings', async () => {
    const { screen, sent, table } = await open('character')
    const cards = findAll(screen, '[data-testid=question] [data-testid=choice-card]')
    expect(cards.map(one => one.dataset['card'])).toEqual(['MacKenzie', 'Onosova'])
    expect(cards.map(one => one.textContent?.includes('Starts with'))).toEqual([true, true])
    const buttons = findAll(screen, '[data-testid=question] [data-testid=act]')
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
  it('are in slots with their pictures, the campsite apart', async () => {
    const { screen, table } = await open('belongings')
    const { inventory, campsite } = table.game.fugitive
    const slots = findAll(screen, '[data-testid=carried] [data-testid=thing]')
    expect(slots.map(one => one.dataset['thing'])).toEqual(expect.arrayContaining(inventory.items.map(one => one.card)))
    for (const slot of slots) expect(slot.querySelectorAll('svg.it > *').length).toBeGreaterThan(0)
    expect(findAll(screen, '[data-testid=campsite] [data-testid=thing]').length).toBeGreaterThanOrEqual(
      campsite.items.length,
    )
    expect(findAll(screen, '[data-testid=worn] [data-on]').map(one => one.dataset['on'])).toEqual([
      'gear',
      'feet',
      'body',
    ])
  })

  it('are put down from their card, which a first press opens and a second one sends', async () => {
    const { screen, sent, table } = await open('belongings')
    const slot = find(screen, '[data-testid=carried] [data-testid=thing]')
    slot.click()
    await settled()
    expect(sent).toEqual([])
    const sheet = find(screen, 'manhunt-card-sheet')
    expect(find(sheet, '[data-testid=card-face]').dataset['card']).toBe(slot.dataset['thing'])
    find(sheet, '[data-way=drop]').click()
    const drop = table.options.findIndex(one => one.type === 'drop' && one.thing === slot.dataset['thing'])
    expect(sent).toEqual([{ type: 'act', plays: [table.plays.find(one => one.option === drop)] }])
    await settled()
    expect(findAll(sheet, 'dialog').length).toBe(0)
  })

  it('give back the focus when their card is closed', async () => {
    const { screen } = await open('belongings')
    // on a narrow screen the things stand behind their tab
    find(screen, '[data-tab=cards]').click()
    await screen.updateComplete
    const slot = find(screen, '[data-testid=carried] [data-testid=thing]')
    slot.focus()
    slot.click()
    await settled()
    find(find(screen, 'manhunt-card-sheet'), '[data-testid=card-close]').click()
    await settled()
    expect(screen.shadowRoot?.activeElement === slot).toBe(true)
  })

  it('stand in the crafting guide: what is there, what is missing', async () => {
    const { screen, table } = await open('belongings')
    const craftable = new Set(table.options.flatMap(one => (one.type === 'craft' ? [one.card] : [])))
    const ready = findAll(screen, '[data-testid=crafting] li.ready')
    expect(ready.map(one => one.dataset['card']).sort()).toEqual([...craftable].sort())
    for (const row of ready) expect(row.querySelectorAll('[data-testid=craft]').length).toBe(1)
    for (const row of findAll(screen, '[data-testid=crafting] li.missing')) {
      expect(row.querySelectorAll('.lacking').length).toBeGreaterThan(0)
      expect(row.querySelectorAll('[data-testid=craft]').length).toBe(0)
    }
  })

  it('say on the card of what cannot be made why not', async () => {
    const { screen } = await open('belongings')
    find(screen, '[data-testid=crafting] li.missing [data-testid=recipe]').click()
    await settled()
    const way = find(find(screen, 'manhunt-card-sheet'), '[data-way=craft]')
    expect(way.getAttribute('aria-disabled')).toBe('true')
    expect(way.textContent).toContain('missing')
  })
})

describe('the Government’s cards', () => {
  const cardsOf = (screen: ManhuntTable) => findAll(find(screen, 'manhunt-assistance'), '[data-testid=assistance-card]')

  it('are real ones, and red ones are not for sale', async () => {
    const { screen, table } = await open('government-cards')
    const cards = cardsOf(screen)
    expect(cards.map(one => one.dataset['card'])).toEqual(
      table.game.assistance.board.flat().filter(one => one !== null),
    )
    for (const card of cards)
      expect(card.classList.contains('red')).toBe(card.textContent?.includes('Not for sale') ?? false)
  })
  it('are bought on the card itself, to use or to keep', async () => {
    const { screen, sent, table } = await open('government-cards')
    const buy = table.options.findIndex(one => one.type === 'buy' && one.put === 'reserve')
    const option = table.options[buy]
    if (option?.type !== 'buy') throw new Error('nothing to buy')
    cardsOf(screen)
      .find(one => one.dataset['row'] === String(option.row) && one.dataset['column'] === String(option.column))
      ?.click()
    await settled()
    expect(sent).toEqual([])
    find(find(screen, 'manhunt-card-sheet'), '[data-way=keep]').click()
    expect(sent).toEqual([{ type: 'act', plays: [table.plays.find(one => one.option === buy)] }])
  })
  it('slide from where they lay, unless no motion is wanted', async () => {
    const { screen, table } = await open('government-cards')
    const laid = (board: typeof table.game.assistance.board) => {
      const game = structuredClone(table.game)
      game.assistance.board = board
      return { ...table, game }
    }
    screen.table = laid([
      ['Recruit', 'Form 27'],
      ['Checkpoints', 'Fuel Quota'],
      ['Road Blocks', null],
    ])
    await settled()
    for (const one of cardsOf(screen)) for (const slide of one.getAnimations()) slide.cancel()
    screen.table = laid([
      ['Propaganda', 'Form 27'],
      ['Recruit', 'Fuel Quota'],
      ['Checkpoints', null],
    ])
    await settled()
    const moving = cardsOf(screen).filter(one => one.getAnimations().length > 0)
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false)
    expect(moving.map(one => one.dataset['column'])).toEqual(['0', '0', '0'])
  })
  it('in force say until when', async () => {
    const { screen, table } = await open('government-cards')
    const force = findAll(screen, '[data-testid=in-force] [data-until]')
    expect(force.map(one => Number(one.dataset['until']))).toEqual(table.game.assistance.active.map(one => one.until))
  })
  it('are bought for now or for later by two presses in the list', async () => {
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
  it('see the Fugitive’s things, and can do nothing with them', async () => {
    const { screen } = await open('government-cards')
    find(screen, '[data-half=them]').click()
    await screen.updateComplete
    find(screen, '.quarry [data-testid=character]').click()
    await settled()
    expect(findAll(find(screen, 'manhunt-card-sheet'), '[data-testid=card-way]')).toEqual([])
  })
})

describe('a deck', () => {
  it('is laid open: what is left, what was discarded, what is elsewhere', async () => {
    const { screen, table } = await open('belongings')
    const strip = findAll(screen, '[data-testid=deck]')
    expect(strip.map(one => one.dataset['deck'])).toEqual(['encounters', 'urban', 'wilderness', 'assistance'])
    const urban = table.game.decks.urban.reduce((sum, row) => sum + row.left, 0)
    expect(strip[1]?.dataset['left']).toBe(String(urban))
    strip[1]?.click()
    await settled()
    const rows = findAll(find(screen, 'manhunt-deck-sheet'), 'tbody tr')
    expect(rows.map(one => one.querySelector('td')?.textContent)).toEqual(
      table.game.decks.urban.map(row => String(row.left)),
    )
  })
})

describe('the Aerial Search', () => {
  it('can be aimed at every place of the map and of the list', async () => {
    const { screen, table } = await open('government-air')
    const board = find<HTMLElementTagNameMap['manhunt-board']>(screen, 'manhunt-board')
    expect(board.scene.destinations.length).toBe(table.options.length)
  })
})
