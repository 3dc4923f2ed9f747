import { describe, expect, it } from 'vitest'
import { openSave, writeSave } from '../../../protocol/session/save.ts'
import { Page } from './page.ts'
import { Two } from './table.ts'

const PASSPHRASE = 'beside the wreck'
const LONG = 120_000

async function begun(): Promise<Two> {
  const two = new Two()
  await two.sit()
  await two.play(2)
  return two
}
async function saved(two: Two, how: 'backup' | 'move'): Promise<Uint8Array> {
  const file = two.host.save({ how, passphrase: PASSPHRASE })
  await two.pass()
  return (await file) ?? new Uint8Array()
}
/** Another device, on which the file was opened. */
async function elsewhere(two: Two, bytes: Uint8Array, passphrase = PASSPHRASE): Promise<Page> {
  const page = new Page(two.browser())
  page.command({ type: 'open save', bytes, passphrase })
  await two.pass(LONG)
  return page
}
const honest = (two: Two) => {
  for (const page of [two.host, two.guest])
    expect(page.on('end').report.seats.map(({ verdict }) => verdict)).toEqual(['honest', 'honest'])
}

describe('a game that moves', () => {
  it('goes on at the new place to the audit, and the old one says that it moved, also when it is loaded anew', async () => {
    const two = await begun()
    const { height } = two.guest.on('table').table
    const old = two.host
    const file = await saved(two, 'move')
    expect(old.on('refused')).toMatchObject({ notice: { code: 'moved' }, moved: true })
    const orders = old.orders.length
    two.host = await elsewhere(two, file)
    expect(two.host.on('table').table).toMatchObject({ height, connection: { state: 'connected' } })
    old.reload()
    await two.pass(LONG)
    expect(old.on('refused').notice.code).toBe('moved')
    expect(old.orders.slice(orders).filter(({ type }) => type !== 'close' && type !== 'stop')).toEqual([])
    const again = old.save({ how: 'again' })
    await two.pass(0)
    expect(await again).toEqual(file)
    old.command({ type: 'go home' })
    await two.pass(0)
    expect(old.on('home').games.map(({ state }) => state)).toEqual(['moved'])
    await two.play()
    honest(two)
    expect(await two.host.record()).toEqual(await two.guest.record())
  })

  it('comes back where the file is opened again, and catches up', async () => {
    const two = await begun()
    const old = two.host
    const file = await saved(two, 'move')
    two.host = await elsewhere(two, file)
    await two.play(2)
    const { height } = two.guest.on('table').table
    two.host.crash()
    old.command({ type: 'open save', bytes: file, passphrase: PASSPHRASE })
    await two.pass(LONG)
    expect(old.on('table').table).toMatchObject({ height, connection: { state: 'connected' } })
    two.host = old
    await two.play()
    honest(two)
  })

  it('that cannot be sealed here does not move: no file is given out, and the game goes on', async () => {
    const two = await begun()
    two.host.browser.storage.fails = (_, key) => key === 'moved'
    const file = two.host.save({ how: 'move', passphrase: PASSPHRASE })
    await two.pass()
    expect(await file).toBeUndefined()
    expect(two.host.on('table').notice?.code).toBe('storage-failed')
    await two.pass(LONG)
    await two.play()
    honest(two)
  })
})

describe('a backup', () => {
  it('leaves its place able to play, and restores a device that lost all', async () => {
    const two = await begun()
    const file = await saved(two, 'backup')
    await two.play(2)
    const { height } = two.guest.on('table').table
    two.host.crash()
    two.host = await elsewhere(two, file)
    expect(two.host.on('table').table).toMatchObject({ height, connection: { state: 'connected' } })
    await two.play()
    honest(two)
    expect(await two.host.record()).toEqual(await two.guest.record())
  })
  it('from the beginning of a game is enough', async () => {
    const two = new Two()
    await two.sit()
    const file = await saved(two, 'backup')
    await two.play()
    honest(two)
    two.host.crash()
    two.host = await elsewhere(two, file)
    honest(two)
  })
  it('does not put back what is here and further', async () => {
    const two = await begun()
    const file = await saved(two, 'backup')
    await two.play(2)
    const { height } = two.host.on('table').table
    two.guest.crash()
    two.host.command({ type: 'go home' })
    two.host.command({ type: 'open save', bytes: file, passphrase: PASSPHRASE })
    await two.pass(LONG)
    expect(two.host.on('table').table.height).toBe(height)
  })
  it('does not take the place of a record', async () => {
    const two = await begun()
    const opened = openSave(await saved(two, 'backup'), PASSPHRASE)
    if ('code' in opened) throw new Error(opened.code)
    const page = new Page(two.browser())
    const { storage, random } = page.browser
    const game = `r${'5'.repeat(32)}`
    await storage.keep(game, 'file', Uint8Array.of(1))
    page.command({
      type: 'open save',
      bytes: writeSave({ ...opened, game }, PASSPHRASE, random),
      passphrase: PASSPHRASE,
    })
    await two.pass(LONG)
    expect(page.on('home').notice?.code).toBe('damaged-save')
    expect([...(await storage.load(game)).keys()]).toEqual(['file'])
  })
  it('is refused with its reason', async () => {
    const two = await begun()
    const file = await saved(two, 'backup')
    const bent = file.map((byte, i) => (i === 900 ? byte ^ 1 : byte))
    for (const [bytes, passphrase, code] of [
      [file, 'beside the lake', 'wrong-passphrase'],
      [bent, PASSPHRASE, 'damaged-save'],
      [(await two.host.record()) ?? file, PASSPHRASE, 'not-a-save'],
    ] as const) {
      const page = await elsewhere(two, bytes, passphrase)
      expect(page.on('home')).toMatchObject({ games: [], notice: { code } })
    }
  })
})

