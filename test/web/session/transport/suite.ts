import type { ExpectStatic } from 'vitest'
import { MESSAGE_BYTES } from '../../../../web/session/transport/frames.ts'
import type { ByName, MakeTransport, OnChannels, Report, Transport } from '../../../../web/session/transport/port.ts'

export interface Kit {
  readonly it: (name: string, body: () => Promise<void>) => void
  readonly expect: ExpectStatic
}
type Of<T extends Report['type']> = Extract<Report, { type: T }>

/** A transport that remembers what it reported. */
export class Probe {
  readonly reports: Report[] = []
  private readonly transport: Transport
  private dials = 0

  constructor(make: MakeTransport) {
    this.transport = make(report => this.reports.push(report))
  }
  order(order: ByName | OnChannels): void {
    this.transport.order(order)
  }
  dial(name: string): string {
    const channel = `d${++this.dials}`
    this.order({ type: 'dial', channel, name })
    return channel
  }
  all<T extends Report['type']>(type: T): readonly Of<T>[] {
    return this.reports.filter((report): report is Of<T> => report.type === type)
  }
  /** Waits for the `n`-th report of a type, from 1. */
  async report<T extends Report['type']>(type: T, n = 1): Promise<Of<T>> {
    for (;;) {
      const found = this.all(type)[n - 1]
      if (found !== undefined) return found
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  }
  async listen(name: string, token = 'token'): Promise<void> {
    const before = this.all('listening').length
    this.order({ type: 'listen', name, token })
    await this.report('listening', before + 1)
  }
  said(channel: string): readonly Uint8Array[] {
    return this.all('message').flatMap(({ channel: on, message }) => (on === channel ? [message] : []))
  }
}

/** Length and checksum: long messages are compared so. */
function brief(message: Uint8Array): string {
  let sum = 0
  for (const byte of message) sum = (Math.imul(sum, 31) + byte) | 0
  return `${message.length} bytes, ${sum}`
}

/** What every transport must do. `make` gives new ones that can find each other; `name` a name that nobody had before. */
export function transportSuite({ it, expect }: Kit, make: MakeTransport, name: () => string): void {
  /** Two ends of one open channel. */
  async function joined() {
    const [host, guest] = [new Probe(make), new Probe(make)]
    const at = name()
    await host.listen(at)
    guest.dial(at)
    const [there, here] = [await host.report('open'), await guest.report('open')]
    return { at, host, guest, there, here }
  }
  const filled = (length: number, from: number) => Uint8Array.from({ length }, (_, i) => (i + from) % 256)

  it('opens a channel to whoever listens, with certificates that mirror each other', async () => {
    const { there, here } = await joined()
    expect([there.dialled, here.dialled]).toEqual([false, true])
    expect(there.fingerprints.own).toEqual(here.fingerprints.peer)
    expect(there.fingerprints.peer).toEqual(here.fingerprints.own)
    expect(there.fingerprints.own).not.toEqual(there.fingerprints.peer)
    expect(there.fingerprints.own.length).toBe(32)
  })

  it('carries messages of all sizes both ways, whole and in order', async () => {
    const { host, guest, there, here } = await joined()
    const sizes = [1, 0, 100, 16_383, 16_384, 16_385, 70_000, MESSAGE_BYTES, 3]
    for (const [i, size] of sizes.entries()) {
      host.order({ type: 'send', channel: there.channel, message: filled(size, i) })
      guest.order({ type: 'send', channel: here.channel, message: filled(size, 2 * i) })
    }
    await host.report('message', sizes.length)
    await guest.report('message', sizes.length)
    expect(guest.said(here.channel).map(brief)).toEqual(sizes.map((size, i) => brief(filled(size, i))))
    expect(host.said(there.channel).map(brief)).toEqual(sizes.map((size, i) => brief(filled(size, 2 * i))))
  })

  it('delivers what was said before a channel was closed, and tells the other side only', async () => {
    const { host, guest, there, here } = await joined()
    const words = [filled(40_000, 1), filled(10, 2)]
    for (const message of words) host.order({ type: 'send', channel: there.channel, message })
    host.order({ type: 'close', channel: there.channel })
    expect(await guest.report('closed')).toEqual({ type: 'closed', channel: here.channel })
    expect(guest.said(here.channel).map(brief)).toEqual(words.map(brief))
    expect(host.all('closed')).toEqual([])
  })

  it('delivers what was said before it stopped, too', async () => {
    const { host, guest, there, here } = await joined()
    const words = [filled(40_000, 1), filled(10, 2)]
    for (const message of words) host.order({ type: 'send', channel: there.channel, message })
    host.order({ type: 'close', channel: there.channel })
    host.order({ type: 'stop' })
    await guest.report('closed')
    expect(guest.said(here.channel).map(brief)).toEqual(words.map(brief))
  })

  it('sends nothing over a channel that is closed', async () => {
    const { host, guest, there, here } = await joined()
    guest.order({ type: 'close', channel: here.channel })
    guest.order({ type: 'send', channel: here.channel, message: filled(1, 1) })
    await host.report('closed')
    host.order({ type: 'send', channel: there.channel, message: filled(1, 1) })
    expect(host.all('message')).toEqual([])
  })

  it('says of a name that nobody is there', async () => {
    const guest = new Probe(make)
    const channel = guest.dial(name())
    expect(await guest.report('failed')).toMatchObject({ channel, code: 'peer-unavailable' })
    expect(guest.all('open')).toEqual([])
  })

  it('keeps channels apart', async () => {
    const { at, host, guest, there, here } = await joined()
    const other = new Probe(make)
    other.dial(at)
    guest.dial(at)
    const thirds = [await host.report('open', 2), await host.report('open', 3)]
    const [mine, again] = [await other.report('open'), await guest.report('open', 2)]
    expect(new Set([there, ...thirds].map(one => one.channel)).size).toBe(3)
    other.order({ type: 'send', channel: mine.channel, message: filled(1, 1) })
    guest.order({ type: 'send', channel: again.channel, message: filled(1, 2) })
    guest.order({ type: 'send', channel: here.channel, message: filled(1, 3) })
    await host.report('message', 3)
    const heard = [there, ...thirds].map(one => host.said(one.channel).map(message => message[0]))
    expect(heard[0]).toEqual([3])
    expect(heard.slice(1).flat().sort()).toEqual([1, 2])
    other.order({ type: 'close', channel: mine.channel })
    await host.report('closed')
    expect(host.all('closed').some(({ channel }) => channel === there.channel)).toBe(false)
  })

  it('is found no more when it has stopped, and its channels are closed', async () => {
    const { at, host, guest, here } = await joined()
    host.order({ type: 'stop' })
    expect(await guest.report('closed')).toEqual({ type: 'closed', channel: here.channel })
    const channel = guest.dial(at)
    expect(await guest.report('failed')).toMatchObject({ channel, code: 'peer-unavailable' })
  })

  it('listens under another name without losing its channels', async () => {
    const { at, host, guest, there, here } = await joined()
    const next = name()
    await host.listen(next)
    const channel = guest.dial(at)
    guest.dial(next)
    await guest.report('open', 2)
    expect(await guest.report('failed')).toMatchObject({ channel, code: 'peer-unavailable' })
    guest.order({ type: 'send', channel: here.channel, message: filled(2, 7) })
    await host.report('message')
    expect(host.said(there.channel)).toEqual([filled(2, 7)])
  })

  it('lets nobody take a name that another one holds, and gives it back to its holder', async () => {
    const { at, host } = await joined()
    const thief = new Probe(make)
    thief.order({ type: 'listen', name: at, token: 'another' })
    expect(await thief.report('failed')).toMatchObject({ code: 'name-taken' })
    expect(thief.all('listening')).toEqual([])
    host.order({ type: 'stop' })
    const again = new Probe(make)
    await again.listen(at)
    const guest = new Probe(make)
    guest.dial(at)
    await guest.report('open')
    await again.report('open')
  })
}
