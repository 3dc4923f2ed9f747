import type { LogLine } from '../../../../web/app/view.ts'
import { ManhuntLog } from '../../../../web/screens/table/log.ts'
import { beforeEach, describe, expect, it } from '../../../browser/suite.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

const hunt = new Hunt(3).until(({ log }) =>
  (['proved', 'opened', 'rolled together'] as const).every(badge =>
    log.some(one => one.badge === badge && isSearchOrDraw(one)),
  ),
)
/** Something that is told with a badge of its own. */
function isSearchOrDraw({ what }: LogLine): boolean {
  return what.type === 'choice' || (what.type === 'roll' && what.why !== 'assistance')
}

let log: ManhuntLog
const card = () => find(log, 'manhunt-evidence')
const dialog = () => card().shadowRoot?.querySelector('dialog') ?? undefined
const badges = (kind: string) => findAll(log, `[data-testid=badge][data-badge="${kind}"]`)
const text = (testId: string) => find(card(), `[data-testid=${testId}]`).textContent ?? ''
async function press(kind: string): Promise<HTMLElement> {
  const [badge] = badges(kind)
  if (badge === undefined) throw new Error(`no badge ${kind}`)
  badge.focus()
  badge.click()
  await settled()
  return badge
}

describe('a badge of the log', () => {
  beforeEach(async () => {
    log = new ManhuntLog()
    log.log = hunt.log
    log.reader = 'Government'
    await mount(log, 400, 900)
  })

  it('is a button that says what it opens', () => {
    const [badge] = badges('proved')
    expect(badge?.tagName).toBe('BUTTON')
    expect(badge?.getAttribute('aria-label')).toContain('entry')
  })

  it('opens what was proven and what was not disclosed, with size and time', async () => {
    await press('proved')
    expect(dialog()?.open).toBe(true)
    expect(text('proven').length).toBeGreaterThan(20)
    expect(text('not-disclosed').length).toBeGreaterThan(20)
    expect(text('bytes')).toBe('576 bytes')
    expect(text('took')).toBe('22 ms')
  })

  it('is closed by its button, and the focus goes back to the badge', async () => {
    const badge = await press('proved')
    find(card(), '[data-testid=evidence-close]').click()
    await settled()
    expect(dialog()?.open).toBe(false)
    expect(log.shadowRoot?.activeElement).toBe(badge)
  })

  it('of a roll shows both shares and the result', async () => {
    await press('rolled together')
    expect(findAll(card(), '[data-testid=share]').length).toBeGreaterThan(1)
    expect(text('result')).toContain('from 1 to')
  })

  it('stays open, and says the same, when the log goes on', async () => {
    await press('proved')
    const said = text('proven')
    log.log = [...hunt.log, ...hunt.log.slice(-1)]
    await log.updateComplete
    await settled()
    expect(dialog()?.open).toBe(true)
    expect(text('proven')).toBe(said)
  })
})
