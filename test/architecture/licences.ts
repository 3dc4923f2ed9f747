/** The licences of everything that comes with the game: its dependencies, theirs, and the fonts of the page. */

/** Licences that ask for no more than that they are named, or that their own files stay open. */
export const PERMITTED: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'MPL-2.0',
]

type Fields = { readonly [name: string]: unknown }
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** A package that comes with the game, as the lock file has it: where it is installed, and what it says of its licence. */
export interface Shipped {
  readonly path: string
  readonly licence: unknown
}
/** Fonts are built into the page, so that they are for development only by name. */
const isFont = (path: string): boolean => path.includes('/@fontsource')

/** Everything in the lock file that is not for development only, for whatever machine. */
export function shippedIn(lock: unknown): readonly Shipped[] {
  return Object.entries(fieldsOf(fieldsOf(lock)['packages'])).flatMap(([path, entry]) => {
    const { dev, license } = fieldsOf(entry)
    return path === '' || (dev === true && !isFont(path)) ? [] : [{ path, licence: license }]
  })
}

/** Whether a licence, or one of those that may be chosen ("MIT OR GPL-2.0"), is permitted; an unknown form is not. */
export const isPermitted = (licence: unknown): boolean =>
  typeof licence === 'string' &&
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some(one => PERMITTED.includes(one))
