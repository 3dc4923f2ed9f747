import { describe, expect, it } from 'vitest'
import type { Play } from '../../../protocol/rules/index.ts'
import type { Offer } from '../../../web/app/view.ts'
import { readInvite, writeInvite } from '../../../web/session/invite.ts'
import { QUERY_DELAY } from '../../../web/session/times.ts'
import { PULSE } from '../../../web/session/transport/framed.ts'
import { Page } from './page.ts'
import { Two } from './table.ts'

const LONG = 120_000

/** The link with one part changed. */
function changed(link: string, part: 'place' | 'hostKeyHash' | 'secret'): string {
  const invite = readInvite(link)
  if ('code' in invite) throw new Error(invite.code)
  return `#${writeInvite({ ...invite, [part]: new Uint8Array(16).fill(7) })}`
}
async function claimed(two: Two, link: string): Promise<Page> {
  const page = new Page(two.browser(), link)
  await two.pass(0)
  page.command({ type: 'claim' })
  await two.pass()
  return page
}

describe('an invitation', () => {
  it('with a wrong secret gets its screen, and nothing of it is kept', async () => {
    const two = new Two()
    const link = await two.invite()
    const stranger = await claimed(two, changed(link, 'secret'))
    expect(stranger.on('refused').notice.code).toBe('invite-unknown')
    expect((await stranger.browser.storage.games('about')).size).toBe(0)
    expect(two.host.on('lobby').connection.state).toBe('waiting')
    stranger.reload()
    await two.pass()
    expect(stranger.on('home').games).toEqual([])
  })

  it('with a wrong key gets its screen', async () => {
    const two = new Two()
    const link = await two.invite()
    expect((await claimed(two, changed(link, 'hostKeyHash'))).on('refused').notice.code).toBe('wrong-host')
    expect(two.host.on('lobby').connection.state).toBe('waiting')
  })

  it('that is used gets its screen, and the two who play notice nothing', async () => {
    const two = new Two()
    const link = await two.sit()
    const late = await claimed(two, link)
    expect(late.on('refused').notice.code).toBe('invite-used')
    for (const page of [two.host, two.guest]) {
      expect(page.on('table').table.connection.state).toBe('connected')
      expect(page.on('table').notice).toBeUndefined()
    }
    expect(await two.play(2)).toBe(2)
  })

  it('to where nobody is goes on trying, and says so', async () => {
    const two = new Two()
    const link = await two.invite()
    const guest = await claimed(two, changed(link, 'place'))
    await two.pass(LONG)
    expect(guest.on('join')).toMatchObject({ stage: 'connecting', connection: { state: 'connecting' } })
    expect(guest.on('join').connection.trouble).toEqual({ code: 'not-answered' })
  })

  it('is taken up when the host comes later', async () => {
    const two = new Two()
    await two.invite()
    two.host.command({ type: 'go home' })
    await two.pass(0)
    two.guest.command({ type: 'claim' })
    await two.pass(20_000)
    expect(two.guest.on('join').stage).toBe('connecting')
    const [game] = two.host.on('home').games
    two.host.command({ type: 'continue', game: game?.id ?? '' })
    await two.pass(LONG)
    expect(two.guest.on('join').stage).toBe('waiting for proposal')
  })

  it('that is garbled or of another version gets its screen', async () => {
    const two = new Two()
    for (const [link, code] of [
      ['https://site.example/#1.abc', 'bad-invite'],
      ['#2.x', 'other-version'],
    ] as const) {
      two.guest.command({ type: 'join', link })
      await two.pass(0)
      expect(two.guest.on('refused').notice.code).toBe(code)
    }
    two.guest.command({ type: 'go home' })
    await two.pass(0)
    two.guest.on('home')
  })

  it('that was claimed here leads back to its game', async () => {
    const two = new Two()
    const link = await two.sit()
    two.guest.command({ type: 'go home' })
    await two.pass()
    two.guest.command({ type: 'join', link })
    await two.pass(LONG)
    expect(two.guest.on('table').table.connection.state).toBe('connected')
  })
})

