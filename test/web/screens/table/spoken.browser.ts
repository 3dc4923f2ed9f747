import type { Side } from '../../../../src/games/siberian-manhunt/game.ts'
import { ManhuntApp } from '../../../../web/app/app.ts'
import { focused } from '../../../../web/app/focus.ts'
import type { Table, View } from '../../../../web/app/view.ts'
import { openRules } from '../../../../web/parts/help/open.ts'
import { say } from '../../../../web/parts/spoken.ts'
import { asked, namingFor } from '../../../../web/screens/table/acts.ts'
import { question } from '../../../../web/screens/table/questions.ts'
import { tellLog } from '../../../../web/screens/table/told.ts'
import { turnOf } from '../../../../web/screens/table/turn.ts'
import { words } from '../../../../web/text/index.ts'
import { after, afterEach, before, beforeEach, describe, expect, it, until } from '../../../browser/suite.ts'
import { Listener } from '../../access/listener.ts'
import { DESK, giveBack, resize, shownAs } from '../../access/window.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { FixturePort } from '../../fixtures/port.ts'
import { report } from '../../fixtures/replays.ts'
import { settled } from '../../mount.ts'

let listener: Listener
let port: FixturePort

/** The app at a table, silent so far. */
async function sit(table: Table): Promise<void> {
  const app = new ManhuntApp()
  port = new FixturePort({ screen: 'starting' })
  app.port = port
  document.body.replaceChildren(app)
  await settled()
  port.set({ screen: 'table', table })
  await until(() => shownAs('turn'))
  await settled()
}
const heard = (): readonly string[] => listener.take().map(({ says }) => says)
async function show(view: View): Promise<readonly string[]> {
  port.set(view)
  if (view.screen === 'end') await until(() => shownAs('outcome'))
  await settled()
  return heard()
}
const over = (hunt: Hunt): boolean => hunt.game.run.outcome !== undefined
const spoken = (hunt: Hunt, role: Side): readonly string[] =>
  tellLog(hunt.log, role).map(({ says }) => says.replaceAll('*', ''))
/** Who has to choose: not whose client answers, and not whose share of a roll is missing. */
const chooses = ({ yourDecision, waiting }: Table): boolean => yourDecision || waiting?.what === 'choice'

