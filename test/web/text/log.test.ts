import { describe, expect, it } from 'vitest'
import { start, usualSetup } from '../../../src/games/siberian-manhunt/setup.ts'
import type { LogLine } from '../../../web/app/view.ts'
import { combatText } from '../../../web/screens/table/combat.ts'
import { eventBy, tellLog } from '../../../web/screens/table/told.ts'
import { words } from '../../../web/text/index.ts'
import { Hunt } from '../fixtures/hunt.ts'
import { events, options } from './samples.ts'

const READERS = ['Fugitive', 'Government', undefined] as const
const sound = (text: string) => expect(text).toMatch(/^[A-Z*0-9].*\.\*?$/)

describe('every line', () => {
  it.each(Object.values(events).map(event => [event.type, event] as const))('event %s is a sentence', (_, event) => {
    for (const reader of READERS) {
      const says = words.event(event, reader)
      if (says !== undefined) sound(says)
    }
    expect([undefined, 'Fugitive', 'Government']).toContain(eventBy(event))
  })
  it.each(Object.values(options).map(option => [option.type, option] as const))(
    'choice %s is a sentence',
    (_, option) => {
      for (const reader of READERS) {
        const says = words.choice(option, 'Fugitive', reader)
        if (says !== undefined) sound(says)
      }
    },
  )
  it('speaks to its reader', () => {
    expect(words.choice(options.move, 'Fugitive', 'Fugitive')).toBe('You moved *1 by road*, not into a town.')
    expect(words.choice(options.move, 'Fugitive', 'Government')).toBe(
      'The Fugitive moved *1 by road*, not into a town.',
    )
    expect(words.event(events.searched, 'Fugitive')).toBe('A KGB officer searched 142. You answered: *I was there.*')
    expect(words.event(events.found, 'Fugitive')).toContain('You are *in Kansk*')
    expect(words.event(events.found, 'Government')).toContain('The Fugitive is *in Kansk*')
  })
})

describe('a log', () => {
  const line = (what: LogLine['what'], badge: LogLine['badge']): LogLine => ({ entry: 1, round: 2, what, badge })
  const search = [
    line({ type: 'choice', by: 'Government', option: options['move agent'] }, 'signed'),
    line({ type: 'choice', by: 'Government', option: options.search }, 'signed'),
    line({ type: 'choice', by: 'Fugitive', option: options.trail }, 'proved'),
    line({ type: 'event', event: events.searched }, 'signed'),
  ]

  it('tells a search once, with the badge of its answer', () => {
    const told = tellLog(search, 'Government')
    expect(told.map(one => one.says)).toEqual([
      'You moved a KGB officer to *142*.',
      'A KGB officer searched 142. Answer: *I was there.*',
    ])
    expect(told.map(one => one.badges)).toEqual([['signed'], ['proved']])
  })

  it('gives the roll to the draw it made, and not to the next season', () => {
    const roll = line({ type: 'roll', why: 'town', sides: [10], values: [9], shares: [] }, 'rolled together')
    const drawn = tellLog([roll, line({ type: 'event', event: events.drawn }, 'signed')], undefined)
    expect(drawn[0]?.badges).toEqual(['rolled together'])
    const season = tellLog([roll, line({ type: 'event', event: events.season }, 'signed')], undefined)
    expect(season[0]?.badges).toEqual(['signed'])
  })

  it('of real games tells no hidden place to the Government', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const hunt = new Hunt(seed).until(one => one.game.run.outcome !== undefined)
      const moves = hunt.log.filter(one => one.what.type === 'choice' && one.what.option.type === 'move')
      expect(moves.length).toBeGreaterThan(0)
      for (const one of tellLog(moves, 'Government')) expect(one.says).not.toMatch(/\d\d|[A-Z][a-z]+sk/)
      for (const one of tellLog(hunt.log, 'Government')) sound(one.says)
    }
  })
})

describe('a fight', () => {
  const game = start(usualSetup)
  it('is told with what is left of the agent and what a die must show', () => {
    const text = combatText({ ...game, combat: { foe: 'Yakut', hp: 1 } })
    expect(text).toContain('Yakut tracker: *health 1 of 3*')
    expect(text).toContain('escape needs *5* or more')
  })
  it('with an animal that does not strike has no escape', () => {
    expect(combatText({ ...game, combat: { foe: 'Hare', hp: 1 } })).toBe(
      'Hare: *health 1 of 1*, defence 3. A strike hurts from 4 on, weapon included.',
    )
  })
  it('is nothing without a combat', () => {
    expect(combatText(game)).toBeUndefined()
  })
})
