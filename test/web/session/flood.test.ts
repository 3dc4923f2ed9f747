import { describe, expect, it } from 'vitest'
import { makeFrame } from '../../../protocol/session/frame.ts'
import type { Channel } from '../../../web/session/transport/port.ts'
import { Page } from './page.ts'
import { Two } from './table.ts'

const channelOf = (page: Page): Channel => {
  const sent = page.orders.flatMap(order => (order.type === 'send' ? [order.channel] : []))
  const last = sent.at(-1)
  if (last === undefined) throw new Error('nothing was sent')
  return last
}
const states = ({ host, guest }: Two) => [host, guest].map(page => page.on('table').table.connection.state)
/** What this page hears, counted from now on. */
function heard(two: Two): { count: number } {
  const seen = { count: 0 }
  two.broker.tamper = message => {
    seen.count++
    return [message]
  }
  return seen
}

describe('who sends without end', () => {
  it('what is no message is cut off, and comes back when it behaves', async () => {
    const two = new Two()
    await two.sit()
    const channel = channelOf(two.guest)
    const seen = heard(two)
    for (let n = 0; n < 2_000; n++)
      two.guest.transport.order({ type: 'send', channel, message: Uint8Array.of(n & 255, 1, 2) })
    await two.pass(0)
    expect(seen.count).toBe(2_000)
    expect(two.host.on('table').table.connection.state).not.toBe('connected')
    await two.pass(60_000)
    expect(states(two)).toEqual(['connected', 'connected'])
    expect(await two.play(2)).toBe(2)
  })
  it('entries of its own making is cut off too, and accused of nothing', async () => {
    const two = new Two()
    await two.sit()
    const channel = channelOf(two.guest)
    const message = makeFrame('entry', new Uint8Array(300))
    for (let n = 0; n < 300; n++) two.guest.transport.order({ type: 'send', channel, message })
    await two.pass(0)
    const { connection } = two.host.on('table').table
    expect(connection).toMatchObject({ state: 'failed', trouble: { code: 'flood' } })
  })
  it('to the door only is a stranger that the players do not notice', async () => {
    const two = new Two()
    await two.sit()
    const name = two.host.orders.flatMap(order => (order.type === 'listen' ? [order.name] : [])).at(-1) ?? ''
    const stranger = new Page(two.browser())
    await two.pass(0)
    for (let n = 0; n < 100; n++) {
      const channel = `x${n}`
      stranger.transport.order({ type: 'dial', channel, name })
      await two.pass(0)
      for (let m = 0; m < 20; m++)
        stranger.transport.order({ type: 'send', channel, message: makeFrame('s1', new Uint8Array(200)) })
    }
    await two.pass()
    expect(states(two)).toEqual(['connected', 'connected'])
    expect(await two.play(2)).toBe(2)
    expect(two.host.on('table').notice).toBeUndefined()
  })
  it('an honest line with repeats and some garbage is borne', async () => {
    const two = new Two()
    await two.sit()
    two.broker.tamper = message => [message, message, Uint8Array.of(1)]
    expect(await two.play(6)).toBe(6)
    expect(states(two)).toEqual(['connected', 'connected'])
  })
})

describe('what gets lost between two who stay connected', () => {
  it('is sent again after a while, without anybody doing anything', async () => {
    const two = new Two()
    await two.sit()
    const { height } = two.guest.on('table').table
    two.broker.tamper = () => []
    await two.play(1)
    expect(two.host.on('table').table.height).toBeGreaterThan(height)
    expect(two.guest.on('table').table.height).toBe(height)
    two.broker.tamper = message => [message]
    await two.pass(40_000)
    expect(two.guest.on('table').table.height).toBe(two.host.on('table').table.height)
    expect(states(two)).toEqual(['connected', 'connected'])
  })
})
