/**
 * The line between two browsers, as the session sees it: orders go in, reports come out, both plain data, so that they
 * cross from the session's worker to the page, where WebRTC lives. A transport moves bytes; whom it reached, and whether
 * they may come in, is decided by the handshake alone.
 */
import type { Fingerprints } from '../../../protocol/session/handshake.ts'
import type { ConfigError } from '../../app/config.ts'

/** One connection between two browsers. Names are never used again. */
export type Channel = string

export type Order =
  /** Be found under this name, in place of any earlier one; `token` makes the name one's own at the broker. */
  | { readonly type: 'listen'; readonly name: string; readonly token: string }
  /** Look for somebody under a name. Ends with `open` or `failed`. */
  | { readonly type: 'dial'; readonly channel: Channel; readonly name: string }
  | { readonly type: 'send'; readonly channel: Channel; readonly message: Uint8Array }
  /** Closes a channel, or stops looking. No report follows. */
  | { readonly type: 'close'; readonly channel: Channel }
  /** Closes everything and is found no more. No report follows. */
  | { readonly type: 'stop' }

/** Why nobody was reached, or a channel ended. */
export type Failure =
  /** config.json is missing or wrong */
  | 'bad-config'
  /** this browser has no WebRTC, or it is switched off */
  | 'no-webrtc'
  | 'broker-unreachable'
  /** somebody holds this name at the broker: the same game elsewhere, or an earlier life of this page */
  | 'name-taken'
  /** nobody is there under this name now */
  | 'peer-unavailable'
  /** both are there, but no way was found between the two networks */
  | 'no-route'
  /** the channel's certificates are not exactly two: it may be intercepted */
  | 'bad-certificates'
  /** the other side sent what no honest client sends */
  | 'bad-frame'
  /** the other side sent more than any honest client sends */
  | 'flood'
  /** nothing was heard for too long */
  | 'gone'

export type Report =
  /** found under this name from now on */
  | { readonly type: 'listening'; readonly name: string }
  /** `dialled` by this side, or by somebody who found us */
  | { readonly type: 'open'; readonly channel: Channel; readonly fingerprints: Fingerprints; readonly dialled: boolean }
  | { readonly type: 'message'; readonly channel: Channel; readonly message: Uint8Array }
  /** by the other side or on the way */
  | { readonly type: 'closed'; readonly channel: Channel }
  /** With a channel: that one has ended. Without: the transport as a whole is in trouble and goes on trying. */
  | { readonly type: 'failed'; readonly channel?: Channel; readonly code: Failure; readonly cause?: ConfigError }
  /** how the channel is: milliseconds there and back, or since when nothing was heard */
  | { readonly type: 'pulse'; readonly channel: Channel; readonly roundTrip?: number; readonly silentSince?: number }

export interface Transport {
  order(order: Order): void
}
/** Makes a transport that reports to this listener. */
export type MakeTransport = (report: (report: Report) => void) => Transport
