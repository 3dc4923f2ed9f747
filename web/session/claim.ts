/** Which tab of this browser plays a game. The store has the last word (`Storage.take`); here the tabs come to terms. */

/** How long another tab may take to let go of a game: a page that is loaded anew holds it for a moment still. */
const PATIENCE = 3_000
/** How long another tab may take to say that it plays, where there are no locks. */
const ANSWER = 500

type Said = 'who plays' | 'I play' | 'I take over'
const isSaid = (data: unknown): data is Said => data === 'who plays' || data === 'I play' || data === 'I take over'

/**
 * Makes this tab the one that plays a game; gives the way to let go of it, or `undefined` if another tab has it and it is only
 * asked for. Whoever takes it over does not wait. `lost`: another tab has taken it over. By a lock, which the browser frees when
 * a tab is gone; without locks (a page that is not served securely) by asking the other tabs.
 */
export async function claimGame(
  game: string,
  how: 'ask' | 'take over',
  lost: () => void,
): Promise<(() => void) | undefined> {
  const tabs = new BroadcastChannel(`game ${game}`)
  const say = (said: Said): void => tabs.postMessage(said)
  const locked = 'locks' in navigator
  const release = locked ? await lock(game, how, lost) : await ask(tabs, how)
  if (release === undefined) {
    tabs.close()
    return undefined
  }
  if (how === 'take over') say('I take over')
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isSaid(data)) return
    if (data === 'who plays') say('I play')
    else if (data === 'I take over') lost()
  }
  return () => {
    tabs.close()
    release()
  }
}

function lock(game: string, how: 'ask' | 'take over', lost: () => void): Promise<(() => void) | undefined> {
  const options = how === 'ask' ? { signal: AbortSignal.timeout(PATIENCE) } : { steal: true }
  return new Promise(resolve => {
    let released = false
    let mine = false
    const hold = (): Promise<void> =>
      new Promise<void>(release => {
        mine = true
        resolve(() => {
          released = true
          release()
        })
      })
    navigator.locks.request(`game ${game}`, options, hold).catch(() => {
      if (!mine) resolve(undefined)
      else if (!released) lost()
    })
  })
}

function ask(tabs: BroadcastChannel, how: 'ask' | 'take over'): Promise<(() => void) | undefined> {
  if (how === 'take over') return Promise.resolve(() => undefined)
  return new Promise(resolve => {
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => data === 'I play' && resolve(undefined)
    tabs.postMessage('who plays' satisfies Said)
    setTimeout(() => resolve(() => undefined), ANSWER)
  })
}
