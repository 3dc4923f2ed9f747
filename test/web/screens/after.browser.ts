import { ManhuntApp } from '../../../web/app/app.ts'
import type { View } from '../../../web/app/view.ts'
import type { ManhuntReplay } from '../../../web/screens/after/replay.ts'
import { beforeEach, describe, expect, it, until } from '../../browser/suite.ts'
import { reviewFor } from '../fixtures/counsel.ts'
import { FixturePort } from '../fixtures/port.ts'
import { views } from '../fixtures/views.ts'
import { find, findAll, mount, pointer, press, settled } from '../mount.ts'

let port: FixturePort
let app: ManhuntApp
let end: Extract<View, { screen: 'end' }>
beforeEach(() => open('end'))

async function open(name: string): Promise<void> {
  const view = views[name]?.()
  if (view?.screen !== 'end') throw new Error(`no end ${name}`)
  end = view
  port = new FixturePort(view)
  app = new ManhuntApp()
  app.port = port
  await mount(app, 1500, 950)
  await until(
    () => app.shadowRoot?.querySelector('manhunt-end')?.shadowRoot?.querySelector('manhunt-replay')?.shadowRoot,
  )
  await until(() => replay().shadowRoot?.querySelector('[data-testid=replay-board]'))
  if (view.report.points.length > 0) await at(view.report.entries)
}
const screen = (): HTMLElement => find(app, 'manhunt-end')
const replay = (): ManhuntReplay => find(screen(), 'manhunt-replay')
const time = (): HTMLElement => find(replay(), 'manhunt-time')
const hook = (root: HTMLElement, name: string): HTMLElement => find(root, `[data-testid=${name}]`)
const line = (): HTMLElement => hook(time(), 'time')
const board = (): HTMLElement => hook(replay(), 'replay-board')
/** Waits until the board shows the moment after that entry, and everything else too. */
async function at(entry: number): Promise<void> {
  await until(() => board().dataset['entry'] === String(entry))
  await settled()
}
const shown = (): number => Number(board().dataset['entry'])
const pawns = (): readonly string[] => findAll(board(), '.pawn').map(pawn => pawn.dataset['pawn'] ?? '')
const pencils = (): number => findAll(board(), '.pencil').length

describe('the time line', () => {
  it('begins at the end, and leads back step by step', async () => {
    expect(shown()).toBe(end.report.entries)
    hook(time(), 'step-back').click()
    const before = await until(() => shown() !== end.report.entries && shown())
    expect(before).toBeLessThan(end.report.entries)
    hook(time(), 'step-on').click()
    await at(end.report.entries)
    hook(time(), 'step-begin').click()
    await at(0)
    hook(time(), 'step-end').click()
    await at(end.report.entries)
  })
  it('is moved by keys: steps, rounds, both ends, and play', async () => {
    press(line(), 'Home')
    await at(0)
    press(line(), 'PageUp')
    const second = end.report.points.find(point => point.round === 2)?.entry ?? 0
    await at(second)
    press(line(), 'ArrowRight')
    await until(() => shown() > second)
    press(line(), 'ArrowLeft')
    await at(second)
    press(line(), 'PageDown')
    await at(0)
    press(line(), 'End')
    await at(end.report.entries)
    expect(line().getAttribute('aria-valuenow')).toBe(String(end.report.entries))
    expect(line().getAttribute('aria-valuetext')).toContain(`Round ${end.report.game.round}`)
    press(line(), ' ')
    await until(() => hook(time(), 'play').dataset['playing'] === 'true')
  })
  it('is moved by a pointer, to the nearest moment with something to tell', async () => {
    const box = line().getBoundingClientRect()
    pointer(line(), 'pointerdown', box.left + box.width / 2, box.top + 30)
    await until(() => shown() < end.report.entries)
    expect(Math.abs(shown() / end.report.entries - 0.5)).toBeLessThan(0.1)
    pointer(line(), 'pointermove', box.left, box.top + 30)
    await at(0)
    pointer(line(), 'pointerup', box.left, box.top + 30)
  })
  it('plays on by itself from the beginning, faster if wished, until it is stopped', async () => {
    const speed = () => hook(time(), 'speed').textContent?.trim()
    for (const next of ['2×', '4×']) {
      hook(time(), 'speed').click()
      await until(() => speed() === next)
    }
    hook(time(), 'play').click()
    await until(() => shown() < end.report.entries)
    const entry = shown()
    await until(() => shown() > entry && shown() < end.report.entries)
    hook(time(), 'play').click()
    await settled()
    expect(hook(time(), 'play').dataset['playing']).toBe('false')
  })
  it('marks what happened', () => {
    const declared = new Set(
      end.report.log.filter(({ what }) => what.type === 'event' && what.event.type === 'found').map(one => one.entry),
    )
    expect(declared.size).toBeGreaterThan(0)
    expect(findAll(time(), '.line .declared').length).toBe(declared.size)
  })
})

