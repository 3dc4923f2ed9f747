/**
 * Which tests exercise which numbered rule: sections are read from a rules document, tests from the titles in their
 * sources. A title exercises every section that it names, such as `8.5 capture` or `T13 Interrogation (8.6)`.
 */

export interface Section {
  /** such as 8.13.2 */
  readonly number: string
  readonly title: string
}
export interface Title {
  readonly file: string
  readonly title: string
  readonly sections: readonly string[]
}
export interface Coverage {
  readonly rows: readonly { readonly section: Section; readonly titles: readonly Title[] }[]
  /** sections that no test names */
  readonly bare: readonly Section[]
  /** titles that name a section which the document does not have */
  readonly lost: readonly Title[]
}

/** The numbered paragraphs, `**8.5 Capture**: …` or `**3.1** …`. */
export function sectionsOf(document: string): readonly Section[] {
  return [...document.matchAll(/^\*\*(\d+(?:\.\d+)+)([^*]*)\*\*/gm)].map(([, number = '', title = '']) => ({
    number,
    title: title.trim().replace(/[.:]$/, ''),
  }))
}

/** The titles that name sections, of `describe` and `it`, and of the rows of a `describe.each`. */
export function titlesOf(file: string, source: string): readonly Title[] {
  const strings = [...source.matchAll(/(?<=[([,]\s*)'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text)
  return strings.flatMap(title => {
    const sections = namedIn(title)
    return sections.length === 0 ? [] : [{ file, title, sections }]
  })
}
/** Numbers at the start, or in brackets at the end: `6.5 and 6.6 towns`, `T8 Loyal token (4.2, 6.5)`. */
function namedIn(title: string): readonly string[] {
  const start = /^\d+(?:\.\d+)+(?:(?:, | and )\d+(?:\.\d+)+)*(?= |$)/.exec(title)?.[0] ?? ''
  const end = /\((\d+(?:\.\d+)+(?:(?:, | and )\d+(?:\.\d+)+)*)\)$/.exec(title)?.[1] ?? ''
  return `${start} ${end}`.match(/\d+(?:\.\d+)+/g) ?? []
}

export function coverageOf(sections: readonly Section[], titles: readonly Title[]): Coverage {
  const rows = sections.map(section => ({
    section,
    titles: titles.filter(one => one.sections.some(number => isPartOf(number, section.number))),
  }))
  const known = new Set(sections.map(one => one.number))
  return {
    rows,
    bare: rows.filter(row => row.titles.length === 0).map(row => row.section),
    lost: titles.filter(one => one.sections.some(number => !known.has(number))),
  }
}

/** Whoever exercises 6.13.1 exercises 6.13. */
const isPartOf = (number: string, whole: string): boolean => number === whole || number.startsWith(`${whole}.`)

/** The table as text, one section after the other. */
export function printed({ rows }: Coverage): string {
  return rows
    .map(({ section: { number, title }, titles }) => {
      const tests = titles.map(one => `    ${one.file}: ${one.title}`)
      return [`${number} ${title}`.trim(), ...(tests.length > 0 ? tests : ['    no test'])].join('\n')
    })
    .join('\n')
}
