import type { ShownAids } from '../../../../web/app/aids.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { describe, expect, it, until } from '../../../browser/suite.ts'
import { views } from '../../fixtures/views.ts'
import { find, findAll, mount, press, saysClosed, settled } from '../../mount.ts'

/** The table of a named view, with other aids if given. */
async function open(name: string, aids?: ShownAids) {
  const view = views[name]?.()
  if (view?.screen !== 'table') throw new Error(`${name} is no table`)
  const screen = new ManhuntTable()
  screen.table = aids === undefined ? view.table : { ...view.table, aids }
  const sent: unknown[] = []
  screen.addEventListener('manhunt-command', ({ detail }) => sent.push(detail))
  await mount(screen, 1600, 1000)
  const board = find(screen, 'manhunt-board')
  return { screen, sent, board, known: find(screen, 'manhunt-known'), table: screen.table }
}
const pick = (board: HTMLElement, node: number) =>
  board.dispatchEvent(new CustomEvent('board-pick', { detail: { node }, bubbles: true, composed: true }))

describe('what can be known', () => {
  it('is a ring for each possible place, and a layer that is switched off', async () => {
    const { board, table } = await open('government-winter')
    const places = table.aids.possibilities?.places ?? []
    expect(places.length).toBeGreaterThan(5)
    const rings = () => findAll(board, '[data-possible]').map(one => Number(one.dataset['possible']))
    expect(rings().sort()).toEqual(places.map(one => one.node).sort())
    expect(find(board, `[data-possible="${places[0]?.node}"]`).dataset['weight']).toBe('most')
    find(board, '[data-testid=layer][data-layer=possibilities]').click()
    await settled()
    expect(rings()).toEqual([])
    expect(findAll(board, '[data-marker]').length).toBe(3)
  })

  it('is a list too: every place with its share and a way there, and every search', async () => {
    const { known, table } = await open('government-winter')
    const { possibilities, searches = [] } = table.aids
    const places = possibilities?.places ?? []
    expect(find(known, '[data-testid=possible-places]').dataset['value']).toBe(String(places.length))
    expect(findAll(known, '[data-testid=possible-list]')).toEqual([])
    find(known, '[data-testid=known-open]').click()
    await until(() => find<HTMLDialogElement>(known, 'dialog').open)
    const rows = findAll(known, '[data-testid=possible-list] tbody tr')
    expect(rows.map(row => Number(row.dataset['node']))).toEqual(places.map(one => one.node))
    for (const [i, row] of rows.entries()) {
      const ends = places[i]?.route.at(-1)
      expect(ends).toBe(places[i]?.node)
      expect(row.textContent).toContain('%')
    }
    const answers = findAll(known, '[data-testid=search-list] li').map(one => one.dataset['answer'])
    expect(answers).toEqual(searches.map(one => one.answer).reverse())
    find<HTMLButtonElement>(known, 'dialog form button').click()
    saysClosed(find<HTMLDialogElement>(known, 'dialog'))
    await settled()
    expect(findAll(known, '[data-testid=possible-list]').length).toBe(0)
  })

  it('is said of a location to those who walk there', async () => {
    const { board, table } = await open('government-winter')
    const [likeliest] = table.aids.possibilities?.places ?? []
    const map = find(board, '[data-testid=map]')
    map.focus()
    for (const digit of String(likeliest?.node)) press(map, digit)
    await settled()
    expect(find(board, '[role=status]').textContent).toContain('of the routes')
  })

  it('is not there where the players do without it', async () => {
    const { board, known } = await open('government-winter', {})
    expect(findAll(known, '[data-testid=known-key], [data-testid=marking]')).toEqual([])
    expect(findAll(board, '[data-possible], [data-searched], [data-marker], [data-testid=layers]')).toEqual([])
  })

  it('is told to the Fugitive before a step: how many places are possible after it', async () => {
    const { screen, table } = await open('fugitive-planned')
    const now = table.aids.possibilities?.places.length
    const then = table.aids.possibilities?.planned?.places
    expect(then).toBeGreaterThan(0)
    expect(find(screen, '[data-testid=dock]').textContent).toContain(`${now} → ${then}`)
  })

  it('is told to the Government before an act: how many of the routes end there', async () => {
    const { screen } = await open('government-planned')
    expect(find(screen, '[data-testid=dock]').textContent).toMatch(/possible places|cannot be there/)
  })
})

describe('markers', () => {
  it('are set by a press on the map while one is taken up, and taken away by another', async () => {
    const { board, known, sent, table } = await open('government-winter')
    const button = find(known, '[data-testid=marking][data-kind=question]')
    button.click()
    await settled()
    expect(button.getAttribute('aria-pressed')).toBe('true')
    const there = table.aids.markers?.find(one => one.kind === 'question')?.node ?? 0
    pick(board, 99)
    pick(board, there)
    expect(sent).toEqual([
      { type: 'mark', node: 99, kind: 'question' },
      { type: 'mark', node: there, kind: undefined },
    ])
    press(button, 'Escape')
    await settled()
    expect(button.getAttribute('aria-pressed')).toBe('false')
    sent.length = 0
    pick(board, there)
    expect(sent.filter(one => JSON.stringify(one).includes('mark'))).toEqual([])
  })

  it('are dropped with Escape on the map, before a plan is', async () => {
    const { board, known, sent } = await open('government-planned')
    find(known, '[data-testid=marking][data-kind=tracker]').click()
    await settled()
    const drop = () => board.dispatchEvent(new CustomEvent('board-drop', { bubbles: true, composed: true }))
    drop()
    await settled()
    expect(find(known, '[data-testid=marking][data-kind=tracker]').getAttribute('aria-pressed')).toBe('false')
    expect(sent).toEqual([])
    drop()
    expect(sent).toEqual([{ type: 'plan', plays: [] }])
  })
})
