import { systemClock } from '../../../../web/session/clock.ts'
import { PeerJsTransport } from '../../../../web/session/transport/peerjs.ts'
import { afterEach, describe, expect, it } from '../../../browser/suite.ts'
import { Probe, transportSuite } from './suite.ts'

/** The broker that the runner started beside the tests. */
const { port } = await (await fetch('/test/broker.json')).json()
const broker = { host: 'localhost', port: Number(port), path: '/broker', secure: false, key: 'peerjs' }
const name = () => crypto.randomUUID().replaceAll('-', '')

const made: PeerJsTransport[] = []
const make = (report: ConstructorParameters<typeof PeerJsTransport>[2], at = broker) => {
  const transport = new PeerJsTransport({ broker: at, iceServers: [] }, systemClock, report)
  made.push(transport)
  return transport
}

describe('a transport over WebRTC', () => {
  afterEach(() => {
    for (const transport of made.splice(0)) transport.leave()
  })

  transportSuite({ it, expect }, report => make(report), name)

  it('measures there and back', async () => {
    const [host, guest] = [new Probe(make), new Probe(make)]
    const at = name()
    await host.listen(at)
    guest.dial(at)
    expect((await guest.report('pulse')).roundTrip).toBeGreaterThanOrEqual(0)
    expect((await host.report('pulse')).roundTrip).toBeGreaterThanOrEqual(0)
  })

  it('notices at once that the other page goes away', async () => {
    let leaving: PeerJsTransport | undefined
    const host = new Probe(report => {
      leaving = make(report)
      return leaving
    })
    const guest = new Probe(make)
    const at = name()
    await host.listen(at)
    guest.dial(at)
    await guest.report('open')
    leaving?.leave()
    await guest.report('closed')
    // the next life of the page, under the same name
    await new Probe(make).listen(at)
  })

  it('says that the broker is not reached, and of each dial too', async () => {
    const probe = new Probe(report => make(report, { ...broker, port: 1 }))
    const channel = probe.dial(name())
    await probe.report('failed', 2)
    expect(probe.all('failed').map(one => [one.channel, one.code])).toEqual([
      [undefined, 'broker-unreachable'],
      [channel, 'broker-unreachable'],
    ])
  })
})
