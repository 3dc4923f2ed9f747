import { describe, expect, it } from 'vitest'
import type { Cause } from '../../../src/games/siberian-manhunt/game.ts'
import { start, usualSetup } from '../../../src/games/siberian-manhunt/setup.ts'
import { groupsFor } from '../../../web/screens/table/acts.ts'
import { counterAfter } from '../../../web/screens/table/counter.ts'
import { groupOf } from '../../../web/screens/table/groups.ts'
import { disclosed, prospect } from '../../../web/screens/table/learn.ts'
import { answerDetail, question } from '../../../web/screens/table/questions.ts'
import { whyNot } from '../../../web/screens/table/why.ts'
import { words } from '../../../web/text/index.ts'
import type { Naming } from '../../../web/text/shapes.ts'
import { options } from './samples.ts'

const naming: Naming = { agent: index => `KGB ${index + 1}`, winter: false }
const game = start(usualSetup)
const all = Object.values(options)
/** A sentence or a label for people: something, and no sign of a value that was not there. */
const sound = (text: string) => {
  expect(text).not.toBe('')
  expect(text).not.toMatch(/undefined|NaN|\[object|null/)
}

describe('options', () => {
  it.each(all.map(option => [option.type, option] as const))('%s has its words', (_, option) => {
    sound(words.optionLabel(option, 142, naming))
    sound(words.optionPlan(option, 142, naming, 144))
    sound(words.sendLabel(option))
    sound(words.groupTitle(groupOf(option), true))
    sound(question([option], naming).title)
    for (const line of prospect(option, game)) sound(line)
    expect(answerDetail(option, game)).not.toMatch(/undefined|NaN|\{/)
    const learn = disclosed(option, game)
    for (const line of [...(learn?.will ?? []), ...(learn?.not ?? [])]) sound(line)
  })

  it('never tell a hidden destination to the other side', () => {
    for (const option of all) {
      const learn = disclosed(option, game)
      if ('hides' in option) expect(JSON.stringify(learn?.will ?? '')).not.toContain('142')
    }
  })

  it('say what a step into a town risks', () => {
    const enters = { ...options.move, into: 'town' } as const
    expect(disclosed(enters, game)?.will.join()).toContain('40 %')
    expect(disclosed({ ...enters, sneak: true }, game)?.will.join()).toContain('13 %')
  })

  it('ask about the encounter, whatever else may come first', () => {
    const all = [options.drop, options.follow, options.ignore, options.fight]
    expect(question(all, naming).title).toBe('What do you do?')
    expect(answerDetail(options.ignore, game)).toBe(
      'Needs an escape: a die of 4 or more. Loyal: they report you, and your place is declared.',
    )
    expect(answerDetail({ ...options.ignore, card: 'Farmer' }, game)).toContain('40 % Loyal')
  })

  it('name an agent by its place among its kind', () => {
    const agents = [{ kind: 'KGB' }, { kind: 'Yakut' }, { kind: 'KGB' }] as const
    expect([0, 1, 2].map(index => words.agentName(agents, index))).toEqual(['KGB 1', 'Yakut 1', 'KGB 2'])
  })
})

describe('reasons', () => {
  it('exist for every action that can be off', () => {
    for (const role of ['Fugitive', 'Government'] as const)
      for (const group of groupsFor(role)) sound(whyNot(group, game, 142))
  })
  it('tell how much is missing', () => {
    expect(whyNot('interrogate', game, undefined)).toBe('2 energy short')
    expect(whyNot('bush-whack', { ...game, fugitive: { ...game.fugitive, energy: 1 } }, 142)).toBe('3 energy short')
  })
  it('come before the price', () => {
    expect(whyNot('good deed', game, 142)).toBe('Only in a town')
    expect(whyNot('water', game, 142)).toBe('No crossing at 142')
    expect(whyNot('red army', { ...game, government: { ...game.government, armyPlaced: true } }, undefined)).toBe(
      'Once in a turn',
    )
  })
})

describe('the counter', () => {
  it('stops at 15 and goes to X only from a turn that began there', () => {
    expect(counterAfter({ ...game, track: 8 })).toBe(9)
    expect(counterAfter({ ...game, track: 15, trackAtStart: 13 })).toBe(15)
    expect(counterAfter({ ...game, track: 15, trackAtStart: 15 })).toBe(16)
  })
  it('says what it means for either side', () => {
    for (let track = 0; track <= 16; track++)
      for (const fugitive of [true, false]) sound(words.track.note(track, track, fugitive))
    expect(words.track.note(14, 14, true)).toContain('1 more unseen space*')
  })
  it('tells the seasons apart', () => {
    expect(words.season.turns(3)).toBe('Winter comes next round.')
    expect(words.season.turns(4)).toBe('Summer in 4 rounds.')
    expect(words.season.costs(true)).toBe('Roads 2, ice 2 energy.')
  })
})

describe('endings', () => {
  const causes: Readonly<Record<Cause | 'resignation' | 'abandonment' | 'draw' | 'fault', 'Fugitive' | 'Government'>> =
    {
      'reached China': 'Fugitive',
      vanished: 'Fugitive',
      captured: 'Government',
      'killed by an agent': 'Government',
      'killed by the Red Army': 'Government',
      'three years': 'Government',
      resignation: 'Government',
      abandonment: 'Government',
      draw: 'Government',
      fault: 'Fugitive',
    }
  it.each(Object.entries(causes))('%s has its words for every reader', (by, winner) => {
    for (const you of ['Fugitive', 'Government', undefined] as const) {
      const said = words.ending(by, [winner], you)
      sound(said.title)
      sound(said.text)
      sound(said.stamp)
      expect(said.stamp).not.toBe('Closed')
    }
  })
  it('name the one who resigned', () => {
    expect(words.ending('resignation', ['Government'], 'Fugitive').title).toBe('You resigned')
    expect(words.ending('resignation', ['Government'], 'Government').title).toBe('The Fugitive resigned')
  })
  it('have general words for a cause that nobody knows', () => {
    expect(words.ending('meteor', ['Fugitive'], undefined).title).toBe('The Fugitive won')
  })
})

describe('places', () => {
  it('have a name, a preposition and a nature', () => {
    expect(words.place(142)).toBe('142')
    expect(words.at(142)).toBe('at 142')
    expect(words.at(339)).toBe('in Kansk')
    expect(words.placeSaid(339)).toBe('Kansk, town, on the highway')
    expect(words.at(338)).toBe('at the crash site')
  })
})
