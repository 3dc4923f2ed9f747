/** The language of the page: the browser's, or one that the reader chose; kept for this browser. */
import { LitElement } from 'lit'
import { isLanguage, type Language, language, speak, words } from '../text/index.ts'
import { keep, kept } from './keep.ts'

const KEY = 'manhunt-language'

/** The first of these that there is a catalogue for, whatever the country: "de-AT" is German. English otherwise. */
export function languageOf(wanted: readonly string[]): Language {
  const short = wanted.map(tag => tag.toLowerCase().split('-')[0] ?? '')
  return short.find(isLanguage) ?? 'en'
}

/** Speaks the language that was kept, or else the browser's; call it before anything is drawn. It never rejects. */
export async function startLanguage(): Promise<void> {
  const before = kept(KEY)
  const wanted = before !== null && isLanguage(before) ? before : languageOf(navigator.languages)
  // A page whose catalogue does not arrive is better in English than not at all.
  await speak(wanted).catch(() => undefined)
  describe()
}

/** Goes over to another language and keeps it. Everything on the page is drawn again, and nothing on it is lost. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await speak(chosen)
  keep(KEY, chosen)
  describe()
  redraw(document)
}

/** What the document says of itself to whoever reads it aloud, translates it or saves it. */
function describe(): void {
  document.documentElement.lang = language
  document.querySelector('meta[name=description]')?.setAttribute('content', words.app.description)
}

function redraw(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof LitElement) element.requestUpdate()
    if (element.shadowRoot !== null) redraw(element.shadowRoot)
  }
}
