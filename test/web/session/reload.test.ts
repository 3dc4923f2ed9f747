import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../web/app/view.ts'
import type { Order } from '../../../web/session/transport/port.ts'
import { Page } from './page.ts'
import { proposal, Two } from './table.ts'

const names = (orders: readonly Order[]) => orders.flatMap(order => (order.type === 'listen' ? [order.name] : []))
/** Long enough for a guest to have tried every name. */
const LONG = 120_000

/** How long a proof took is each side's own, and forgotten with the page. */
const timeless = (log: readonly LogLine[]): unknown =>
  JSON.parse(JSON.stringify(log, (key, value: unknown) => (key === 'took' ? undefined : value)))

async function bothAtTable(two: Two): Promise<void> {
  await two.pass(LONG)
  for (const page of [two.host, two.guest]) expect(page.on('table').table.connection.state).toBe('connected')
}

describe('a page that is loaded anew', () => {
  it('before the seat is claimed still shows the invitation, and claims nothing by itself', async () => {
    const two = new Two()
    await two.invite()
    two.guest.reload()
    await two.pass(LONG)
    expect(two.guest.on('join').stage).toBe('unclaimed')
    two.guest.command({ type: 'claim' })
    await two.pass()
    expect(two.guest.on('join').stage).toBe('waiting for proposal')
  })

  it('by the host before anybody came keeps the invitation valid', async () => {
    const two = new Two()
    const link = await two.invite()
    two.host.reload()
    await two.pass()
    expect(two.host.on('lobby').link).toBe(link)
    expect(new Set(names(two.host.orders)).size).toBe(1)
    two.guest.command({ type: 'claim' })
    await two.pass()
    expect(two.host.on('lobby').connection.state).toBe('connected')
  })

  const who = { host: ['host'], guest: ['guest'], both: ['host', 'guest'] } as const
  for (const [name, pages] of Object.entries(who)) {
    const reload = (two: Two) => {
      for (const page of pages) two[page].reload()
    }

    it(`at any step of the agreement goes on where it was: ${name}`, async () => {
      // One more thing has happened at each next point when the pages go.
      for (let point = 0; point < 8; point++) {
        const two = new Two(point)
        await two.meet()
        const steps = [
          () => two.host.command({ type: 'propose', proposal: proposal('host is Fugitive') }),
          () => two.guest.command({ type: 'sign' }),
        ]
        if (point === 0) reload(two)
        await two.pass(point === 0 ? LONG : 0)
        steps[0]?.()
        if (point >= 1 && point < 4) {
          await ticks(point)
          reload(two)
          await two.pass(LONG)
          if (two.host.view.screen === 'lobby' && two.host.on('lobby').proposed === undefined) steps[0]?.()
        }
        await two.pass(0)
        steps[1]?.()
        if (point >= 4) {
          await ticks((point - 3) * 3)
          reload(two)
          await two.pass(LONG)
          if (two.guest.view.screen === 'join' && two.guest.on('join').stage === 'proposal') steps[1]?.()
        }
        await bothAtTable(two)
      }
    })

    it(`again and again in a game leaves the same game: ${name}`, async () => {
      const two = new Two(5)
      await two.sit()
      for (let made = 0; made < 6; made++) {
        await two.play(1)
        reload(two)
        await two.pass(LONG)
      }
      await two.play()
      const ends = [two.host.on('end'), two.guest.on('end')]
      for (const end of ends) expect(end.report.seats.map(seat => seat.verdict)).toEqual(['honest', 'honest'])
      expect(await two.host.record()).toEqual(await two.guest.record())
    })

    it(`while something is on its way loses nothing: ${name}`, async () => {
      for (let point = 1; point < 16; point += 3) {
        const two = new Two(point)
        await two.sit()
        while (!two.guest.on('table').table.yourDecision) await two.play(1)
        const { table } = two.guest.on('table')
        const attack = table.plays.find(play => table.options[play.option]?.type === 'attack')
        if (attack === undefined) throw new Error('nobody to attack with')
        // An attack: a query, a declaration, a roll by both.
        two.guest.command({ type: 'act', plays: [attack] })
        await ticks(point)
        reload(two)
        await bothAtTable(two)
        const [a, b] = [two.host.on('table').table, two.guest.on('table').table]
        expect(timeless(a.log)).toEqual(timeless(b.log))
      }
    })
  }

  it('at the end still shows it, and opens what was not opened', async () => {
    const two = new Two()
    await two.sit()
    await two.play(1)
    two.host.command({ type: 'resign' })
    two.guest.crash()
    await two.pass()
    expect(two.host.on('end')).toMatchObject({ opening: true })
    two.guest.reload()
    two.host.reload()
    await two.pass(LONG)
    for (const page of [two.host, two.guest])
      expect(page.on('end')).toMatchObject({ opening: false, report: { by: 'resignation' } })
  })

  it('is a new tab when nothing is remembered: it offers the game', async () => {
    const two = new Two()
    await two.sit()
    two.guest.crash()
    const tab = new Page(two.guest.browser)
    await two.pass()
    const [game] = tab.on('home').games
    expect(game).toMatchObject({ state: 'playing', round: 1, yourRole: 'Government' })
    tab.command({ type: 'continue', game: game?.id ?? '' })
    await two.pass(LONG)
    expect(tab.on('table').table.connection.state).toBe('connected')
  })
})

describe('the host', () => {
  it('listens under a name of its own in each life of its page, and under none twice', async () => {
    const two = new Two()
    await two.meet()
    for (let life = 0; life < 4; life++) {
      two.host.reload()
      await two.pass(LONG)
      expect(two.host.on('lobby').connection.state).toBe('connected')
    }
    const used = names(two.host.orders)
    expect(used.length).toBe(5)
    expect(new Set(used).size).toBe(5)
  })

  it('has kept a name’s number before the name is used', async () => {
    const two = new Two()
    await two.meet()
    const { storage } = two.host.browser
    storage.fails = (_, key) => key === 'about'
    const before = names(two.host.orders).length
    two.host.reload()
    await two.pass(10_000)
    expect(names(two.host.orders).length).toBe(before)
    expect(two.host.on('lobby').notice?.code).toBe('storage-failed')
    storage.fails = () => false
    await two.pass(LONG)
    expect(two.host.on('lobby').connection.state).toBe('connected')
  })

  it('is found again after many lives that the guest did not see', async () => {
    const two = new Two()
    await two.meet()
    two.guest.crash()
    for (let life = 0; life < 14; life++) {
      two.host.reload()
      await two.pass()
    }
    two.guest.reload()
    await two.pass(LONG)
    expect(two.host.on('lobby').connection.state).toBe('connected')
  })
})

/** Lets so many rounds of what follows at once from one another happen, and then no more. */
async function ticks(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await Promise.resolve()
}
