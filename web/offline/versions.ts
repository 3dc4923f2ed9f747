/**
 * What the service worker decides, without doing it: which copy answers a request, and which copies are no longer needed.
 * One build of the site is a *version*; its files are kept together in a cache of its own and are never mixed with
 * another's.
 */

/** One build, written into the service worker when the site is built. */
export interface Build {
  /** digest of all its files, in hexadecimal */
  readonly version: string
  /** every file by its address from the site's folder, with the SHA-256 of its bytes in hexadecimal */
  readonly files: Readonly<Record<string, string>>
}

/** Where a response comes from. */
export type Answer =
  /** not ours to answer: another origin, the broker, anything that changes something */
  | { readonly from: 'network' }
  /** a file of one version, named by its address from the site's folder */
  | { readonly from: 'version'; readonly version: string; readonly file: string }
  /** a file whose name holds its own digest, so that whichever version has it has the same */
  | { readonly from: 'any version'; readonly file: string }
  /** what the host may change at any time: from the network, and from the last copy where there is none */
  | { readonly from: 'network or copy'; readonly file: string }

const NAME = 'siberian-manhunt version '
/** Where it is noted which older versions unfinished games still need. */
export const PINS = 'siberian-manhunt pins'
/** The site's own description of its host (web/app/config.ts). */
export const CONFIG = 'config.json'
/** The one thing that an address of the page may ask for: to be opened by the version that began a game. */
export const VERSION_PARAMETER = 'version'

export const cacheOf = (version: string): string => `${NAME}${version}`
const versionOf = (cache: string): string | undefined => (cache.startsWith(NAME) ? cache.slice(NAME.length) : undefined)

/**
 * Which copy answers a request.
 * @param scope the site's folder, with a slash at the end
 * @param kept versions that are kept here besides the build's own
 */
export function answerTo(
  request: { readonly method: string; readonly url: string; readonly mode: string },
  scope: string,
  { version, files }: Build,
  kept: readonly string[],
): Answer {
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return { from: 'network' }
  const url = new URL(request.url)
  const file = url.pathname.slice(new URL(scope).pathname.length)
  if (request.mode === 'navigate') {
    if (file !== '' && file !== 'index.html') return { from: 'network' }
    const asked = url.searchParams.get(VERSION_PARAMETER)
    const which = asked !== null && kept.includes(asked) ? asked : version
    return { from: 'version', version: which, file: 'index.html' }
  }
  if (file === CONFIG) return { from: 'network or copy', file }
  if (file.startsWith('assets/')) return { from: 'any version', file }
  return Object.hasOwn(files, file) ? { from: 'version', version, file } : { from: 'network' }
}

/** The versions among the names of all caches. */
export const versionsIn = (caches: readonly string[]): readonly string[] =>
  caches.flatMap(name => versionOf(name) ?? [])

/** The caches that nobody needs any more: of versions that are neither this one nor needed by an unfinished game. */
export const outdated = (caches: readonly string[], version: string, pinned: readonly string[]): readonly string[] =>
  caches.filter(name => {
    const one = versionOf(name)
    return one !== undefined && one !== version && !pinned.includes(one)
  })

/** What was noted as needed; anything else than a list of names is no note. */
export const readPins = (noted: unknown): readonly string[] =>
  Array.isArray(noted) ? noted.filter(one => typeof one === 'string') : []
