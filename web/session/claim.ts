/** How long another tab may take to let go of a game: a page that is loaded anew holds it for a moment still. */
const PATIENCE = 3_000

/**
 * Makes this tab the one that plays a game, by a lock that the browser frees when the tab is gone. Without locks (a page
 * that is not served securely) every tab is let in; the kernel's epochs then keep the newest connection.
 */
export async function claimGame(game: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => undefined
  return new Promise(resolve => {
    navigator.locks
      .request(
        `game ${game}`,
        { signal: AbortSignal.timeout(PATIENCE) },
        () => new Promise<void>(release => resolve(() => release())),
      )
      .catch(() => resolve(undefined))
  })
}
