import type { Command } from '../../../../web/app/commands.ts'
import type { Table } from '../../../../web/app/view.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { beforeEach, describe, expect, it } from '../../../browser/suite.ts'
import { Hunt, withPlan } from '../../fixtures/hunt.ts'
import { find, findAll, mount, press, settled } from '../../mount.ts'

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
const list = () => find(screen, 'manhunt-actions')
const board = () => find<HTMLElementTagNameMap['manhunt-board']>(screen, 'manhunt-board')
const acts = () => findAll(list(), '[data-testid=act]')
const option = (button: HTMLElement) => Number(button.dataset['option'])
const update = async () => {
  await screen.updateComplete
  await settled()
}
const last = () => sent.at(-1)

const fugitiveTurn = () =>
  new Hunt(7).until(
    hunt =>
      hunt.decides('Fugitive') && hunt.state.round >= 4 && hunt.options().some(option => option.type === 'end turn'),
  )
/** A place that two different options lead to. */
const twoWays = ({ plays }: Table): number | undefined =>
  plays.find(one =>
    plays.some(two => two.option !== one.option && two.hidden[0] === one.hidden[0] && one.hidden.length > 0),
  )?.hidden[0]
const governmentTurn = () =>
  new Hunt(3).until(
    hunt =>
      hunt.decides('Government') &&
      hunt.state.government.agents.length > 2 &&
      hunt.state.government.energy > 2 &&
      hunt.options().some(one => one.type === 'end turn'),
  )

