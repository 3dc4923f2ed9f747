import { describe, expect, it } from 'vitest'
import { CRASH } from '../../../src/games/siberian-manhunt/board.ts'
import { Page } from './page.ts'
import { proposal, Two } from './table.ts'

describe('from the first page to the table', () => {
  it('a host invites, a guest claims the seat with a click, both sign', async () => {
    const two = new Two()
    const { host, guest } = two
    await two.pass(0)
    expect(host.on('home').games).toEqual([])
    const link = await two.invite()
    expect(link).toMatch(/^https:\/\/site\.example\/#1\.[\w-]{22}\.[\w-]{22}\.[\w-]{22}$/)
    expect(host.on('lobby').connection.state).toBe('waiting')
    expect(guest.on('join').stage).toBe('unclaimed')
    guest.command({ type: 'claim' })
    await two.pass()
    expect(host.on('lobby').connection.state).toBe('connected')
    expect(guest.on('join')).toMatchObject({ stage: 'waiting for proposal', connection: { state: 'connected' } })
    host.command({ type: 'propose', proposal: proposal('guest is Fugitive') })
    await two.pass(0)
    expect(host.on('lobby').proposed).toEqual(proposal('guest is Fugitive'))
    expect(guest.on('join')).toMatchObject({ stage: 'proposal', proposal: proposal('guest is Fugitive') })
    expect(guest.on('join').rulesHash).toBe(host.on('lobby').rulesHash)
    guest.command({ type: 'sign' })
    await two.pass()
    expect([host.on('table').table.role, guest.on('table').table.role]).toEqual(['Government', 'Fugitive'])
  })

  it('opening a link claims nothing', async () => {
    const two = new Two()
    await two.invite()
    await two.pass(60_000)
    expect(two.host.on('lobby').connection.state).toBe('waiting')
    expect(two.guest.orders).toEqual([])
    expect((await two.guest.browser.storage.games('about')).size).toBe(0)
  })

  it('a joint roll decides who is who, the same on both sides', async () => {
    const roles = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) {
      const two = new Two(seed)
      await two.sit('joint roll')
      await two.pass()
      const [host, guest] = [two.host.on('table').table.role, two.guest.on('table').table.role]
      expect(host).not.toBe(guest)
      roles.add(host)
    }
    expect(roles.size).toBe(2)
  })

  it('both sides show the same four safety words', async () => {
    const two = new Two()
    await two.sit()
    const { safetyWords } = two.host.on('table').table
    expect(safetyWords.length).toBe(4)
    expect(two.guest.on('table').table.safetyWords).toEqual(safetyWords)
  })
})

describe('a whole game', () => {
  it('ends the same on both sides, is audited by both, and gives the same record', async () => {
    const two = new Two()
    const { host, guest } = two
    await two.sit()
    await two.play()
    const [a, b] = [host.on('end'), guest.on('end')]
    expect(a).toMatchObject({ opening: false, live: true, yourRole: 'Fugitive' })
    expect(b).toMatchObject({ opening: false, live: true, yourRole: 'Government' })
    // Who wins, and how, is up to the seed and the cards.
    expect(a.report.winners.length).toBe(1)
    expect(a.report.by).not.toBe('')
    expect(a.report.seats.map(seat => [seat.role, seat.you, seat.verdict])).toEqual([
      ['Fugitive', true, 'honest'],
      ['Government', false, 'honest'],
    ])
    expect(b.report).toEqual({ ...a.report, seats: a.report.seats.map(seat => ({ ...seat, you: !seat.you })) })
    expect(a.report.route?.length).toBe(a.report.game.fugitive.route.length)
    const record = await host.record()
    expect(record).toBeDefined()
    expect(await guest.record()).toEqual(record)

    const third = new Page(two.browser())
    third.command({ type: 'open record', bytes: record ?? new Uint8Array() })
    await two.pass(0)
    expect(third.on('end')).toMatchObject({ live: false, opening: false })
    expect(third.on('end').report).toEqual({
      ...a.report,
      seats: a.report.seats.map(seat => ({ ...seat, you: false })),
    })
    expect(await third.record()).toEqual(record)
  })

  it('shows each side only what is its own', async () => {
    const two = new Two()
    await two.sit()
    await two.play(3)
    const [fugitive, government] = [two.host.on('table').table, two.guest.on('table').table]
    expect(fugitive.game).toEqual(government.game)
    expect(fugitive.log).toEqual(government.log)
    expect([...fugitive.secrets.values()]).toEqual([CRASH])
    expect(government.secrets.size).toBe(0)
  })

  it('is said with its badges: opened, proved, rolled together, signed', async () => {
    const two = new Two()
    await two.sit()
    await two.play()
    const { log } = two.host.on('end').report
    const badge = (type: string) =>
      new Set(log.flatMap(({ what, badge }) => (what.type === 'choice' && what.option.type === type ? [badge] : [])))
    expect(badge('crash')).toEqual(new Set(['opened']))
    expect(badge('here')).toEqual(new Set(['opened']))
    expect(badge('attack')).toEqual(new Set(['signed']))
    expect(new Set(log.filter(line => line.what.type === 'roll').map(line => line.badge))).toEqual(
      new Set(['rolled together']),
    )
    expect(log.at(-1)?.round).toBe(two.host.on('end').report.game.round)
  })

  it('can be resigned', async () => {
    const two = new Two()
    await two.sit()
    await two.play(2)
    two.guest.command({ type: 'resign' })
    await two.pass()
    for (const page of [two.host, two.guest])
      expect(page.on('end')).toMatchObject({ opening: false, report: { winners: ['Fugitive'], by: 'resignation' } })
  })
})
