/** The page's part in working without a network: registers the service worker, and offers a new version between games. */
import type { Applied, ToOfflinePage, ToServiceWorker } from './messages.ts'
import { trustedScript } from './trusted.ts'
import { cacheOf, VERSION_PARAMETER } from './versions.ts'

/** Beside the page, as the build writes it (src/cli/offline.ts). */
const SERVICE_WORKER = 'service-worker.js'

/** The version of the site that this page is; nothing while it is served from its sources. */
export const thisVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content

export class Updates {
  private registration: ServiceWorkerRegistration | undefined
  private pinned: readonly string[] = []
  private readonly listeners = new Set<(ready: boolean) => void>()

  /** @param inGame whether a game is going on in this tab: then nothing is changed under it */
  constructor(private readonly inGame: () => boolean) {}

  /** Does nothing where there are no service workers, or no build of the site. */
  async start(): Promise<void> {
    if (thisVersion() === undefined || !('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    // A page that nobody served before keeps its code: it is the version that has just been kept.
    let served = serviceWorker.controller !== null
    serviceWorker.addEventListener('controllerchange', () => {
      if (served && !this.inGame()) location.reload()
      served = true
    })
    serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<ToOfflinePage>) => {
      if (data.type === 'in a game?') ports[0]?.postMessage(this.inGame())
    })
    try {
      const registration = await serviceWorker.register(trustedScript(SERVICE_WORKER), { updateViaCache: 'none' })
      this.registration = registration
      this.pin(this.pinned)
      registration.addEventListener('updatefound', () => this.watch(registration.installing))
      this.watch(registration.installing)
      this.say()
    } catch {
      // Private windows refuse it: the site works as long as there is a network.
    }
  }
  /** Calls with whether a new version is ready, now and whenever that changes. */
  onReady(listener: (ready: boolean) => void): () => void {
    this.listeners.add(listener)
    listener(this.ready)
    return () => this.listeners.delete(listener)
  }
  /** Goes over to the new version: every idle tab is loaded anew. `busy` if another tab is in a game. */
  apply(): Promise<Applied> {
    const waiting = this.registration?.waiting
    if (!waiting) return Promise.resolve('applied')
    return new Promise(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }: MessageEvent<Applied>) => resolve(data)
      this.tell(waiting, { type: 'apply' }, port2)
    })
  }
  /** Says which versions unfinished games were begun with, so that these are kept. */
  pin(versions: readonly string[]): void {
    this.pinned = versions
    const { registration } = this
    for (const worker of [registration?.active, registration?.waiting])
      if (worker) this.tell(worker, { type: 'pin', versions })
  }
  /** Looks for a new version; the browser itself does so only when a page is loaded. */
  check(): void {
    this.registration?.update().catch(() => undefined)
  }

  private tell(worker: ServiceWorker, message: ToServiceWorker, ...ports: MessagePort[]): void {
    worker.postMessage(message, ports)
  }
  /** The first version ever is no new one: it waits for nobody. */
  private get ready(): boolean {
    return this.registration?.waiting != null && this.registration.active !== null
  }
  private watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => this.say())
  }
  private say(): void {
    for (const listener of this.listeners) listener(this.ready)
  }
}

/** Whether another version of the site is still kept here. */
export async function isKept(version: string): Promise<boolean> {
  return 'caches' in globalThis && (await caches.has(cacheOf(version)).catch(() => false))
}
/** The page's address in another version. */
export const addressIn = (version: string, page: string): string => {
  const url = new URL(page)
  url.searchParams.set(VERSION_PARAMETER, version)
  return url.href
}
