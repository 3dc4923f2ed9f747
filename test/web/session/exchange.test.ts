import { describe, expect, it } from 'vitest'
import type { Connection, View } from '../../../web/app/view.ts'
import { readLink } from '../../../web/session/invite.ts'
import { readSignal, writeSignal } from '../../../web/session/signal.ts'
import { Page } from './page.ts'
import { proposal, Two } from './table.ts'

function connectionIn(view: View): Connection {
  if (view.screen === 'table') return view.table.connection
  if ('connection' in view && view.connection !== undefined) return view.connection
  throw new Error(`no line on ${view.screen}`)
}
const stateOf = (page: Page) => connectionIn(page.view).state
const exchangeOf = (page: Page) => connectionIn(page.view).exchange
function linkOf(page: Page): string {
  const exchange = exchangeOf(page)
  if (exchange === undefined || !('link' in exchange)) throw new Error(`nothing to carry: ${JSON.stringify(exchange)}`)
  return exchange.link
}

/** Two browsers, and no broker that could introduce them. */
function apart(): Two {
  const two = new Two()
  two.broker.up = false
  return two
}
async function offer(two: Two, page: Page): Promise<string> {
  page.command({ type: 'signal', step: 'offer' })
  await two.pass(0)
  return linkOf(page)
}
async function take(two: Two, page: Page, text: string): Promise<void> {
  page.command({ type: 'signal', step: 'take', text })
  await two.pass(0)
}
/** The guest has claimed the seat, and has an answer to carry back. */
async function claimed(two: Two): Promise<void> {
  two.host.command({ type: 'host' })
  await two.pass(0)
  two.guest.command({ type: 'join', link: await offer(two, two.host) })
  await two.pass(0)
  two.guest.command({ type: 'claim' })
  await two.pass(0)
}
/** They met by two links. */
async function met(two: Two): Promise<void> {
  await claimed(two)
  await take(two, two.host, linkOf(two.guest))
  await two.pass()
}
async function sat(two: Two): Promise<void> {
  await met(two)
  two.host.command({ type: 'propose', proposal: proposal('host is Fugitive') })
  await two.pass(0)
  two.guest.command({ type: 'sign' })
  await two.pass()
}

