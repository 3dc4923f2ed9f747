import { describe, expect, test } from 'vitest'
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
      expect(one.on('end').rematch).toBeUndefined()
    },
  )

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
    const one = await begun(3, 'steady', 'guest is Fugitive')
    const { height } = one.on('table').table
    one.command({ type: 'hurry' })
    await clock.pass(1)
    expect(one.on('table').table.height).toBeGreaterThanOrEqual(height)
  })
})

describe('two at one device', () => {
  test('are shown nothing until somebody says that they have the device; a reload comes back covered', async () => {
    const one = await begun(4, 'same device', 'host is Fugitive')
    expect(one.view).toEqual({ screen: 'cover', round: 1, next: 'Fugitive' })
    await play(one, 3)
    expect(one.on('table').table).toMatchObject({ role: 'Fugitive' })
    expect(one.on('table').table.secrets.size).toBeGreaterThan(0)
    one.reload()
    await clock.pass(3_000)
    expect(one.view.screen).toBe('cover')
    expect(Object.keys(one.on('cover')).sort()).toEqual(['next', 'round', 'screen'])
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
    expect(end.report.seats.map(({ verdict }) => verdict)).toEqual(['honest', 'honest'])
    expect(end.report.route?.length).toBeGreaterThan(0)
  })
})
