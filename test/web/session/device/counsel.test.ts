import { describe, expect, test } from 'vitest'
import { reasonCodes } from '../../../../src/bots/siberian-manhunt/advice.ts'
import type { Page } from '../page.ts'
import { Two } from '../table.ts'
import { begun, clock, ended, play } from './begun.ts'

/** Plays on until the player must decide. */
async function decision(one: Page): Promise<Page> {
  for (let waited = 0; waited < 200 && !(one.view.screen === 'table' && one.view.table.yourDecision); waited++)
    await clock.pass(700)
  return one
}
/** Answers that take their time, while the clock goes on. */
async function got<T>(answer: Promise<T>): Promise<T> {
  let waiting = true
  void answer.finally(() => {
    waiting = false
  })
  for (let waited = 0; waiting && waited < 5_000; waited++) await clock.pass(1)
  return answer
}

describe('a hint', () => {
  test.each(['host is Fugitive', 'guest is Fugitive'] as const)(
    '%s: is something that can be done now, with a reason, and the same when it is asked for again',
    async roles => {
      const one = await begun(11, 'steady', roles)
      const seen = new Set<string>()
      for (let asked = 0; asked < 12 && one.view.screen === 'table'; asked++) {
        const { table } = (await decision(one)).on('table')
        const hint = await got(one.hint())
        if (hint === undefined) throw new Error('no hint')
        expect(hint.height).toBe(table.height)
        expect(table.plays).toContainEqual(hint.play)
        expect(table.options[hint.play.option]).toEqual(hint.option)
        expect(reasonCodes).toContain(hint.reason.code)
        expect(await got(one.hint())).toEqual(hint)
        seen.add(hint.reason.code)
        one.command({ type: 'act', plays: [hint.play] }, table.height)
        await clock.pass(700)
        expect(one.view.screen === 'table' ? one.view.table.height : Number.POSITIVE_INFINITY).toBeGreaterThan(
          table.height,
        )
      }
      expect(seen.size).toBeGreaterThan(1)
    },
  )
  test('is the same after a reload: it follows from the game', async () => {
    const one = await begun(12, 'steady', 'host is Fugitive')
    await play(one, 5)
    const hint = await got((await decision(one)).hint())
    one.reload()
    await clock.pass(3_000)
    expect(hint).toBeDefined()
    expect(await got((await decision(one)).hint())).toEqual(hint)
  })
  test('is given to nobody at one device, where two persons play', async () => {
    const one = await begun(13, 'same device', 'host is Fugitive')
    await play(one, 2)
    expect(one.on('table').table.plays.length).toBeGreaterThan(0)
    expect(await got(one.hint())).toBeUndefined()
  })
  test('is given to nobody whose opponent is elsewhere', async () => {
    const two = new Two(17)
    await two.sit()
    expect([two.host, two.guest].some(page => page.on('table').table.yourDecision)).toBe(true)
    for (const page of [two.host, two.guest]) expect(await page.hint()).toBeUndefined()
  })
})

describe('a review', () => {
  test('of a game that goes on is not made', async () => {
    const one = await begun(14, 'random', 'host is Fugitive')
    await play(one, 3)
    expect(await got(one.review('Fugitive'))).toBeUndefined()
  })
  test('marks the costliest decisions of either side, with something better that could have been done', async () => {
    const one = await begun(15, 'random', 'guest is Fugitive')
    await play(one, 60)
    if (one.view.screen !== 'end') await ended(one)
    const { report } = one.on('end')
    let marked = 0
    for (const side of ['Fugitive', 'Government'] as const) {
      const review = await got(one.review(side))
      if (review === undefined) throw new Error(`no review of the ${side}`)
      expect(review.side).toBe(side)
      expect(review.compared).toBeGreaterThan(0)
      expect(review.decisions.length).toBeLessThanOrEqual(3)
      const losses = review.decisions.map(({ loss }) => loss)
      expect(losses).toEqual([...losses].sort((a, b) => b - a))
      for (const { entry, round, option, play, better, loss, agents, from } of review.decisions) {
        marked++
        expect(loss).toBeGreaterThan(0)
        expect(better.play).not.toEqual(play)
        expect(reasonCodes).toContain(better.reason.code)
        const line = report.log.find(
          ({ entry: at, what }) => at === entry && what.type === 'choice' && what.option.type === option.type,
        )
        expect(line?.what).toMatchObject({ type: 'choice', by: side, option })
        expect(line?.round).toBe(round)
        // The Fugitive's own place is theirs to know, and nothing that the Government goes by.
        if (side === 'Fugitive') expect(report.route).toContain(from)
        else expect(from).toBeUndefined()
        expect(report.points[entry - 1]?.agents.map(({ kind }) => kind)).toEqual(agents)
      }
      expect(await got(one.review(side))).toBe(review)
    }
    expect(marked).toBeGreaterThan(2)
  })
  test('can be made of a record that was opened from a file, and is left when the reader goes', async () => {
    const one = await begun(16, 'random', 'guest is Fugitive')
    await play(one, 20)
    if (one.view.screen !== 'end') await ended(one)
    const file = await one.record()
    const live = await got(one.review('Government'))
    if (file === undefined || live === undefined) throw new Error('nothing to compare')
    one.command({ type: 'open record', bytes: file })
    await clock.pass(0)
    expect(await got(one.review('Government'))).toEqual(live)
    one.command({ type: 'open record', bytes: file })
    await clock.pass(0)
    const left = one.review('Government')
    one.command({ type: 'go home' })
    expect(await got(left)).toBeUndefined()
    expect(one.on('home')).toBeDefined()
  })
})
