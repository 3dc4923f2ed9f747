import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { connection, decider, height, listed, play, shown, sit } from './hunt.ts'
import type { Player } from './player.ts'

/** The worker in which this player's game is. */
function workerOf({ page }: Player) {
  const [session] = page.workers()
  if (session === undefined) throw new Error('the session has no worker')
  return session
}
/** Whether there is room on this player's disk: without it every write fails as a browser lets it fail. */
async function room(player: Player, enough: boolean): Promise<void> {
  await workerOf(player).evaluate(there => {
    const { put } = IDBObjectStore.prototype
    if (there) Reflect.deleteProperty(IDBObjectStore.prototype, 'full')
    else Reflect.set(IDBObjectStore.prototype, 'full', true)
    IDBObjectStore.prototype.put = function (...given) {
      if (Reflect.has(this, 'full')) throw new DOMException('no room', 'QuotaExceededError')
      return put.apply(this, given)
    }
  }, enough)
}
const notice = ({ page }: Player, code: string) => page.locator(`[data-testid=notice][data-code=${code}]`).waitFor()

describe('a browser', () => {
  test('that closes the database under the page loses nothing and says nothing', async ({ host, guest }) => {
    const players = [host, guest]
    await sit(host, guest)
    // As iOS does it: every use of the connection fails from now on.
    for (const player of players)
      await workerOf(player).evaluate(() => {
        const transaction = IDBDatabase.prototype.transaction
        const closed = new WeakSet<IDBDatabase>()
        let first: IDBDatabase | undefined
        IDBDatabase.prototype.transaction = function (...given) {
          first ??= this
          if (this === first && !closed.has(this)) {
            closed.add(this)
            this.close()
          }
          return transaction.apply(this, given)
        }
      })
    for (let made = 0; made < 2; made++) expect(await play(players)).toBe(true)
    for (const { page } of players) expect(await page.getByTestId('notice').count()).toBe(0)
    const reached = await height(host)
    for (const { page } of players) await page.reload()
    for (const { page } of players) await connection(page, 'connected')
    for (const player of players) expect(await height(player)).toBe(reached)
    expect(await play(players)).toBe(true)
  })

  test('that throws the game away under the page gets all of it again, and says so', async ({ host, guest }) => {
    const players = [host, guest]
    await sit(host, guest)
    await play(players)
    const player = (await decider(players)) ?? host
    await player.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const gone = indexedDB.deleteDatabase('siberian-manhunt')
          gone.onsuccess = () => resolve()
          gone.onerror = () => reject(gone.error)
        }),
    )
    await play(players)
    await notice(player, 'storage-wiped')
    const reached = await height(player)
    await player.page.reload()
    await shown(player.page, 'turn')
    await connection(player.page, 'connected')
    expect(await height(player)).toBe(reached)
    expect(await play(players)).toBe(true)
  })

  test('that has no room left says so before a move is sent, and goes on by itself when it has', async ({
    host,
    guest,
  }) => {
    const players = [host, guest]
    await sit(host, guest)
    await play(players)
    const player = (await decider(players)) ?? host
    const other = player === host ? guest : host
    const before = await height(other)
    await listed(player.page, await height(player))
    // A plan is kept too: it is made while there is room, and only its sending finds none.
    await player.page.locator('[data-testid=act][data-sends=second]').first().click()
    await player.page.locator('[data-testid=dock][data-followed=true]').waitFor()
    await room(player, false)
    await player.press('send')
    await notice(player, 'storage-full')
    await connection(other.page, 'reconnecting', 'closed')
    expect([await height(player), await height(other)]).toEqual([before, before])
    await room(player, true)
    for (const { page } of players) await connection(page, 'connected')
    expect(await play(players)).toBe(true)
  })
})
