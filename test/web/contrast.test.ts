import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../web/style/${name}`, import.meta.url)), 'utf8')
type Scheme = 'light' | 'dark'

/** The opaque colours of a block of tokens, by scheme. */
function colours(text: string): Record<Scheme, Map<string, string>> {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() }
  for (const [, name = '', light = '', dark = light] of text.matchAll(
    /(--[\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g,
  )) {
    found.light.set(name, light)
    found.dark.set(name, dark)
  }
  return found
}
const seasons = read('seasons.ts')
const turn = seasons.indexOf("data-season='winter'")
const paper = colours(read('tokens.css'))
const summer = colours(seasons.slice(0, turn))
const winter = colours(seasons.slice(turn))

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) =>
  [1, 3, 5]
    .map(i => channel(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
    .reduce((sum, value, i) => sum + value * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0)
const contrast = (a: string, b: string) => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Letters on their ground (WCAG 2.2, 1.4.3). */
const TEXT = [
  ['ink', 'paper'],
  ['ink', 'paper-2'],
  ['ink', 'card'],
  ['ink', 'manila'],
  ['ink', 'manila-2'],
  ['ink', 'blue-wash'],
  ['ink', 'amber-wash'],
  ['ink', 'red-wash'],
  ['ink', 'ice'],
  ['ink', 'forest-wash'],
  ['ink-2', 'paper'],
  ['ink-2', 'paper-2'],
  ['ink-2', 'card'],
  ['ink-2', 'paper-3'],
  ['ink-2', 'blue-wash'],
  ['paper', 'ink'],
  ['paper', 'violet'],
  ['red', 'paper'],
  ['red', 'card'],
  ['red', 'red-wash'],
  ['red', 'manila'],
  ['blue', 'paper'],
  ['blue', 'blue-wash'],
  ['forest', 'paper'],
  ['forest', 'card'],
  ['forest', 'forest-wash'],
  ['violet', 'paper'],
  ['violet', 'card'],
  ['on-red', 'red-fill'],
  ['on-blue', 'blue-fill'],
  ['on-forest', 'forest-fill'],
  ['desk-ink', 'desk'],
  ['desk-ink', 'desk-2'],
  ['desk-mute', 'desk'],
  ['desk-mute', 'desk-2'],
  ['on-tag', 'tag'],
] as const
/** Letters on the map, by season. */
const MAP_TEXT = [
  ['n-ink', 'n-fill'],
  ['n-ink', 'n-halo'],
  ['pencil', 'n-halo'],
  ['g-water-ink', 'g-water'],
  ['g-label', 'g0'],
] as const
/** Shapes that carry a meaning (1.4.11). */
const MAP_SHAPES = [
  ['plan', 'g0'],
  ['plan', 'g-forest2'],
  ['n-line', 'n-fill'],
  ['n-dmz', 'n-fill'],
  ['n-china', 'n-fill'],
  ['g-hw', 'g-road-case'],
  ['g-road', 'g0'],
  ['g-ferry', 'g-water'],
] as const

const ratio = (scheme: Scheme, map: typeof summer, a: string, b: string) => {
  const hex = (name: string) =>
    map[scheme].get(`--${name}`) ?? summer[scheme].get(`--${name}`) ?? paper[scheme].get(`--${name}`)
  const [over, under] = [hex(a), hex(b)]
  if (over === undefined || under === undefined) throw new Error(`no colour ${a} or ${b}`)
  return contrast(over, under)
}

describe.each(['light', 'dark'] as const)('contrast, %s', scheme => {
  it.each(TEXT)('%s on %s', (a, b) => {
    expect(ratio(scheme, summer, a, b)).toBeGreaterThanOrEqual(4.5)
  })
  describe.each([
    ['summer', summer],
    ['winter', winter],
  ] as const)('%s', (_, map) => {
    it.each(MAP_TEXT)('%s on %s', (a, b) => {
      expect(ratio(scheme, map, a, b)).toBeGreaterThanOrEqual(4.5)
    })
    it.each(MAP_SHAPES)('%s on %s', (a, b) => {
      expect(ratio(scheme, map, a, b)).toBeGreaterThanOrEqual(3)
    })
  })
})
