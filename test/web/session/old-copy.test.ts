import { describe, expect, it } from 'vitest'
import { keptEntry } from '../../../protocol/session/keep.ts'
import { Peer as KernelPeer } from '../../../protocol/session/peer.ts'
import { verdictOn } from '../../../src/cli/verdict.ts'
import { worldOf } from '../../../web/session/manhunt.ts'
import { there } from '../../protocol/seated.ts'
import type { Page } from './page.ts'
import { Two } from './table.ts'

/** The one game that a page's browser keeps, and everything kept of it. */
async function keptBy({ browser }: Page): Promise<{ readonly game: string; readonly kept: Map<string, Uint8Array> }> {
  const [game] = [...(await browser.storage.games('about')).keys()]
  return { game: there(game), kept: new Map(await browser.storage.load(there(game))) }
}
async function putBack({ browser }: Page, game: string, kept: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await browser.storage.forget(game)
  for (const [key, value] of kept) await browser.storage.keep(game, key, value)
}

describe('an old copy of the game in a browser', () => {
  it('that came back by accident is caught up, and the hunt goes on', async () => {
    const two = new Two()
    await two.sit()
    const { game, kept } = await keptBy(two.host)
    await two.play(3)
    const { height } = two.guest.on('table').table
    two.host.crash()
    await putBack(two.host, game, kept)
    two.host.reload()
    await two.pass(60_000)
    for (const page of [two.host, two.guest])
      expect(page.on('table').table).toMatchObject({ height, connection: { state: 'connected' } })
    await two.play()
    expect(two.host.on('end').report.seats.map(({ verdict }) => verdict)).toEqual(['honest', 'honest'])
  })
  it('in which something else was signed ends the hunt: both screens, both records name who did', async () => {
    const two = new Two()
    await two.sit()
    await two.pass()
    const { game, kept } = await keptBy(two.host)
    const { table } = two.host.on('table')
    const [first, second] = table.plays
    // What the host signs in another life, from the same storage.
    const { peer } = there(KernelPeer.restore(worldOf(two.host.browser.random), kept))
    const other = there(there(peer.playing).session.compose([there(second)], two.clock.now() + 1))
    two.host.command({ type: 'act', plays: [there(first)] }, table.height)
    await two.pass()
    expect(two.guest.on('table').table.height).toBeGreaterThan(table.height)
    two.host.crash()
    await putBack(two.host, game, kept.set(keptEntry(table.height + 1), other))
    two.host.reload()
    await two.pass(60_000)
    for (const page of [two.host, two.guest]) {
      const { report } = page.on('end')
      expect([report.by, report.winners]).toEqual(['fault', ['Government']])
      expect(report.seats.map(({ findings }) => findings.map(({ code }) => code))).toEqual([['fork'], []])
      expect(verdictOn(there(await page.record())).code).toBe(1)
      page.reload()
    }
    await two.pass(60_000)
    for (const page of [two.host, two.guest]) expect(page.on('end').report.by).toBe('fault')
  })
})
