/** What goes between pages and the service worker. */

export type ToServiceWorker =
  /** versions that unfinished games need */
  | { readonly type: 'pin'; readonly versions: readonly string[] }
  /** from the page whose reader wants the new version: answered through the port with {@link Applied} */
  | { readonly type: 'apply' }

/** Whether the new version takes over; `busy`: another tab is in a game. */
export type Applied = 'applied' | 'busy'

/** From the service worker to every page: is a game going on in it? Answered through the port with a truth value. */
export interface ToOfflinePage {
  readonly type: 'in a game?'
}
