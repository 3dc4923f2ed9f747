import { afterEach, describe, expect, it } from 'vitest'
import { reasonCodes } from '../../../src/bots/siberian-manhunt/advice.ts'
import type { Judged } from '../../../web/app/counsel.ts'
import { betterLayer, betterSays } from '../../../web/screens/after/review.ts'
import { isPractice, reasonSays } from '../../../web/screens/table/reasons.ts'
import { languages, speak } from '../../../web/text/index.ts'
import { options } from '../text/samples.ts'

afterEach(() => speak('en'))

describe('a reason', () => {
  it.each(languages)('in %s has a sentence of its own for every code', async language => {
    await speak(language)
    const sentences = reasonCodes.map(code => reasonSays({ code, numbers: {} }))
    for (const said of sentences) {
      expect(said).toHaveLength(1)
      expect(said[0]).toMatch(/^\p{Lu}.{10,90}\.$/u)
    }
    expect(new Set(sentences.flat()).size).toBe(reasonCodes.length)
  })
  it('tells the chances that it rests on, and nothing that only weighs', () => {
    const numbers = { share: 0.34, value: 0.71, spaces: 9, risk: 0.001 }
    expect(reasonSays({ code: 'seize them', numbers })).toEqual([
      'If they are here, a capture ends the hunt.',
      'They are there with 34 %.',
    ])
    expect(reasonSays({ code: 'escape', numbers: { chance: 0.5, risk: 0.12 } }).slice(1)).toEqual([
      'The risk to die before the next turn is 12 %.',
      'The chance is 50 %.',
    ])
  })
})

describe('advice', () => {
  it('is for practice alone', () => {
    const within = (within: 'random' | 'steady' | 'sharp' | 'same device' | undefined) =>
      isPractice({ connection: { state: 'connected', ...(within && { within }) } })
    expect((['random', 'steady', 'sharp'] as const).map(within)).toEqual([true, true, true])
    expect([within('same device'), within(undefined)]).toEqual([false, false])
  })
})

describe('a costly decision', () => {
  const { cost } = options['end turn']
  const judged: Judged = {
    entry: 12,
    round: 3,
    play: { option: 0, hidden: [] },
    option: { type: 'end turn', cost },
    better: {
      play: { option: 1, hidden: [144] },
      option: { type: 'move', way: 'road', into: 'wilderness', sneak: false, cost: 1 },
      reason: { code: 'away from the agents', numbers: { spaces: 4 } },
    },
    loss: 0.2,
    agents: ['KGB', 'Yakut', 'KGB'],
    winter: false,
    from: 142,
  }
  it('says what would have been better, and why', () =>
    expect(betterSays(judged)).toBe('Better: 142 → 144. It leads away from where agents can search next.'))
  it('names agents as they were called then', () => {
    const reason = { code: 'cut them off', numbers: {} } as const
    const move = { type: 'move agent', agent: 2, kind: 'KGB', to: options['move agent'].to, cost: 1 } as const
    const { from, ...rest } = judged
    expect(betterSays({ ...rest, better: { play: { option: 0, hidden: [] }, option: move, reason } })).toContain(
      'KGB 2',
    )
  })
  it('is ringed on the map where it would have led, if anywhere', () => {
    const layer = betterLayer(judged)
    expect(layer?.rings).toEqual([144])
    expect(layer?.describe?.(144)).toBe('Would have been better')
    expect(layer?.describe?.(143)).toBe('')
    expect(betterLayer({ ...judged, better: { ...judged.better, option: { type: 'rest', cost: 0 } } })).toBeUndefined()
  })
})
