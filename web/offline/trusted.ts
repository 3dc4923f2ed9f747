/**
 * Scripts that may be loaded by their address: our own, from this origin. Where the browser knows Trusted Types, the
 * page's policy lets no other string become code or markup (docs/threat-model.md).
 */

/** What TypeScript's own types do not know yet of https://w3c.github.io/trusted-types/. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}
declare global {
  interface Window {
    readonly trustedTypes?: Policies
  }
}

const own = (address: string): string => {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) throw new TypeError('scripts are loaded from this origin alone')
  return url.href
}
const policy = globalThis.window?.trustedTypes?.createPolicy('manhunt', { createScriptURL: own })

/**
 * An address of a script of ours, as the browser wants it where it checks.
 * @throws TypeError for an address of another origin: a mistake of ours
 */
export const trustedScript = (address: string): string => (policy ? policy.createScriptURL(address) : own(address))
