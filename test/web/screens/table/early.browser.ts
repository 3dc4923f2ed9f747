import type { Command } from '../../../../web/app/commands.ts'
import type { Table } from '../../../../web/app/view.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { beforeEach, describe, expect, it } from '../../../browser/suite.ts'
import { Hunt, withPlan } from '../../fixtures/hunt.ts'
import { find, findAll, mount, press, settled } from '../../mount.ts'

let screen: ManhuntTable
let sent: Command[]

/** What the dialog and the slip of early ends hold, by hook. */
const early = (hook: string): HTMLElement | undefined =>
  findAll(find(screen, 'manhunt-early'), `[data-testid=${hook}]`)[0]
async function change(to: Partial<Table>): Promise<void> {
  screen.table = { ...screen.table, ...to }
  await screen.updateComplete
  await settled()
}
async function open(): Promise<void> {
  find(screen, 'manhunt-early').shadowRoot?.querySelector('dialog')?.close()
  find(screen, '[data-testid=resign]').click()
  await settled()
}

describe('ends before the rules’', () => {
  beforeEach(async () => {
    screen = new ManhuntTable()
    screen.table = new Hunt(7).until(hunt => hunt.decides('Fugitive') && hunt.state.round >= 2).table('Fugitive')
    sent = []
    screen.addEventListener('manhunt-command', ({ detail }) => sent.push(detail))
    await mount(screen, 1600, 1000)
  })

  it('leave a plan as it is when they are closed by Escape', async () => {
    const moving = (hunt: Hunt) => hunt.decides('Fugitive') && hunt.options().some(({ type }) => type === 'move')
    const table = new Hunt(7).until(moving).table('Fugitive')
    const step = table.plays.find(({ option }) => table.options[option]?.type === 'move')
    await change(withPlan(table, step === undefined ? [] : [step]))
    expect(findAll(screen, '[data-testid=dock]').length).toBe(1)
    await open()
    press(find(find(screen, 'manhunt-early'), '#early'), 'Escape')
    await settled()
    expect(findAll(screen, '[data-testid=dock]').length).toBe(1)
    press(find(screen, 'main'), 'Escape')
    await settled()
    expect(sent.at(-1)).toEqual({ type: 'plan', plays: [] })
  })
  it('asks before a resignation', async () => {
    await open()
    expect(sent).toEqual([])
    early('resign-yes')?.click()
    expect(sent).toEqual([{ type: 'resign' }])
  })
  it('offers a draw, takes it back, and agrees to one', async () => {
    const steps = [
      ['none', 'draw-offer', 'offer'],
      ['meant', 'draw-take-back', 'take back'],
      ['asked', 'draw-accept', 'accept'],
    ] as const
    for (const [draw, hook, step] of steps) {
      await change({ draw })
      await open()
      early(hook)?.click()
      expect(sent.at(-1)).toEqual({ type: 'draw', step })
    }
    await change({ draw: 'offered' })
    expect(steps.map(([, hook]) => early(hook))).toEqual([undefined, undefined, undefined])
  })
  it('lets claim that they left when the time is over', async () => {
    expect(early('claim-from')).toBeUndefined()
    await change({ claimFrom: Date.now() + 3_600_000 })
    await open()
    expect(early('claim-left')).toBeUndefined()
    expect(early('claim-from')?.textContent).toMatch(/\d\d:\d\d/)
    await change({ claimFrom: Date.now() - 1 })
    await open()
    early('claim-left')?.click()
    expect(sent).toEqual([{ type: 'claim abandonment' }])
  })
  it('shows what they claim', async () => {
    expect(early('claimed')).toBeUndefined()
    await change({ claimed: { by: 'Government', what: 'choice', since: Date.now() - 7_200_000, at: Date.now() } })
    expect(early('claimed')?.textContent).toContain('claim is void')
  })
  it('names what it waits for, since when', async () => {
    const since = new Date(2026, 0, 2, 12, 3).getTime()
    await change({ owes: 'they', yourDecision: false, options: [], plays: [], waiting: { what: 'roll', since } })
    const says = find(find(screen, 'manhunt-actions'), '.wait').textContent
    expect(says).toMatch(/share of a roll since .*12:03\.$/)
  })
})
