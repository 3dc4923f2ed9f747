import { asNode } from '../../../../src/games/siberian-manhunt/board.ts'
import type { Command } from '../../../../web/app/commands.ts'
import type { Table } from '../../../../web/app/view.ts'
import { nodeAt, waysFrom } from '../../../../web/board/chart.ts'
import { toScreen } from '../../../../web/board/geometry.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { hereOf } from '../../../../web/screens/table/where.ts'
import { words } from '../../../../web/text/index.ts'
import { beforeEach, describe, expect, it } from '../../../browser/suite.ts'
import { withPlan } from '../../fixtures/hunt.ts'
import { first } from '../../fixtures/views.ts'
import { find, findAll, mount, pointer, press, settled, tap } from '../../mount.ts'

let screen: ManhuntTable
let sent: Command[]

/** Shows the table; plans come back in the next view, as a session does it. */
async function show(table: Table): Promise<void> {
  screen = new ManhuntTable()
  screen.table = table
  sent = []
  screen.addEventListener('manhunt-command', ({ detail }) => {
    sent.push(detail)
    if (detail.type === 'plan') screen.table = withPlan(screen.table, detail.plays)
  })
  await mount(screen, 1600, 1000)
}
const board = () => find<HTMLElementTagNameMap['manhunt-board']>(screen, 'manhunt-board')
const update = async () => {
  await screen.updateComplete
  await settled()
}
const last = () => sent.at(-1)
/** In summer and fair weather, with energy for a route. */
const fugitiveTurn = () =>
  first(
    hunt =>
      hunt.decides('Fugitive') &&
      hunt.state.round >= 4 &&
      hunt.state.fugitive.energy >= 4 &&
      hunt.options().some(option => option.type === 'end turn') &&
      hunt.options().some(option => option.type === 'move' && option.way === 'road' && option.cost === 1),
  )