describe('the Fugitive’s table', () => {
  beforeEach(() => show(fugitiveTurn().table('Fugitive')))

  it('lists everything that can be done, and why the rest cannot', () => {
    const { plays } = screen.table
    const buttons = [...acts(), ...findAll(list(), '[data-testid=end-turn]')]
    expect(buttons.map(option).sort()).toEqual(plays.map(play => play.option).sort())
    for (const off of findAll(list(), '[data-testid=off]')) expect(off.querySelector('small')?.textContent).not.toBe('')
  })

  it('plans with the first press and sends with the second', async () => {
    const button = acts().find(one => one.dataset['type'] === 'move')
    button?.click()
    await update()
    const play = screen.table.plays.find(
      one => one.option === Number(button?.dataset['option']) && String(one.hidden[0]) === button?.dataset['node'],
    )
    expect(sent).toEqual([{ type: 'plan', plays: [play] }])
    expect(button?.getAttribute('aria-pressed')).toBe('true')
    expect(find(screen, '[data-testid=dock]').textContent).toContain('not into a town')
    expect(find(screen, 'manhunt-track').shadowRoot?.querySelector('.plan')).not.toBeNull()
    acts()
      .find(one => one.getAttribute('aria-pressed') === 'true')
      ?.click()
    expect(last()).toEqual({ type: 'act', plays: [play] })
  })

  it('does the same by the map: first press, second press', async () => {
    const node = board().scene.destinations[0]?.node ?? 0
    board().pick(node)
    await update()
    expect(board().scene.destinations.find(one => one.node === node)?.picked).toBe(true)
    expect(last()?.type).toBe('plan')
    board().pick(node)
    const done = last()
    expect(done?.type === 'act' && done.plays[0]?.hidden).toEqual([node])
  })

  it('drops a plan with Escape and with the button', async () => {
    const node = board().scene.destinations[0]?.node ?? 0
    board().pick(node)
    await update()
    const port = find(board(), '.port')
    press(port, 'Escape')
    await update()
    expect(last()).toEqual({ type: 'plan', plays: [] })
    expect(screen.shadowRoot?.querySelector('[data-testid=dock]')).toBeNull()
    board().pick(node)
    await update()
    find(screen, '[data-testid=undo]').click()
    expect(last()).toEqual({ type: 'plan', plays: [] })
    acts()[0]?.click()
    await update()
    const before = sent.length
    press(acts()[0] ?? list(), 'Escape')
    expect(last()).toEqual({ type: 'plan', plays: [] })
    expect(sent.length).toBe(before + 1)
  })

  it('keeps the keyboard’s place when the sent choice is gone', async () => {
    const hunt = fugitiveTurn()
    await show(hunt.table('Fugitive'))
    acts()[0]?.click()
    await update()
    const send = find(screen, '[data-testid=send]')
    send.focus()
    send.click()
    screen.table = { ...hunt.table('Fugitive'), height: 999 }
    await update()
    expect(screen.shadowRoot?.activeElement).toBe(list())
    expect(list().shadowRoot?.activeElement).toBe(acts()[0])
  })

  it('puts the keyboard on the first answer of a question that follows', async () => {
    const question = new Hunt(3)
      .until(one => one.options().some(option => option.type === 'search') && one.decides('Government'))
      .table('Government')
    await show(governmentTurn().table('Government'))
    const [first] = acts()
    first?.click()
    await update()
    const send = find(screen, '[data-testid=send]')
    send.focus()
    send.click()
    screen.table = { ...question, height: 999 }
    await update()
    expect(screen.shadowRoot?.activeElement).toBe(find(screen, '[data-testid=question] [data-testid=act]'))
  })

  it('sends nothing twice from one view', async () => {
    acts()[0]?.click()
    await update()
    const send = find(screen, '[data-testid=send]')
    send.click()
    send.click()
    acts()[0]?.click()
    expect(sent.filter(one => one.type === 'act').length).toBe(1)
  })

  it('keeps a plan from before a reload', async () => {
    const { plays } = screen.table
    const plan = plays[0]
    if (plan === undefined) throw new Error('no play')
    await show({ ...screen.table, planned: [plan] })
    find(screen, '[data-testid=send]').click()
    expect(sent).toEqual([{ type: 'act', plays: [plan] }])
  })

  it('offers another way to the same place', async () => {
    const hunt = new Hunt(7).until(one => one.decides('Fugitive') && twoWays(one.table('Fugitive')) !== undefined)
    await show(hunt.table('Fugitive'))
    const node = twoWays(screen.table)
    board().pick(node ?? 0)
    await update()
    const [first] = screen.table.planned
    find(screen, '[data-testid=instead]').click()
    await update()
    const [other] = screen.table.planned
    expect(other?.hidden).toEqual([node])
    expect(other?.option).not.toBe(first?.option)
  })

  it('ends the turn only with a second press', async () => {
    const end = () => find(list(), '[data-testid=end-turn]')
    end().click()
    await update()
    expect(last()?.type).toBe('plan')
    end().click()
    expect(last()?.type).toBe('act')
  })

  it('shows health, energy, counter, bag and trail of the game', () => {
    const { game, secrets } = screen.table
    expect(find(screen, '[data-testid=hp]').dataset['value']).toBe(String(game.fugitive.hp))
    expect(find(screen, '[data-testid=energy]').dataset['value']).toBe(String(game.fugitive.energy))
    expect(find(screen, '[data-testid=track]').dataset['now']).toBe(String(game.track))
    expect(find(screen, '[data-testid=bag]').dataset['loyal']).toBe(String(game.bag.loyal))
    const here = secrets.get(game.fugitive.route.at(-1) ?? 0)
    expect(find(screen, '[data-testid=trail] li').dataset['node']).toBe(String(here))
  })

  it('shows the safety words', async () => {
    find(screen, '[data-testid=safety]').click()
    await update()
    expect(findAll(screen, '[data-testid=safety-words] li').map(one => one.textContent)).toEqual([
      ...screen.table.safetyWords,
    ])
  })

  it('speaks what is new, and whose turn it is', async () => {
    const hunt = fugitiveTurn()
    await show(hunt.table('Fugitive'))
    const before = hunt.log.length
    const heard: string[] = []
    screen.addEventListener('manhunt-say', ({ detail }) => heard.push(...detail))
    hunt.until(one => one.decides('Government'))
    screen.table = hunt.table('Fugitive')
    await update()
    expect(hunt.log.length).toBeGreaterThan(before)
    expect(heard.at(-1)).toContain('Government’s turn')
    expect(find(screen, '[data-testid=turn]').dataset['yours']).toBe('false')
    expect(acts()).toEqual([])
  })
})

