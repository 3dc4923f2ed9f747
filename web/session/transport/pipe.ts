/** A data channel as a pipe of frames that neither loses nor refuses any. */

interface Hears {
  open(): void
  /** text, which no honest client sends, is an empty frame */
  frame(frame: Uint8Array): void
  closed(): void
}

/** Browsers refuse to hold more than so much that is not sent yet; what is more waits here. */
const HELD = 4 * 1024 * 1024
/** More frames than any honest client sends before it is answered. */
const EARLY = 64
const NO_FRAME = new Uint8Array()

export class Pipe {
  private readonly waiting: Uint8Array<ArrayBuffer>[] = []
  /** what came before anybody wanted to hear it */
  private early: Uint8Array[] | undefined = []
  private ending = false

  constructor(
    private readonly data: RTCDataChannel,
    private readonly hears: Hears,
  ) {
    data.binaryType = 'arraybuffer'
    data.bufferedAmountLowThreshold = HELD / 2
    data.addEventListener('open', () => hears.open())
    data.addEventListener('close', () => hears.closed())
    data.addEventListener('bufferedamountlow', () => this.flush())
    data.addEventListener('message', ({ data: came }: MessageEvent<unknown>) => {
      const frame = came instanceof ArrayBuffer ? new Uint8Array(came) : NO_FRAME
      if (this.early === undefined) hears.frame(frame)
      else if (this.early.push(frame) > EARLY) data.close()
    })
  }

  get isOpen(): boolean {
    return this.data.readyState === 'open'
  }
  /** From now on frames are heard; those that came before are the first. */
  flow(): void {
    const early = this.early ?? []
    this.early = undefined
    for (const frame of early) this.hears.frame(frame)
  }
  send(frame: Uint8Array): void {
    this.waiting.push(Uint8Array.from(frame))
    this.flush()
  }
  /** Closes when everything has been sent. */
  close(): void {
    this.ending = true
    this.flush()
  }

  private flush(): void {
    const { data, waiting } = this
    while (data.readyState === 'open' && data.bufferedAmount < HELD) {
      const next = waiting.shift()
      if (next === undefined) break
      data.send(next)
    }
    if (this.ending && (waiting.length === 0 || data.readyState !== 'open')) data.close()
  }
}
