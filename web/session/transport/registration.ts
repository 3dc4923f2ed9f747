/** How one is known to the broker. */
export interface Registration {
  readonly name: string
  /** makes the name one's own */
  readonly token: string
  /** false for whoever only dials */
  readonly listens: boolean
}

/** A name for somebody who is not to be found. */
export const passing = (): Registration => ({ name: random(), token: random(), listens: false })
const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
