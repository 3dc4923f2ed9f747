import { describe, expect, it } from 'vitest'
import { answerTo, type Build, cacheOf, outdated, PINS, readPins, versionsIn } from '../../../web/offline/versions.ts'

const build: Build = { version: 'new', files: { 'index.html': '1', 'icon.svg': '2', 'assets/index-a.js': '3' } }
const scope = 'https://games.example/hunt/'
const answer = (address: string, request: { method?: string; mode?: string } = {}, kept: readonly string[] = ['new']) =>
  answerTo({ method: 'GET', mode: 'cors', url: new URL(address, scope).href, ...request }, scope, build, kept)

describe('what the service worker answers', () => {
  it('gives the page of its own version', () => {
    const page = { from: 'version', version: 'new', file: 'index.html' }
    expect(answer('', { mode: 'navigate' })).toEqual(page)
    expect(answer('index.html', { mode: 'navigate' })).toEqual(page)
    expect(answer('#1.place.key.secret', { mode: 'navigate' })).toEqual(page)
  })
  it('gives the page of an older version that is asked for, as long as it is kept', () => {
    const old = answer('?version=old', { mode: 'navigate' }, ['old', 'new'])
    expect(old).toEqual({ from: 'version', version: 'old', file: 'index.html' })
    const gone = answer('?version=old', { mode: 'navigate' }, ['new'])
    expect(gone).toEqual({ from: 'version', version: 'new', file: 'index.html' })
  })
  it('looks for files that are named by their content in every version', () => {
    expect(answer('assets/index-a.js')).toEqual({ from: 'any version', file: 'assets/index-a.js' })
    expect(answer('assets/index-of-before.js')).toEqual({ from: 'any version', file: 'assets/index-of-before.js' })
  })
  it('gives other files of its version, and none that it does not have', () => {
    expect(answer('icon.svg')).toEqual({ from: 'version', version: 'new', file: 'icon.svg' })
    expect(answer('other.svg')).toEqual({ from: 'network' })
    expect(answer('toString')).toEqual({ from: 'network' })
  })
  it('asks the network first for what the host may change', () => {
    expect(answer('config.json')).toEqual({ from: 'network or copy', file: 'config.json' })
  })
  it('leaves alone the broker, other folders, other origins, other pages and everything that is not read', () => {
    const network = { from: 'network' }
    expect(answer('broker/peerjs/id')).toEqual(network)
    expect(answer('https://games.example/other/index.html', { mode: 'navigate' })).toEqual(network)
    expect(answer('https://elsewhere.example/hunt/icon.svg')).toEqual(network)
    expect(answer('licences/sofia-sans.txt', { mode: 'navigate' })).toEqual(network)
    expect(answer('icon.svg', { method: 'POST' })).toEqual(network)
  })
})

describe('which versions are kept', () => {
  const caches = [cacheOf('new'), cacheOf('needed'), cacheOf('old'), PINS, 'of somebody else']

  it('knows versions by the names of their caches', () => {
    expect(versionsIn(caches)).toEqual(['new', 'needed', 'old'])
  })
  it('drops those that are neither its own nor needed by an unfinished game, and nothing else', () => {
    expect(outdated(caches, 'new', ['needed'])).toEqual([cacheOf('old')])
    expect(outdated(caches, 'new', [])).toEqual([cacheOf('needed'), cacheOf('old')])
  })
  it('takes nothing for a note but a list of names', () => {
    expect(readPins(['a', 'b'])).toEqual(['a', 'b'])
    for (const noted of [undefined, null, 'a', { 0: 'a' }, [1, null]]) expect(readPins(noted)).toEqual([])
  })
})
