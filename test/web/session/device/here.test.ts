import { describe, expect, test } from 'vitest'
import type { BotName } from '../../../../src/bots/siberian-manhunt/players.ts'
import type { RoleRule } from '../../../../web/app/view.ts'
import { PAUSE, type Page } from '../page.ts'
import { begun, clock, ended, play } from './begun.ts'

describe('a game against a bot', () => {
  test.each([
    ['random', 'host is Fugitive'],
    ['steady', 'guest is Fugitive'],
  ] as const)(
    '%s, %s: begins at once, goes on after a reload, and ends with both seats audited',
    async (bot, roles) => {
      const one = await begun(1, bot, roles)
      await play(one, 6)
      const { table } = one.on('table')
      expect(table.connection).toMatchObject({ state: 'connected', within: bot })
      expect(table.role).toBe(roles === 'host is Fugitive' ? 'Fugitive' : 'Government')
      expect(table.secrets.size > 0).toBe(table.role === 'Fugitive')
      one.reload()
      await clock.pass(3_000)
      expect(one.on('table').table.height).toBeGreaterThanOrEqual(table.height)
      await play(one, 4)
      expect(one.on('table').table.height).toBeGreaterThan(table.height)
      await ended(one)
      expect(one.on('end').report.seats.map(({ verdict }) => verdict)).toEqual(['honest', 'honest'])
      expect(one.on('end').report.seats.every(({ opened }) => opened)).toBe(true)
    },
  )

  test('is followed by another one at once, by the same terms, with the sides changed if that is wished', async () => {
    const one = await begun(6, 'steady', 'host is Fugitive')
    const { setup } = one.on('table').table.game
    await ended(one)
    const { rematch } = one.on('end')
    expect(rematch).toMatchObject({ state: 'none', here: 'steady', same: { you: 'Fugitive' } })
    if (rematch === undefined) return
    one.command({ type: 'begin here', opponent: 'steady', proposal: rematch.swapped.proposal })
    await clock.pass(3_000)
    const { table } = one.on('table')
    expect(table).toMatchObject({ role: 'Government', connection: { state: 'connected', within: 'steady' } })
    expect(table.game.setup).toEqual(setup)
    one.command({ type: 'go home' })
    await clock.pass(0)
    expect(
      one
        .on('home')
        .games.map(({ state }) => state)
        .sort(),
    ).toEqual(['ended', 'playing'])
  })

  test('the bot takes a draw where it has nothing better to hope for, and plays on where it has', async () => {
    /** After some turns by chance offers a draw again and again, until it is taken or was declined so many times. */
    const offering = async (seed: number, bot: BotName, roles: RoleRule, most: number): Promise<Page> => {
      const one = await begun(seed, bot, roles)
      await play(one, 12)
      for (let declined = 0, made = 0; declined < most && made < 200; made++) {
        if (one.view.screen === 'end') break
        if (one.on('table').table.draw === 'none') one.command({ type: 'draw', step: 'offer' })
        await play(one, 1)
        await clock.pass(5_000)
        if (one.view.screen === 'table' && one.view.table.draw === 'none') declined++
      }
      return one
    }
    // Whoever strays about the taiga by chance is, more often than not, a Fugitive that a good Government catches.
    const strayed: Page[] = []
    for (const seed of [7, 8, 9, 10]) strayed.push(await offering(seed, 'steady', 'host is Fugitive', 1))
    expect(strayed.some(({ view }) => view.screen === 'table' && view.table.draw === 'none')).toBe(true)
    expect((await offering(7, 'random', 'guest is Fugitive', 12)).on('end').report).toMatchObject({
      by: 'draw',
      winners: [],
    })
    // a limit for a test that hangs: many games are played on for every offer
  }, 240_000)

  test('keeps the two seats apart, and forgets both', async () => {
    const one = await begun(2, 'random', 'host is Fugitive')
    const { storage, second } = one.browser
    const [[game = ''] = []] = await storage.games('about')
    const [mine, theirs] = [await storage.load(game), await second.load(game)]
    expect(mine.get('self')).not.toEqual(theirs.get('self'))
    one.command({ type: 'go home' })
    await clock.pass(0)
    expect(one.on('home').games).toMatchObject([{ id: game, opponent: 'random' }])
    one.command({ type: 'forget', game })
    await clock.pass(0)
    expect((await storage.load(game)).size + (await second.load(game)).size).toBe(0)
  })

  test('takes its time, and does not if it is hurried', async () => {
    const one = await begun(3, 'steady', 'host is Fugitive')
    /** Plays until the bot has to decide; it has not done so yet. */
    const theirs = async (): Promise<number> => {
      for (let made = 0; made < 50; made++) {
        const { table } = one.on('table')
        if (!table.yourDecision && table.waiting !== undefined) return table.height
        const play = table.plays[0]
        if (play !== undefined) one.command({ type: 'act', plays: [play] }, table.height)
        await clock.pass(PAUSE - 1)
      }
      throw new Error('the bot is never asked')
    }
    const now = () => one.on('table').table.height
    const waited = await theirs()
    await clock.pass(0)
    expect(now()).toBe(waited)
    await clock.pass(PAUSE)
    expect(now()).toBeGreaterThan(waited)

    const hurried = await theirs()
    one.command({ type: 'hurry' })
    await clock.pass(0)
    expect(now()).toBeGreaterThan(hurried)
  })
})

