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
    ['no object', [], 'not an object', 'config.json'],
    ['no broker', { iceServers: [] }, 'not an object', 'broker'],
    ['no list of ICE servers', { broker: good.broker }, 'not a list', 'iceServers'],
    ['an unknown field', { ...good, brokr: {} }, 'unknown field', 'config.json.brokr'],
  ])('with %s is refused', (_, data, error, at) => {
    expect(parseConfig(data)).toEqual({ error, at })
  })

  it.each([
    [{ host: 'https://a.org', path: '/' }, 'not a host', 'broker.host'],
    [{ host: 'a.org:9000', path: '/' }, 'not a host', 'broker.host'],
    [{ host: '', path: '/' }, 'not a text', 'broker.host'],
    [{ host: 'a.org', path: 'x' }, 'not a path', 'broker.path'],
    [{ host: 'a.org', path: '/?x' }, 'not a path', 'broker.path'],
    [{ host: 'a.org' }, 'not a text', 'broker.path'],
    [{ host: 'a.org', path: '/', port: 0 }, 'not a port', 'broker.port'],
    [{ host: 'a.org', path: '/', port: 65536 }, 'not a port', 'broker.port'],
    [{ host: 'a.org', path: '/', port: '443' }, 'not a port', 'broker.port'],
    [{ host: 'a.org', path: '/', secure: 'yes' }, 'not true or false', 'broker.secure'],
    [{ host: 'a.org', path: '/', key: 'a b' }, 'not a key', 'broker.key'],
    [{ path: '/', port: 9000 }, 'missing', 'broker.host'],
    [{ path: '/', secure: true }, 'missing', 'broker.host'],
    [{ path: '/', paht: '/' }, 'unknown field', 'broker.paht'],
  ])('refuses the broker %j', (broker, error, at) => {
    expect(withBroker(broker)).toEqual({ error, at })
  })

  it.each([
    [{ urls: [] }, 'empty', 'iceServers[0].urls'],
    [{ urls: ['http://a.org'] }, 'not an address', 'iceServers[0].urls[0]'],
    [{ urls: ['stun:'] }, 'not an address', 'iceServers[0].urls[0]'],
    [{ urls: ['stun:a', 7] }, 'not a text', 'iceServers[0].urls[1]'],
    [{ urls: ['turn:a.org'] }, 'missing', 'iceServers[0].username'],
    [{ urls: ['turn:a.org'], username: 'u' }, 'missing', 'iceServers[0].credential'],
    [{ urls: ['stun:a.org'], username: 5 }, 'not a text', 'iceServers[0].username'],
    [{ url: 'stun:a.org' }, 'unknown field', 'iceServers[0].url'],
  ])('refuses the ICE server %j', (server, error, at) => {
    expect(withIce(server)).toEqual({ error, at })
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
    ['an answer other than 200', async () => new Response('', { status: 404 }), 'not answered', '404'],
    ['an answer that is no JSON', async () => new Response('<html>'), 'not JSON', 'config.json'],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'not reached', 'config.json'],
  ])('says why after %s', async (_, get, error, at) => {
    expect(await loadConfig(url, get)).toEqual({ error, at })
  })
})
