/**
 * The transport over WebRTC data channels, introduced by a PeerJS broker. It runs on the page, because workers have no
 * RTCPeerConnection. What it knows of PeerJS: channels must be asked to be reliable or they are unordered; `close` may
 * come late or never, hence the beats; a lost broker connection leaves data channels alone; and a broker that still
 * holds our name with our token takes us back without saying so.
 */
import { type DataConnection, Peer } from 'peerjs'
import type { BrokerAddress, IceServer } from '../../app/config.ts'
import type { Clock } from '../clock.ts'
import { fingerprintsOf } from './fingerprints.ts'
import { Framed } from './framed.ts'
import type { ByName, Channel, Failure, OnChannels, Report, Transport } from './port.ts'
import { passing, type Registration } from './registration.ts'

export interface PeerJsSettings {
  readonly broker: BrokerAddress
  readonly iceServers: readonly IceServer[]
}

/** How long to wait for a channel to open, for the broker's welcome, and for the last words of a closed channel. */
const LIMITS = { answer: 8_000, open: 20_000, welcome: 10_000, linger: 2_000, early: 64 } as const
/** How often to look whether the browser knows both certificates of an open channel. */
const LOOK = 10
/** Pauses between attempts to reach the broker, the last one again and again. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000] as const

/** Text, which no honest client sends. */
const NO_FRAME = new Uint8Array()

/** One data channel, open or not yet. */
interface Line {
  readonly connection: DataConnection
  readonly peer: Peer
  readonly dialled: boolean
  framed?: Framed
  /** what came before the certificates were known */
  readonly early: unknown[]
  /** ends waiting for it to open */
  readonly stopWaiting: () => void
}

export class PeerJsTransport implements Transport {
  private registration: Registration | undefined
  private peer: Peer | undefined
  private readonly lines = new Map<Channel, Line>()
  /** dials that wait for the broker */
  private readonly waiting = new Map<Channel, string>()
  private channels = 0
  private attempts = 0
  private stopTimer: () => void = () => {}

  constructor(
    private readonly settings: PeerJsSettings,
    private readonly clock: Clock,
    private readonly report: (report: Report) => void,
  ) {}

  order(order: ByName | OnChannels): void {
    switch (order.type) {
      case 'listen':
        this.register({ name: order.name, token: order.token, listens: true })
        break
      case 'dial':
        this.dial(order.channel, order.name)
        break
      case 'send':
        this.lines.get(order.channel)?.framed?.send(order.message)
        break
      case 'close':
        this.waiting.delete(order.channel)
        this.close(order.channel)
        break
      case 'stop':
        this.stop()
    }
  }
  /** The network may be back, or the page awake again: whatever waits for a pause to end is tried now. */
  wake(): void {
    if (this.peer?.disconnected === true) this.reach()
  }
  /** The page is going away: everything is closed without a pause, so that the other side notices at once. */
  leave(): void {
    for (const { framed, connection } of this.lines.values()) {
      framed?.close()
      connection.close()
    }
    this.lines.clear()
    this.stop()
  }

  // ---- the broker ------------------------------------------------------------------------------------------------

  private register(registration: Registration): void {
    this.retire()
    this.registration = registration
    this.attempts = 0
    this.reach()
  }
  /** Leaves the broker. Channels that were opened there stay open. */
  private retire(): void {
    this.stopTimer()
    const old = this.peer
    this.peer = undefined
    this.registration = undefined
    if (old === undefined) return
    old.disconnect()
    this.clock.after(LIMITS.linger, () => {
      if (![...this.lines.values()].some(line => line.peer === old)) old.destroy()
    })
  }
  private stop(): void {
    this.waiting.clear()
    for (const channel of [...this.lines.keys()]) this.close(channel)
    this.retire()
  }

  /** Connects to the broker, for the first time or again. */
  private reach(): void {
    const { registration } = this
    if (registration === undefined) return
    this.stopTimer()
    if (this.peer === undefined || this.peer.destroyed) this.peer = this.newPeer(registration)
    else if (this.peer.disconnected) this.peer.reconnect()
    else return
    const { peer } = this
    this.stopTimer = this.clock.after(LIMITS.welcome, () => {
      // A broker that took us back without a word welcomes a fresh connection, once it has noticed the end of this one.
      if (this.peer === peer && !peer.open) peer.disconnect()
    })
  }
  private newPeer({ name, token, listens }: Registration): Peer {
    const { broker, iceServers } = this.settings
    const servers = iceServers.map(({ urls, ...rest }) => ({ urls: [...urls], ...rest }))
    const peer = new Peer(name, {
      ...broker,
      token,
      debug: 0,
      config: { iceServers: servers },
      referrerPolicy: 'no-referrer',
    })
    peer.on('open', () => this.welcomed(peer))
    peer.on('connection', connection => {
      if (listens && connection.serialization === 'raw' && connection.reliable)
        this.follow(this.name(), connection, peer, false)
      else connection.close()
    })
    peer.on('call', call => call.close())
    // This also comes before the end of a peer that never was connected.
    peer.on('disconnected', () => this.peer === peer && this.lost())
    peer.on('error', error => {
      if (error.type === 'peer-unavailable') this.unavailable(error.message)
      else if (error.type === 'browser-incompatible') this.incapable()
      else if (error.type === 'unavailable-id' && this.peer === peer) this.taken()
    })
    return peer
  }
  private welcomed(peer: Peer): void {
    if (this.peer !== peer) return
    this.stopTimer()
    this.attempts = 0
    if (this.registration?.listens === true) this.report({ type: 'listening', name: this.registration.name })
    const dials = [...this.waiting]
    this.waiting.clear()
    for (const [channel, name] of dials) this.connect(peer, channel, name)
  }
  /** Not connected to the broker: what waits for it fails, and after a pause it is tried again. */
  private lost(): void {
    if (this.registration === undefined) return
    this.stopTimer()
    this.trouble('broker-unreachable')
    for (const channel of [...this.waiting.keys()]) this.fail(channel, 'broker-unreachable')
    const pause = PAUSES[Math.min(this.attempts++, PAUSES.length - 1)] ?? 0
    this.stopTimer = this.clock.after(pause, () => this.reach())
  }
  /** Somebody else holds the name; a guest's is random, so that it just takes another one. */
  private taken(): void {
    const listens = this.registration?.listens === true
    this.retire()
    if (listens) this.trouble('name-taken')
    else this.register(passing())
  }
  private incapable(): void {
    this.registration = undefined
    this.trouble('no-webrtc')
    for (const channel of [...this.waiting.keys()]) this.fail(channel, 'no-webrtc')
  }
  private trouble(code: Failure): void {
    this.report({ type: 'failed', code })
  }

