import { describe, expect, it } from 'vitest'
import { Page } from './page.ts'
import { proposal, Two } from './table.ts'

const LONG = 120_000

describe('a store that fails', () => {
  it('in the middle of a step: nothing is sent, the player is told at once, and the step did not happen', async () => {
    const two = new Two()
    await two.sit()
    await two.pass()
    const { storage } = two.host.browser
    const { table } = two.host.on('table')
    const rest = table.plays.find(play => table.options[play.option]?.type === 'rest')
    storage.fails = (_, key) => key.startsWith('entry/')
    const sent = two.host.orders.filter(order => order.type === 'send').length
    two.host.command({ type: 'act', plays: rest === undefined ? [] : [rest] }, table.height)
    await two.pass(0)
    expect(two.host.on('table')).toMatchObject({
      notice: { code: 'storage-failed' },
      table: { height: table.height, yourDecision: true },
    })
    expect(two.host.orders.filter(order => order.type === 'send').length).toBe(sent)
    expect(two.guest.on('table').table.height).toBe(table.height)

    storage.fails = () => false
    await two.pass(LONG)
    expect(two.host.on('table').table.connection.state).toBe('connected')
    await two.play()
    expect(two.host.on('end').report.seats.map(seat => seat.verdict)).toEqual(['honest', 'honest'])
    expect(await two.host.record()).toEqual(await two.guest.record())
  })

  const KEYS = ['epoch', 'owner', 'peer-statement', 'meeting', 'g1', 'g2', 'g3', 'g4/0', 'g4/1', 'about', 'draft']
  const LATER = [
    'entry/',
    'sealed',
    'statement/closing/1',
    'statement/seed/1',
    'statement/resign/1',
    'statement/seed/0',
  ]

  it.each([...KEYS, ...LATER])('once, at %s: the game ends the same on both sides all the same', async failing => {
    const two = new Two(9)
    await two.meet()
    let failed = false
    two.guest.browser.storage.fails = (_, key) => {
      const fails: boolean = !failed && key.startsWith(failing)
      failed ||= fails
      return fails
    }
    // The channel is new, so that what is kept at its opening is kept again.
    two.guest.transport.cut()
    await two.pass(LONG)
    two.host.command({ type: 'propose', proposal: proposal('host is Fugitive') })
    await two.pass(LONG)
    for (let tries = 0; tries < 3 && two.guest.view.screen === 'join'; tries++) {
      two.guest.command({ type: 'sign' })
      await two.pass(LONG)
    }
    await two.play(1)
    const [play] = two.guest.on('table').table.plays
    two.guest.command({ type: 'plan', plays: play === undefined ? [] : [play] })
    for (let tries = 0; tries < 3 && two.guest.view.screen === 'table'; tries++) {
      await two.pass(LONG)
      two.guest.command({ type: 'resign' })
      await two.pass(LONG)
    }
    expect(failed).toBe(true)
    expect(two.guest.on('end').report.seats.map(seat => seat.verdict)).toEqual(['honest', 'honest'])
    expect(two.host.on('end').report.by).toBe('resignation')
    expect(await two.host.record()).toEqual(await two.guest.record())
  })

  it('that never works does not spin, and says why', async () => {
    const two = new Two()
    await two.sit()
    two.guest.browser.storage.fails = () => true
    two.host.reload()
    const before = two.guest.orders.length
    await two.pass(60_000)
    expect(two.guest.on('table').notice?.code).toBe('storage-failed')
    expect(two.guest.orders.length - before).toBeLessThan(400)
  })

  it('from the start: no game is begun', async () => {
    const two = new Two()
    two.host.browser.storage.fails = () => true
    two.host.command({ type: 'host' })
    await two.pass()
    expect(two.host.on('home').notice?.code).toBe('storage-failed')
  })

  it('that lost what it kept says so', async () => {
    const two = new Two()
    await two.sit()
    const { storage } = two.guest.browser
    const [id = ''] = (await storage.games('about')).keys()
    await storage.keep(id, 'g1', Uint8Array.of(1))
    two.guest.reload()
    await two.pass()
    expect(two.guest.on('refused').notice.code).toBe('storage-lost')
  })
})

describe('saved games', () => {
  it('are listed with their state, and can be forgotten', async () => {
    const two = new Two()
    await two.sit()
    two.host.command({ type: 'go home' })
    await two.pass()
    two.host.command({ type: 'host' })
    await two.pass()
    two.host.command({ type: 'go home' })
    await two.pass()
    const { games } = two.host.on('home')
    expect(games.map(game => [game.state, game.yourRole])).toEqual([
      ['agreeing', undefined],
      ['playing', 'Fugitive'],
    ])
    two.host.command({ type: 'forget', game: games[0]?.id ?? '' })
    await two.pass()
    expect(two.host.on('home').games.map(game => game.id)).toEqual([games[1]?.id])
    two.host.command({ type: 'continue', game: games[0]?.id ?? '' })
    await two.pass()
    expect(two.host.on('home').games.length).toBe(1)
  })

  it('are open in one tab only', async () => {
    const two = new Two()
    await two.sit()
    const tab = new Page(two.host.browser)
    await two.pass(0)
    const [game] = tab.on('home').games
    tab.command({ type: 'continue', game: game?.id ?? '' })
    await two.pass()
    expect(tab.on('refused').notice.code).toBe('other-tab')
    expect(two.host.on('table').table.connection.state).toBe('connected')
    two.host.command({ type: 'go home' })
    await two.pass()
    tab.reload()
    await two.pass(LONG)
    expect(tab.on('table').table.connection.state).toBe('connected')
  })

  it('of other rules say so', async () => {
    const two = new Two()
    await two.sit()
    const { storage } = two.host.browser
    const [[id = '', about = new Uint8Array()] = []] = await storage.games('about')
    // The rules' hash stands in it as text: another one of the same length.
    const at = Buffer.from(about).indexOf(two.host.views.length > 0 ? rulesIn(about) : '')
    const bent = about.slice()
    bent[at] = (bent[at] ?? 0) === 0x30 ? 0x31 : 0x30
    await storage.keep(id, 'about', bent)
    two.host.reload()
    await two.pass()
    expect(two.host.on('refused').notice.code).toBe('older-rules')
  })
})

describe('a record file', () => {
  it('that is damaged is refused with the place, and accuses nobody', async () => {
    const two = new Two()
    await two.sit()
    await two.play()
    const record = (await two.host.record()) ?? new Uint8Array()
    const page = new Page(two.browser())
    for (const [bytes, cause] of [
      [record.slice(0, -1), 'file'],
      [new Uint8Array(), 'file'],
      [record.map((byte, i) => (i === record.length - 200 ? byte ^ 1 : byte)), 'checksum'],
    ] as const) {
      page.command({ type: 'open record', bytes })
      await two.pass(0)
      expect(page.on('home').notice).toEqual({ code: 'damaged', cause })
    }
  })

  it('of a game that goes on shows an unfinished one', async () => {
    const two = new Two()
    await two.sit()
    await two.play(2)
    const page = new Page(two.browser())
    page.command({ type: 'open record', bytes: (await two.host.record()) ?? new Uint8Array() })
    await two.pass(0)
    expect(page.on('end').report).toMatchObject({ winners: [], by: 'unfinished', route: undefined })
    expect(page.on('end').report.seats.map(seat => seat.verdict)).toEqual(['unopened', 'unopened'])
  })
})

const rulesIn = (about: Uint8Array): string => /[0-9a-f]{128}/.exec(Buffer.from(about).toString('latin1'))?.[0] ?? ''
