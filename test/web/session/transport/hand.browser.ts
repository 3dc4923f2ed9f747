import { systemClock } from '../../../../web/session/clock.ts'
import { DESCRIPTION_BYTES } from '../../../../web/session/transport/description.ts'
import { HandTransport } from '../../../../web/session/transport/hand.ts'
import type { ByName, MakeTransport, OnChannels, Report, Transport } from '../../../../web/session/transport/port.ts'
import { afterEach, describe, expect, it, until } from '../../../browser/suite.ts'
import { transportSuite } from './suite.ts'

const made: HandTransport[] = []
const make = (report: (report: Report) => void): HandTransport => {
  const transport = new HandTransport([], systemClock, report)
  made.push(transport)
  return transport
}

/** Who can be found under which name, and takes an offer there. */
const places = new Map<string, { readonly token: string; readonly at: Carried }>()
let channels = 0

/** Two people who carry offers and answers between their browsers: what they know of each other is a name. */
class Carried implements Transport {
  private readonly transport: HandTransport
  private readonly waiting = new Map<string, (description: Uint8Array) => void>()
  private readonly dialled = new Set<string>()

  constructor(private readonly tell: (report: Report) => void) {
    this.transport = make(report => this.hear(report))
  }
  order(order: ByName | OnChannels): void {
    if (order.type === 'listen') this.listen(order.name, order.token)
    else if (order.type === 'dial') void this.dial(order.channel, order.name)
    else {
      if (order.type === 'stop') this.withdraw()
      this.transport.order(order)
    }
  }
  async describe(order: Parameters<HandTransport['order']>[0] & { readonly channel: string }): Promise<Uint8Array> {
    return new Promise(resolve => {
      this.waiting.set(order.channel, resolve)
      this.transport.order(order)
    })
  }
  private listen(name: string, token: string): void {
    const holder = places.get(name)
    if (holder !== undefined && holder.token !== token) this.tell({ type: 'failed', code: 'name-taken' })
    else {
      this.withdraw()
      places.set(name, { token, at: this })
      this.tell({ type: 'listening', name })
    }
  }
  private withdraw(): void {
    for (const [name, { at }] of places) if (at === this) places.delete(name)
  }
  private async dial(channel: string, name: string): Promise<void> {
    const there = places.get(name)?.at
    if (there === undefined) {
      this.tell({ type: 'failed', channel, code: 'peer-unavailable' })
      return
    }
    this.dialled.add(channel)
    const offer = await this.describe({ type: 'offer', channel })
    const answer = await there.describe({ type: 'answer', channel: `in${++channels}`, description: offer })
    this.transport.order({ type: 'accept', channel, description: answer })
  }
  private hear(report: Report): void {
    if (report.type === 'described') this.waiting.get(report.channel)?.(report.description)
    else if (report.type === 'open') this.tell({ ...report, dialled: this.dialled.has(report.channel) })
    else this.tell(report)
  }
}

/** What a transport reports, to be waited for. */
class Heard {
  readonly reports: Report[] = []
  readonly transport = make(report => this.reports.push(report))
  first<T extends Report['type']>(type: T): Promise<Extract<Report, { type: T }>> {
    return until(() => this.reports.find((one): one is Extract<Report, { type: T }> => one.type === type))
  }
}

describe('a transport over WebRTC without a broker', () => {
  afterEach(() => {
    for (const transport of made.splice(0)) transport.leave()
    places.clear()
  })

  const carried: MakeTransport = report => new Carried(report)
  transportSuite({ it, expect }, carried, () => crypto.randomUUID())

  it('describes itself in few bytes', async () => {
    const one = new Heard()
    one.transport.order({ type: 'offer', channel: 'a' })
    const { description } = await one.first('described')
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThan(DESCRIPTION_BYTES / 2)
  })

  it('takes nothing that is no description, and says so', async () => {
    const one = new Heard()
    one.transport.order({ type: 'answer', channel: 'a', description: Uint8Array.of(1, 2, 3) })
    expect(await one.first('failed')).toEqual({ type: 'failed', channel: 'a', code: 'bad-signal' })
    const two = new Heard()
    two.transport.order({ type: 'offer', channel: 'b' })
    await two.first('described')
    two.transport.order({ type: 'accept', channel: 'b', description: Uint8Array.of(1, 2, 3) })
    expect(await two.first('failed')).toEqual({ type: 'failed', channel: 'b', code: 'bad-signal' })
  })

  it('notices at once that the other page goes away', async () => {
    const [one, two] = [new Heard(), new Heard()]
    one.transport.order({ type: 'offer', channel: 'a' })
    const offer = await one.first('described')
    two.transport.order({ type: 'answer', channel: 'b', description: offer.description })
    const answer = await two.first('described')
    one.transport.order({ type: 'accept', channel: 'a', description: answer.description })
    await Promise.all([one.first('open'), two.first('open')])
    one.transport.leave()
    expect(await two.first('closed')).toEqual({ type: 'closed', channel: 'b' })
  })
})
