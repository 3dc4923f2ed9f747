import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { LOCAL_CONFIG, type Served, serve } from '../../../src/cli/serve.ts'
import { brokerAddress, parseConfig } from '../../../web/app/config.ts'

const top = mkdtempSync(join(tmpdir(), 'site-'))
const folder = join(top, 'dist')
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(top, 'secret.txt'), 'secret')
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
writeFileSync(join(folder, 'config.json'), '{"not":"this one"}')
writeFileSync(join(folder, '.hidden'), 'hidden')
for (const name of ['a-1.js', 'a-1.css', 'a-1.woff2', 'a-1.svg']) writeFileSync(join(folder, 'assets', name), '')

let site: Served
beforeAll(async () => {
  site = await serve({ folder, port: 0 })
})
afterAll(() => site.close())

/** The path as it stands on the wire: `fetch` would tidy it up. */
const raw = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: site.port, path }, answer => {
      let body = ''
      answer.on('data', chunk => {
        body += String(chunk)
      })
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
    })
    asked.on('error', reject).end()
  })

describe('the served site', () => {
  it.each([
    ['', 'text/html'],
    ['assets/a-1.js', 'javascript'],
    ['assets/a-1.css', 'text/css'],
    ['assets/a-1.woff2', 'font/woff2'],
    ['assets/a-1.svg', 'image/svg+xml'],
  ])('/%s is %s', async (path, type) => {
    const answer = await fetch(site.address + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain(type)
  })

  it('names the broker beside it and no server outside, whatever file was built', async () => {
    const config = parseConfig(await (await fetch(`${site.address}config.json`)).json())
    expect(config).toEqual(LOCAL_CONFIG)
    if ('error' in config) throw new Error(config.error)
    expect(config.iceServers).toEqual([])
    expect(brokerAddress(config.broker, new URL(site.address))).toMatchObject({ port: site.port, path: '/broker' })
  })

  it('lets nothing run, connect or embed that is not its own', async () => {
    for (const path of ['', 'config.json', 'nothing-here']) {
      const { headers } = await fetch(site.address + path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'; style-src 'self'; img-src 'self' data: blob:;")
      expect(policy).toContain(`connect-src 'self' ws://localhost:${site.port} wss://localhost:${site.port};`)
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('does not copy a strange host name into the policy', async () => {
    const policy = await new Promise<unknown>(resolve => {
      const headers = { host: "x; script-src 'unsafe-inline'" }
      request({ host: '127.0.0.1', port: site.port, headers }, answer => {
        answer.resume()
        resolve(answer.headers['content-security-policy'])
      }).end()
    })
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain('unsafe')
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%00',
    '/%E0%A4%A',
    '//etc/passwd',
    '/.hidden',
  ])('gives nothing for %s', async path => {
    const { status, body } = await raw(path)
    expect([400, 403, 404]).toContain(status)
    expect(body).not.toMatch(/secret|hidden|root:|at .*:\d+/)
  })

  it('keeps hashed files for long and asks for everything else anew', async () => {
    const caching = async (path: string) => (await fetch(site.address + path)).headers.get('cache-control')
    expect(await caching('assets/a-1.js')).toContain('immutable')
    expect(await caching('')).toBe('no-cache')
    expect(await caching('config.json')).toBe('no-cache')
  })
})

describe('the embedded broker', () => {
  const socket = (id: string, at: Served = site) =>
    new WebSocket(`ws://127.0.0.1:${at.port}/broker/peerjs?key=peerjs&id=${id}&token=t-${id}`)
  const next = (from: WebSocket) =>
    new Promise<unknown>(resolve => {
      from.once('message', data => resolve(JSON.parse(String(data))))
    })
  const ended = (one: WebSocket) => new Promise<void>(resolve => one.once('close', () => resolve()))
  const open = async (id: string, at: Served = site) => {
    const one = socket(id, at)
    expect(await next(one)).toEqual({ type: 'OPEN' })
    return one
  }

  it('passes an introduction on to the one it is meant for', async () => {
    const [a, b] = [await open('a'), await open('b')]
    const heard = next(b)
    a.send(JSON.stringify({ type: 'OFFER', dst: 'b', payload: { sdp: 'v=0' } }))
    expect(await heard).toEqual({ type: 'OFFER', src: 'a', dst: 'b', payload: { sdp: 'v=0' } })
    a.terminate()
    b.terminate()
  })

  it('lists nobody and refuses another key', async () => {
    expect((await fetch(`${site.address}broker/peerjs/peers`)).status).toBe(401)
    const wrong = new WebSocket(`ws://127.0.0.1:${site.port}/broker/peerjs?key=other&id=x&token=x`)
    expect(await next(wrong)).toMatchObject({ type: 'ERROR' })
    wrong.terminate()
  })

  it.each(['null', '[]', '7', 'no json', '{"type":"OFFER","dst":{}}', '{}'])(
    'outlives the message %s',
    async message => {
      const one = await open('odd')
      one.send(message)
      one.send(JSON.stringify({ type: 'OFFER', dst: 'odd', payload: 'still here' }))
      expect(await next(one)).toMatchObject({ payload: 'still here' })
      const gone = ended(one)
      one.close()
      await gone
    },
  )

  it('cuts off who sends far too much', async () => {
    const large = await open('large')
    const largeGone = ended(large)
    large.on('error', () => undefined)
    large.send('x'.repeat(17 * 1024))
    await largeGone
    const many = await open('many')
    const manyGone = ended(many)
    many.on('error', () => undefined)
    for (let n = 0; n <= 500; n++) many.send('{"type":"HEARTBEAT"}')
    await manyGone
    const other = await open('other')
    other.terminate()
  })
})

describe('start and stop', () => {
  it('ends at once although sockets and requests are open', async () => {
    const other = await serve({ folder, port: 0 })
    const one = new WebSocket(`ws://127.0.0.1:${other.port}/broker/peerjs?key=peerjs&id=a&token=a`)
    await new Promise(resolve => one.once('message', resolve))
    const gone = new Promise<void>(resolve => one.once('close', () => resolve()))
    await other.close()
    await gone
    await expect(fetch(other.address)).rejects.toThrow()
    const again = await serve({ folder, port: other.port })
    await again.close()
  })

  it('says so when the port is taken', async () => {
    await expect(serve({ folder, port: site.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
