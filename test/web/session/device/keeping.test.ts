import { describe, expect, test } from 'vitest'
import { encode } from '../../../../protocol/bytes/codec.ts'
import { writeSave } from '../../../../protocol/session/save.ts'
import { ABOUT } from '../../../../web/session/about.ts'
import { Browser, Page } from '../page.ts'
import { begun, clock, ended, play } from './begun.ts'

const KINDS = ['steady', 'same device'] as const
const PASSPHRASE = 'beside the wreck'
const LONG = 20_000

/** The one game of this browser. */
async function gameOf(one: Page): Promise<string> {
  const [id] = (await one.browser.storage.games(ABOUT)).keys()
  if (id === undefined) throw new Error('no game is kept')
  return id
}
async function secondTab(one: Page): Promise<Page> {
  const tab = new Page(one.browser)
  await clock.pass(0)
  tab.command({ type: 'continue', game: await gameOf(one) })
  await clock.pass(1_000)
  expect(tab.on('refused')).toMatchObject({ notice: { code: 'other-tab' }, takeOver: true })
  return tab
}
/** Gives the device to whoever must decide. */
async function uncover(one: Page): Promise<void> {
  if (one.view.screen === 'cover') one.command({ type: 'uncover' })
  await clock.pass(0)
}
async function honest(one: Page): Promise<void> {
  await uncover(one)
  await ended(one)
  expect(one.on('end').report.seats.map(({ verdict }) => verdict)).toEqual(['honest', 'honest'])
}

describe.each(KINDS)('with both seats here, the second one %s', opponent => {
  test('another tab takes over both seats, and gives them back', async () => {
    const one = await begun(11, opponent, 'host is Fugitive')
    await play(one, 4)
    const tab = await secondTab(one)
    tab.command({ type: 'take over' })
    await clock.pass(LONG)
    expect(one.on('refused')).toMatchObject({ notice: { code: 'other-tab' }, takeOver: true })
    await play(tab, 3)
    one.command({ type: 'take over' })
    await clock.pass(LONG)
    expect(tab.on('refused').notice.code).toBe('other-tab')
    await play(one, 3)
    await honest(one)
  })

  test('a tab that does not hear that it was taken over adds nothing to either seat', async () => {
    const one = await begun(12, opponent, 'host is Fugitive')
    await play(one, 4)
    await uncover(one)
    const { table } = one.on('table')
    const tab = await secondTab(one)
    one.browser.deafTabs = true
    tab.command({ type: 'take over' })
    await clock.pass(LONG)
    const { storage, second } = one.browser
    const entries = () => [storage, second].map(({ written }) => written.filter(key => key.startsWith('entry/')).length)
    const before = entries()
    one.command({ type: 'act', plays: table.plays.slice(0, 1) }, table.height)
    one.command({ type: 'resign' })
    await clock.pass(LONG)
    expect(one.on('refused').notice.code).toBe('other-tab')
    expect(entries()).toEqual(before)
    await play(tab, 3)
    await honest(tab)
  })

  test('there is no save file of it: the player is told so, and plays on', async () => {
    const one = await begun(13, opponent, 'host is Fugitive')
    await play(one, 2)
    await uncover(one)
    for (const how of ['backup', 'move'] as const) {
      const file = one.save({ how, passphrase: PASSPHRASE })
      await clock.pass(0)
      expect(await file).toBeUndefined()
      expect(one.on('table').notice?.code).toBe('save-two-seats')
    }
    await play(one, 2)
    await honest(one)
  })

  test('a file that holds one of its seats all the same is not taken in', async () => {
    const one = await begun(14, opponent, 'host is Fugitive')
    const game = await gameOf(one)
    const { storage, second, random } = one.browser
    for (const store of [storage, second]) {
      const kept = await store.load(game)
      const bytes = writeSave({ how: 'backup', game, kept }, PASSPHRASE, random)
      const other = new Page(new Browser(one.browser.broker, clock, random))
      await clock.pass(0)
      other.command({ type: 'open save', bytes, passphrase: PASSPHRASE })
      await clock.pass(LONG)
      expect(other.on('home')).toMatchObject({ games: [], notice: { code: 'save-two-seats' } })
    }
  })

  test('a store that has lost the second seat is named, and nobody else is let in', async () => {
    const one = await begun(15, opponent, 'host is Fugitive')
    await play(one, 2)
    const game = await gameOf(one)
    await one.browser.second.forget(game)
    one.reload()
    await clock.pass(LONG)
    expect(one.on('refused').notice.code).toBe('storage-lost')
    await one.browser.second.keep(game, ABOUT, encode(['damaged']))
    one.reload()
    await clock.pass(LONG)
    expect(one.on('refused').notice.code).toBe('storage-lost')
  })
})

test('a store that loses the second seat under the page gets all of it again', async () => {
  const one = await begun(16, 'same device', 'host is Fugitive')
  await play(one, 2)
  const game = await gameOf(one)
  const { second } = one.browser
  const before = [...(await second.load(game)).keys()]
  await second.forget(game)
  await play(one, 8)
  expect([...(await second.load(game)).keys()]).toEqual(expect.arrayContaining(before))
  one.reload()
  await clock.pass(LONG)
  await honest(one)
})