describe('who does not see the table hears', () => {
  before(() => resize(DESK))
  after(giveBack)
  beforeEach(() => {
    listener = new Listener()
  })
  afterEach(() => listener.stop())

  // The one is over in its second round; the other has searches, draws and dice in its first six.
  for (const [seed, rounds] of [
    [52, 99],
    [20, 6],
  ] as const)
    for (const role of ['Fugitive', 'Government'] as const)
      it(`a hunt as the ${role}, each thing once and nothing else (${seed})`, async () => {
        const other = role === 'Fugitive' ? 'Government' : 'Fugitive'
        const hunt = new Hunt(seed)
        await sit(hunt.table(role))
        let turn = ''
        const news: string[] = []
        // A roll comes first: nobody has to choose.
        expect(heard()).toEqual([])
        while (!over(hunt) && hunt.state.round <= rounds) {
          const before = hunt.log.length
          hunt.until(() => hunt.log.length > before || over(hunt))
          if (over(hunt)) break
          const table = hunt.table(role)
          port.set({ screen: 'table', table })
          await new Promise(resolve => setTimeout(resolve))
          const said = heard()
          const lines = tellLog(hunt.log.slice(before), role).map(({ says }) => says.replaceAll('*', ''))
          expect(said.slice(0, lines.length)).toEqual(lines)
          news.push(...lines)

          const now = turnOf(table).text
          const began = hunt.log.slice(before).some(({ what }) => what.type === 'event' && what.event.type === 'turn')
          const toldSo = began && [words.turn.yours(role), words.turn.theirs(other)].includes(now)
          const { title, text } = question(table.options, namingFor(table))
          const rest = [
            ...(chooses(table) && now !== turn && !toldSo ? [now] : []),
            ...(table.yourDecision && asked(table.options) ? [title, ...(text === '' ? [] : [text])] : []),
          ]
          expect(said.slice(lines.length)).toEqual(rest)
          if (chooses(table)) turn = now
        }
        const rest = spoken(hunt, role).slice(news.length)
        expect([...news, ...rest]).toEqual(spoken(hunt, role))
        if (!over(hunt)) {
          for (const type of ['searched', 'drawn', 'struck', 'card bought'])
            expect(hunt.log.some(({ what }) => what.type === 'event' && what.event.type === type)).toBe(true)
          return
        }
        const end = report(hunt, role)
        const first = await show({
          screen: 'end',
          report: { ...end, seats: [] },
          yourRole: role,
          opening: true,
          live: true,
        })
        const { title, text } = words.ending(end.by, end.winners, role)
        expect(first.slice(0, 2)).toEqual([`${title}.`, text])
        const audited = await show({ screen: 'end', report: end, yourRole: role, opening: false, live: true })
        expect(audited.filter(says => says.includes('Honest'))).toEqual([
          'Audit. Fugitive: Honest, Government: Honest.',
        ])
        expect(audited).not.toContain(`${title}.`)
      })

  it('how the line is when that changes, and not how fast it is', async () => {
    const table = new Hunt(8).until(hunt => hunt.decides('Fugitive') && hunt.state.round > 1).table('Fugitive')
    await sit(table)
    heard()
    const line = (connection: Table['connection']) => show({ screen: 'table', table: { ...table, connection } })
    expect(await line({ state: 'connected', roundTrip: 99 })).toEqual([])
    expect(await line({ state: 'reconnecting', since: Date.now() })).toEqual([words.connection.reconnecting.name])
    expect(await line({ state: 'reconnecting', since: Date.now() - 300_000 })).toEqual([])
    const [failed, ...more] = await line({ state: 'failed', trouble: { code: 'no-route' } })
    expect(failed).toContain(words.connection.failed.name)
    expect(failed).toContain(words.notices['no-route'])
    expect(more).toEqual([])
    expect(await line({ state: 'connected', roundTrip: 12 })).toEqual([words.connection.connected.name])
    const notice = { code: 'unsent' }
    expect(await show({ screen: 'table', table, notice })).toEqual([expect.stringContaining(words.notices.unsent)])
  })

  it('a plan, its price and what it tells; why something cannot be done; and that the same was done again', async () => {
    const table = new Hunt(7)
      .until(
        hunt =>
          hunt.decides('Fugitive') && hunt.state.round >= 4 && hunt.options().some(({ type }) => type === 'end turn'),
      )
      .table('Fugitive')
    await sit(table)
    heard()
    const { dock } = words.table
    shownAs('act[data-type=move]')?.click()
    await settled()
    const [plan, ...tells] = heard()
    expect(plan).toMatch(new RegExp(`^${dock.planned}: .*, \\d energy, `))
    expect(tells.some(says => says.startsWith(`${dock.will}: 1 move`))).toBe(true)
    expect(tells.some(says => says.startsWith(`${dock.not}: from where`))).toBe(true)
    shownAs('undo')?.click()
    await settled()
    expect(heard()).toEqual([dock.nothing])
    shownAs('card[aria-disabled=true]')?.click()
    await settled()
    expect(heard()).toEqual([shownAs('why')?.querySelector('.plan')?.textContent, expect.any(String)])

    const rest = table.log.find(({ what }) => what.type === 'choice' && what.option.type === 'move')
    if (rest === undefined) throw new Error('nobody moved')
    const again = (times: number): Table => ({ ...table, log: [...table.log, ...Array(times).fill(rest)] })
    const [once] = tellLog([rest], 'Fugitive').map(({ says }) => says.replaceAll('*', ''))
    expect(await show({ screen: 'table', table: again(1) })).toEqual([once])
    expect(await show({ screen: 'table', table: again(2) })).toEqual([once])
  })

  it('what is said beside the game: a draw, a claim, who gets the device', async () => {
    const table = new Hunt(8).until(hunt => hunt.decides('Government')).table('Fugitive')
    await sit(table)
    heard()
    const change = (to: Partial<Table>) => show({ screen: 'table', table: { ...table, ...to } })
    const { draw } = words.early
    expect(await change({ draw: 'meant' })).toEqual([draw.meant])
    expect(await change({ draw: 'offered' })).toEqual([draw.offered])
    expect(await change({ draw: 'asked' })).toEqual([draw.asked])
    expect(await change({ draw: 'none' })).toEqual([])
    const claimed = { by: 'Government', what: 'choice', since: Date.now() - 7_200_000, at: Date.now() } as const
    expect(await change({ claimed })).toEqual([expect.stringContaining('claim is void')])
    expect(await change({ claimed: { ...claimed } })).toEqual([])
    const { title, text } = words.here.handOver
    expect(await change({ handOver: 'Government' })).toEqual([title('Government'), text])
  })

  it('what happened while the other of two at one device had it', async () => {
    const hunt = new Hunt(20).until(at => at.decides('Fugitive') && at.state.round > 1)
    const seen = hunt.log.length
    hunt.until(at => at.log.length > seen + 4 && at.decides('Fugitive'))
    const lines = tellLog(hunt.log.slice(seen), 'Fugitive').map(({ says }) => says.replaceAll('*', ''))
    expect(lines.length).toBeGreaterThan(2)
    const port = new FixturePort({ screen: 'cover', round: 2, next: 'Fugitive' })
    const app = new ManhuntApp()
    app.port = port
    document.body.replaceChildren(app)
    await until(() => shownAs('covered'))
    await settled()
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
