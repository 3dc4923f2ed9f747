import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rolls } from '../fixtures/rolls.ts'
import { views } from '../fixtures/views.ts'
import { SCREENS, TABLES } from './looks.ts'
import { ASIDE, DIALOGS } from './openings.ts'

const web = fileURLToPath(new URL('../../../web/', import.meta.url))
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.startsWith('text'))
  .map(name => readFileSync(web + name, 'utf8'))
/** The start tags of templates that have this in them. */
const tags = (pattern: RegExp): readonly string[] =>
  sources
    .flatMap(source => source.match(/<[a-z-]+(?:\s(?:=>|\$\{[^}]*\}|[^>])*)?>/g) ?? [])
    .filter(tag => pattern.test(tag))
/** Their hooks; the whole tag where it has none of its own. */
function hooksOf(tag: string): readonly string[] {
  const [, plain, chosen] = /data-testid=(?:"?([\w-]+)"?|\$\{([^}]*)\})/.exec(tag) ?? []
  const found = plain === undefined ? (chosen?.match(/(?<=[?:] ')[\w-]+(?=')/g) ?? []) : [plain]
  return found.length === 0 ? [tag] : found
}
const opened = new Set([...DIALOGS, ...ASIDE].map(({ opens }) => opens))
const pressed = new Set(
  [...DIALOGS, ...ASIDE].flatMap(({ look }) => look.slice(1).map(press => /^[\w-]+/.exec(press)?.[0])),
)

describe('everything that can be seen is looked at', () => {
  it('every fixture', () => {
    const looked = [...SCREENS, ...TABLES, ...ASIDE.map(({ look }) => look)].map(([view]) => view)
    expect([...Object.keys(views), ...Object.keys(rolls)].filter(name => !looked.includes(name))).toEqual([])
  })
  it('every dialog, every menu and everything that unfolds', () => {
    const all = tags(/^<(dialog|details)\b|\spopover[\s>]/).flatMap(hooksOf)
    expect(all.length).toBeGreaterThan(10)
    expect(all.filter(hook => !opened.has(hook) && !pressed.has(hook))).toEqual([])
  })
  it('everything that says it opens something', () => {
    const all = tags(/\s(aria-haspopup|aria-expanded|popovertarget)=/)
    expect(all.length).toBeGreaterThan(10)
    expect(all.flatMap(hooksOf).filter(hook => !pressed.has(hook))).toEqual([])
  })
})
