import { describe, expect, it } from 'vitest'
import { bent, sealed } from '../protocol/forge.ts'
import { there } from '../protocol/seated.ts'
import { answering, type Cheat, choosing } from './cheats/cheat.ts'
import { cheats } from './cheats/index.ts'
import { seatOf, sessionOf, stage, verdicts as verdictsOn } from './staged.ts'
import { steps } from './story.ts'

const control = stage()
const height = sessionOf(control.duo, 0).transcript.height

describe('the honest game beside them', () => {
  it('accuses nobody, and ends as it should', () => {
    expect(control.fault).toBeUndefined()
    expect(control.duo.sides.map(side => side.log)).toEqual([[], []])
    expect(control.verdicts).toEqual(['honest', 'honest'])
    expect(verdictsOn(there(control.duo.record(1)))).toEqual(['honest', 'honest'])
  })
})

describe('a modified client that says the truth', () => {
  const harmless = { does: 'nothing wrong', by: 'Fugitive', when: 'audit', code: '' } as const
  const truthful: readonly (readonly [string, Cheat])[] = [
    ['an answer', { ...harmless, now: answering('here'), says: ({ session, play }) => bent(session, play) }],
    [
      'a step hidden as it should be',
      {
        ...harmless,
        now: choosing(steps('wilderness')),
        says: ({ session, play }) => bent(session, play, { hide: sealed }),
      },
    ],
  ]
  it.each(truthful)('is not found: %s', (_, cheat) => {
    const { entry, fault, verdicts } = stage(cheat)
    expect(entry).toBeDefined()
    expect(fault).toBeUndefined()
    expect(verdicts).toEqual(['honest', 'honest'])
  })
})

describe.each(cheats)('$by $does', cheat => {
  it(`is found, ${cheat.when}: ${cheat.code}`, () => {
    const { duo, entry, fault, verdicts } = stage(cheat)
    const seat = seatOf(cheat.by)
    const found = there(entry)
    if (cheat.story === undefined) expect(found).toBeLessThanOrEqual(height)
    if (cheat.when === 'live') {
      expect(fault && { seat: fault.seat, entry: fault.entry, code: fault.code }).toEqual({
        seat,
        entry: found,
        code: cheat.code,
      })
      // The honest side's game stops there, and nothing of the false entry is in it.
      expect(sessionOf(duo, seat === 0 ? 1 : 0).transcript.height).toBe(cheat.code === 'fork' ? found : found - 1)
      expect(there(verdicts[seat])).toBe(`findings ${cheat.code}@${found}`)
      expect(there(verdicts[1 - seat])).toBe('unopened')
    } else {
      expect(fault).toBeUndefined()
      expect(there(verdicts[seat])).toContain(`findings ${cheat.code}@${found}`)
      expect(there(verdicts[1 - seat])).toBe('honest')
    }
  })
})

describe.each(cheats.filter(({ story }) => story !== undefined))('the story of who $does', cheat => {
  it('accuses nobody, if that is not said', () => {
    const { before: _unsaid, ...moment } = cheat
    const { entry, fault, verdicts } = stage({ ...moment, when: 'audit', says: ({ honest }) => honest })
    expect(entry).toBeDefined()
    expect(fault).toBeUndefined()
    expect(verdicts).toEqual(['honest', 'honest'])
  })
})

describe('the set of cheats', () => {
  it('has a name and a file for each', () => expect(new Set(cheats.map(one => one.does)).size).toBe(cheats.length))
})
