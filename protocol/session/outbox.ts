import type { RejectCode } from '../transcript/faults.ts'
import { type FrameKind, makeFrame } from './frame.ts'
import { REFUSALS, type Refusal } from './link.ts'

/** Why a connection ends from this side or the other. */
export type HangUp = Refusal | 'other-rules' | 'fork' | 'diverged'
const HANG_UPS: readonly HangUp[] = [...REFUSALS, 'other-rules', 'fork', 'diverged']
/** The reason that the other side gave, if it is one that is known here. */
export const hangUpOf = (said: string | undefined): HangUp | 'unknown' =>
  HANG_UPS.find(one => one === said) ?? 'unknown'
export type Ignored = RejectCode | 'not-a-message' | 'out-of-place'
/** What the world has to do for a peer, in this order; a `send` only after every `keep` before it (docs/protocol.md, 8.1). */
export type Effect =
  | { readonly type: 'keep'; readonly key: string; readonly value: Uint8Array }
  | { readonly type: 'send'; readonly message: Uint8Array }
  /** this seat owes something that needs no player: call `Peer.due` a fixed short time later */
  | { readonly type: 'due'; readonly what: 'query' | 'roll' }
  /** the next game is agreed on: begin it, and hand this channel over to it (docs/protocol.md, 10.8) */
  | { readonly type: 'move on' }
  /** close the connection; `by` tells which side refused */
  | { readonly type: 'hang up'; readonly code: HangUp | 'unknown'; readonly by: 'us' | 'them' }
  /** something that arrived was not taken; for a developer's eyes, it accuses nobody */
  | { readonly type: 'ignored'; readonly code: Ignored }

/** Collects a step's effects in order. */
export class Outbox {
  private effects: Effect[] = []
  /** whether a session is up; without one nothing but the handshake is sent */
  open = false

  keep(key: string, value: Uint8Array): void {
    this.effects.push({ type: 'keep', key, value })
  }
  /** Sends inside a session, and is silent outside: what is kept is sent when the sides meet again. */
  send(kind: FrameKind, content: Uint8Array): void {
    if (this.open) this.say(kind, content)
  }
  /** Sends whether or not a session is up. */
  say(kind: FrameKind, content: Uint8Array): void {
    this.effects.push({ type: 'send', message: makeFrame(kind, content) })
  }
  due(what: 'query' | 'roll'): void {
    this.effects.push({ type: 'due', what })
  }
  moveOn(): void {
    this.effects.push({ type: 'move on' })
  }
  hangUp(code: HangUp | 'unknown', by: 'us' | 'them'): void {
    this.open = false
    this.effects.push({ type: 'hang up', code, by })
  }
  ignore(code: Ignored): void {
    this.effects.push({ type: 'ignored', code })
  }
  take(): readonly Effect[] {
    return this.effects.splice(0)
  }
}
