import { describe, expect, it } from 'vitest'
import { keptEntry } from '../../../protocol/session/keep.ts'
import { there } from '../../protocol/seated.ts'
import { Page } from './page.ts'
import { proposal, Two } from './table.ts'

const LONG = 120_000
const PASSPHRASE = 'beside the wreck'

type Seat = 'host' | 'guest'
const other = (seat: Seat): Seat => (seat === 'host' ? 'guest' : 'host')

async function begun(): Promise<Two> {
  const two = new Two()
  await two.sit()
  await two.play(2)
  return two
}
/** The page of that seat is gone, and when it comes back some of what it kept is not there, or is something else. */
async function lose(
  two: Two,
  seat: Seat,
  left: (key: string, value: Uint8Array) => Uint8Array | undefined,
): Promise<void> {
  const { storage } = two[seat].browser
  const [game = ''] = (await storage.games('about')).keys()
  const kept = await storage.load(game)
  two[seat].crash()
  await storage.forget(game)
  for (const [key, value] of kept) {
    const stays = left(key, value)
    if (stays !== undefined) await storage.keep(game, key, stays)
  }
  two[seat].reload()
  await two.pass(LONG)
}
const onlyKeys = (key: string, value: Uint8Array) => (['self', 'about', 'meeting'].includes(key) ? value : undefined)
const withoutKeys = (key: string, value: Uint8Array) => (key === 'self' ? undefined : value)

/** Both are at the same place of the game and connected, a choice more is made, and at the end both were honest. */
async function goesOn(two: Two, height: number): Promise<void> {
  for (const page of [two.host, two.guest])
    expect(page.on('table').table).toMatchObject({ height, connection: { state: 'connected' } })
  await two.play(1)
  two.guest.command({ type: 'resign' })
  await two.pass()
  for (const page of [two.host, two.guest])
    expect(page.on('end').report.seats.map(({ verdict }) => verdict)).toEqual(['honest', 'honest'])
  expect(await two.host.record()).toEqual(await two.guest.record())
}

describe.each(['host', 'guest'] as const)('a store that has lost a part of the game, the %s’s', seat => {
  it.each([1, 3])('its newest entries, %i of them: the other side has them', async lost => {
    const two = await begun()
    const { height } = two.host.on('table').table
    const gone = Array.from({ length: lost }, (_, i) => keptEntry(height - i))
    await lose(two, seat, (key, value) => (gone.includes(key) ? undefined : value))
    await goesOn(two, height)
  })
  it.each([
    ['the agreement', (key: string, value: Uint8Array) => (key === 'g3' ? Uint8Array.of(1) : value)],
    ['an entry', (key: string, value: Uint8Array) => (key === keptEntry(2) ? value.subarray(1) : value)],
  ])('%s is damaged: it says so, and the other player’s record brings it back', async (_, left) => {
    const two = await begun()
    const { height } = two.host.on('table').table
    await lose(two, seat, left)
    const page = two[seat]
    expect(page.on('refused').notice.code).toBe('storage-lost')
    page.command({ type: 'open record', bytes: there(await two[other(seat)].record()) })
    await two.pass(LONG)
    expect(page.on('table').notice?.code).toBe('taken-back')
    await goesOn(two, height)
  })
  it('from an older record of the other player the rest comes on the line', async () => {
    const two = await begun()
    const record = there(await two[other(seat)].record())
    await two.play(2)
    const { height } = two.host.on('table').table
    await lose(two, seat, (key, value) => (key === 'g1' ? undefined : value))
    two[seat].command({ type: 'open record', bytes: record })
    await two.pass(LONG)
    await goesOn(two, height)
  })
  it('its keys: nothing brings it back, and it says so; the other side can end the game', async () => {
    const two = await begun()
    await lose(two, seat, withoutKeys)
    const page = two[seat]
    expect(page.on('refused').notice.code).toBe('keys-lost')
    const record = there(await two[other(seat)].record())
    page.command({ type: 'open record', bytes: record })
    await two.pass(LONG)
    expect(page.on('end').report.by).toBe('unfinished')
    two[other(seat)].command({ type: 'resign' })
    await two.pass()
    expect(two[other(seat)].on('end').report.by).toBe('resignation')
  })
})