describe('what is shown', () => {
  it('is the truth as far as it had come', async () => {
    expect(pawns()).toContain('fugitive')
    expect(pencils()).toBeGreaterThan(0)
    hook(replay(), 'leaf-route').click()
    await settled()
    const whole = findAll(replay(), '[data-testid=route] li').map(one => Number(one.dataset['node']))
    expect(whole).toEqual([...(end.report.route ?? [])])
    hook(time(), 'step-begin').click()
    await at(0)
    expect(pawns()).not.toContain('fugitive')
    expect(pencils()).toBe(0)
    expect(findAll(replay(), '.way .later').length).toBe(whole.length)
  })
  it('or what the Government knew: no route, but everywhere they could be', async () => {
    hook(replay(), 'sight-government').click()
    await settled()
    expect(board().dataset['sight']).toBe('government')
    expect(pawns()).not.toContain('fugitive')
    expect(pencils()).toBe(0)
    const possible = end.report.points[end.report.entries]?.possible
    expect(possible).toBeGreaterThan(0)
    expect(findAll(board(), '[data-possible]').length).toBe(possible)
    hook(replay(), 'sight-truth').click()
    await settled()
    expect(pawns()).toContain('fugitive')
  })
  it('is told in words', async () => {
    hook(time(), 'step-begin').click()
    await at(0)
    hook(time(), 'step-on').click()
    await until(() => shown() > 0)
    expect(find(replay(), '.told').textContent?.trim().length).toBeGreaterThan(5)
  })
})

describe('under the time line', () => {
  it('four plots follow the moment, and lead to it', async () => {
    const all = findAll(replay(), 'manhunt-plot')
    expect(all.length).toBe(4)
    const drawing = await until(() => all[0]?.shadowRoot?.querySelector<SVGElement>('figure > svg'))
    const { left, width, top } = drawing.getBoundingClientRect()
    pointer(drawing, 'pointerdown', left + width / 2, top + 60)
    await until(() => shown() < end.report.entries)
    await settled()
    expect(drawing.getAttribute('aria-label')).toMatch(/\d/)
  })
  it('the same numbers stand in a table, a row for each round', async () => {
    hook(replay(), 'leaf-numbers').click()
    await settled()
    expect(findAll(replay(), '[data-testid=numbers] tbody tr').length).toBe(end.report.game.round)
  })
  it('the log ends at the moment, and a line leads back to its own', async () => {
    hook(replay(), 'leaf-log').click()
    hook(time(), 'step-back').click()
    await until(() => shown() < end.report.entries)
    await settled()
    const rows = findAll(hook(replay(), 'replay-log'), 'li[data-entry]')
    expect(Math.max(...rows.map(row => Number(row.dataset['entry'])))).toBe(shown())
    const row = rows.at(-1)
    row?.click()
    await at(Number(row?.dataset['entry']))
  })
  it('what could be known then stands in lists', async () => {
    hook(replay(), 'leaf-known').click()
    await settled()
    const rows = () => findAll(find(replay(), 'manhunt-known-then'), '[data-testid=possible-list] tbody tr').length
    expect(rows()).toBe(end.report.points[end.report.entries]?.possible)
    press(line(), 'PageDown')
    await until(() => shown() < end.report.entries)
    await settled()
    expect(rows()).toBe(end.report.points[shown()]?.possible)
  })
  it('both files show the moment', async () => {
    hook(replay(), 'leaf-files').click()
    await settled()
    const season = () => find(replay(), '[data-testid=season]').dataset['round']
    expect(season()).toBe(String(end.report.game.round))
    hook(time(), 'step-begin').click()
    await at(0)
    expect(season()).toBe('1')
  })
})