describe('without a broker', () => {
  it('an invitation with an offer and its answer lead to the table, and on it', async () => {
    const two = apart()
    await sat(two)
    for (const page of [two.host, two.guest]) {
      expect(stateOf(page)).toBe('connected')
      expect(exchangeOf(page)).toBeUndefined()
    }
    expect(await two.play(5)).toBe(5)
  })

  it('a claim makes the answer, not the opening of the link', async () => {
    const two = apart()
    two.host.command({ type: 'host' })
    await two.pass(0)
    two.guest.command({ type: 'join', link: await offer(two, two.host) })
    await two.pass()
    expect(two.guest.on('join')).toMatchObject({ stage: 'unclaimed', connection: { state: 'waiting' } })
    expect(two.guest.orders.some(({ type }) => type === 'answer')).toBe(false)
  })

  it('secrets stand behind the # only, and meeting again takes none', async () => {
    const two = apart()
    two.host.command({ type: 'host' })
    await two.pass(0)
    const link = await offer(two, two.host)
    expect(link.startsWith(`${two.host.on('lobby').link}.`)).toBe(true)
    two.guest.command({ type: 'join', link })
    await two.pass(0)
    two.guest.command({ type: 'claim' })
    await two.pass(0)
    const read = readLink(linkOf(two.guest))
    expect(read).toMatchObject({ signal: { kind: 'answer' } })
    expect('invite' in read).toBe(false)
  })

  it.each(['host', 'guest'] as const)('the %s may make the offer by which they meet again', async who => {
    const two = apart()
    await sat(two)
    await two.play(2)
    two.host.reload()
    two.guest.reload()
    await two.pass(60_000)
    const [offers, answers] = who === 'host' ? [two.host, two.guest] : [two.guest, two.host]
    for (const page of [offers, answers]) expect(stateOf(page)).not.toBe('connected')
    // As a link that was opened in the tab of the game.
    answers.command({ type: 'join', link: await offer(two, offers) })
    await two.pass(0)
    await take(two, offers, linkOf(answers))
    await two.pass()
    for (const page of [offers, answers]) expect(stateOf(page)).toBe('connected')
    expect(await two.play(3)).toBe(3)
  })

  it('a link that comes up in a new tab goes to the tab of the game', async () => {
    const two = apart()
    await claimed(two)
    const tab = new Page(two.host.browser, linkOf(two.guest))
    await two.pass()
    expect(tab.on('refused').notice.code).toBe('handed-over')
    for (const page of [two.host, two.guest]) expect(stateOf(page)).toBe('connected')
  })

  it('an offer opens the game that it is for', async () => {
    const two = apart()
    await sat(two)
    two.guest.command({ type: 'go home' })
    await two.pass(60_000)
    two.guest.command({ type: 'join', link: await offer(two, two.host) })
    await two.pass(0)
    await take(two, two.host, linkOf(two.guest))
    await two.pass()
    for (const page of [two.host, two.guest]) expect(stateOf(page)).toBe('connected')
  })

  it('a new channel takes the place of one that is up', async () => {
    const two = apart()
    await sat(two)
    two.guest.command({ type: 'signal', step: 'take', text: await offer(two, two.host) })
    await two.pass(0)
    await take(two, two.host, linkOf(two.guest))
    await two.pass()
    for (const page of [two.host, two.guest]) expect(stateOf(page)).toBe('connected')
    expect(await two.play(3)).toBe(3)
  })

  it('what does not fit changes nothing, and is said', async () => {
    const two = apart()
    await sat(two)
    const mine = await offer(two, two.host)
    const troubles: [string, string][] = [
      ['', 'bad-signal'],
      ['hello', 'bad-signal'],
      [mine.slice(0, -1), 'bad-signal'],
      ['9.abc', 'other-version'],
      [mine, 'signal-own'],
      [changedGame(mine), 'signal-other-game'],
    ]
    for (const [text, code] of troubles) {
      await take(two, two.host, text)
      expect(exchangeOf(two.host)).toMatchObject({ step: 'offer', link: mine, trouble: { code } })
    }
    await take(two, two.guest, mine)
    await take(two, two.host, linkOf(two.guest))
    await two.pass()
    expect(exchangeOf(two.host)).toBeUndefined()
  })

  it('an answer to an offer that was taken back is refused in words', async () => {
    const two = apart()
    await sat(two)
    await take(two, two.guest, await offer(two, two.host))
    const answer = linkOf(two.guest)
    const next = await offer(two, two.host)
    await take(two, two.host, answer)
    expect(exchangeOf(two.host)).toEqual({ step: 'offer', link: next, trouble: { code: 'signal-stale' } })
    two.host.command({ type: 'signal', step: 'stop' })
    await two.pass(0)
    expect(exchangeOf(two.host)).toBeUndefined()
    await take(two, two.host, answer)
    expect(exchangeOf(two.host)).toEqual({ step: 'failed', trouble: { code: 'signal-stale' } })
  })

  it('a link for a game that is not here says so', async () => {
    const two = apart()
    await sat(two)
    const link = await offer(two, two.host)
    const stranger = new Page(two.browser(), link)
    await two.pass()
    expect(stranger.on('refused').notice.code).toBe('signal-no-game')
  })

  it('the handshake lets in nobody but the other player, as ever', async () => {
    const two = apart()
    await met(two)
    const { link } = two.host.on('lobby')
    // The invitation leaked, and then an offer to meet again.
    const thief = new Page(two.browser(), link)
    await two.pass(0)
    thief.command({ type: 'claim' })
    await two.pass(0)
    await take(two, thief, await offer(two, two.host))
    await take(two, two.host, linkOf(thief))
    await two.pass()
    expect(thief.on('refused').notice.code).toBe('invite-used')
    for (const page of [two.host, two.guest]) expect(stateOf(page)).toBe('connected')
  })
})

/** The link with a signal for another game. */
function changedGame(link: string): string {
  const read = readLink(link)
  if ('code' in read || read.signal === undefined) throw new Error('no signal')
  return writeSignal({ ...read.signal, game: new Uint8Array(8).fill(9) })
}

describe('a signal', () => {
  const signal = {
    kind: 'offer',
    exchange: new Uint8Array(8).fill(1),
    game: new Uint8Array(8).fill(2),
    description: new Uint8Array(100).fill(3),
  } as const

  it('is read as it was written', () => {
    expect(readSignal(writeSignal(signal))).toEqual(signal)
    expect(readSignal(writeSignal({ ...signal, kind: 'answer' }))).toEqual({ ...signal, kind: 'answer' })
  })

  it('is refused when anything is cut off, added or too long', () => {
    const text = writeSignal(signal)
    for (let length = 0; length < text.length; length++) expect(readSignal(text.slice(0, length))).toBeUndefined()
    for (const bad of [`${text}A`, `${text}=`, ` ${text}`, 'A'.repeat(100_000)]) expect(readSignal(bad)).toBeUndefined()
  })
})