describe('the Government’s table', () => {
  beforeEach(() => show(governmentTurn().table('Government')))

  it('never shows the Fugitive', () => {
    expect(board().scene.pawns.some(pawn => pawn.kind === 'fugitive')).toBe(false)
    expect(screen.shadowRoot?.querySelector('[data-testid=trail]')).toBeNull()
  })

  it('takes up an agent by its row, its pawn and the list', async () => {
    const agent = findAll(screen, '[data-testid=agent]')[1]
    agent?.click()
    await update()
    expect(board().scene.pawns.filter(pawn => pawn.selected).length).toBe(1)
    const chips = acts().filter(one => one.dataset['type'] === 'move agent')
    const moves = screen.table.options.flatMap((one, i) => (one.type === 'move agent' && one.agent === 1 ? [i] : []))
    for (const index of moves) expect(chips.map(option)).toContain(index)
    expect(board().scene.destinations.length).toBe(moves.length)
  })

  it('moves an agent by two presses on the map', async () => {
    const { agents } = screen.table.game.government
    board().pick(agents[1]?.at ?? 0)
    await update()
    const free = board().scene.destinations.find(one => !agents.some(agent => agent.at === one.node))
    board().pick(free?.node ?? 0)
    await update()
    board().pick(free?.node ?? 0)
    const done = last()
    const chosen = done?.type === 'act' ? screen.table.options[done.plays[0]?.option ?? 0] : undefined
    expect(chosen?.type).toBe('move agent')
    expect(chosen?.type === 'move agent' && [chosen.agent, chosen.to]).toEqual([1, free?.node])
  })

  it('shows the Red Army’s places when its card is pressed', async () => {
    const card = findAll(screen, '[data-testid=card]').find(one => one.dataset['group'] === 'red army')
    card?.click()
    await update()
    const places = screen.table.options.filter(one => one.type === 'red army').length
    expect(board().scene.destinations.length).toBe(places)
    const find310 = find<HTMLInputElement>(list(), 'input[type=search]')
    find310.value = '310'
    find310.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await update()
    expect(
      acts()
        .filter(one => one.dataset['type'] === 'red army')
        .map(one => one.dataset['node']),
    ).toEqual(['310'])
  })

  it('answers a question with one press', async () => {
    const hunt = new Hunt(3).until(
      one => one.options().some(option => option.type === 'search') && one.decides('Government'),
    )
    await show(hunt.table('Government'))
    const [search] = findAll(screen, '[data-testid=question] [data-testid=act]')
    expect(search?.dataset['sends']).toBe('first')
    search?.click()
    expect(sent).toEqual([{ type: 'act', plays: [screen.table.plays[0]] }])
  })

  it('chooses the town of a new officer in the list or on the map', async () => {
    const hunt = new Hunt(1).until(one => one.options().some(option => option.type === 'recruit'))
    await show(hunt.table('Government'))
    expect(board().scene.destinations.length).toBe(screen.table.options.length)
    const [town] = acts()
    town?.click()
    await update()
    find(screen, '[data-testid=send]').click()
    expect(last()?.type).toBe('act')
  })
})

describe('a notice', () => {
  it('stands over the map until it is closed', async () => {
    await show(fugitiveTurn().table('Fugitive'))
    screen.notice = { code: 'unsent' }
    await update()
    const slip = find(screen, '[data-testid=notice]')
    expect(slip.dataset['code']).toBe('unsent')
    slip.querySelector('button')?.click()
    await update()
    expect(screen.shadowRoot?.querySelector('[data-testid=notice]')).toBeNull()
  })
})