  // ---- channels --------------------------------------------------------------------------------------------------

  private name(): Channel {
    return `in${++this.channels}`
  }
  private dial(channel: Channel, name: string): void {
    if (this.registration === undefined) this.register(passing())
    if (this.peer?.open === true) this.connect(this.peer, channel, name)
    else this.waiting.set(channel, name)
  }
  private connect(peer: Peer, channel: Channel, name: string): void {
    this.follow(channel, peer.connect(name, { reliable: true, serialization: 'raw' }), peer, true)
  }
  private follow(channel: Channel, connection: DataConnection, peer: Peer, dialled: boolean): void {
    const described = () => connection.peerConnection?.remoteDescription != null
    let stop = this.clock.after(LIMITS.answer, () => {
      if (!described()) this.fail(channel, 'peer-unavailable')
      else stop = this.clock.after(LIMITS.open - LIMITS.answer, () => this.fail(channel, 'no-route'))
    })
    this.lines.set(channel, { connection, peer, dialled, early: [], stopWaiting: () => stop() })
    connection.on('open', () => this.opened(channel))
    connection.on('data', data => this.heard(channel, data))
    connection.on('close', () => this.ended(channel))
    connection.on('error', () => {
      if (this.lines.get(channel)?.framed === undefined) this.fail(channel, 'no-route')
      else this.ended(channel)
    })
  }
  private opened(channel: Channel): void {
    const line = this.lines.get(channel)
    if (line === undefined || line.framed !== undefined) return
    const { localDescription, remoteDescription, signalingState } = line.connection.peerConnection
    if (signalingState !== 'stable') {
      // A fast channel opens before the browser has said that it took the answer.
      this.clock.after(LOOK, () => this.opened(channel))
      return
    }
    line.stopWaiting()
    const fingerprints = fingerprintsOf(localDescription?.sdp, remoteDescription?.sdp)
    if (fingerprints === undefined) {
      this.fail(channel, 'bad-certificates')
      return
    }
    line.framed = new Framed(this.clock, frame => void line.connection.send(frame), {
      message: message => this.report({ type: 'message', channel, message }),
      pulse: pulse => this.report({ type: 'pulse', channel, ...pulse }),
      failed: code => this.fail(channel, code),
    })
    this.report({ type: 'open', channel, fingerprints, dialled: line.dialled })
    for (const data of line.early.splice(0)) this.heard(channel, data)
  }
  private heard(channel: Channel, data: unknown): void {
    const line = this.lines.get(channel)
    if (line === undefined) return
    if (line.framed === undefined) {
      line.early.push(data)
      if (line.early.length > LIMITS.early) this.fail(channel, 'bad-frame')
    } else line.framed.hear(data instanceof ArrayBuffer ? new Uint8Array(data) : NO_FRAME)
  }
  /** The broker knows nobody of this name: PeerJS says so in words only. */
  private unavailable(message: string): void {
    for (const [channel, { connection, framed }] of [...this.lines])
      if (framed === undefined && message.endsWith(` ${connection.peer}`)) this.fail(channel, 'peer-unavailable')
  }
  private ended(channel: Channel): void {
    const line = this.lines.get(channel)
    if (line === undefined) return
    if (line.framed === undefined) this.fail(channel, 'no-route')
    else {
      this.drop(channel, line)
      this.report({ type: 'closed', channel })
    }
  }
  private fail(channel: Channel, code: Failure): void {
    const line = this.lines.get(channel)
    const known = line !== undefined || this.waiting.delete(channel)
    if (line !== undefined) {
      this.drop(channel, line)
      line.connection.close()
    }
    if (!known) return
    // Whoever found us and did not come through was never reported: that is said once, and of certificates only.
    if (line !== undefined && !line.dialled && line.framed === undefined) {
      if (code === 'bad-certificates') this.trouble(code)
    } else this.report({ type: 'failed', channel, code })
  }
  /** Closes a channel after what was said last has been sent. */
  private close(channel: Channel): void {
    const line = this.lines.get(channel)
    if (line === undefined) return
    this.drop(channel, line)
    const { connection } = line
    if (line.framed === undefined) connection.close()
    else {
      connection.dataChannel?.close()
      this.clock.after(LIMITS.linger, () => connection.close())
    }
  }
  private drop(channel: Channel, line: Line): void {
    line.stopWaiting()
    line.framed?.close()
    this.lines.delete(channel)
  }
}
