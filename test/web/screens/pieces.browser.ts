import { ManhuntApp } from '../../../web/app/app.ts'
import type { View } from '../../../web/app/view.ts'
import { afterEach, beforeEach, describe, expect, it, until } from '../../browser/suite.ts'
import { Hunt } from '../fixtures/hunt.ts'
import { FixturePort } from '../fixtures/port.ts'
import { first, views } from '../fixtures/views.ts'
import { mount, settled } from '../mount.ts'

/** How many elements of a drawing come in one task: what is longer keeps a slow machine from answering. */
const MOST = 600

const aims = (hunt: Hunt) => hunt.decides('Government') && hunt.options()[0]?.type === 'aim'

const attach = Element.prototype.attachShadow
/** elements that came in the task that is running, and in each before it */
let now: number
let tasks: number[]
let watchers: MutationObserver[]

const size = (node: Node): number => (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0)

function count(all: readonly MutationRecord[]): void {
  // The next task of all: what else waits comes after it.
  if (now === 0)
    void scheduler.postTask(
      () => {
        tasks.push(now)
        now = 0
      },
      { priority: 'user-blocking' },
    )
  for (const { addedNodes } of all) for (const node of addedNodes) now += size(node)
}

/** Every tree that comes, as long as the test lasts. */
function watchAll(): void {
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    const watcher = new MutationObserver(count)
    watcher.observe(root, { childList: true, subtree: true })
    watchers.push(watcher)
    return root
  }
}

let app: ManhuntApp
let port: FixturePort

async function open(view: View | undefined): Promise<void> {
  if (view === undefined) throw new Error('no view')
  port = new FixturePort(view)
  app = new ManhuntApp()
  app.port = port
  await mount(app, 1600, 1000)
}
const screen = (name: string): Promise<ShadowRoot> =>
  until(() => app.shadowRoot?.querySelector(`manhunt-${name}`)?.shadowRoot)
async function boardOf(root: ParentNode): Promise<ParentNode> {
  const board = await until(() => root.querySelector('manhunt-board')?.shadowRoot)
  await until(() => board.querySelectorAll('.place').length > 300 && board.querySelector('.names'))
  await settled()
  return board
}

describe('a large screen', () => {
  beforeEach(() => {
    now = 0
    tasks = []
    watchers = []
    watchAll()
  })
  afterEach(() => {
    Element.prototype.attachShadow = attach
    for (const watcher of watchers) watcher.disconnect()
  })

  it('comes in pieces: a turn in which the whole map can be chosen', async () => {
    const { seed } = first(aims)
    const hunt = new Hunt(seed).until(one => one.decides('Fugitive'))
    await open({ screen: 'table', table: hunt.table('Government') })
    const board = await boardOf(await screen('table'))
    tasks = []
    hunt.until(aims)
    port.set({ screen: 'table', table: hunt.table('Government') })
    await until(() => board.querySelectorAll('[data-destination]').length > 300)
    await settled()
    expect(tasks.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(2 * MOST)
    expect(Math.max(...tasks)).toBeLessThan(MOST)
  })

  it('comes in pieces: the end', async () => {
    await open(views['end']?.())
    const end = await screen('end')
    await boardOf(await until(() => end.querySelector('manhunt-replay')?.shadowRoot))
    expect(tasks.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(3 * MOST)
    expect(Math.max(...tasks)).toBeLessThan(MOST)
  })

  it('keeps everything in its place when the audit comes', async () => {
    const [before, after] = [views['end-opening']?.(), views['end']?.()]
    if (before?.screen !== 'end' || after?.screen !== 'end') throw new Error('no end')
    await open(before)
    const end = await screen('end')
    const replay = await until(() => end.querySelector('manhunt-replay')?.shadowRoot)
    await boardOf(replay)
    const places = (): readonly string[] =>
      [
        ...end.querySelectorAll('.ver, .audit, .checks, .repeat'),
        ...replay.querySelectorAll('.map, .time, .leaves, .leaf'),
      ].map(part => {
        const { x, y, width } = part.getBoundingClientRect()
        return [part.className, x, y, width].map(one => (typeof one === 'number' ? Math.round(one) : one)).join(' ')
      })
    const were = places().map(place => place.replace(' pending', '').replace(' bare', ''))
    const { rematch: _, ...rest } = after
    port.set({ ...rest, opening: false })
    await until(() => end.querySelectorAll('[data-testid=verdict]').length === 2)
    await settled()
    expect(places()).toEqual(were)
  })
})
