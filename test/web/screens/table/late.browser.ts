import type { Command } from '../../../../web/app/commands.ts'
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