/** The guest, who was refused, saves the record and sends it to the host; both open the game again. */
async function fromGuest(two: Two): Promise<void> {
  const bytes = there(await two.guest.record())
  two.host.command({ type: 'go home' })
  two.host.command({ type: 'open record', bytes })
  two.guest.reload()
  await two.pass(LONG)
}

describe('a store that has nothing but the keys', () => {
  it('the guest’s gets all of the game on the line', async () => {
    const two = await begun()
    const { height } = two.host.on('table').table
    await lose(two, 'guest', onlyKeys)
    await goesOn(two, height)
  })
  it('the host’s gets it from the guest’s record', async () => {
    const two = await begun()
    const { height } = two.host.on('table').table
    await lose(two, 'host', onlyKeys)
    expect(two.guest.on('refused')).toMatchObject({ notice: { code: 'game-unknown', by: 'them' }, record: true })
    await fromGuest(two)
    await goesOn(two, height)
  })
  it('also the host’s from a save file that was made before the game was agreed on', async () => {
    const two = new Two()
    await two.meet()
    const file = two.host.save({ how: 'backup', passphrase: PASSPHRASE })
    await two.pass()
    const bytes = there(await file)
    two.host.command({ type: 'propose', proposal: proposal('host is Fugitive') })
    await two.pass(0)
    two.guest.command({ type: 'sign' })
    await two.pass()
    await two.play(3)
    const { height } = two.guest.on('table').table
    two.host.crash()
    two.host = new Page(two.browser())
    two.host.command({ type: 'open save', bytes, passphrase: PASSPHRASE })
    await two.pass(LONG)
    await fromGuest(two)
    await goesOn(two, height)
  })
})

describe('a store that has lost all', () => {
  it('the guest’s, and the link is opened again: the seat is taken, and nobody else gets it', async () => {
    const two = new Two()
    const link = await two.sit()
    const { storage } = two.guest.browser
    for (const [game] of await storage.games('about')) await storage.forget(game)
    two.guest.crash()
    two.guest.place = undefined
    two.guest.reload()
    two.guest.command({ type: 'join', link })
    await two.pass(0)
    two.guest.command({ type: 'claim' })
    await two.pass(LONG)
    expect(two.guest.on('refused').notice).toEqual({ code: 'invite-used', by: 'them' })
    expect(two.host.on('table').table.connection.state).not.toBe('connected')
  })
})

describe('a record of a game that this browser has whole', () => {
  it('changes nothing here: what is newer in it must come from the other side, where a fork shows', async () => {
    const two = await begun()
    two.host.command({ type: 'go home' })
    await two.pass(LONG)
    const [game = ''] = (await two.host.browser.storage.games('about')).keys()
    const before = await two.host.browser.storage.load(game)
    two.host.command({ type: 'open record', bytes: there(await two.guest.record()) })
    await two.pass()
    expect(two.host.on('end').report.by).toBe('unfinished')
    expect(await two.host.browser.storage.load(game)).toEqual(before)
  })
  it('nor one that was moved away', async () => {
    const two = await begun()
    const file = two.host.save({ how: 'move', passphrase: PASSPHRASE })
    await two.pass()
    await file
    const old = two.host
    old.command({ type: 'go home' })
    old.command({ type: 'open record', bytes: there(await two.guest.record()) })
    await two.pass()
    expect(old.on('end').report.by).toBe('unfinished')
    old.command({ type: 'go home' })
    await two.pass()
    expect(old.on('home').games.map(({ state }) => state)).toEqual(['moved'])
  })
})
