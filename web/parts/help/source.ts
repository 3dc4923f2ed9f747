/** Where the book of each language lies. It is fetched when it is opened first, and kept as long as the page. */
import { type Language, language } from '../../text/index.ts'
import { type Entry, readBook } from './book.ts'

const english = new URL('../../../docs/rules/siberian-manhunt.md', import.meta.url)
const FILES: { readonly [one in Language]?: URL } = {
  en: english,
  de: new URL('../../../docs/rules/siberian-manhunt.de.md', import.meta.url),
  ru: new URL('../../../docs/rules/siberian-manhunt.ru.md', import.meta.url),
}

/** Whether the book is there in the language in use; otherwise it is the English one. */
export const isTranslated = (): boolean => FILES[language] !== undefined

const books = new Map<string, Promise<readonly Entry[]>>()

/** The book in the language in use. Rejects if it cannot be fetched; the next call tries again. */
export function theBook(): Promise<readonly Entry[]> {
  const { href } = FILES[language] ?? english
  const before = books.get(href)
  if (before !== undefined) return before
  const book = load(href)
  books.set(href, book)
  book.catch(() => books.delete(href))
  return book
}
async function load(href: string): Promise<readonly Entry[]> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`the rules answer with ${answer.status}`)
  return readBook(await answer.text())
}
