import type { Command } from '../../../../web/app/commands.ts'
import type { ManhuntActions } from '../../../../web/screens/table/actions.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { describe, expect, it } from '../../../browser/suite.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

const decides = (round: number) => (hunt: Hunt) =>
  hunt.decides('Fugitive') && hunt.state.round >= round && hunt.options().some(({ type }) => type === 'end turn')

describe('a press on what is drawn, after a newer view has come', () => {
  const buttons = (screen: ManhuntTable): HTMLElement[] =>
    findAll(find(screen, 'manhunt-actions'), '[data-testid=act], [data-testid=end-turn]')

  it('plans and sends nothing of the view before', async () => {
    const hunt = new Hunt(7).until(decides(2))
    const screen = new ManhuntTable()
    const sent: Command[] = []
    screen.addEventListener('manhunt-command', ({ detail }) => sent.push(detail))
    screen.table = hunt.table('Fugitive')
    await mount(screen, 1600, 1000)
    const old = buttons(screen)
    expect(old.length).toBeGreaterThan(2)

    screen.table = hunt.until(decides(3)).table('Fugitive')
    for (const button of old) button.click()
    expect(sent).toEqual([])
    await settled()
    buttons(screen)[0]?.click()
    expect(sent.map(({ type }) => type)).toEqual(['plan'])
  })
})

describe('the list of another choice', () => {
  it('is drawn in pieces, says so when it is whole, and then gives the focus to its first action', async () => {
    const hunt = new Hunt(7).until(decides(2))
    const screen = new ManhuntTable()
    screen.table = hunt.table('Fugitive')
    await mount(screen, 1600, 1000)
    const list = find<ManhuntActions>(screen, 'manhunt-actions')
    const { height } = hunt.until(decides(3)).table('Fugitive')
    const drawn: { readonly rows: number; readonly of: string | undefined }[] = []
    const note = () => drawn.push({ rows: findAll(list, 'section').length, of: list.dataset['height'] })
    new MutationObserver(note).observe(list.renderRoot, { childList: true, subtree: true })

    screen.table = hunt.table('Fugitive')
    await screen.updateComplete
    const focused = list.focusFirst(() => true)
    await settled()
    await focused
    const whole = findAll(list, 'section').length
    const [first] = drawn
    expect(first?.rows).toBeGreaterThan(0)
    expect(first?.rows).toBeLessThan(whole)
    expect(first?.of).not.toBe(String(height))
    expect(list.dataset['height']).toBe(String(height))
    expect(list.shadowRoot?.activeElement === find(list, '[data-testid=act]')).toBe(true)
  })
})
