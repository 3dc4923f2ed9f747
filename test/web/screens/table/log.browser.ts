import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { words } from '../../../../web/text/index.ts'
import { beforeEach, describe, expect, it, until } from '../../../browser/suite.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

let screen: ManhuntTable
const log = () => find(screen, 'manhunt-log')
const board = () => find<HTMLElementTagNameMap['manhunt-board']>(screen, 'manhunt-board')
const places = () => findAll(log(), '[data-testid=log-place]')
const spots = () => findAll(board(), '[data-testid=spot]').map(one => one.dataset['node'])

describe('a line of the log', () => {
  beforeEach(async () => {
    screen = new ManhuntTable()
    screen.table = new Hunt(3).until(hunt => hunt.state.round > 4 && hunt.decides('Government')).table('Government')
    await mount(screen, 1600, 1000)
    findAll(screen, '[data-half=log]')[0]?.click()
    await settled()
  })

  it('that names a place shows it on the map, in the middle and marked, and it is said what is there', async () => {
    const [first, ...more] = places()
    const other = more.find(one => one.dataset['node'] !== first?.dataset['node'])
    for (const line of [first, other]) {
      line?.focus()
      line?.click()
      await settled()
      const node = Number(line?.dataset['node'])
      expect(spots()).toEqual([String(node)])
      const status = find(board(), '[role=status]').textContent ?? ''
      expect(status).toContain(words.placeSaid(node))
      const port = find(board(), '.port').getBoundingClientRect()
      const spot = find(board(), '[data-testid=spot]').getBoundingClientRect()
      const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2]
      expect(x > port.left && x < port.right && y > port.top && y < port.bottom).toBe(true)
      // Who reads on by the keyboard goes on from that line.
      expect(log().shadowRoot?.activeElement).toBe(line)
    }
  })

  it('is marked for a while only', async () => {
    places()[0]?.click()
    await settled()
    expect(spots().length).toBe(1)
    await until(() => spots().length === 0)
  })

  it('is a button only where it names a place', () => {
    const rows = findAll(log(), 'li')
    const bare = rows.filter(row => row.querySelector('[data-testid=log-place]') === null)
    expect(bare.length).toBeGreaterThan(0)
    expect(rows.length).toBeGreaterThan(bare.length)
    for (const row of rows) {
      const [button] = row.querySelectorAll('p button')
      expect(button === undefined || Number(button.getAttribute('data-node')) > 0).toBe(true)
    }
  })

  it('makes room where the map is shown as a list', async () => {
    board().list()
    await settled()
    expect(findAll(screen, 'manhunt-places').length).toBe(1)
    places()[0]?.click()
    await settled()
    expect(findAll(screen, 'manhunt-places').length).toBe(0)
    expect(spots().length).toBe(1)
  })
})
