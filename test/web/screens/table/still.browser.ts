import { LitElement } from 'lit'
import type { Table } from '../../../../web/app/view.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { applied, changeOf } from '../../../../web/session/changes.ts'
import { speak } from '../../../../web/text/index.ts'
import { afterEach, beforeEach, describe, expect, it, until } from '../../../browser/suite.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

const turn = () =>
  new Hunt(7).until(
    hunt =>
      hunt.decides('Fugitive') && hunt.state.round >= 4 && hunt.options().some(option => option.type === 'end turn'),
  )

let screen: ManhuntTable
/** elements that drew themselves again, by their names */
let drawn: Map<string, number>
/** nodes of the drawing that were added, removed or changed, by the element in whose tree they are */
let touched: Map<string, number>
let watchers: MutationObserver[]

const more = (counts: Map<string, number>, name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)

function watch(root: ShadowRoot, name: string): void {
  const watcher = new MutationObserver(all => more(touched, name, all.length))
  watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  watchers.push(watcher)
  for (const element of root.querySelectorAll('*')) {
    if (!(element instanceof LitElement) || element.shadowRoot === null) continue
    element.addController({ hostUpdated: () => more(drawn, element.localName, 1) })
    watch(element.shadowRoot, element.localName)
  }
}

/** What a session's worker would make of it: parts that are the same as before are the same objects. */
const told = (change: (table: Table) => Table): Table =>
  applied(screen.table, changeOf(screen.table, change(screen.table)))

async function show(table: Table): Promise<void> {
  drawn.clear()
  touched.clear()
  screen.table = table
  await screen.updateComplete
  await settled()
}

describe('a table that goes on', () => {
  beforeEach(async () => {
    screen = new ManhuntTable()
    screen.table = turn().table('Fugitive')
    drawn = new Map()
    touched = new Map()
    watchers = []
    await mount(screen, 1600, 1000)
    // The relief comes a little later.
    await until(() => findAll(find(screen, 'manhunt-board'), '.contour').length > 0)
    await settled()
    if (screen.shadowRoot !== null) watch(screen.shadowRoot, screen.localName)
  })
  afterEach(() => {
    for (const watcher of watchers) watcher.disconnect()
  })

  it('draws nothing again when only the line gave a sign of life', async () => {
    await show(told(table => ({ ...table, connection: { state: 'connected', roundTrip: 977 } })))
    expect([...drawn.keys()].filter(name => DRAWINGS.includes(name))).toEqual([])
    expect(touched.get('manhunt-board') ?? 0).toBe(0)
    expect(touched.get('manhunt-actions') ?? 0).toBe(0)
    // what shows the line does
    expect([...drawn.keys()]).toContain('manhunt-connection')
  })

  it('changes nothing in the drawing when the same comes again', async () => {
    await show({ ...screen.table })
    expect([...touched]).toEqual([])
  })

  it('draws the log and no list when something was told', async () => {
    const line = screen.table.log.at(-1)
    if (line === undefined) throw new Error('nothing was told')
    await show(told(table => ({ ...table, log: [...table.log, line] })))
    expect(drawn.get('manhunt-log')).toBe(1)
    expect(drawn.get('manhunt-track') ?? 0).toBe(0)
    // The sheets of the table itself stay as they are, but for what a screen reader hears.
    expect(touched.get('manhunt-table') ?? 0).toBeLessThanOrEqual(2)
  })

  it('draws what the game is about when the game goes on', async () => {
    await show(told(table => ({ ...table, game: { ...table.game, round: table.game.round + 1 } })))
    expect(drawn.get('manhunt-board')).toBe(1)
    expect(drawn.get('manhunt-actions')).toBe(1)
    expect(drawn.get('manhunt-log') ?? 0).toBe(0)
  })

  it('is all in another language when that is spoken', async () => {
    await speak('de')
    await show({ ...screen.table })
    await speak('en')
    expect(touched.get('manhunt-table') ?? 0).toBeGreaterThan(20)
  })
})

/** What is large. */
const DRAWINGS = ['manhunt-board', 'manhunt-known', 'manhunt-actions', 'manhunt-log', 'manhunt-track', 'manhunt-coach']
