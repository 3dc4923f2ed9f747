import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { attribute, connection, play, sit } from './hunt.ts'
import type { Player } from './player.ts'

/** The worker in which this player's game is. */
function workerOf({ page }: Player) {
  const [session] = page.workers()
  if (session === undefined) throw new Error('the session has no worker')
  return session
}
const height = ({ page }: Player) => attribute(page, 'turn', 'height')

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
})