describe('the line', () => {
  it('comes back by itself when the network cuts it', async () => {
    const two = new Two()
    await two.sit()
    two.guest.transport.cut()
    await two.pass(0)
    for (const page of [two.host, two.guest]) expect(page.on('table').table.connection.state).not.toBe('connected')
    expect(two.host.on('table').table.connection.since).toBe(two.clock.now())
    await two.pass(LONG)
    for (const page of [two.host, two.guest]) expect(page.on('table').table.connection.state).toBe('connected')
    expect(await two.play(2)).toBe(2)
  })

  it('comes back when the broker was down', async () => {
    const two = new Two()
    await two.sit()
    two.broker.up = false
    two.guest.transport.cut()
    await two.pass(10_000)
    expect(two.guest.on('table').table.connection).toMatchObject({ state: 'failed' })
    expect(two.guest.on('table').table.connection.trouble).toEqual({ code: 'broker-unreachable' })
    two.broker.up = true
    await two.pass(LONG)
    expect(two.guest.on('table').table.connection.state).toBe('connected')
  })

  it('is one: the newest completed handshake wins', async () => {
    const two = new Two()
    await two.sit()
    // The guest's page goes without a word, and the host's channel to it stays open.
    two.guest.reload()
    await two.pass(PULSE.silent)
    expect(two.guest.on('table').table.connection.state).toBe('connected')
    expect(await two.play(3)).toBe(3)
  })

  it('does not hang on somebody who opens channels and says nothing', async () => {
    const two = new Two()
    const link = await two.invite()
    const invite = readInvite(link)
    if ('code' in invite) throw new Error(invite.code)
    const name = two.host.orders.flatMap(order => (order.type === 'listen' ? [order.name] : []))[0] ?? ''
    const silent = new Page(two.browser())
    await two.pass(0)
    for (let i = 0; i < 10; i++) silent.transport.order({ type: 'dial', channel: `x${i}`, name })
    two.guest.command({ type: 'claim' })
    await two.pass(LONG)
    expect(two.guest.on('join').stage).toBe('waiting for proposal')
  })

  it('shrugs off garbage, repeats and changed messages', async () => {
    const two = new Two(3)
    await two.sit()
    let n = 0
    two.broker.tamper = message => {
      n++
      const garbage = Uint8Array.from({ length: n % 300 }, (_, i) => (i * n) & 255)
      const bent = message.map((byte, i) => (i === n % message.length ? byte ^ (1 << (n % 8)) : byte))
      return [garbage, message, message, bent]
    }
    await two.play()
    expect(two.host.on('end').report.seats.map(seat => seat.verdict)).toEqual(['honest', 'honest'])
    expect(await two.host.record()).toEqual(await two.guest.record())
    const third = new Page(two.browser())
    third.command({ type: 'open record', bytes: (await two.host.record()) ?? new Uint8Array() })
    await two.pass(0)
    expect(third.on('end').report.seats.map(seat => seat.verdict)).toEqual(['honest', 'honest'])
  })
})

describe('what needs no player', () => {
  it('is answered a fixed time after a query, and at once in a roll', async () => {
    const two = new Two()
    await two.sit()
    await two.play(1)
    const { table } = two.guest.on('table')
    const attack = table.plays.find(play => table.options[play.option]?.type === 'attack')
    two.guest.command({ type: 'act', plays: attack === undefined ? [] : [attack] })
    await two.pass(0)
    expect(two.host.on('table').table).toMatchObject({ owes: 'you', yourDecision: false, plays: [] })
    await two.pass(QUERY_DELAY - 1)
    expect(two.host.on('table').table.height).toBe(table.height + 1)
    await two.pass(1)
    // The answer, and the strike that both roll.
    expect(two.host.on('table').table.height).toBeGreaterThan(table.height + 1)
    expect(two.host.on('table').table.log.at(-1)?.what).toMatchObject({ type: 'event', event: { type: 'struck' } })
  })
})

