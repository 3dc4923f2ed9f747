import type { Command } from '../../../web/app/commands.ts'
import type { Rematch } from '../../../web/app/rematch.ts'
import type { View } from '../../../web/app/view.ts'
import { ManhuntEnd } from '../../../web/screens/end.ts'
import { beforeEach, describe, expect, it } from '../../browser/suite.ts'
import { views } from '../fixtures/views.ts'
import { find, findAll, mount } from '../mount.ts'

type End = Extract<View, { screen: 'end' }>
let end: End
let screen: ManhuntEnd
let sent: Command[]
beforeEach(() => open('end'))

async function open(name: string): Promise<void> {
  const view = views[name]?.()
  if (view?.screen !== 'end') throw new Error(`no end ${name}`)
  end = view
  screen = new ManhuntEnd()
  sent = []
  screen.addEventListener('manhunt-command', ({ detail }) => sent.push(detail))
  screen.report = view.report
  screen.connection = view.connection
  screen.rematch = view.rematch
  await mount(screen, 1500, 950)
}
/** The same end, with more said of another game. */
async function now(more: Partial<Rematch>): Promise<Rematch> {
  const { rematch } = end
  if (rematch === undefined) throw new Error('no rematch')
  screen.rematch = { ...rematch, ...more }
  await screen.updateComplete
  return rematch
}
const hook = (name: string): HTMLElement => find(screen, `[data-testid=${name}]`)

describe('another game', () => {
  it('is asked for with one press, the same way or the other way round', async () => {
    expect(hook('rematch').dataset['state']).toBe('none')
    hook('again-same').click()
    hook('again-swapped').click()
    expect(sent).toEqual([
      { type: 'rematch', proposal: end.rematch?.same.proposal },
      { type: 'rematch', proposal: end.rematch?.swapped.proposal },
    ])
    await now({ state: 'wished', ...(end.rematch && { wish: end.rematch.swapped }) })
    expect(hook('rematch').textContent).toContain('as the Government')
    hook('again-not').click()
    expect(sent.at(-1)).toEqual({ type: 'rematch' })
  })
  it('is accepted with one press, or not', async () => {
    await open('end-asked')
    hook('again-yes').click()
    hook('again-same').click()
    hook('again-not').click()
    expect(sent).toEqual([
      { type: 'rematch', proposal: end.rematch?.swapped.proposal },
      { type: 'rematch', proposal: end.rematch?.same.proposal },
      { type: 'rematch' },
    ])
  })
  it('that has begun is gone to', async () => {
    await now({ state: 'begun', game: 'abc' })
    hook('again-go').click()
    expect(sent).toEqual([{ type: 'continue', game: 'abc' }])
  })
  it('with a bot begins at once; at one device the sides are for the two to choose', async () => {
    const { swapped } = await now({ here: 'steady' })
    hook('again-swapped').click()
    expect(sent).toEqual([{ type: 'begin here', opponent: 'steady', proposal: swapped.proposal }])
    await now({ here: 'same device' })
    expect(hook('again-same').textContent).toContain('Play again')
    expect(findAll(screen, '[data-testid=again-swapped]')).toEqual([])
  })
  it('is not offered on a record', async () => {
    await open('record')
    expect(findAll(screen, '[data-testid=rematch]')).toEqual([])
  })
})
