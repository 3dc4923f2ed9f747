import { describe, expect, it } from 'vitest'
import type { Play } from '../../../protocol/rules/index.ts'
import { makeFrame, readFrame } from '../../../protocol/session/frame.ts'
import { Peer as KernelPeer } from '../../../protocol/session/peer.ts'
import { encodeBody, parseEntry, signEntry } from '../../../protocol/transcript/entry.ts'
import { verdictOn } from '../../../src/cli/verdict.ts'
import { asNode } from '../../../src/games/siberian-manhunt/board.ts'
import { type Peer, worldOf } from '../../../web/session/manhunt.ts'
import type { Order } from '../../../web/session/transport/port.ts'
import { bent, sealedInstead } from '../../protocol/forge.ts'
import { there } from '../../protocol/seated.ts'
import { Page } from './page.ts'
import { Two } from './table.ts'

/** Far away from the crash site. */
const FAR = asNode(200)

/** The host's seat as its browser has kept it: key, seed and history, which a modified client has all to itself. */
async function seatOf({ host }: Two): Promise<Peer> {
  const { storage, random } = host.browser
  const [game] = [...(await storage.games('about')).keys()]
  return there(KernelPeer.restore(worldOf(random), await storage.load(there(game)))).peer
}

/** The first step by road, but the next entry that leaves the host's page hides another place than it proves. */
async function cheated(): Promise<{ readonly two: Two; readonly entry: number }> {
  const two = new Two()
  const { host } = two
  await two.sit()
  await two.pass()
  const { table } = host.on('table')
  const step = (play: Play) => {
    const option = table.options[play.option]
    return option?.type === 'move' && option.way === 'road' && option.into === 'wilderness'
  }
  const play = there(table.plays.find(step))
  const peer = await seatOf(two)
  const body = bent(there(peer.playing).session, play, { hide: sealedInstead(FAR) })
  host.tamper = (order: Order): Order => {
    const frame = order.type === 'send' ? readFrame(order.message) : undefined
    if (order.type !== 'send' || frame?.kind !== 'entry') return order
    host.tamper = one => one
    const { epoch } = there(parseEntry(frame.content))
    return { ...order, message: makeFrame('entry', signEntry(encodeBody(body), body, epoch, peer.self.key)) }
  }
  host.command({ type: 'act', plays: [play] }, table.height)
  await two.pass()
  return { two, entry: body.number }
}

describe('a false proof', () => {
  it('ends the game at once, with the same verdict on both screens', async () => {
    const { two, entry } = await cheated()
    for (const page of [two.host, two.guest]) {
      const { report, opening } = page.on('end')
      expect(opening).toBe(false)
      expect([report.by, report.winners]).toEqual(['fault', ['Government']])
      const [fugitive, government] = report.seats
      expect(fugitive).toMatchObject({ role: 'Fugitive', verdict: 'findings', you: page === two.host })
      expect(fugitive?.findings).toEqual([{ entry, code: 'proof-false' }])
      expect(government).toMatchObject({ role: 'Government', findings: [] })
    }
    expect(two.guest.on('end').report.entries).toBe(entry - 1)
  })

  it('opens no seed, neither side’s', async () => {
    const { two } = await cheated()
    await two.pass(60_000)
    for (const page of [two.host, two.guest]) {
      expect(page.on('end').report.route).toBeUndefined()
      const kept = page.browser.storage.written
      expect(kept).toContain('accused')
      expect(kept).not.toContain('sealed')
      expect(kept.filter(key => key.startsWith('statement/'))).toEqual([])
    }
  })

  it('stands in the record of either side, which names the cheat with exit 1 and is shown so from a file', async () => {
    const { two, entry } = await cheated()
    for (const page of [two.host, two.guest]) {
      const record = there(await page.record())
      const { code, lines } = verdictOn(record)
      expect(code).toBe(1)
      expect(lines.filter(line => line.includes('proof-false'))).toEqual([
        `  seat 0, entry ${entry}, proof-false: In entry ${entry} this seat sent a proof that proves nothing.`,
      ])
      const third = new Page(two.browser())
      third.command({ type: 'open record', bytes: record })
      await two.pass(0)
      expect(third.on('end').report.by).toBe('fault')
    }
  })

  it('is still what ended the game after a reload', async () => {
    const { two, entry } = await cheated()
    for (const page of [two.host, two.guest]) page.reload()
    await two.pass(10_000)
    for (const page of [two.host, two.guest])
      expect(page.on('end').report.seats[0]?.findings.map(one => [one.entry, one.code])).toEqual([
        [entry, 'proof-false'],
      ])
  })
})
