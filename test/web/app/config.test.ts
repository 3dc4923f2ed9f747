import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokerAddress, type Config, loadConfig, parseConfig } from '../../../web/app/config.ts'

const good = { broker: { path: '/broker' }, iceServers: [] }
const withBroker = (broker: unknown) => parseConfig({ ...good, broker })
const withIce = (...iceServers: readonly unknown[]) => parseConfig({ ...good, iceServers })

describe('config.json', () => {
  it('as shipped names a public broker and public STUN', () => {
    const shipped = parseConfig(JSON.parse(readFileSync('web/public/config.json', 'utf8')))
    expect(shipped).toMatchObject({ broker: { host: '0.peerjs.com', port: 443, secure: true } })
    expect((shipped as Config).iceServers[0]?.urls[0]).toMatch(/^stun:/)
  })

  it('is taken when every field is right', () => {
    const full = {
      broker: { host: 'broker.example.org', port: 9000, path: '/a/b', secure: true, key: 'k-1' },
      iceServers: [
        { urls: ['stun:stun.example.org:3478', 'stun:[2001:db8::1]:3478'] },
        { urls: ['turns:turn.example.org:443?transport=tcp'], username: 'u', credential: 'p' },
      ],
    }
    expect(parseConfig(full)).toEqual(full)
    expect(parseConfig(good)).toEqual(good)
  })

  it('takes a single address in place of a list', () => {
    expect(withIce({ urls: 'stun:a:1' })).toEqual({ ...good, iceServers: [{ urls: ['stun:a:1'] }] })
  })

  it.each([
    ['no object', [], 'config.json must be an object'],
    ['no broker', { iceServers: [] }, 'broker must be an object'],
    ['no list of ICE servers', { broker: good.broker }, 'iceServers must be a list'],
    ['an unknown field', { ...good, brokr: {} }, 'config.json has an unknown field "brokr"'],
  ])('with %s is refused', (_, data, error) => {
    expect(parseConfig(data)).toEqual({ error })
  })

  it.each([
    [{ host: 'https://a.org', path: '/' }, 'broker.host'],
    [{ host: 'a.org:9000', path: '/' }, 'broker.host'],
    [{ host: '', path: '/' }, 'broker.host'],
    [{ host: 'a.org', path: 'x' }, 'broker.path'],
    [{ host: 'a.org', path: '/?x' }, 'broker.path'],
    [{ host: 'a.org' }, 'broker.path'],
    [{ host: 'a.org', path: '/', port: 0 }, 'broker.port'],
    [{ host: 'a.org', path: '/', port: 65536 }, 'broker.port'],
    [{ host: 'a.org', path: '/', port: '443' }, 'broker.port'],
    [{ host: 'a.org', path: '/', secure: 'yes' }, 'broker.secure'],
    [{ host: 'a.org', path: '/', key: 'a b' }, 'broker.key'],
    [{ path: '/', port: 9000 }, 'broker.host is missing'],
    [{ path: '/', secure: true }, 'broker.host is missing'],
    [{ path: '/', paht: '/' }, 'broker has an unknown field'],
  ])('refuses the broker %j', (broker, error) => {
    expect(withBroker(broker)).toEqual({ error: expect.stringContaining(error) })
  })

  it.each([
    [{ urls: [] }, 'iceServers[0].urls is empty'],
    [{ urls: ['http://a.org'] }, 'iceServers[0].urls[0]'],
    [{ urls: ['stun:'] }, 'iceServers[0].urls[0]'],
    [{ urls: ['stun:a', 7] }, 'iceServers[0].urls[1]'],
    [{ urls: ['turn:a.org'] }, 'needs username and credential'],
    [{ urls: ['turn:a.org'], username: 'u' }, 'needs username and credential'],
    [{ urls: ['stun:a.org'], username: 5 }, 'iceServers[0].username'],
    [{ url: 'stun:a.org' }, 'iceServers[0] has an unknown field "url"'],
  ])('refuses the ICE server %j', (server, error) => {
    expect(withIce(server)).toEqual({ error: expect.stringContaining(error) })
  })

  it('never throws, whatever the file holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (broker, server) => {
        for (const data of [broker, { broker, iceServers: [server] }, { broker: good.broker, iceServers: [server] }]) {
          const parsed = parseConfig(data)
          expect('error' in parsed || 'broker' in parsed).toBe(true)
        }
      }),
    )
  })
})

describe('the broker as seen from a page', () => {
  it('is the page itself when no host is named', () => {
    expect(brokerAddress(good.broker, new URL('http://localhost:4173/#x'))).toEqual({
      host: 'localhost',
      port: 4173,
      path: '/broker',
      secure: false,
      key: 'peerjs',
    })
    expect(brokerAddress(good.broker, new URL('https://play.example.org/'))).toMatchObject({ port: 443, secure: true })
    expect(brokerAddress(good.broker, new URL('http://[::1]/'))).toMatchObject({ host: '[::1]', port: 80 })
  })

  it('is elsewhere when a host is named, with the usual port of its scheme', () => {
    const page = new URL('http://localhost:4173/')
    expect(brokerAddress({ host: 'b.org', path: '/', secure: true }, page)).toMatchObject({ host: 'b.org', port: 443 })
    expect(brokerAddress({ host: 'b.org', path: '/' }, page)).toMatchObject({ port: 80, secure: false })
    expect(brokerAddress({ host: 'b.org', path: '/', port: 9, key: 'k' }, page)).toMatchObject({ port: 9, key: 'k' })
  })
})

describe('loading', () => {
  const url = 'http://localhost/config.json'
  it('gives the checked configuration', async () => {
    expect(await loadConfig(url, async () => Response.json(good))).toEqual(good)
    expect(await loadConfig(url, async () => Response.json({}))).toMatchObject({ error: expect.any(String) })
  })

  it.each([
    ['an answer other than 200', async () => new Response('', { status: 404 }), 'the server answered 404'],
    ['an answer that is no JSON', async () => new Response('<html>'), 'it is not JSON'],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'the server cannot be reached'],
  ])('says why after %s', async (_, get, reason) => {
    expect(await loadConfig(url, get)).toEqual({ error: `config.json cannot be read: ${reason}` })
  })
})
