import { describe, expect, it } from 'vitest'
import type { LogLine, Proof } from '../../../web/app/view.ts'
import type { Page } from './page.ts'
import { Two } from './table.ts'

const logOn = (page: Page): readonly LogLine[] => page.on('table').table.log
const proofOf = (log: readonly LogLine[], type: string): Proof | undefined =>
  log.flatMap(({ what }) => (what.type === 'choice' && what.option.type === type && what.proof) || []).at(-1)

/** The host, as the Fugitive, makes the first step by road; an agent of the guest comes and searches where it began. */
async function hunted(): Promise<Two> {
  const two = new Two()
  await two.sit()
  const act = async (page: Page, type: string) => {
    await two.pass()
    const { table } = page.on('table')
    const play = table.plays.find(({ option }) => {
      const chosen = table.options[option]
      return chosen?.type === type && !('to' in chosen && chosen.to !== table.game.fugitive.known?.node)
    })
    if (play === undefined) throw new Error(`no ${type}`)
    page.command({ type: 'act', plays: [play] }, table.height)
    await two.pass()
  }
  await act(two.host, 'move')
  await act(two.host, 'end turn')
  await act(two.guest, 'move agent')
  await act(two.guest, 'search')
  return two
}

describe('the log says of every proof', () => {
  it('what it shows, how long it is, and what it took here', async () => {
    const two = await hunted()
    const [own, other] = [logOn(two.host), logOn(two.guest)]
    expect(other).toEqual(own)
    const step = proofOf(own, 'move')
    expect(step?.shows).toEqual([{ kind: 'listed', of: expect.any(Number) }])
    const bits = Math.ceil(Math.log2(step?.shows[0]?.of ?? 0))
    expect(step?.bytes).toBe(32 * (2 * bits + 7))
    expect(step?.took).toBeGreaterThanOrEqual(0)
    expect(proofOf(own, 'trail')?.shows).toEqual([
      { kind: 'differs', of: 1 },
      { kind: 'among', of: 1 },
    ])
    expect(proofOf(own, 'trail')?.bytes).toBe(96 + 96)
    expect(proofOf(own, 'crash')?.shows).toEqual([{ kind: 'opened', of: 1 }])
    expect(proofOf(own, 'end turn')).toBeUndefined()
  })

  it('but not what it took before the page was loaded', async () => {
    const two = await hunted()
    two.host.reload()
    await two.pass(10_000)
    const again = proofOf(logOn(two.host), 'move')
    expect(again?.took).toBeUndefined()
    expect(again?.bytes).toBe(proofOf(logOn(two.guest), 'move')?.bytes)
    expect(proofOf(logOn(two.guest), 'move')?.took).toBeDefined()
  })
})

describe('the log says of every roll', () => {
  it('what each side gave to it', async () => {
    const two = new Two()
    await two.sit('joint roll')
    await two.pass()
    const rolls = logOn(two.host).flatMap(({ what }) => (what.type === 'roll' ? [what] : []))
    expect(rolls.length).toBeGreaterThan(1)
    const { role } = two.host.on('table').table
    for (const { shares, sides, values } of rolls) {
      expect(shares.map(({ by }) => by === role)).toEqual([true, false])
      for (const { bytes } of shares) expect(bytes).toMatch(/^[0-9a-f]{64}$/)
      expect(values.length).toBe(sides.length)
    }
    expect(new Set(rolls.flatMap(({ shares }) => shares.map(({ bytes }) => bytes))).size).toBe(2 * rolls.length)
  })
})