describe('costly decisions', () => {
  const rows = () => findAll(replay(), '[data-testid=review] li')
  const reviewed = async () => {
    hook(replay(), 'leaf-review').click()
    await until(() => rows().length > 0)
  }
  it('are looked for when they are wanted, and marked on the time line', async () => {
    expect(findAll(time(), '.line .costly').length).toBe(0)
    await reviewed()
    const { decisions } = reviewFor(end.report, 'Fugitive')
    expect(rows().map(row => Number(row.dataset['entry']))).toEqual(decisions.map(({ entry }) => entry))
    await settled()
    expect(findAll(time(), '.line .costly').length).toBe(new Set(decisions.map(({ entry }) => entry)).size)
    expect(find(time(), '.key').textContent).toContain('costly decision')
  })
  it('lead to their moment, where it stands what would have been better', async () => {
    await reviewed()
    const [first] = rows()
    const entry = Number(first?.dataset['entry'])
    first?.querySelector('button')?.click()
    await at(entry)
    expect(hook(replay(), 'better').textContent).toContain('Better: End the turn.')
    expect(rows().find(row => row.classList.contains('now'))?.dataset['entry']).toBe(String(entry))
    hook(time(), 'step-end').click()
    await at(end.report.entries)
    expect(findAll(replay(), '[data-testid=better]').length).toBe(0)
  })
  it('are those of the reader, or of the other side', async () => {
    await reviewed()
    expect(hook(replay(), 'review-fugitive').getAttribute('aria-pressed')).toBe('true')
    hook(replay(), 'review-government').click()
    const { decisions } = reviewFor(end.report, 'Government')
    await until(() => rows()[0]?.dataset['entry'] === String(decisions[0]?.entry))
    expect(hook(replay(), 'review-government').getAttribute('aria-pressed')).toBe('true')
  })
  it('may not be judged', async () => {
    port.review = () => Promise.resolve(undefined)
    hook(replay(), 'leaf-review').click()
    await until(() => findAll(replay(), '[data-testid=review-none]').length === 1)
    expect(findAll(time(), '.line .costly').length).toBe(0)
  })
})

describe('the audit', () => {
  it('has a row for each check with its count, and the safety words', () => {
    const cells = (check: string) =>
      findAll(screen(), `[data-check=${check}] td`).map(cell => [cell.dataset['result'], cell.textContent?.trim()])
    expect(cells('proofs')).toEqual([
      ['good', '✓ 118'],
      ['none', 'none'],
    ])
    expect(cells('closing').map(([result]) => result)).toEqual(['good', 'good'])
    expect(hook(screen(), 'safety-words').textContent).toContain('lantern')
  })
  it('shows the moment of a finding', async () => {
    await open('record')
    hook(screen(), 'finding-show').click()
    await until(() => shown() < end.report.entries)
    expect(Math.abs(shown() - 31)).toBeLessThan(4)
    expect(findAll(screen(), '[data-check=claims] td')[0]?.dataset['result']).toBe('bad')
  })
  it('that is not done yet leaves the end as it stood, with the log, and room for what will be known', async () => {
    await open('end-opening')
    expect(getComputedStyle(time()).visibility).toBe('hidden')
    expect(board().dataset['sight']).toBe('government')
    expect(findAll(replay(), 'manhunt-plot').flatMap(plot => findAll(plot, 'figure > svg')).length).toBe(0)
    const closed = findAll(replay(), '.tab[aria-disabled=true]').map(tab => tab.dataset['testid'])
    expect(closed).toEqual(['leaf-review', 'leaf-numbers', 'leaf-known', 'leaf-files'])
    hook(replay(), 'leaf-log').click()
    await settled()
    expect(findAll(hook(replay(), 'replay-log'), 'li').length).toBeGreaterThan(5)
  })
})
