import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fugitiveCards } from '../../../../src/games/siberian-manhunt/cards/characters.ts'
import { type Entry, findIn, marked, readBook } from '../../../../web/parts/help/book.ts'

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/rules/${name}`, import.meta.url)), 'utf8')
const markdown = read('siberian-manhunt.md')
const book = readBook(markdown)
const at = (ref: string): Entry => {
  const entry = book.find(one => one.ref === ref)
  if (entry === undefined) throw new Error(`no entry ${ref}`)
  return entry
}
const spans = (ref: string) =>
  at(ref).blocks.flatMap(block => (block.type === 'text' ? block.spans : block.rows.flat(2)))

describe('the book of rules', () => {
  it('has every chapter and every numbered paragraph once, in their order', () => {
    const numbers = [...markdown.matchAll(/^(?:## (\d+)\.|\*\*(\d+(?:\.\d+)+))/gm)].map(match => match[1] ?? match[2])
    expect(book.map(({ ref }) => ref)).toEqual(numbers)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(book.length).toBeGreaterThan(120)
  })
  it('leaves out no sentence, and no mark is left over', () => {
    const text = book
      .flatMap(entry => [entry.title, ...spans(entry.ref).map(span => (span.style === 'ruling' ? '' : span.text))])
      .join(' ')
    expect(text).not.toMatch(/[*`|]/)
    const letters = (all: string) => all.replace(/[^\p{L}]/gu, '').length
    const start = markdown.indexOf('## 1.')
    // The markers of rulings are the only letters that are not text.
    const rulings = [...markdown.slice(start).matchAll(/\[D\]/g)].length
    expect(letters(text)).toBe(letters(markdown.slice(start)) - rulings)
  })
  it('has the numbers of the characters in every language', () => {
    const plus = (bonus: number) => (bonus === 0 ? '' : `+${bonus}`)
    for (const name of ['siberian-manhunt.md', 'siberian-manhunt.de.md', 'siberian-manhunt.ru.md']) {
      const entry = readBook(read(name)).find(({ ref }) => ref === '3.7')
      const [table] = entry?.blocks.filter(block => block.type === 'table') ?? []
      const rows = table?.type === 'table' ? table.rows.slice(1) : []
      expect(rows.map(row => row.slice(1).map(cell => cell.map(({ text }) => text).join('')))).toEqual(
        Object.values(fugitiveCards).map(card => [
          String(card.hp),
          String(card.defence),
          plus(card.escape),
          plus(card.stealth),
        ]),
      )
    }
  })
  it('has titles, tables and references', () => {
    expect(at('6.3').title).toBe('Hitch-hike')
    expect(at('6').chapter).toBe(true)
    const [table] = at('3.7').blocks.filter(block => block.type === 'table')
    expect(table?.type === 'table' && table.rows.map(row => row.length)).toEqual([5, 5, 5])
    expect(
      spans('6.1')
        .filter(span => span.style === 'ref')
        .map(span => span.text),
    ).toEqual(['6.15.5'])
  })
  it('refers to nothing that is not there', () => {
    const refs = new Set(book.map(({ ref }) => ref))
    for (const { ref } of book)
      for (const span of spans(ref)) if (span.style === 'ref') expect(refs.has(span.text)).toBe(true)
  })
})

describe('searching the book', () => {
  it('finds entries in which every word stands, titles first', () => {
    const found = findIn(book, 'hitch-hike')
    expect(found[0]?.ref).toBe('6.3')
    expect(found.length).toBeGreaterThan(3)
    const both = findIn(book, 'snowshoes winter')
    expect(both.length).toBeGreaterThan(0)
    expect(both.length).toBeLessThan(findIn(book, 'winter').length)
  })
  it('finds by number, whatever the case and the accents', () => {
    expect(findIn(book, '8.13.7')[0]?.title).toBe('Aerial Search')
    expect(findIn(book, 'AERIAL SEÀRCH')).toEqual(findIn(book, 'aerial search'))
  })
  it('finds nothing where there is nothing, and everything for an empty question', () => {
    expect(findIn(book, 'submarine')).toEqual([])
    expect(findIn(book, '  ')).toEqual(book)
  })
  it('marks what was sought, and keeps the text', () => {
    const pieces = marked('Rest in a town. Resting costs nothing.', 'rest TOWN')
    expect(pieces.filter((_, i) => i % 2 === 1)).toEqual(['Rest', 'town', 'Rest'])
    expect(pieces.join('')).toBe('Rest in a town. Resting costs nothing.')
    expect(marked('a+b', '+')).toEqual(['a', '+', 'b'])
    expect(marked('whatever', '')).toEqual(['whatever'])
  })
})

describe.each(['de', 'ru'])('the book in another language: %s', name => {
  const other = readBook(read(`siberian-manhunt.${name}.md`))
  /** What must be the same in every language: entries, tables, rulings, references, and numbers. */
  const shape = ({ ref, chapter, blocks }: Entry) => ({
    ref,
    chapter,
    tables: blocks.flatMap(block => (block.type === 'table' ? [block.rows.map(row => row.length)] : [])),
    rulings: blocks.flatMap(block => (block.type === 'text' ? block.spans : [])).filter(one => one.style === 'ruling')
      .length,
    refs: blocks
      .flatMap(block => (block.type === 'text' ? block.spans : []))
      .flatMap(one => (one.style === 'ref' ? [one.text] : []))
      .sort(),
  })
  it('has the same entries, tables, rulings and references', () => {
    expect(other.map(shape)).toEqual(book.map(shape))
  })
  it('has titles where English has them, and none that is English', () => {
    for (const [i, { title }] of other.entries()) expect(title === '').toBe(book[i]?.title === '')
    const same = other.filter(({ title }, i) => title !== '' && title === book[i]?.title)
    expect(same.map(({ title }) => title)).toEqual(name === 'de' ? ['China', 'Propaganda', 'Hunger'] : [])
  })
})
