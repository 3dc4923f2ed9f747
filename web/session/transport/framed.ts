import type { Clock } from '../clock.ts'
import { Bucket } from './bucket.ts'
import { Assembly, BEAT_BYTES, beat, echo, piecesOf } from './frames.ts'
import type { Failure } from './port.ts'

/** How often a beat is sent, after what time without any sign the other side counts as silent, and as gone. */
export const PULSE = { beat: 2_000, silent: 6_000, gone: 30_000 } as const

/** What a channel may bring: a whole long game at once, and far more than any game needs afterwards. */
export const RATES = {
  frames: { burst: 20_000, perSecond: 200 },
  bytes: { burst: 64 * 1024 * 1024, perSecond: 512 * 1024 },
} as const

export interface FramedHears {
  message(message: Uint8Array): void
  pulse(pulse: { readonly roundTrip?: number; readonly silentSince?: number }): void
  /** the channel is of no use any more; it is already silent */
  failed(code: Failure): void
}

/**
 * Messages and a heartbeat over a pipe of frames. A data channel may take minutes to notice that the other side is gone,
 * or never notice: beats do.
 */
export class Framed {
  private readonly assembly = new Assembly()
  private heardAt: number
  private silent = false
  private beats = 0
  private readonly sent = new Map<number, number>()
  private stopTimer: () => void = () => {}
  private over = false
  private readonly frames: Bucket
  private readonly bytes: Bucket

  constructor(
    private readonly clock: Clock,
    private readonly pipe: (frame: Uint8Array) => void,
    private readonly hears: FramedHears,
  ) {
    this.heardAt = clock.now()
    this.frames = new Bucket(clock, RATES.frames)
    this.bytes = new Bucket(clock, RATES.bytes)
    this.pulse()
  }

  send(message: Uint8Array): void {
    if (this.over) return
    for (const piece of piecesOf(message)) this.pipe(piece)
  }
  /** A frame arrived. Whatever it is, this returns. */
  hear(frame: Uint8Array): void {
    if (this.over) return
    if (!this.frames.take(1) || !this.bytes.take(frame.length)) {
      this.fail('flood')
      return
    }
    const heard = this.assembly.hear(frame)
    if (heard.type === 'bad') {
      this.fail('bad-frame')
      return
    }
    this.heardAt = this.clock.now()
    if (this.silent) {
      this.silent = false
      this.hears.pulse({})
    }
    if (heard.type === 'message') this.hears.message(heard.message)
    else if (heard.type === 'beat') this.pipe(echo(heard.content))
    else if (heard.type === 'echo') this.answered(heard.content)
  }
  /** Sends and hears nothing any more. */
  close(): void {
    this.over = true
    this.stopTimer()
  }

  private pulse(): void {
    if (this.over) return
    const now = this.clock.now()
    const quiet = now - this.heardAt
    if (quiet >= PULSE.gone) {
      this.fail('gone')
      return
    }
    if (quiet >= PULSE.silent && !this.silent) {
      this.silent = true
      this.hears.pulse({ silentSince: this.heardAt })
    }
    const content = new Uint8Array(BEAT_BYTES)
    new DataView(content.buffer).setUint32(0, ++this.beats)
    this.sent.set(this.beats, now)
    // Whoever has not answered the beats of half a minute is gone.
    this.sent.delete(this.beats - Math.ceil(PULSE.gone / PULSE.beat))
    this.pipe(beat(content))
    this.stopTimer = this.clock.after(PULSE.beat, () => this.pulse())
  }
  private answered(content: Uint8Array): void {
    const number = new DataView(content.buffer, content.byteOffset).getUint32(0)
    const sentAt = this.sent.get(number)
    if (sentAt === undefined) return
    this.sent.delete(number)
    this.hears.pulse({ roundTrip: this.clock.now() - sentAt })
  }
  private fail(code: Failure): void {
    this.close()
    this.hears.failed(code)
  }
}
