import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REFUSALS } from '../../../protocol/session/link.ts'
import { FAULTS } from '../../../protocol/transcript/faults.ts'
import { connectionSays, findingSays, noticeSays, refusalSays } from '../../../web/parts/says.ts'
import { words } from '../../../web/text/index.ts'

const sentence = /^\p{Lu}.*\.$/u

/** Every code that stands in the session's sources. */
const session = readdirSync('web/session', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => readFileSync(join('web/session', file), 'utf8'))
const written = session.flatMap(text => [...text.matchAll(/\bcode: '([\w-]+)'/g)].map(([, code]) => code ?? ''))

describe('a notice', () => {
  it('has its words for every code that the session gives', () => {
    expect(new Set(written).size).toBeGreaterThan(12)
    expect(written.filter(code => !Object.hasOwn(words.notices, code))).toEqual([])
  })

  it.each([...Object.keys(words.notices), ...REFUSALS, 'fork', 'diverged'])('%s is a sentence of its own', code => {
    for (const by of ['us', 'them'] as const) {
      expect(noticeSays({ code, by })).toMatch(sentence)
      expect(noticeSays({ code, by })).not.toBe(words.otherNotice(code))
    }
  })
  it('that nobody knows says its code', () => {
    for (const code of ['never-heard', 'constructor', '']) expect(noticeSays({ code })).toContain(`“${code}”`)
  })
  it('says which side broke off', () => {
    expect(noticeSays({ code: 'invite-used', by: 'us' })).not.toBe(noticeSays({ code: 'invite-used', by: 'them' }))
  })
  it('names what is wrong with a file, and where', () => {
    expect(noticeSays({ code: 'bad-config', cause: 'missing', at: 'broker.host' })).toMatch(
      /broker\.host is missing\.$/,
    )
    expect(noticeSays({ code: 'bad-config', cause: 'constructor', at: 'x' })).toBe(words.notices['bad-config'])
    expect(noticeSays({ code: 'damaged', cause: 'entry', at: '12' })).toContain('Entry 12')
    expect(noticeSays({ code: 'damaged', cause: 'constructor' })).toBe(words.notices.damaged)
  })
})

describe('a dead end', () => {
  it.each([...Object.keys(words.refusals), 'never-heard'])('%s has a headline and a way out', code => {
    expect(refusalSays(code).title).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(refusalSays(code).out).toMatch(sentence)
  })
})

describe('a finding', () => {
  it.each(Object.keys(FAULTS))('%s is a sentence of its own', code => {
    expect(findingSays(code)).toMatch(sentence)
    expect(findingSays(code)).not.toBe(words.otherFinding)
  })
  it('that nobody knows is one, too', () => expect(findingSays('toString')).toBe(words.otherFinding))
})

describe('the line', () => {
  it('is a word and what it means', () => {
    for (const state of ['waiting', 'connecting', 'connected', 'reconnecting', 'closed', 'failed'] as const) {
      const { name, detail } = connectionSays({ state, since: 0 }, 125_000)
      expect(name).not.toBe('')
      expect(detail).not.toBe('')
    }
  })
  it('says since when, and how fast it is', () => {
    expect(connectionSays({ state: 'closed', since: 0 }, 30_000).detail).toBe('just now, the game waits')
    expect(connectionSays({ state: 'closed', since: 0 }, 125_000).detail).toBe('for 2 min, the game waits')
    expect(connectionSays({ state: 'closed', since: 0 }, 7_300_000).detail).toBe('for 2 h, the game waits')
    expect(connectionSays({ state: 'connected', roundTrip: 12.3 }, 0).detail).toBe('direct, 12 ms')
  })
  it('says its trouble', () => {
    const { detail } = connectionSays({ state: 'failed', trouble: { code: 'no-route' } }, 0)
    expect(detail).toBe(words.notices['no-route'])
  })
})
