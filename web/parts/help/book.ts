/**
 * The rules as a book: docs/rules/ is the one source, read into numbered entries. Only what is written there is understood:
 * chapters (`##`), paragraphs, tables, `**bold**`, `*italic*`. A numbered paragraph begins an entry; what follows belongs to it.
 */

export interface Span {
  readonly text: string
  /** `ruling` is the mark of a decision that is ours; `ref` leads to the entry that the text names */
  readonly style: 'plain' | 'bold' | 'italic' | 'ruling' | 'ref'
}
export type Block =
  | { readonly type: 'text'; readonly spans: readonly Span[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] }

export interface Entry {
  /** "6.13.3", or a chapter's "6" */
  readonly ref: string
  readonly title: string
  readonly chapter: boolean
  readonly blocks: readonly Block[]
}

const CHAPTER = /^## (\d+)\. (.+)$/
const NUMBERED = /^\*\*(\d+(?:\.\d+)+) ?([^*]*)\*\*/
const REF = /\b\d+(?:\.\d+)+\b/g

/** Whatever stands before the first chapter is about the document and left out. */
export function readBook(markdown: string): readonly Entry[] {
  const entries: { ref: string; title: string; chapter: boolean; blocks: Block[] }[] = []
  for (const piece of markdown.replaceAll('\r', '').split(/\n{2,}/)) {
    const text = piece.trim()
    const chapter = CHAPTER.exec(text)
    const numbered = NUMBERED.exec(text)
    if (chapter !== null) {
      const [, ref = '', title = ''] = chapter
      entries.push({ ref, title, chapter: true, blocks: [] })
      continue
    }
    if (numbered !== null && entries.length > 0) {
      const [start, ref = '', title = ''] = numbered
      entries.push({ ref, title: title.replace(/[.:]$/, ''), chapter: false, blocks: [] })
      const rest = text.slice(start.length).replace(/^[:.]?\s+/, '')
      if (rest !== '') entries.at(-1)?.blocks.push(blockOf(rest))
    } else if (text !== '') entries.at(-1)?.blocks.push(blockOf(text))
  }
  const known = new Set(entries.map(({ ref }) => ref))
  return entries.map(entry => ({ ...entry, blocks: entry.blocks.map(block => linked(block, known)) }))
}

function blockOf(text: string): Block {
  if (!text.startsWith('|')) return { type: 'text', spans: spansOf(text.replaceAll('\n', ' ')) }
  const lines = text.split('\n').filter(line => !/^\|[-| ]+\|$/.test(line))
  return {
    type: 'table',
    rows: lines.map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => spansOf(cell.trim())),
    ),
  }
}

function spansOf(text: string): readonly Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(part => part !== '')
    .map((part): Span => {
      if (part === '**[D]**') return { text: part, style: 'ruling' }
      if (part.startsWith('**')) return { text: part.slice(2, -2), style: 'bold' }
      if (part.startsWith('*')) return { text: part.slice(1, -1), style: 'italic' }
      if (part.startsWith('`')) return { text: part.slice(1, -1), style: 'italic' }
      return { text: part, style: 'plain' }
    })
}

/** Numbers that are entries of the book become references to them. */
function linked(block: Block, known: ReadonlySet<string>): Block {
  const link = (spans: readonly Span[]): readonly Span[] =>
    spans.flatMap(span => (span.style === 'plain' ? refsIn(span.text, known) : [span]))
  return block.type === 'text'
    ? { type: 'text', spans: link(block.spans) }
    : { type: 'table', rows: block.rows.map(row => row.map(link)) }
}
function refsIn(text: string, known: ReadonlySet<string>): readonly Span[] {
  const spans: Span[] = []
  let done = 0
  for (const match of text.matchAll(REF)) {
    if (!known.has(match[0])) continue
    if (match.index > done) spans.push({ text: text.slice(done, match.index), style: 'plain' })
    spans.push({ text: match[0], style: 'ref' })
    done = match.index + match[0].length
  }
  if (done < text.length) spans.push({ text: text.slice(done), style: 'plain' })
  return spans
}

// ---- searching -------------------------------------------------------------------------------------------------

/** Without case and accents, so that "ayta" finds "Ayta" and "uber" finds "über". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsIn = (text: string): readonly string[] =>
  folded(text)
    .split(/\s+/)
    .filter(word => word !== '')

const textOf = ({ blocks }: Entry): string =>
  blocks
    .flatMap(block => (block.type === 'text' ? block.spans : block.rows.flat(2)))
    .map(({ text, style }) => (style === 'ruling' ? '' : text))
    .join('')

/** The entries in which every word of the question stands, those first whose title has them; a number finds that entry. */
export function findIn(book: readonly Entry[], question: string): readonly Entry[] {
  const wanted = wordsIn(question)
  if (wanted.length === 0) return book
  const score = (entry: Entry): number => {
    const title = folded(`${entry.ref} ${entry.title}`)
    const text = `${title} ${folded(textOf(entry))}`
    if (entry.ref === question.trim()) return 3
    if (wanted.every(word => title.includes(word))) return 2
    return wanted.every(word => text.includes(word)) ? 1 : 0
  }
  return book
    .map(entry => ({ entry, score: score(entry) }))
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

/** A text cut at what was sought in it: the pieces that match stand at the odd places. */
export function marked(text: string, question: string): readonly string[] {
  const wanted = wordsIn(question).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // Folding must not move letters about: where it would, nothing is marked.
  if (wanted.length === 0 || folded(text).length !== text.length) return [text]
  const pieces: string[] = []
  let done = 0
  for (const match of folded(text).matchAll(new RegExp(wanted.join('|'), 'g'))) {
    pieces.push(text.slice(done, match.index), text.slice(match.index, match.index + match[0].length))
    done = match.index + match[0].length
  }
  return [...pieces, text.slice(done)]
}
