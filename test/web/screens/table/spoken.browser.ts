import type { Side } from '../../../../src/games/siberian-manhunt/game.ts'
import type { Table, View } from '../../../../web/app/view.ts'
import { asked, namingFor } from '../../../../web/screens/table/acts.ts'
import { question } from '../../../../web/screens/table/questions.ts'
import { tellLog } from '../../../../web/screens/table/told.ts'
import { turnOf } from '../../../../web/screens/table/turn.ts'
import { words } from '../../../../web/text/index.ts'
import { after, afterEach, before, beforeEach, describe, expect, it, until } from '../../../browser/suite.ts'
import { Listener } from '../../access/listener.ts'
import { DESK, giveBack, resize, shownAs } from '../../access/window.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import type { FixturePort } from '../../fixtures/port.ts'
import { report } from '../../fixtures/replays.ts'
import { settled } from '../../mount.ts'
import { sitDown } from './sit-down.ts'

let listener: Listener
let port: FixturePort

async function sit(table: Table): Promise<void> {
  port = await sitDown({ screen: 'table', table }, 'turn')
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
})
