import type { Command } from '../../../../web/app/commands.ts'
import type { Hint } from '../../../../web/app/counsel.ts'
import type { Table } from '../../../../web/app/view.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { beforeEach, describe, expect, it } from '../../../browser/suite.ts'
import { hintFor } from '../../fixtures/counsel.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

let screen: ManhuntTable
let sent: Command[]
/** what was asked for and not answered yet */
let wanted: ((hint: Hint | undefined) => void)[]

const within = (table: Table, within: 'steady' | 'same device' | undefined): Table => ({
  ...table,
  connection: { state: 'connected', ...(within && { within }) },
})
/** A turn's free choice of actions. */
const turn = (hunt: Hunt): boolean => hunt.decides('Fugitive') && hunt.options().some(one => one.type === 'end turn')
const fugitive = (): Table => new Hunt(7).until(hunt => turn(hunt) && hunt.state.round >= 4).table('Fugitive')
const hook = (name: string): HTMLElement | undefined =>
  findAll(find(screen, 'manhunt-hint'), `[data-testid=${name}]`)[0]
async function open(table: Table): Promise<void> {
  screen = new ManhuntTable()
  screen.table = table
  sent = []
  wanted = []
  screen.addEventListener('manhunt-command', ({ detail }) => sent.push(detail))
  screen.addEventListener('manhunt-hint', ({ detail }) => wanted.push(detail.give))
  await mount(screen, 1600, 1000)
}
async function change(table: Table): Promise<void> {
  screen.table = table
  await screen.updateComplete
  await settled()
}
async function asked(): Promise<void> {
  hook('hint')?.click()
  await settled()
}
async function told(hint: Hint | undefined): Promise<void> {
  wanted.shift()?.(hint)
  await settled()
}

describe('a hint', () => {
  beforeEach(() => open(within(fugitive(), 'steady')))

  it('is asked for once at a time, and says what and why', async () => {
    await asked()
    await asked()
    expect(wanted.length).toBe(1)
    expect(hook('hint')?.getAttribute('aria-disabled')).toBe('true')
    const hint = hintFor(screen.table)
    await told(hint)
    const says = hook('hint-says')
    expect(says?.dataset['option']).toBe(String(hint?.play.option))
    expect(says?.textContent).toContain('It leads away from where agents can search next.')
    expect(says?.textContent).toContain('12 %')
    expect(hook('hint')).toBeUndefined()
  })
  it('is planned when it is taken over, and not sent', async () => {
    await asked()
    const hint = hintFor(screen.table)
    await told(hint)
    hook('hint-take')?.click()
    await settled()
    expect(sent).toEqual([{ type: 'plan', plays: [hint?.play] }])
    expect(hook('hint')).toBeDefined()
  })
  it('keeps the focus where it was pressed', async () => {
    hook('hint')?.focus()
    await asked()
    await told(hintFor(screen.table))
    expect(find(screen, 'manhunt-hint').shadowRoot?.activeElement?.localName).toBe('button')
  })
  it('goes when it is put away, and when the decision is another one', async () => {
    await asked()
    await told(hintFor(screen.table))
    hook('hint-close')?.click()
    await settled()
    expect(hook('hint-says')).toBeUndefined()
    await asked()
    await told(hintFor(screen.table))
    await change({ ...screen.table, height: screen.table.height + 1 })
    expect(hook('hint-says')).toBeUndefined()
    expect(hook('hint')).toBeDefined()
  })
  it('that comes too late is not shown', async () => {
    await asked()
    const late = hintFor(screen.table)
    await change({ ...screen.table, height: screen.table.height + 1 })
    await told(late)
    expect(hook('hint-says')).toBeUndefined()
  })
  it('may be missing', async () => {
    await asked()
    await told(undefined)
    expect(hook('hint-none')?.textContent).toContain('No advice')
    expect(hook('hint-take')).toBeUndefined()
  })
  it('is not offered while there is nothing to decide', async () => {
    await change({ ...screen.table, yourDecision: false, options: [], plays: [] })
    expect(hook('hint')).toBeUndefined()
  })
  it('is not offered in a game between persons', async () => {
    for (const other of ['same device', undefined] as const) {
      await open(within(fugitive(), other))
      expect(hook('hint')).toBeUndefined()
    }
  })
})
