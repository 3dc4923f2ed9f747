/**
 * Keeps the site for use without a network. Every version is fetched whole and checked against its digests before it
 * counts; a new one waits until a reader asks for it and no tab is in a game. What to decide is in `versions.ts`.
 */
import type { Applied, ToOfflinePage, ToServiceWorker } from './messages.ts'
import { type Answer, answerTo, type Build, CONFIG, cacheOf, outdated, PINS, readPins, versionsIn } from './versions.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build (src/cli/offline.ts). */
declare const BUILD: Build

/** How long a tab has to say whether it is in a game; one that says nothing may be, so that nothing is changed under it. */
const PATIENCE = 1_000
/** Where the list of needed versions lies in its cache. */
const NOTE = 'versions.json'

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('fetch', event => {
  // Decided without waiting where it can be: what is not ours goes its way as if this worker were not there.
  const answer = answerTo(event.request, self.registration.scope, BUILD, [])
  if (answer.from !== 'network') event.respondWith(respond(event.request))
})
self.addEventListener('message', event => {
  const message: ToServiceWorker = event.data
  switch (message.type) {
    case 'pin':
      event.waitUntil(pin(message.versions))
      break
    case 'apply':
      event.waitUntil(apply(applied => event.ports[0]?.postMessage(applied)))
  }
})

/** All files of this version or none: a host that is just being changed gives no mixture of two versions. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheOf(BUILD.version))
  try {
    await Promise.all(Object.entries(BUILD.files).map(([file, digest]) => fetchInto(cache, file, digest)))
    await cache.add(CONFIG)
  } catch (error) {
    await caches.delete(cacheOf(BUILD.version))
    throw error
  }
}
async function fetchInto(cache: Cache, file: string, digest: string): Promise<void> {
  const response = await fetch(new Request(file, { cache: 'no-cache' }))
  const bytes = await response.clone().arrayBuffer()
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  if (!response.ok || hex(found) !== digest) throw new Error(`${file} is not of this version`)
  await cache.put(file, response)
}
const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

async function activate(): Promise<void> {
  const unneeded = outdated(await caches.keys(), BUILD.version, await pins())
  await Promise.all(unneeded.map(name => caches.delete(name)))
  // After the first visit, without a reload: what is fetched later in it comes from here too.
  await self.clients.claim()
}

async function respond(request: Request): Promise<Response> {
  const kept = versionsIn(await caches.keys())
  return copyFor(answerTo(request, self.registration.scope, BUILD, kept), request)
}
async function copyFor(answer: Answer, request: Request): Promise<Response> {
  switch (answer.from) {
    case 'network':
      return fetch(request)
    case 'version': {
      const cache = await caches.open(cacheOf(answer.version))
      return (await cache.match(answer.file)) ?? fetch(request)
    }
    case 'any version':
      return (await caches.match(answer.file)) ?? fetch(request)
    case 'network or copy':
      return newest(answer.file, request)
  }
}
async function newest(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheOf(BUILD.version))
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(file, response.clone())
    return response
  } catch (error) {
    const copy = await cache.match(file)
    if (copy === undefined) throw error
    return copy
  }
}

async function pin(versions: readonly string[]): Promise<void> {
  const cache = await caches.open(PINS)
  await cache.put(NOTE, new Response(JSON.stringify(versions)))
}
async function pins(): Promise<readonly string[]> {
  const noted = await (await caches.open(PINS)).match(NOTE)
  return noted === undefined ? [] : readPins(await noted.json())
}

/** Takes over if no tab is in a game. */
async function apply(say: (applied: Applied) => void): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const busy = await Promise.all(tabs.map(inGame))
  if (busy.includes(true)) return say('busy')
  say('applied')
  await self.skipWaiting()
}
function inGame(tab: Client): Promise<boolean> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    const question: ToOfflinePage = { type: 'in a game?' }
    port1.onmessage = ({ data }) => resolve(data !== false)
    setTimeout(() => resolve(true), PATIENCE)
    tab.postMessage(question, [port2])
  })
}
