import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { describe } from 'vitest'
import { BROWSER_FLAGS } from '../../src/cli/browser.ts'
import { npmChromium } from '../../src/cli/npm-chromium.ts'
import { expect, test } from './harness.ts'
import type { Player } from './player.ts'

const PEERJS = readFileSync(
  fileURLToPath(new URL('../../node_modules/peerjs/dist/peerjs.min.js', import.meta.url)),
  'utf8',
)

/** What the tests use of the `peerjs` script. */
interface Line {
  on(event: 'open', listener: () => void): void
  on(event: 'data', listener: (data: ArrayBuffer) => void): void
  send(data: Uint8Array): void
}
interface PeerClient {
  on(event: 'open', listener: () => void): void
  on(event: 'connection', listener: (line: Line) => void): void
  on(event: 'error', listener: (error: Error) => void): void
  connect(id: string, options: object): Line
}
declare global {
  interface Window {
    readonly Peer: new (id: string, options: object) => PeerClient
    line?: PeerClient
    heard?: Promise<number[]>
  }
}

/** Joins the broker under this id from the served page, under the page's own policy. */
async function join({ page }: Player, id: string): Promise<void> {
  // Evaluated by the browser's debugger: a script element would be refused, and rightly so.
  await page.evaluate(PEERJS)
  await page.evaluate(async id => {
    const { broker, iceServers } = await (await fetch('config.json')).json()
    const options = { host: location.hostname, port: Number(location.port), path: broker.path, config: { iceServers } }
    const peer = new window.Peer(id, options)
    window.line = peer
    await new Promise<void>((resolve, reject) => {
      peer.on('open', resolve)
      peer.on('error', reject)
    })
  }, id)
}

/** Counts in IndexedDB how often it ran, durably. */
const STORED = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('count', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('count')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const writing = opening.result.transaction('count', 'readwrite', { durability: 'strict' })
    const store = writing.objectStore('count')
    const reading = store.get(0)
    reading.onsuccess = () => store.put((reading.result ?? 0) + 1, 0)
    writing.oncomplete = () => resolve((reading.result ?? 0) + 1)
  }
})`

describe('the served site', () => {
  test('loads in two browsers without an error', async ({ host, guest }) => {
    await host.open()
    await guest.open()
    expect(await host.page.title()).toBe('Siberian Manhunt')
    expect(await guest.page.title()).toBe('Siberian Manhunt')
  })

  test('is open in browsers that share nothing', async ({ host, guest }) => {
    await host.open()
    await guest.open()
    await host.page.evaluate(() => localStorage.setItem('mine', 'yes'))
    expect(await guest.page.evaluate(() => localStorage.getItem('mine'))).toBeNull()
  })

  test('introduces two browser processes to each other, and they talk', async ({ host, guest }) => {
    await host.open()
    await guest.open()
    await join(host, 'host')
    await join(guest, 'guest')
    await host.page.evaluate(() => {
      window.line?.on('connection', line => line.on('data', data => line.send(new Uint8Array(data).reverse())))
    })
    const { answer, milliseconds } = await guest.page.evaluate(async () => {
      const since = performance.now()
      const line = window.line?.connect('host', { reliable: true, serialization: 'raw' })
      if (line === undefined) throw new Error('not joined')
      await new Promise<void>(resolve => line.on('open', resolve))
      const milliseconds = Math.round(performance.now() - since)
      const heard = new Promise<ArrayBuffer>(resolve => line.on('data', resolve))
      line.send(new Uint8Array([1, 2, 255]))
      return { answer: [...new Uint8Array(await heard)], milliseconds }
    })
    expect(answer).toEqual([255, 2, 1])
    console.log(`two browser processes connected in ${milliseconds} ms`)
  })

  test('keeps what a page stored when its browser is ended, or killed, and started again', async ({ host }) => {
    const stored = async () => host.page.evaluate(STORED)
    await host.open()
    expect(await stored()).toBe(1)
    await host.restart()
    await host.open()
    expect(await stored()).toBe(2)
    await host.kill()
    await host.restart()
    await host.open()
    expect(await stored()).toBe(3)
  })
})

describe('the harness notices', () => {
  test('an error on the console, an exception, a request to elsewhere, and script that the policy forbids', async ({
    host,
  }) => {
    await host.open()
    expect(host.unexpected()).toEqual([])
    await host.page.evaluate(() => console.error('said so'))
    await host.page.evaluate(() => void setTimeout(() => Promise.reject(new Error('thrown'))))
    await host.page.evaluate(() => fetch('http://localhost:1/').catch(() => undefined))
    await host.page.evaluate(() => {
      const script = document.createElement('script')
      // Only what goes through a policy of the page's own becomes script.
      try {
        script.textContent = 'window.injected = true'
      } catch {
        script.append('window.injected = true')
      }
      document.head.append(script)
    })
    await expect.poll(() => host.unexpected().join('\n')).toMatch(/said so.*thrown/s)
    const noticed = host.unexpected().join('\n')
    expect(noticed).toContain('http://localhost:1/')
    expect(noticed).toContain("This document requires 'TrustedScript' assignment")
    expect(noticed).toMatch(/Content Security Policy directive 'script-src|violates the following Content Security/)
    expect(await host.page.evaluate(() => 'injected' in window)).toBe(false)
    host.allow(/./s)
  })
})

describe('the Chromium shipped by npm', () => {
  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'runs here and speaks WebRTC',
    async ({ site }) => {
      const browser = await chromium.launch({ executablePath: await npmChromium(), args: [...BROWSER_FLAGS] })
      try {
        const page = await browser.newPage()
        await page.goto(site.address)
        const heard = await page.evaluate(async () => {
          const [a, b] = [new RTCPeerConnection(), new RTCPeerConnection()]
          a.onicecandidate = ({ candidate }) => candidate && b.addIceCandidate(candidate)
          b.onicecandidate = ({ candidate }) => candidate && a.addIceCandidate(candidate)
          const channel = a.createDataChannel('test')
          channel.onopen = () => channel.send('hello')
          const message = new Promise<string>(resolve => {
            b.ondatachannel = event => {
              event.channel.onmessage = ({ data }) => resolve(String(data))
            }
          })
          await a.setLocalDescription()
          await b.setRemoteDescription(a.localDescription as RTCSessionDescription)
          await b.setLocalDescription()
          await a.setRemoteDescription(b.localDescription as RTCSessionDescription)
          return message
        })
        expect(heard).toBe('hello')
      } finally {
        await browser.close()
      }
    },
  )
})
