import { focused } from '../../../../web/app/focus.ts'
import type { Table } from '../../../../web/app/view.ts'
import { openRules } from '../../../../web/parts/help/open.ts'
import { say } from '../../../../web/parts/spoken.ts'
import { tellLog } from '../../../../web/screens/table/told.ts'
import { words } from '../../../../web/text/index.ts'
import { after, afterEach, before, beforeEach, describe, expect, it, until } from '../../../browser/suite.ts'
import { Listener } from '../../access/listener.ts'
import { DESK, giveBack, resize, shownAs } from '../../access/window.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import type { FixturePort } from '../../fixtures/port.ts'
import { settled } from '../../mount.ts'
import { sitDown } from './sit-down.ts'

let listener: Listener
let port: FixturePort

async function sit(table: Table): Promise<void> {
  port = await sitDown({ screen: 'table', table }, 'turn')
}
const heard = (): readonly string[] => listener.take().map(({ says }) => says)
describe('who does not see the table hears, with a cover or a dialog between,', () => {
  before(() => resize(DESK))
  after(giveBack)
  beforeEach(() => {
    listener = new Listener()
  })
  afterEach(() => listener.stop())

  it('what happened while the other of two at one device had it', async () => {
    const hunt = new Hunt(20).until(at => at.decides('Fugitive') && at.state.round > 1)
    const seen = hunt.log.length
    hunt.until(at => at.log.length > seen + 4 && at.decides('Fugitive'))
    const lines = tellLog(hunt.log.slice(seen), 'Fugitive').map(({ says }) => says.replaceAll('*', ''))
    expect(lines.length).toBeGreaterThan(2)
    port = await sitDown({ screen: 'cover', round: 2, next: 'Fugitive' }, 'covered')
    heard()
    port.set({ screen: 'table', table: { ...hunt.table('Fugitive'), seen } })
    await until(() => shownAs('turn'))
    await settled()
    const said = heard()
    expect(said.slice(0, lines.length)).toEqual(lines)
    expect(said.slice(lines.length).some(says => lines.includes(says))).toBe(false)
  })

  it('what happens while a dialog stands over the table, in the dialog, and once only', async () => {
    const hunt = new Hunt(20).until(at => at.decides('Government') && at.state.round > 1)
    await sit(hunt.table('Government'))
    const goOn = (): readonly string[] => {
      const before = hunt.log.length
      hunt.until(at => at.log.length > before)
      return tellLog(hunt.log.slice(before), 'Government').map(({ says }) => says.replaceAll('*', ''))
    }
    const told = async (): Promise<readonly string[]> => {
      port.set({ screen: 'table', table: hunt.table('Government') })
      const says = await until(() => listener.take().map(one => one.says)[0])
      await settled()
      expect(heard()).not.toContain(says)
      return [says]
    }
    const opened = async (open: string, sheet: string): Promise<HTMLDialogElement> => {
      shownAs(open)?.click()
      const dialog = await until(() => shownAs(sheet))
      if (!(dialog instanceof HTMLDialogElement)) throw new Error('not a dialog')
      await settled()
      heard()
      return dialog
    }
    for (const [open, sheet] of [
      ['settings', 'settings-sheet'],
      ['help-open', 'help'],
      ['settings', 'settings-sheet'],
    ] as const) {
      const dialog = await opened(open, sheet)
      const within = goOn()
      expect(await told()).toEqual(within.slice(0, 1))
      dialog.close()
      await settled()
      heard()
      const after = goOn()
      expect(await told()).toEqual(after.slice(0, 1))
      expect(dialog.querySelectorAll('manhunt-spoken').length).toBe(0)
    }
  })

  it('nothing of what the other of two at one device was told', async () => {
    const table = new Hunt(7)
      .until(hunt => hunt.decides('Fugitive') && hunt.options().some(({ type }) => type === 'move'))
      .table('Fugitive')
    await sit(table)
    const live = () => document.querySelector('manhunt-app')?.shadowRoot?.querySelector('manhunt-spoken')?.shadowRoot
    shownAs('act[data-type=move]')?.click()
    await settled()
    const { planned } = words.table.dock
    expect(live()?.textContent).toContain(planned)
    // It is said in a dialog as well, and waits to be said.
    shownAs('settings')?.click()
    const dialog = await until(() => shownAs('settings-sheet'))
    say(document.querySelector('manhunt-app') ?? document, ['at 7'])
    port.set({ screen: 'cover', round: 2, next: 'Government' })
    await until(() => shownAs('covered'))
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(live()?.textContent).not.toContain(planned)
    expect(`${live()?.textContent}${dialog.textContent}`).not.toContain('at 7')
    expect(heard()).toContain(words.here.cover.title('Government'))
  })

  it('everything in its order, whatever is opened and closed meanwhile, and who has the focus', async () => {
    await sit(new Hunt(20).until(at => at.decides('Government') && at.state.round > 1).table('Government'))
    heard()
    const app = document.querySelector('manhunt-app')
    const tell = (sentence: string) => say(app ?? document, [sentence])
    const sheet = async (): Promise<HTMLDialogElement> => {
      shownAs('settings')?.click()
      const dialog = await until(() => shownAs('settings-sheet'))
      if (!(dialog instanceof HTMLDialogElement)) throw new Error('not a dialog')
      return dialog
    }
    const all: string[] = []
    const toldAt = async (count: number) => {
      await until(() => {
        all.push(...heard())
        return all.length >= count
      })
    }
    let dialog = await sheet()
    await settled()
    tell('one')
    dialog.close()
    tell('two')
    dialog = await sheet()
    await toldAt(2)
    tell('three')
    // The book stands before the sheet by then.
    await openRules()
    await until(() => shownAs('help'))
    tell('four')
    await toldAt(4)
    // What had the focus is gone, and nobody has it.
    const now = focused()
    if (now instanceof HTMLElement) now.blur()
    tell('five')
    await toldAt(5)
    shownAs('help-close')?.click()
    dialog.close()
    tell('six')
    await toldAt(6)
    expect(all).toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
  })
})
