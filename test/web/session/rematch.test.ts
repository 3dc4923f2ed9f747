import { describe, expect, it } from 'vitest'
import { ask, cut, interrupted, over, rematchOn, sides } from './again.ts'
import { Two } from './table.ts'

describe('another game', () => {
  it('takes one click of each, over the same connection, with the sides swapped if wished', async () => {
    for (const how of ['same', 'swapped'] as const)
      for (const first of ['host', 'guest'] as const) {
        const two = await over()
        const [one, other] = first === 'host' ? [two.host, two.guest] : [two.guest, two.host]
        const before = [two.host.place, two.guest.place]
        const orders = [two.host.orders.length, two.guest.orders.length]
        expect(rematchOn(one).state).toBe('none')
        ask(one, rematchOn(one)[how].proposal)
        await two.pass()
        expect(rematchOn(one)).toMatchObject({ state: 'wished', wish: rematchOn(one)[how] })
        expect(rematchOn(other)).toMatchObject({ state: 'asked', wish: rematchOn(other)[how] })
        ask(other, rematchOn(other).wish?.proposal)
        await two.pass()
        expect(sides(two)).toEqual(how === 'same' ? ['Fugitive', 'Government'] : ['Government', 'Fugitive'])
        for (const page of [two.host, two.guest]) {
          expect(page.on('table').table.connection.state).toBe('connected')
          expect(page.on('table').table.height).toBeGreaterThan(0)
        }
        expect([two.host.place, two.guest.place]).not.toEqual(before)
        // Nobody was looked for, and nothing was closed.
        const since = [...two.host.orders.slice(orders[0]), ...two.guest.orders.slice(orders[1])]
        expect(new Set(since.map(order => order.type))).toEqual(new Set(['send', 'listen']))
      }
  })
  it('is a game of its own, which is played to its end and audited', async () => {
    const two = await over()
    const words = two.host.on('end').report.safetyWords
    ask(two.host, rematchOn(two.host).swapped.proposal)
    await two.pass()
    ask(two.guest, rematchOn(two.guest).wish?.proposal)
    await two.pass()
    expect(two.host.on('table').table.safetyWords).toEqual(two.guest.on('table').table.safetyWords)
    expect(two.host.on('table').table.safetyWords).not.toEqual(words)
    await two.play()
    for (const page of [two.host, two.guest])
      expect(page.on('end').report.seats.map(seat => seat.verdict)).toEqual(['honest', 'honest'])
    // And another one after that.
    ask(two.guest, rematchOn(two.guest).same.proposal)
    await two.pass()
    ask(two.host, rematchOn(two.host).wish?.proposal)
    await two.pass()
    expect(sides(two)).toEqual(['Government', 'Fugitive'])
  })
  it('may be declined, asked for the other way round, and taken back', async () => {
    const two = await over()
    const { host, guest } = two
    ask(host, rematchOn(host).same.proposal)
    await two.pass()
    ask(guest)
    await two.pass()
    expect([rematchOn(host).state, rematchOn(guest).state]).toEqual(['declined', 'asked'])
    ask(host)
    await two.pass()
    expect([rematchOn(host).state, rematchOn(guest).state]).toEqual(['none', 'none'])
    ask(host, rematchOn(host).same.proposal)
    await two.pass()
    ask(guest, rematchOn(guest).swapped.proposal)
    await two.pass()
    expect([rematchOn(host).state, rematchOn(guest).state]).toEqual(['asked', 'asked'])
    ask(host, rematchOn(host).wish?.proposal)
    await two.pass()
    expect(sides(two)).toEqual(['Government', 'Fugitive'])
  })
  it('is offered at the end only', async () => {
    const two = new Two()
    await two.sit()
    ask(two.host, { setup: two.host.on('table').table.game.setup, roles: 'host is Fugitive' })
    await two.pass()
    expect(two.guest.on('table').table.role).toBe('Government')
    two.host.command({ type: 'resign' })
    await two.pass()
    expect([rematchOn(two.host).state, rematchOn(two.guest).state]).toEqual(['none', 'none'])
  })
  it('is found again from the game before, and from the first page', async () => {
    const two = await over()
    const { host, guest } = two
    const old = host.place?.split(' ')[1] ?? ''
    ask(host, rematchOn(host).same.proposal)
    await two.pass()
    ask(guest, rematchOn(guest).wish?.proposal)
    await two.pass()
    const next = host.place?.split(' ')[1] ?? ''
    host.command({ type: 'go home' })
    await two.pass()
    expect(host.on('home').games.map(game => [game.id, game.state])).toEqual([
      [next, 'playing'],
      [old, 'ended'],
    ])
    host.command({ type: 'continue', game: old })
    await two.pass()
    expect(rematchOn(host)).toMatchObject({ state: 'begun', game: next })
    host.command({ type: 'continue', game: next })
    await two.pass(30_000)
    expect(host.on('table').table.connection.state).toBe('connected')
  })
})

describe('reloads and lost connections', () => {
  it('after asking: the question is still there, on both sides', async () => {
    const two = await over()
    const { host, guest } = two
    ask(host, rematchOn(host).swapped.proposal)
    await two.pass()
    host.reload()
    guest.reload()
    await two.pass(30_000)
    expect(rematchOn(host)).toMatchObject({ state: 'wished', wish: rematchOn(host).swapped })
    expect(rematchOn(guest)).toMatchObject({ state: 'asked', wish: rematchOn(guest).swapped })
    ask(guest, rematchOn(guest).wish?.proposal)
    await two.pass()
    expect(sides(two)).toEqual(['Government', 'Fugitive'])
  })
  it('asking without a connection is said when the other side is back', async () => {
    const two = await over()
    const { host, guest } = two
    guest.crash()
    await two.pass(60_000)
    ask(host, rematchOn(host).same.proposal)
    await two.pass()
    expect(rematchOn(host).state).toBe('wished')
    guest.reload()
    await two.pass(30_000)
    expect(rematchOn(guest).state).toBe('asked')
  })
  it.each([
    ['host', 1],
    ['host', 2],
    ['host', 5],
    ['guest', 1],
    ['guest', 3],
    ['guest', 4],
  ] as const)('of the %s at message %i of the beginning: both come to the same table', interrupted)
  it.each([0, 2, 4])('a cut at message %i of the beginning', cut)
  it('a store that fails says so, and nothing was begun', async () => {
    const two = await over()
    const { host, guest } = two
    ask(host, rematchOn(host).same.proposal)
    await two.pass()
    const old = guest.place
    guest.browser.storage.fails = game => `game ${game}` !== old
    ask(guest, rematchOn(guest).wish?.proposal)
    await two.pass()
    expect(guest.on('home').notice?.code).toBe('storage-failed')
    expect(guest.on('home').games.length).toBe(1)
    guest.browser.storage.fails = () => false
    guest.command({ type: 'continue', game: old?.split(' ')[1] ?? '' })
    await two.pass(60_000)
    expect(sides(two)).toEqual(['Fugitive', 'Government'])
  })
})
