import { afterAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../src/cli/browser.ts'
import { play } from './hunt.ts'
import { joinByHand, offer } from './lines.ts'
import { Machines, withoutNamespaces } from './machines.ts'
import { Player } from './player.ts'

const missing = withoutNamespaces()
if (missing !== undefined) console.error(`Two machines cannot be simulated here, so this is left out: ${missing}`)

describe.runIf(missing === undefined)('two machines with nothing but a cable between them', () => {
  const machines = new Machines()
  const players: Player[] = []
  afterAll(async () => {
    for (const player of players) await player.close()
    machines.close()
  })

  it('connect without a broker, and play', async () => {
    const { path } = await findBrowser()
    const two = await machines.two(path)
    for (const [i, { site, browser }] of two.entries())
      players.push(await Player.launch(i === 0 ? 'host' : 'guest', site, browser))
    const [host, guest] = players
    if (host === undefined || guest === undefined) throw new Error('two players')
    await host.open()
    await host.press('new-game')
    const link = await offer(host)
    // Each machine has the site under the same address, and its own broker, which knows nobody of the other one.
    await guest.open(link)
    await joinByHand(host, guest)
    for (let made = 0; made < 4; made++) expect(await play([host, guest])).toBe(true)
    for (const player of players) expect(player.unexpected()).toEqual([])
  })
})
