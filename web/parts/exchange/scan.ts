/** QR codes before the camera: read by the browser where it can, else by a small reader that is fetched then. */

/** What a browser offers where it reads codes itself (Shape Detection API), which TypeScript does not know. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector
  }
}
type Read = (video: HTMLVideoElement) => Promise<string | undefined>

/** Between two looks, in milliseconds. */
const PAUSE = 150
/** Larger pictures show no more of a code that fills the screen of a phone. */
const MOST_PIXELS = 900

async function reader(): Promise<Read> {
  const { BarcodeDetector } = window
  if (BarcodeDetector !== undefined) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async video => (await detector.detect(video))[0]?.rawValue
  }
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async video => {
    const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (context === null || canvas.width === 0 || canvas.height === 0) return undefined
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // The reader throws for every picture without a code.
      return undefined
    }
  }
}

/**
 * Looks through the camera until a code is read, which is given to `found`, or until the returned function is called. Rejects
 * where there is no camera, or the page may not use it. Whoever allows the camera also lets the browser show the addresses of
 * the device to the other side, by which two devices in one network find each other.
 */
export async function scan(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  let over = false
  const stop = (): void => {
    over = true
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  try {
    const read = await reader()
    video.srcObject = stream
    await video.play()
    const look = async (): Promise<void> => {
      if (over) return
      const text = await read(video).catch(() => undefined)
      if (over) return
      if (text === undefined || text === '') setTimeout(() => void look(), PAUSE)
      else {
        stop()
        found(text)
      }
    }
    void look()
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
