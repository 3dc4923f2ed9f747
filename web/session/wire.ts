/**
 * The page's transports: one that a broker introduces, one for what the players carry over by hand. Each is fetched when it
 * is needed first, with the configuration of the site.
 */
import { brokerAddress, type Config, type ConfigError, type IceServer, loadConfig } from '../app/config.ts'
import { systemClock } from './clock.ts'
import type { HandTransport } from './transport/hand.ts'
import type { PeerJsTransport } from './transport/peerjs.ts'
import type { ByHand, ByName, Channel, OnChannels, Order, Report } from './transport/port.ts'

/** When a configuration that could not be read is tried again, in milliseconds. */
const AGAIN = 5_000

export class Wire {
  private peerJs: PeerJsTransport | undefined
  private hand: HandTransport | undefined
  private loading = false
  private waiting: (ByName | OnChannels)[] = []
  /** what is to be done by hand, when that is fetched */
  private byHand: (() => void)[] | undefined

  constructor(private readonly report: (report: Report) => void) {}

  order(order: Order): void {
    switch (order.type) {
      case 'offer':
      case 'answer':
      case 'accept':
        this.meetByHand(order)
        break
      case 'stop':
        this.byHand = this.byHand && []
        this.hand?.order(order)
        this.byName(order)
        break
      case 'send':
      case 'close':
        if (this.hand?.has(order.channel)) this.hand.order(order)
        else this.byName(order)
        break
      default:
        this.byName(order)
    }
  }
  wake(): void {
    this.peerJs?.wake()
  }
  leave(): void {
    this.peerJs?.leave()
    this.hand?.leave()
  }

  // ---- by names ------------------------------------------------------------------------------------------------

  private byName(order: ByName | OnChannels): void {
    if (this.peerJs !== undefined) this.peerJs.order(order)
    else if (order.type === 'stop') this.waiting = []
    else if (order.type === 'close') this.waiting = this.waiting.filter(one => !isOn(one, order.channel))
    else {
      this.waiting.push(order)
      void this.load()
    }
  }
  private async load(): Promise<void> {
    if (this.loading) return
    this.loading = true
    const config = await loadConfig('config.json')
    if ('error' in config) this.fail({ code: 'bad-config', cause: config })
    else await this.begin(config).catch(() => this.fail({ code: 'no-transport' }))
    this.loading = false
  }
  private async begin(config: Config): Promise<void> {
    const { PeerJsTransport } = await import('./transport/peerjs.ts')
    const broker = brokerAddress(config.broker, new URL(location.href))
    this.peerJs = new PeerJsTransport({ broker, iceServers: config.iceServers }, systemClock, this.report)
    for (const order of this.waiting.splice(0)) this.peerJs.order(order)
  }
  /** It is tried again after a pause. Whoever dials hears of it at once; whoever listens waits. */
  private fail(
    why: { readonly code: 'bad-config'; readonly cause: ConfigError } | { readonly code: 'no-transport' },
  ): void {
    const failed = { type: 'failed', ...why } as const
    this.report(failed)
    const dials = this.waiting.filter(order => order.type === 'dial')
    this.waiting = this.waiting.filter(order => order.type !== 'dial')
    for (const { channel } of dials) this.report({ ...failed, channel })
    systemClock.after(AGAIN, () => this.waiting.length > 0 && void this.load())
  }

  // ---- by hand -------------------------------------------------------------------------------------------------

  private meetByHand(order: ByHand): void {
    if (this.hand !== undefined) this.hand.order(order)
    else if (this.byHand !== undefined) this.byHand.push(() => this.hand?.order(order))
    else {
      this.byHand = [() => this.hand?.order(order)]
      void this.fetchHand(order.channel)
    }
  }
  private async fetchHand(channel: Channel): Promise<void> {
    const tasks = () => this.byHand?.splice(0) ?? []
    try {
      const { HandTransport } = await import('./transport/hand.ts')
      this.hand = new HandTransport(await iceServers(), systemClock, this.report)
      for (const task of tasks()) task()
    } catch {
      // No network and no copy of this piece of the page.
      tasks()
      this.report({ type: 'failed', channel, code: 'no-transport' })
    }
    this.byHand = undefined
  }
}

/** Those of the site; none where its configuration cannot be had, as without a network: then it is played in one place. */
async function iceServers(): Promise<readonly IceServer[]> {
  const config = await loadConfig('config.json')
  return 'error' in config ? [] : config.iceServers
}
const isOn = (order: ByName | OnChannels, channel: Channel): boolean => 'channel' in order && order.channel === channel
