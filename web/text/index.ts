/**
 * Every string that a person reads, in the language that was chosen. Screens read {@link words} when they draw, never when
 * they are loaded: after {@link speak} it is another catalogue, and everything is drawn again.
 */
import { en } from './en/index.ts'

/** The shape of a catalogue: what English has, with any string in its place. */
type Said<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Said<R>
    : T extends object
      ? { readonly [K in keyof T]: Said<T[K]> }
      : T
export type Catalogue = Said<typeof en>

/** English is there from the start; other languages are fetched when they are spoken first. */
const catalogues = {
  en: () => Promise.resolve<Catalogue>(en),
  de: async (): Promise<Catalogue> => (await import('./de/index.ts')).de,
  ru: async (): Promise<Catalogue> => (await import('./ru/index.ts')).ru,
} as const satisfies Readonly<Record<string, () => Promise<Catalogue>>>

export type Language = keyof typeof catalogues
export const isLanguage = (name: string): name is Language => Object.hasOwn(catalogues, name)
export const languages: readonly Language[] = Object.keys(catalogues).filter(isLanguage)

/** Each in itself, so that whoever came to the wrong one finds out again. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ru: 'Русский' }

/** The catalogue in use. */
export let words: Catalogue = en
/** The language in use. */
export let language: Language = 'en'

/** Changes the catalogue in use. A language that cannot be fetched leaves things as they are and rejects. */
export async function speak(chosen: Language): Promise<void> {
  const catalogue = await catalogues[chosen]()
  words = catalogue
  language = chosen
}
