import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FRAMES } from '../../protocol/session/frame.ts'
import { REFUSALS } from '../../protocol/session/link.ts'
import { FAULTS, REJECTS } from '../../protocol/transcript/faults.ts'

const spec = readFileSync('docs/protocol.md', 'utf8')
/** Numbers of all sections: 5, 5.3, … */
const sections = new Set([...spec.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number))
/** What each chapter names as its code. */
const codeOf = new Map(
  spec
    .split(/^## /m)
    .slice(1)
    .map(chapter => {
      const code = /^Code: ([\s\S]*?)\.\n\n/m.exec(chapter)?.[1] ?? ''
      return [chapter.split('.')[0] ?? '', [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)] as const
    }),
)

interface Citation {
  readonly path: string
  readonly section: string
}
const sources = ['protocol', 'src', 'web', 'test'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => `${folder}/${path}`),
)
const citations = sources.flatMap((path): readonly Citation[] =>
  [
    ...readFileSync(path, 'utf8').matchAll(/docs\/protocol\.md, (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/g),
  ].flatMap(([, list = '']) => list.split(/, | and /).map(section => ({ path, section }))),
)

describe('citations of docs/protocol.md', () => {
  it('are found', () => {
    expect(citations.length).toBeGreaterThan(60)
    expect(sections.size).toBeGreaterThan(50)
    expect([...codeOf.values()].every(paths => paths.length > 0)).toBe(true)
  })
  it('name sections that there are', () =>
    expect(citations.filter(({ section }) => !sections.has(section))).toEqual([]))
  it('in the kernel stand in the code that the chapter names', () => {
    const strangers = citations.filter(({ path, section }) => {
      const named = codeOf.get(section.split('.')[0] ?? '') ?? []
      return (
        path.startsWith('protocol/') && !named.some(one => path === one || (one.endsWith('/') && path.startsWith(one)))
      )
    })
    expect(strangers).toEqual([])
  })
  it('a chapter names code that there is', () => {
    for (const path of [...codeOf.values()].flat())
      expect(
        sources.some(one => one === path || one.startsWith(path)),
        path,
      ).toBe(true)
  })
})

describe('tables of docs/protocol.md', () => {
  /** The codes in the first column of the tables of a section. */
  const codesIn = (section: string) => {
    const text = spec.split(/^### /m).find(one => one.startsWith(`${section} `)) ?? ''
    return [...text.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code)
  }
  it('10.5 has every reason to hang up', () =>
    expect(codesIn('10.5').sort()).toEqual([...REFUSALS, 'other-rules', 'fork', 'diverged'].sort()))
  it('12.1 has every reject, 12.2 every fault in the order of their numbers', () => {
    expect(codesIn('12.1')).toEqual(Object.keys(REJECTS))
    expect(codesIn('12.2')).toEqual(Object.keys(FAULTS))
  })
  it('10.4 numbers the frames', () =>
    expect(spec.replace(/\s+/g, ' ')).toContain(FRAMES.map((kind, i) => `${i} \`${kind}\``).join(', ')))
})