describe('a second tab', () => {
  async function secondTab(two: Two): Promise<Page> {
    const tab = new Page(two.host.browser)
    await two.pass(0)
    tab.command({ type: 'continue', game: tab.on('home').games[0]?.id ?? '' })
    await two.pass()
    expect(tab.on('refused')).toMatchObject({ notice: { code: 'other-tab' }, takeOver: true })
    return tab
  }
  it('takes the game over; the first one says so, and can take it back', async () => {
    const two = await begun()
    const first = two.host
    const tab = await secondTab(two)
    tab.command({ type: 'take over' })
    await two.pass(LONG)
    expect(tab.on('table').table.connection.state).toBe('connected')
    expect(first.on('refused')).toMatchObject({ notice: { code: 'other-tab' }, takeOver: true })
    two.host = tab
    await two.play(1)
    first.command({ type: 'take over' })
    await two.pass(LONG)
    expect(tab.on('refused').notice.code).toBe('other-tab')
    two.host = first
    await two.play()
    honest(two)
  })
  it('takes it over from one that hears nothing: what that one still signs is neither kept nor sent', async () => {
    const two = await begun()
    const first = two.host
    const tab = await secondTab(two)
    two.host.browser.deafTabs = true
    tab.command({ type: 'take over' })
    await two.pass(LONG)
    await two.play(0)
    const { table } = first.on('table')
    const { written } = two.host.browser.storage
    const before = written.filter(key => key.startsWith('entry/')).length
    first.command({ type: 'act', plays: table.plays.slice(0, 1) }, table.height)
    first.command({ type: 'resign' })
    await two.pass(LONG)
    expect(first.on('refused').notice.code).toBe('other-tab')
    expect(written.filter(key => key.startsWith('entry/')).length).toBe(before)
    expect(two.guest.on('table').table.height).toBe(tab.on('table').table.height)
    two.host = tab
    await two.play()
    honest(two)
  })
})

describe('a store', () => {
  it('that loses the game under the page gets all of it again before the next move is sent', async () => {
    const two = await begun()
    const { storage } = two.host.browser
    const [id = ''] = (await storage.games('about')).keys()
    const before = [...(await storage.load(id)).keys()]
    await storage.forget(id)
    two.host.command({ type: 'mark', node: 5, kind: 'question' })
    await two.pass()
    expect(two.host.on('table').notice?.code).toBe('storage-wiped')
    expect([...(await storage.load(id)).keys()]).toEqual(expect.arrayContaining(before))
    two.host.reload()
    await two.pass(LONG)
    await two.play()
    honest(two)
  })
  it('that is full says so, and nothing is sent', async () => {
    const two = await begun()
    const { height } = two.guest.on('table').table
    for (const page of [two.host, two.guest])
      page.browser.storage.fails = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    await two.play(1)
    expect([two.host.on('table').notice?.code, two.guest.on('table').notice?.code]).toContain('storage-full')
    for (const page of [two.host, two.guest]) {
      expect(page.on('table').table.height).toBe(height)
      page.browser.storage.fails = () => false
    }
    await two.pass(LONG)
    await two.play()
    honest(two)
  })
  it('that has lost the game when the page is loaded anew is named', async () => {
    const two = await begun()
    const { storage } = two.host.browser
    const [id = ''] = (await storage.games('about')).keys()
    await storage.forget(id)
    two.host.reload()
    await two.pass()
    expect(two.host.on('home')).toMatchObject({ games: [], notice: { code: 'storage-gone' } })
  })
})
