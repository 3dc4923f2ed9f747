import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const web = fileURLToPath(new URL('../../web/', import.meta.url))
const TOKENS = ['style/tokens.css', 'style/seasons.ts']
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(name => /\.(ts|css|html)$/.test(name))
const read = (name: string) => readFileSync(web + name, 'utf8')

/** Every line of these files in which the pattern stands. */
const found = (names: readonly string[], pattern: RegExp) =>
  names.flatMap(name =>
    read(name)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : [])),
  )

describe('the screens', () => {
  it('hold no raw colour outside the tokens', () => {
    const others = sources.filter(name => !TOKENS.includes(name))
    expect(others.length).toBeGreaterThan(30)
    expect(found(others, /#[0-9a-f]{3,8}\b(?=[;,\s)'"`])|\b(rgba?|hsla?|oklch|oklab)\(/i)).toEqual([])
    expect(found(TOKENS, /#[0-9a-f]{6}/i).length).toBeGreaterThan(100)
  })

  it('use nothing that the content security policy refuses', () => {
    expect(
      found(sources, /\sstyle=|styleMap|unsafeHTML|innerHTML|insertAdjacentHTML|\son(click|load)=|\beval\(/),
    ).toEqual([])
  })

  it('use every token that there is, and no other', () => {
    const given = new Set(
      [
        ...TOKENS.map(read)
          .join('\n')
          .matchAll(/^\s*(--[\w-]+):/gm),
      ].map(match => match[1]),
    )
    const used = new Set(sources.flatMap(name => [...read(name).matchAll(/var\((--[\w-]+)/g)].map(match => match[1])))
    // Set by one part of the page for another, not a colour or a size of the whole.
    const local = new Set(['--k', '--overview'])
    expect([...used].filter(name => !given.has(name) && !local.has(name ?? ''))).toEqual([])
    expect([...given].filter(name => !used.has(name))).toEqual([])
  })
})
