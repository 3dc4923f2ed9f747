import { describe, expect, it } from 'vitest'
import { coverageOfGame } from '../../../src/cli/coverage.ts'
import { coverageOf, printed, sectionsOf, titlesOf } from '../../../src/cli/coverage-table.ts'

describe('the coverage table', () => {
  const document =
    '# Game\n\n**1.1 Aim.** Win.\n\n**1.2** Or not.\n\n**2.1 Nature.**\n\n**2.1.1 Fire**: burns, as **3.1** says.\n'
  const source = `
describe('1.1 the aim', () => {
  it('is to win', () => {})
})
describe.each([
  ['2.1.1 fire', 'Fire'],
])('%s', () => {})
describe('T4 a fire goes out (2.1.1, 3.2)', () => {})
const cost = 1.1, said = f("7.7 no title")
`
  it('reads numbered paragraphs and the titles that name them', () => {
    expect(sectionsOf(document)).toEqual([
      { number: '1.1', title: 'Aim' },
      { number: '1.2', title: '' },
      { number: '2.1', title: 'Nature' },
      { number: '2.1.1', title: 'Fire' },
    ])
    expect(titlesOf('a.test.ts', source).map(one => one.sections)).toEqual([['1.1'], ['2.1.1'], ['2.1.1', '3.2']])
  })
  it('knows which rules no test names, and which tests name no rule', () => {
    const coverage = coverageOf(sectionsOf(document), titlesOf('a.test.ts', source))
    expect(coverage.bare.map(one => one.number)).toEqual(['1.2'])
    expect(coverage.lost.map(one => one.title)).toEqual(['T4 a fire goes out (2.1.1, 3.2)'])
    expect(printed(coverage)).toBe(
      [
        '1.1 Aim',
        '    a.test.ts: 1.1 the aim',
        '1.2',
        '    no test',
        '2.1 Nature',
        '    a.test.ts: 2.1.1 fire',
        '    a.test.ts: T4 a fire goes out (2.1.1, 3.2)',
        '2.1.1 Fire',
        '    a.test.ts: 2.1.1 fire',
        '    a.test.ts: T4 a fire goes out (2.1.1, 3.2)',
      ].join('\n'),
    )
  })
})

describe('the rules of Siberian Manhunt', () => {
  it('are each exercised by a test that names them, and no test names another', () => {
    const { rows, bare, lost } = coverageOfGame('siberian-manhunt')
    expect(rows.length).toBeGreaterThan(80)
    expect(bare.map(one => one.number)).toEqual([])
    expect(lost.map(one => one.title)).toEqual([])
  })
})
