/**
 * The line between two browsers, as the session sees it: orders go in, reports come out, both plain data, so that they
 * cross from the session's worker to the page, where WebRTC lives. A transport moves bytes; whom it reached, and whether
 * they may come in, is decided by the handshake alone.
 */
import type { Fingerprints } from '../../../protocol/session/fingerprints.ts'
import type { ConfigError } from '../../app/config.ts'

/** One connection between two browsers. Names are never used again. */
export type Channel = string

/** Meeting by names, which a broker knows. */
export type ByName =
  /** Be found under this name, in place of any earlier one; `token` makes the name one's own at the broker. */
  | { readonly type: 'listen'; readonly name: string; readonly token: string }
  /** Look for somebody under a name. Ends with `open` or `failed`. */
  | { readonly type: 'dial'; readonly channel: Channel; readonly name: string }
/**
 * Meeting without a broker: the players carry descriptions from one browser to the other. Each order ends with `described`
 * or `failed`, except `accept`, which ends with `open` or `failed`; so does a channel that was answered, but it waits for as
 * long as it takes.
 */
export type ByHand =
  | { readonly type: 'offer'; readonly channel: Channel }
  /** Answers the other side's offer. */
  | { readonly type: 'answer'; readonly channel: Channel; readonly description: Uint8Array }
  /** Takes the other side's answer to the offer that was made on this channel. */
  | { readonly type: 'accept'; readonly channel: Channel; readonly description: Uint8Array }

export type Order = ByName | ByHand | OnChannels
/** On channels, however they came about. */
export type OnChannels =
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
  /** the part of the page that connects cannot be fetched */
  | 'no-transport'
  | 'broker-unreachable'
  /** somebody holds this name at the broker: the same game elsewhere, or an earlier life of this page */
  | 'name-taken'
  /** nobody is there under this name now */
  | 'peer-unavailable'
  /** both are there, but no way was found between the two networks */
  | 'no-route'
  /** the channel's certificates are not exactly two: it may be intercepted */
  | 'bad-certificates'
  /** an offer or an answer is none, or not whole */
  | 'bad-signal'
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
  /** what the other side must know of this one, for a channel that is meant by hand */
  | { readonly type: 'described'; readonly channel: Channel; readonly description: Uint8Array }
  | { readonly type: 'message'; readonly channel: Channel; readonly message: Uint8Array }
  /** by the other side or on the way */
  | { readonly type: 'closed'; readonly channel: Channel }
  /** With a channel: that one has ended. Without: the transport as a whole is in trouble and goes on trying. */
  | { readonly type: 'failed'; readonly channel?: Channel; readonly code: Failure; readonly cause?: ConfigError }
  /** how the channel is: milliseconds there and back, or since when nothing was heard */
  | { readonly type: 'pulse'; readonly channel: Channel; readonly roundTrip?: number; readonly silentSince?: number }

export interface Transport<Taken = ByName | OnChannels> {
  order(order: Taken): void
}
/** Makes a transport that reports to this listener. */
export type MakeTransport = (report: (report: Report) => void) => Transport
