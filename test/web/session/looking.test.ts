import { describe, expect, it } from 'vitest'
import { Line } from '../../../web/session/line.ts'
import { PULSE } from '../../../web/session/transport/framed.ts'
import type { Order } from '../../../web/session/transport/port.ts'
import { TestClock } from './clock.ts'
import { Two } from './table.ts'

const FINGERPRINTS = { own: new Uint8Array(32), peer: new Uint8Array(32).fill(1) }

/** A guest's line with one open channel, and what it orders from then on. */
async function found() {
  const clock = new TestClock()
  const orders: Order[] = []
  const closed: string[] = []
  const line = new Line(clock, order => orders.push(order), {
    opened: () => {},
    message: () => {},
    closed: channel => closed.push(channel),
    pulse: () => {},
    nameTaken: () => {},
    changed: () => {},
  })
  line.seek(() => ['here'])
  await clock.pass(1_000)
  line.report({ type: 'open', channel: 'out1', fingerprints: FINGERPRINTS, dialled: true })
  line.proven()
  orders.length = 0
  return { clock, orders, closed, line }
}
const dials = (orders: readonly Order[]) => orders.filter(order => order.type === 'dial').length

describe('a line whose channel', () => {
  it('is in use looks for nobody', async () => {
    const { clock, orders, line } = await found()
    line.report({ type: 'pulse', channel: 'out1', roundTrip: 5 })
    await clock.pass(60_000)
    expect(orders).toEqual([])
  })

  it('is silent looks again and keeps it, and stops looking as soon as something comes', async () => {
    const { clock, orders, closed, line } = await found()
    line.report({ type: 'pulse', channel: 'out1', silentSince: clock.now() })
    await clock.pass(1_000)
    expect(orders).toEqual([{ type: 'dial', channel: 'out2', name: 'here' }])
    line.report({ type: 'failed', channel: 'out2', code: 'peer-unavailable' })
    await clock.pass(5_000)
    expect(dials(orders)).toBe(2)
    line.report({ type: 'pulse', channel: 'out1' })
    expect(orders.at(-1)).toEqual({ type: 'close', channel: 'out3' })
    expect(line.trouble).toBeUndefined()
    orders.length = 0
    await clock.pass(60_000)
    expect(orders).toEqual([])
    expect(closed).toEqual([])
  })

  it('is silent takes the one that opens beside it, and needs the old one no more', async () => {
    const { clock, orders, closed, line } = await found()
    line.report({ type: 'pulse', channel: 'out1', silentSince: clock.now() })
    await clock.pass(1_000)
    line.report({ type: 'open', channel: 'out2', fingerprints: FINGERPRINTS, dialled: true })
    line.close('out1')
    expect(orders.at(-1)).toEqual({ type: 'close', channel: 'out1' })
    await clock.pass(60_000)
    expect(dials(orders)).toBe(1)
    expect(closed).toEqual([])
  })

  it('is silent and ends at last goes on looking', async () => {
    const { clock, orders, closed, line } = await found()
    line.report({ type: 'pulse', channel: 'out1', silentSince: clock.now() })
    await clock.pass(1_000)
    line.report({ type: 'failed', channel: 'out2', code: 'peer-unavailable' })
    line.report({ type: 'failed', channel: 'out1', code: 'gone' })
    expect(closed).toEqual(['out1'])
    await clock.pass(20_000)
    expect(dials(orders)).toBeGreaterThan(1)
  })
})

describe('a host that was killed', () => {
  it('and is back is found long before the old channel is given up', async () => {
    const two = new Two()
    await two.sit()
    two.host.reload()
    await two.pass(PULSE.silent - 1_000)
    expect(two.guest.on('table').table.connection.state).toBe('connected')
    await two.pass(5_000)
    expect(PULSE.silent + 5_000).toBeLessThan(PULSE.gone)
    for (const page of [two.host, two.guest]) expect(page.on('table').table.connection.state).toBe('connected')
    expect(await two.play(3)).toBe(3)
  })
})
