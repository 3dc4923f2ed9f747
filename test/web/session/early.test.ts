import { describe, expect, it } from 'vitest'
import { Page } from './page.ts'
import { proposal, Two } from './table.ts'

const MINUTE = 60_000

/** Both at the table with a waiting time of a minute; the Fugitive, who hosts, has to choose who is on the run. */
async function begun(): Promise<Two> {
  const two = new Two()
  await two.meet()
  two.host.command({ type: 'propose', proposal: { ...proposal('host is Fugitive'), wait: 1 } })
  await two.pass(0)
  expect(two.guest.on('join').proposal?.wait).toBe(1)
  two.guest.command({ type: 'sign' })
  await two.pass()
  expect(two.host.on('table').table.yourDecision).toBe(true)
  return two
}
const report = (page: Page) => page.on('end').report

describe('a draw', () => {
  it('is offered, taken, audited, and the same in both records and from a file', async () => {
    const two = await begun()
    two.guest.command({ type: 'draw', step: 'offer' })
    await two.pass()
    expect([two.host, two.guest].map(page => page.on('table').table.draw)).toEqual(['asked', 'offered'])
    two.host.command({ type: 'draw', step: 'accept' })
    await two.pass()
    for (const page of [two.host, two.guest]) {
      expect(page.on('end').opening).toBe(false)
      expect(report(page)).toMatchObject({ by: 'draw', winners: [] })
      expect(report(page).seats.map(({ verdict }) => verdict)).toEqual(['honest', 'honest'])
    }
    const record = await two.host.record()
    expect(await two.guest.record()).toEqual(record)
    const third = new Page(two.browser())
    third.command({ type: 'open record', bytes: record ?? new Uint8Array() })
    await two.pass(0)
    expect(report(third).by).toBe('draw')
  })
  it('that is meant in one’s own turn is offered when the turn has passed, and dies when they play on', async () => {
    const two = await begun()
    two.host.command({ type: 'draw', step: 'offer' })
    await two.pass(0)
    expect(two.host.on('table').table.draw).toBe('meant')
    for (let n = 0; two.guest.on('table').table.draw === 'none'; n++) {
      if (n > 20) throw new Error('never offered')
      await two.play(1)
    }
    expect(two.guest.on('table').table).toMatchObject({ draw: 'asked', yourDecision: true })
    await two.play(1)
    await two.pass()
    expect([two.host, two.guest].map(page => page.on('table').table.draw)).toEqual(['none', 'none'])
  })
})

describe('a claim that they left', () => {
  it('can be made after the agreed time, by whoever waits, and falls when they come back', async () => {
    const two = await begun()
    const { waiting, claimFrom } = two.guest.on('table').table
    expect(waiting?.what).toBe('choice')
    expect(claimFrom).toBe((waiting?.since ?? 0) + MINUTE)
    expect(two.host.on('table').table).not.toHaveProperty('waiting')
    two.guest.command({ type: 'claim abandonment' })
    await two.pass(0)
    two.guest.on('table')
    two.host.command({ type: 'go home' })
    two.guest.reload()
    await two.pass(MINUTE)
    expect(two.guest.on('table').table.claimFrom).toBe(claimFrom)
    two.guest.command({ type: 'claim abandonment' })
    await two.pass(10_000)
    const claim = { by: 'Government', what: 'choice', since: waiting?.since }
    expect(two.guest.on('end')).toMatchObject({
      opening: false,
      report: { by: 'abandonment', winners: ['Government'], claim },
    })
    expect(report(two.guest).seats.map(({ verdict }) => verdict)).toEqual(['unopened', 'unopened'])
    two.guest.reload()
    await two.pass()
    expect(report(two.guest).by).toBe('abandonment')

    const [game] = two.host.on('home').games
    two.host.command({ type: 'continue', game: game?.id ?? '' })
    await two.pass(MINUTE)
    expect(two.host.on('table').table.claimed).toMatchObject(claim)
    await two.play(1)
    await two.pass()
    for (const page of [two.host, two.guest]) expect(page.on('table').table).not.toHaveProperty('claimed')
    expect(two.guest.on('table').table.connection.state).toBe('connected')
  })
  it('is not possible where no time was agreed on', async () => {
    const two = new Two()
    await two.sit()
    for (const page of [two.host, two.guest]) expect(page.on('table').table).not.toHaveProperty('claimFrom')
    await two.pass(100 * MINUTE)
    two.guest.command({ type: 'claim abandonment' })
    await two.pass()
    two.guest.on('table')
  })
})
