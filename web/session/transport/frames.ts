/**
 * The transport's own frames, inside the messages of a data channel: a first byte, then content. Long messages travel in
 * pieces, because not every browser takes more than 16 kB at once (RFC 8831, 6.6). A beat asks, an echo answers with the
 * same content.
 */
import { FRAME_BYTES } from '../../../protocol/session/frame.ts'

const KINDS = ['last', 'more', 'beat', 'echo'] as const
type Kind = (typeof KINDS)[number]
export const PIECE_BYTES = 16 * 1024
export const BEAT_BYTES = 8
/** The largest message of the session: its content and a few bytes around it. */
export const MESSAGE_BYTES = FRAME_BYTES + 64

export type Heard =
  | { readonly type: 'message'; readonly message: Uint8Array }
  | { readonly type: 'beat' | 'echo'; readonly content: Uint8Array }
  /** a piece that does not end a message */
  | { readonly type: 'piece' }
  /** not a frame, or a message that is too large */
  | { readonly type: 'bad' }

const framed = (kind: Kind, content: Uint8Array): Uint8Array => {
  const frame = new Uint8Array(1 + content.length)
  frame[0] = KINDS.indexOf(kind)
  frame.set(content, 1)
  return frame
}

/** The frames of one message. */
export function* piecesOf(message: Uint8Array): Generator<Uint8Array> {
  const most = PIECE_BYTES - 1
  let at = 0
  for (; message.length - at > most; at += most) yield framed('more', message.subarray(at, at + most))
  yield framed('last', message.subarray(at))
}
export const beat = (content: Uint8Array): Uint8Array => framed('beat', content)
export const echo = (content: Uint8Array): Uint8Array => framed('echo', content)

/** Puts the messages of one channel together again. Never holds more than one message of the largest size. */
export class Assembly {
  private pieces: Uint8Array[] = []
  private size = 0

  hear(frame: Uint8Array): Heard {
    const kind = KINDS[frame[0] ?? KINDS.length]
    if (kind === undefined || frame.length > PIECE_BYTES) return { type: 'bad' }
    const content = frame.slice(1)
    if (kind === 'beat' || kind === 'echo')
      return content.length === BEAT_BYTES ? { type: kind, content } : { type: 'bad' }
    // Only the last piece may be short: otherwise a stream of empty ones would never end.
    if (kind === 'more' && frame.length < PIECE_BYTES) return { type: 'bad' }
    this.size += content.length
    if (this.size > MESSAGE_BYTES) return { type: 'bad' }
    this.pieces.push(content)
    return kind === 'more' ? { type: 'piece' } : { type: 'message', message: this.take() }
  }

  private take(): Uint8Array {
    const message = new Uint8Array(this.size)
    let at = 0
    for (const piece of this.pieces) {
      message.set(piece, at)
      at += piece.length
    }
    this.pieces = []
    this.size = 0
    return message
  }
}