describe('a choice', () => {
  it('that is planned survives a reload and is not said', async () => {
    const two = new Two()
    await two.sit()
    await two.pass()
    const { table } = two.host.on('table')
    const [play] = table.plays
    two.host.command({ type: 'plan', plays: play === undefined ? [] : [play] })
    await two.pass()
    expect(two.host.on('table').table.planned).toEqual([play])
    two.host.reload()
    await two.pass(LONG)
    expect(two.host.on('table').table).toMatchObject({ planned: [play], height: table.height })
    expect(two.guest.on('table').table.height).toBe(table.height)
    two.host.command({ type: 'plan', plays: [] })
    await two.pass()
    expect(two.host.on('table').table.planned).toEqual([])
  })

  it('after another one is planned with what follows from it, and both are one entry', async () => {
    const two = new Two()
    await two.sit()
    await two.pass()
    const { table } = two.host.on('table')
    const move = (at: Offer): Play | undefined =>
      at.plays.find(({ option }) => {
        const one = at.options[option]
        return one?.type === 'move' && one.into === 'wilderness'
      })
    const plays: Play[] = []
    for (const offer of [table, undefined]) {
      const next = move(offer ?? two.host.on('table').table.ahead ?? table)
      if (next === undefined) throw new Error('no move')
      plays.push(next)
      two.host.command({ type: 'plan', plays: [...plays] })
      await two.pass(0)
    }
    const { planned, ahead, game } = two.host.on('table').table
    expect(planned).toEqual(plays)
    expect(ahead?.chosen.map(option => option.type)).toEqual(['move', 'move'])
    expect(ahead?.instead.plays).toContainEqual(plays[1])
    expect(ahead?.game.track).toBe(2)
    expect(ahead?.game.fugitive.energy).toBe(game.fugitive.energy - 2)
    expect([...(ahead?.secrets.values() ?? [])].slice(-2)).toEqual(plays.map(play => play.hidden[0]))
    expect(ahead?.plays.length).toBeGreaterThan(0)
    expect(game.track).toBe(0)
    two.host.command({ type: 'act', plays }, table.height)
    await two.pass()
    expect(two.host.on('table').table.ahead).toBeUndefined()
    const { log, height } = two.guest.on('table').table
    expect(height).toBe(table.height + 1)
    expect(log.filter(line => line.entry === height && line.what.type === 'choice').length).toBe(2)
  })

  it('without a connection is kept, says so, and is sent when the other side is back', async () => {
    const two = new Two()
    await two.sit()
    await two.pass()
    two.guest.crash()
    two.host.transport.cut()
    await two.pass(0)
    const { table } = two.host.on('table')
    const rest = table.plays.find(play => table.options[play.option]?.type === 'rest')
    two.host.command({ type: 'act', plays: rest === undefined ? [] : [rest] }, table.height)
    await two.pass()
    expect(two.host.on('table')).toMatchObject({
      notice: { code: 'unsent' },
      table: { planned: [rest], height: table.height },
    })
    two.guest.reload()
    await two.pass(LONG)
    expect(two.host.on('table').notice).toBeUndefined()
    expect(two.guest.on('table').table).toMatchObject({ yourDecision: true, height: table.height + 1 })
  })

  it('made at an earlier state of the table does nothing: a second click is not another choice', async () => {
    const two = new Two()
    await two.sit()
    await two.play(1)
    const { table } = two.guest.on('table')
    // The first option moves an agent; the first one after that would search.
    const plays = [{ option: 0, hidden: [] }]
    expect(table.options[0]?.type).toBe('move agent')
    two.guest.command({ type: 'act', plays }, table.height)
    two.guest.command({ type: 'act', plays }, table.height)
    await two.pass()
    expect(two.guest.on('table').table.height).toBe(table.height + 1)
    expect(two.guest.on('table').table.options[0]?.type).toBe('search')
  })

  it('that is not possible does nothing', async () => {
    const two = new Two()
    await two.sit()
    await two.pass()
    const { height } = two.host.on('table').table
    two.host.command({ type: 'act', plays: [{ option: 999, hidden: [] }] }, height)
    two.host.command({ type: 'act', plays: [{ option: 0, hidden: [1] }] }, height)
    two.guest.command({ type: 'act', plays: [{ option: 0, hidden: [] }] }, height)
    await two.pass()
    for (const page of [two.host, two.guest]) expect(page.on('table').table.height).toBe(height)
  })
})
