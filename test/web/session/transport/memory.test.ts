import { describe, expect, it } from 'vitest'
import { MemoryBroker, MemoryTransport } from '../../../../web/session/transport/memory.ts'
import { Probe, transportSuite } from './suite.ts'

let draws = 0
const random = (bytes: number) => new Uint8Array(bytes).fill(++draws)
let names = 0
const name = () => `name${++names}`

describe('a transport in memory', () => {
  const broker = new MemoryBroker()
  transportSuite({ it, expect }, report => new MemoryTransport(broker, report, random), name)

  it('says that its broker is down', async () => {
    const broker = new MemoryBroker()
    broker.up = false
    const probe = new Probe(report => new MemoryTransport(broker, report, random))
    probe.order({ type: 'listen', name: 'a', token: 't' })
    expect(await probe.report('failed')).toMatchObject({ code: 'broker-unreachable' })
    const channel = probe.dial('b')
    expect(await probe.report('failed', 2)).toMatchObject({ channel, code: 'broker-unreachable' })
  })
})
