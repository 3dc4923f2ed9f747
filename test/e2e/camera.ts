import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'

/** What cameras give a page that asks for no size. */
const WIDTH = 640
const HEIGHT = 480

/** A camera that sees what a test holds before it: Chromium takes its picture from a file, without asking anybody. */
export class Camera {
  private readonly folder = mkdtempSync(join(tmpdir(), 'camera-'))
  private readonly film = join(this.folder, 'film.y4m')

  constructor() {
    this.sees(new Uint8Array(WIDTH * HEIGHT).fill(GREY))
  }
  /** for the browser that has this camera */
  get flags(): readonly string[] {
    return [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${this.film}`,
    ]
  }
  /** Holds something on another screen before it, not quite straight. */
  async looksAt(thing: Locator): Promise<void> {
    const picture = await thing.screenshot()
    const brightness = await thing.page().evaluate(
      async ({ png, width, height }) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(png)]))
        const context = new OffscreenCanvas(width, height).getContext('2d')
        if (context === null) throw new Error('no canvas')
        context.fillStyle = 'gray'
        context.fillRect(0, 0, width, height)
        context.translate(width / 2, height / 2)
        context.rotate(0.05)
        const size = height * 0.9
        context.drawImage(bitmap, -size / 2, -size / 2, size, size)
        const { data } = context.getImageData(0, 0, width, height)
        return Array.from({ length: width * height }, (_, i) => data[4 * i + 1] ?? 0)
      },
      { png: [...picture], width: WIDTH, height: HEIGHT },
    )
    this.sees(Uint8Array.from(brightness))
  }
  close(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** A film of one picture without colours (YUV4MPEG2). */
  private sees(brightness: Uint8Array): void {
    const colours = new Uint8Array((WIDTH * HEIGHT) / 2).fill(GREY)
    const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`
    writeFileSync(this.film, Buffer.concat([Buffer.from(head, 'ascii'), brightness, colours]))
  }
}
const GREY = 128
