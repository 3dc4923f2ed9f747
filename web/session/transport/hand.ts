/**
 * The transport over WebRTC data channels that no broker introduces: each side's description is carried to the other one
 * by the players, whole, with all addresses that the browser found. It runs on the page, as the other one does.
 */
import type { IceServer } from '../../app/config.ts'
import type { Clock } from '../clock.ts'
import { decodeDescription, describe, encodeDescription, sdpOf } from './description.ts'
import { fingerprintsOf } from './fingerprints.ts'
import { Framed } from './framed.ts'
import { Pipe } from './pipe.ts'
import type { ByHand, Channel, Failure, OnChannels, Report, Transport } from './port.ts'

/**
 * How long to wait for addresses (where there is no network, the servers that would tell more never answer), for a channel
 * to open once both descriptions are there, and for the last words of a closed one; in milliseconds.
 */
const LIMITS = { gather: 4_000, open: 20_000, linger: 2_000 } as const

interface Line {
  readonly connection: RTCPeerConnection
  readonly pipe: Pipe
  readonly offered: boolean
  framed?: Framed
  /** ends waiting for it to open */
  stopWaiting: () => void
}

/** Both sides open the same channel by its number, so that neither has to hear of it from the other. */
const DATA: RTCDataChannelInit = { negotiated: true, id: 0, ordered: true }

export class HandTransport implements Transport<ByHand | OnChannels> {
  private readonly lines = new Map<Channel, Line>()

  constructor(
    private readonly iceServers: readonly IceServer[],
    private readonly clock: Clock,
    private readonly report: (report: Report) => void,
  ) {}

  /** Whether this channel is one of this transport's. */
  has(channel: Channel): boolean {
    return this.lines.has(channel)
  }
  order(order: ByHand | OnChannels): void {
    switch (order.type) {
      case 'offer':
        void this.begin(order.channel, undefined)
        break
      case 'answer':
        void this.begin(order.channel, order.description)
        break
      case 'accept':
        void this.accept(order.channel, order.description)
        break
      case 'send':
        this.lines.get(order.channel)?.framed?.send(order.message)
        break
      case 'close':
        this.close(order.channel)
        break
      case 'stop':
        for (const channel of [...this.lines.keys()]) this.close(channel)
    }
  }
  /** The page is going away: everything is closed without a pause, so that the other side notices at once. */
  leave(): void {
    for (const [channel, line] of [...this.lines]) {
      this.drop(channel, line)
      line.connection.close()
    }
  }

  /** Makes this side's description: an offer, or the answer to one. */
  private async begin(channel: Channel, offered: Uint8Array | undefined): Promise<void> {
    const theirs = offered && decodeDescription(offered)
    if (offered !== undefined && theirs === undefined) {
      this.report({ type: 'failed', channel, code: 'bad-signal' })
      return
    }
    const line = this.open(channel, offered === undefined)
    if (line === undefined) return
    const { connection } = line
    try {
      if (theirs !== undefined) await connection.setRemoteDescription({ type: 'offer', sdp: sdpOf(theirs, 'offer') })
      await connection.setLocalDescription()
    } catch {
      this.fail(channel, 'bad-signal')
      return
    }
    await this.gathered(connection)
    if (this.lines.get(channel) !== line) return
    const own = describe(connection.localDescription?.sdp ?? '')
    if (own === undefined) this.fail(channel, 'bad-certificates')
    else this.report({ type: 'described', channel, description: encodeDescription(own) })
  }
  private async accept(channel: Channel, description: Uint8Array): Promise<void> {
    const line = this.lines.get(channel)
    if (line === undefined || !line.offered || line.connection.signalingState !== 'have-local-offer') return
    const theirs = decodeDescription(description)
    try {
      if (theirs === undefined) throw new TypeError('not a description')
      await line.connection.setRemoteDescription({ type: 'answer', sdp: sdpOf(theirs, 'answer') })
    } catch {
      this.fail(channel, 'bad-signal')
      return
    }
    line.stopWaiting = this.clock.after(LIMITS.open, () => this.fail(channel, 'no-route'))
    // A fast channel opens before the browser has said that it took the answer.
    if (line.pipe.isOpen) this.opened(channel)
  }

  private open(channel: Channel, offered: boolean): Line | undefined {
    if (typeof RTCPeerConnection === 'undefined') {
      this.report({ type: 'failed', channel, code: 'no-webrtc' })
      return undefined
    }
    const iceServers = this.iceServers.map(({ urls, ...rest }) => ({ urls: [...urls], ...rest }))
    const connection = new RTCPeerConnection({ iceServers })
    const pipe = new Pipe(connection.createDataChannel('game', DATA), {
      open: () => this.opened(channel),
      frame: frame => this.lines.get(channel)?.framed?.hear(frame),
      closed: () => this.ended(channel),
    })
    const line: Line = { connection, pipe, offered, stopWaiting: () => {} }
    this.lines.set(channel, line)
    connection.addEventListener('connectionstatechange', () => {
      // Before it opens this says little: whoever answered waits for the other player, and the checks begin anew then.
      if (connection.connectionState === 'failed' && line.framed !== undefined) this.ended(channel)
    })
    return line
  }
  /** All addresses are known, or long enough was waited for them. */
  private gathered(connection: RTCPeerConnection): Promise<void> {
    return new Promise(resolve => {
      const look = (): void => {
        if (connection.iceGatheringState === 'complete') resolve()
      }
      connection.addEventListener('icegatheringstatechange', look)
      this.clock.after(LIMITS.gather, resolve)
      look()
    })
  }
  private opened(channel: Channel): void {
    const line = this.lines.get(channel)
    if (line === undefined || line.framed !== undefined) return
    const { localDescription, remoteDescription, signalingState } = line.connection
    if (signalingState !== 'stable') return
    line.stopWaiting()
    const fingerprints = fingerprintsOf(localDescription?.sdp, remoteDescription?.sdp)
    if (fingerprints === undefined) {
      this.fail(channel, 'bad-certificates')
      return
    }
    line.framed = new Framed(this.clock, frame => line.pipe.send(frame), {
      message: message => this.report({ type: 'message', channel, message }),
      pulse: pulse => this.report({ type: 'pulse', channel, ...pulse }),
      failed: code => this.fail(channel, code),
    })
    this.report({ type: 'open', channel, fingerprints, dialled: false })
    line.pipe.flow()
  }
  private ended(channel: Channel): void {
    const line = this.lines.get(channel)
    if (line === undefined) return
    if (line.framed === undefined) {
      this.fail(channel, 'no-route')
      return
    }
    this.drop(channel, line)
    line.connection.close()
    this.report({ type: 'closed', channel })
  }
  private fail(channel: Channel, code: Failure): void {
    const line = this.lines.get(channel)
    if (line === undefined) return
    this.drop(channel, line)
    line.connection.close()
    this.report({ type: 'failed', channel, code })
  }
  /** Closes a channel after what was said last has been sent. */
  private close(channel: Channel): void {
    const line = this.lines.get(channel)
    if (line === undefined) return
    this.drop(channel, line)
    line.pipe.close()
    this.clock.after(line.framed === undefined ? 0 : LIMITS.linger, () => line.connection.close())
  }
  private drop(channel: Channel, line: Line): void {
    line.stopWaiting()
    line.framed?.close()
    this.lines.delete(channel)
  }
}
