import { decode, encode } from '../../../protocol/bytes/codec.ts'
import type { Fingerprints } from '../../../protocol/session/fingerprints.ts'
import { MESSAGE_BYTES } from './frames.ts'
import type { Channel, Failure, Order, Report, Transport } from './port.ts'

interface End {
  readonly at: MemoryTransport
  readonly channel: Channel
}

/** Introduces transports in one place to each other: the two seats of one device, and tests. What is on its way arrives in order, but not at once. */
export class MemoryBroker {
  private readonly listeners = new Map<string, { readonly at: MemoryTransport; readonly token: string }>()
  private channels = 0
  /** who made an offer or an answer, which need no broker */
  private readonly described = new Map<string, End>()
  private descriptions = 0
  /** nobody is introduced while this is false */
  up = true
  /** sees every message before it is delivered, and may change, repeat or drop it */
  tamper: (message: Uint8Array) => readonly Uint8Array[] = message => [message]

  channel(): Channel {
    return `m${++this.channels}`
  }
  register(name: string, token: string, at: MemoryTransport): Failure | undefined {
    if (!this.up) return 'broker-unreachable'
    const holder = this.listeners.get(name)
    if (holder !== undefined && holder.token !== token) return 'name-taken'
    this.listeners.set(name, { at, token })
    return undefined
  }
  withdraw(at: MemoryTransport): void {
    for (const [name, holder] of this.listeners) if (holder.at === at) this.listeners.delete(name)
  }
  /** Words by which two ends find each other without a name. */
  describe(end: End): Uint8Array {
    const number = ++this.descriptions
    this.described.set(String(number), end)
    return encode(number)
  }
  takeDescribed(description: Uint8Array): End | undefined {
    const key = String(decode(description))
    const end = this.described.get(key)
    this.described.delete(key)
    return end
  }
  find(name: string): MemoryTransport | undefined {
    return this.listeners.get(name)?.at
  }
}

/** A transport within one process. */
export class MemoryTransport implements Transport<Order> {
  private readonly ends = new Map<Channel, End>()
  /** described and not yet open */
  private readonly described = new Set<Channel>()
  /** the page has gone without a word: its name stays taken, and its channels stay open on the other side */
  deaf = false

  constructor(
    private readonly broker: MemoryBroker,
    private readonly report: (report: Report) => void,
    private readonly random: (bytes: number) => Uint8Array,
  ) {}

  order(order: Order): void {
    if (this.deaf) return
    switch (order.type) {
      case 'listen':
        this.listen(order.name, order.token)
        break
      case 'dial':
        this.dial(order.channel, order.name)
        break
      case 'offer':
        this.describe(order.channel)
        break
      case 'answer':
        this.answer(order.channel, order.description)
        break
      case 'accept':
        this.accepted(order.channel, order.description)
        break
      case 'send':
        this.send(order.channel, order.message)
        break
      case 'close':
        this.described.delete(order.channel)
        this.close(order.channel)
        break
      case 'stop':
        this.broker.withdraw(this)
        this.described.clear()
        for (const channel of [...this.ends.keys()]) this.close(channel)
    }
  }
  /** Cuts every channel, as a network does. */
  cut(): void {
    for (const channel of [...this.ends.keys()]) {
      this.close(channel)
      this.say({ type: 'closed', channel })
    }
  }
  /** The other sides have noticed that nothing came since then, as beats make them do after a while. */
  unheard(silentSince: number): void {
    for (const { at, channel } of this.ends.values())
      if (at.ends.has(channel)) at.say({ type: 'pulse', channel, silentSince })
  }
  /** The other sides have noticed that this page is gone, as beats make them do after a longer while. */
  missed(): void {
    for (const end of this.ends.values()) end.at.fail(end.channel, 'gone')
  }
  accept(channel: Channel, fingerprints: Fingerprints, end: End): void {
    this.ends.set(channel, end)
    this.say({ type: 'open', channel, fingerprints, dialled: false })
  }
  hear(channel: Channel, message: Uint8Array): void {
    if (this.ends.has(channel)) this.say({ type: 'message', channel, message })
  }
  ended(channel: Channel): void {
    if (this.ends.delete(channel)) this.say({ type: 'closed', channel })
  }

  private listen(name: string, token: string): void {
    this.broker.withdraw(this)
    const failed = this.broker.register(name, token, this)
    if (failed === undefined) this.say({ type: 'listening', name })
    else this.say({ type: 'failed', code: failed })
  }
  private dial(channel: Channel, name: string): void {
    const there = this.broker.up ? this.broker.find(name) : undefined
    if (there === undefined || there.deaf) {
      const code = this.broker.up ? 'peer-unavailable' : 'broker-unreachable'
      this.say({ type: 'failed', channel, code })
      return
    }
    this.join(channel, { at: there, channel: this.broker.channel() }, true)
  }
  private join(channel: Channel, there: End, dialled: boolean): void {
    const [own, peer] = [this.random(32), this.random(32)]
    this.ends.set(channel, there)
    later(() => {
      there.at.accept(there.channel, { own: peer, peer: own }, { at: this, channel })
      this.say({ type: 'open', channel, fingerprints: { own, peer }, dialled })
    })
  }
  private describe(channel: Channel): void {
    this.described.add(channel)
    this.say({ type: 'described', channel, description: this.broker.describe({ at: this, channel }) })
  }
  private answer(channel: Channel, description: Uint8Array): void {
    const offered = this.broker.takeDescribed(description)
    if (offered === undefined) this.say({ type: 'failed', channel, code: 'bad-signal' })
    else this.describe(channel)
  }
  private accepted(channel: Channel, description: Uint8Array): void {
    if (!this.described.has(channel)) return
    const answered = this.broker.takeDescribed(description)
    this.described.delete(channel)
    const open = answered !== undefined && !answered.at.deaf && answered.at.described.delete(answered.channel)
    if (open) this.join(channel, answered, false)
    else this.say({ type: 'failed', channel, code: answered === undefined ? 'bad-signal' : 'no-route' })
  }
  private send(channel: Channel, message: Uint8Array): void {
    const end = this.ends.get(channel)
    if (end === undefined) return
    for (const one of this.broker.tamper(message.slice())) {
      if (one.length > MESSAGE_BYTES) {
        later(() => end.at.fail(end.channel, 'bad-frame'))
        return
      }
      later(() => end.at.hear(end.channel, one))
    }
  }
  private close(channel: Channel): void {
    const end = this.ends.get(channel)
    this.ends.delete(channel)
    if (end !== undefined) later(() => end.at.ended(end.channel))
  }
  fail(channel: Channel, code: Failure): void {
    if (!this.ends.has(channel)) return
    this.close(channel)
    this.say({ type: 'failed', channel, code })
  }
  private say(report: Report): void {
    if (!this.deaf) later(() => this.report(report))
  }
}

/** After everything that is going on now; in the order of the calls. */
const later = (then: () => void): void => {
  void Promise.resolve().then(then)
}