describe('the map at the Fugitive’s table', () => {
  beforeEach(() => show(fugitiveTurn().table('Fugitive')))

  it('plans a route step by step, and sends it as one', async () => {
    const dock = () => find(screen, '[data-testid=dock]')
    const onward = () => board().scene.destinations.find(one => !one.picked && !one.instead && one.shape === 'road')
    const stops: number[] = []
    for (let step = 1; step <= 3; step++) {
      const node = onward()?.node ?? 0
      stops.push(node)
      board().pick(node)
      await update()
      expect(dock().dataset['steps']).toBe(String(step))
    }
    expect(
      board()
        .scene.plan?.flat()
        .filter((_, i) => i % 2 === 1),
    ).toEqual(stops)
    expect(dock().textContent).toContain(stops.join(' → '))
    expect(dock().textContent).toContain('3 moves by road, 3 energy')
    expect(find(screen, 'manhunt-track').getAttribute('data-now')).toBe(String(screen.table.game.track))
    press(find(board(), '.port'), 'Escape')
    await update()
    expect(dock().dataset['steps']).toBe('2')
    find(screen, '[data-testid=undo]').click()
    await update()
    expect(dock().dataset['steps']).toBe('1')
    board().pick(stops[1] ?? 0)
    await update()
    board().pick(stops[1] ?? 0)
    const sent = last()
    expect(sent?.type === 'act' && sent.plays.map(play => play.hidden[0])).toEqual(stops.slice(0, 2))
  })

  it('begins another plan at a place that does not go on from this one', async () => {
    board().pick(board().scene.destinations[0]?.node ?? 0)
    await update()
    const other = board().scene.destinations.find(one => one.instead)?.node ?? 0
    board().pick(other)
    await update()
    expect(find(screen, '[data-testid=dock]').dataset['steps']).toBe('1')
    const planned = last()
    expect(planned?.type === 'plan' && planned.plays.map(play => play.hidden[0])).toEqual([other])
  })

  it('says at the pointer what a place costs and tells, and why another is closed', async () => {
    const port = find(board(), '.port')
    const at = (node: number) => {
      const { x, y } = nodeAt(node)
      const [px, py] = toScreen(board().camera, board().size, x, y)
      const box = port.getBoundingClientRect()
      return [px + box.left, py + box.top] as const
    }
    const node = board().scene.destinations.find(one => one.shape === 'road')?.node ?? 0
    pointer(port, 'pointermove', ...at(node))
    await board().updateComplete
    const tip = () => board().shadowRoot?.querySelector('[data-testid=tip]')
    expect(tip()?.textContent).toContain('1 move by road, 1 energy')
    expect(board().shadowRoot?.querySelector('.plan.maybe')).not.toBeNull()
    expect(sent).toEqual([])
    pointer(port, 'pointerleave', 0, 0)
    await board().updateComplete
    expect(tip()).toBeNull()
    const here = hereOf(screen.table) ?? 0
    tap(port, ...at(here))
    await update()
    expect(tip()?.classList.contains('closed')).toBe(true)
    expect(tip()?.textContent).toContain(words.closed.here)
    expect(find(board(), '[role=status]').textContent).toContain(words.closed.here)
    expect(sent).toEqual([])
  })

  it('is a list for who wants it: the same places, prices and reasons, and back to the map', async () => {
    board().list()
    await update()
    const list = () => find<HTMLElementTagNameMap['manhunt-places']>(screen, 'manhunt-places')
    const rows = () => findAll(list(), '[data-testid=place]')
    const node = (row: Element | undefined) => Number(row instanceof HTMLElement ? row.dataset['node'] : undefined)
    expect(rows().map(node).sort()).toEqual(
      board()
        .scene.destinations.map(one => one.node)
        .sort(),
    )
    expect(list().shadowRoot?.activeElement === rows()[0]).toBe(true)
    expect(board().inert).toBe(true)
    const first = node(rows()[0])
    expect(rows()[0]?.textContent).toContain('1 move by road, 1 energy')
    rows()[0]?.click()
    await update()
    const planned = last()
    expect(planned?.type === 'plan' && planned.plays[0]?.hidden).toEqual([first])
    expect(node(findAll(list(), '[aria-pressed=true]')[0])).toBe(first)
    // What goes on from the plan comes first, with the price of all of it.
    expect(rows()[1]?.querySelector('.cost')?.textContent).toContain('2')
    rows()[1]?.click()
    await update()
    expect(find(screen, '[data-testid=dock]').dataset['steps']).toBe('2')
    press(rows()[0] ?? list(), 'Escape')
    await update()
    expect(screen.shadowRoot?.querySelector('manhunt-places')).toBeNull()
    expect(board().shadowRoot?.activeElement === find(board(), '.port')).toBe(true)
    expect(find(screen, '[data-testid=dock]').dataset['steps']).toBe('2')
  })

  it('lists why the places next to the player are closed', async () => {
    const { table } = screen
    const agents = [
      { kind: 'KGB' as const, at: asNode(waysFrom(hereOf(table) ?? 0)[0]?.to ?? 0), state: 'ready' as const },
    ]
    const game = { ...table.game, government: { ...table.game.government, agents } }
    await show({ ...table, game, plays: table.plays.filter(play => play.hidden[0] !== agents[0]?.at) })
    board().list()
    await update()
    const closed = findAll(find(screen, 'manhunt-places'), 'li.closed')
    expect(closed.map(one => one.textContent)).toEqual([
      `${words.placeSaid(agents[0]?.at ?? 0)}${words.closed.agentStands('KGB 1')}`,
    ])
  })

  it('goes through a route with the keyboard alone', async () => {
    const port = find(board(), '.port')
    port.focus()
    const steps: string[] = []
    for (let i = 0; i < 2; i++) {
      const onRoad = () =>
        board().scene.destinations.find(one => one.node === board().cursor && !one.instead)?.shape === 'road'
      for (let presses = 0; presses === 0 || !onRoad(); presses++) {
        if (presses > board().scene.destinations.length) throw new Error('Tab leads to no road')
        press(port, 'Tab')
      }
      press(port, 'Enter')
      await update()
      steps.push(find(screen, '[data-testid=dock]').dataset['steps'] ?? '')
    }
    expect(steps).toEqual(['1', '2'])
    press(port, 'Enter')
    const sent = last()
    expect(sent?.type === 'act' && sent.plays.length).toBe(2)
  })
})