describe('two at one device', () => {
  test('are shown nothing until somebody says that they have the device; a reload comes back covered', async () => {
    const one = await begun(4, 'same device', 'host is Fugitive')
    expect(one.view).toEqual({ screen: 'cover', round: 1, next: 'Fugitive' })
    one.command({ type: 'uncover' })
    await clock.pass(700)
    expect(one.on('table').table).toMatchObject({ role: 'Fugitive' })
    expect(one.on('table').table.secrets.size).toBeGreaterThan(0)
    one.reload()
    await clock.pass(3_000)
    expect(one.view.screen).toBe('cover')
    expect(Object.keys(one.on('cover')).sort()).toEqual(['next', 'round', 'screen'])
  })

  test('each are told how much of the log they had seen before the other had the device', async () => {
    const one = await begun(4, 'same device', 'host is Fugitive')
    /** What each had seen when they handed the device over, and what they are told of it when they have it again. */
    const left = new Map([
      ['Fugitive', 0],
      ['Government', 0],
    ])
    let again = 0
    for (let i = 0; i < 400 && again < 6; i++) {
      const { view } = one
      if (view.screen === 'table') {
        const { role, seen, log, handOver } = view.table
        expect(seen).toBe(left.get(role))
        if (seen !== undefined) expect(log.length).toBeGreaterThan(seen)
        if (handOver !== undefined) {
          again++
          left.set(role, log.length)
          one.command({ type: 'cover' })
          await clock.pass(700)
          continue
        }
      }
      await play(one, 1)
    }
    expect(again).toBe(6)
    one.reload()
    await clock.pass(3_000)
    one.command({ type: 'uncover' })
    await clock.pass(700)
    expect(one.on('table').table.seen).toBeUndefined()
  })

  test('hand the device over, each seeing their own side only, to the audit of both', async () => {
    const one = await begun(5, 'same device', 'guest is Fugitive')
    const seen = new Set<string>()
    for (let i = 0; i < 60 && one.view.screen !== 'end'; i++) {
      if (one.view.screen === 'table') {
        const { table } = one.on('table')
        seen.add(table.role)
        if (table.role === 'Government') expect(table.secrets.size).toBe(0)
      }
      await play(one, 1)
    }
    expect([...seen].sort()).toEqual(['Fugitive', 'Government'])
    if (one.view.screen === 'cover') one.command({ type: 'uncover' })
    await clock.pass(0)
    await ended(one)
    const end = one.on('end')
    expect(end.yourRole).toBeUndefined()
    expect(end.rematch).toMatchObject({ state: 'none', here: 'same device' })
    expect(end.report.seats.map(({ verdict }) => verdict)).toEqual(['honest', 'honest'])
    expect(end.report.route?.length).toBeGreaterThan(0)
  })
})
