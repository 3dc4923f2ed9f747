import { describe, expect, it } from 'vitest'
import type { Option } from '../../../../protocol/rules/index.ts'
import type { Proof, Shown } from '../../../../web/app/view.ts'
import { grouped } from '../../../../web/screens/table/hex.ts'
import { proofText, rollText } from '../../../../web/screens/table/proofs.ts'
import { words } from '../../../../web/text/index.ts'
import { options } from '../../text/samples.ts'

const READERS = ['Fugitive', 'Government', undefined] as const
const shows = (...list: readonly (readonly [Shown['kind'], number])[]): Proof => ({
  shows: list.map(([kind, of]) => ({ kind, of })),
  bytes: 96,
})
const times = (count: number): Proof => shows(...Array.from({ length: count }, () => ['differs', 1] as const))
/** What choosing each option proves in a game. */
const proofs: Readonly<Partial<Record<keyof typeof options, Proof>>> = {
  crash: shows(['opened', 1]),
  move: shows(['listed', 630]),
  'hitch-hike': shows(['listed', 50]),
  'bush-whack': shows(['listed', 3008]),
  'ride on': shows(['listed', 630]),
  railway: shows(['listed', 30]),
  carried: shows(['listed', 380]),
  sighted: shows(['listed', 20], ['opened', 1]),
  unseen: shows(['listed', 300]),
  'attack agent': shows(['opened', 1]),
  declare: shows(['opened', 1]),
  testify: shows(['among', 3]),
  here: shows(['opened', 1]),
  trail: shows(['differs', 1], ['among', 5]),
  nothing: times(6),
  'not here': shows(['differs', 1]),
}
const choice = (type: keyof typeof options, proof = proofs[type]) => ({
  type: 'choice' as const,
  by: 'Fugitive' as const,
  option: options[type],
  ...(proof && { proof }),
})
const all = Object.keys(options) as (keyof typeof options)[]
/** Words of the trade, which stand nowhere but under "How it works". */
const TRADE = /zero-knowledge|\bhash|commitment|witness|scalar/i

describe('what a badge says', () => {
  it.each(all.filter(type => proofs[type] !== undefined))('%s: proven, not disclosed, and the seals', type => {
    for (const reader of READERS) {
      const text = proofText(choice(type), reader)
      expect(text?.title).toMatch(/^[A-Z].*[^.]$/)
      for (const says of [text?.proven, text?.hidden]) {
        expect(says).toMatch(/^[A-Z].*\.$/)
        expect(says).not.toMatch(/undefined|NaN|\*/)
        expect(says).not.toMatch(TRADE)
      }
      expect(text?.seals.length).toBeGreaterThan(0)
    }
  })
  it('is said of every option that claims or hides something, and of no other', () => {
    for (const type of all) {
      const { claim, hides, opens }: Option = options[type]
      expect([type, proofs[type] !== undefined]).toEqual([type, Boolean(claim ?? hides) || opens !== undefined])
      const { proof, ...bare } = choice(type)
      expect(proofText(bare, 'Government')).toBeUndefined()
      expect(proof).toBe(proofs[type])
    }
  })
  it('counts what was proven', () => {
    const of = (type: keyof typeof options, proof?: Proof) => proofText(choice(type, proof), 'Government')
    expect(of('nothing')?.proven).toBe('None of the last 6 places of the hidden route is 142.')
    expect(of('nothing')?.seals.map(seal => `${seal.mark} ${seal.when}`)).toEqual([
      '≠ 142 5 back',
      '≠ 142 4 back',
      '≠ 142 3 back',
      '≠ 142 2 back',
      '≠ 142 1 back',
      '≠ 142 now',
    ])
    expect(of('nothing', times(1))?.proven).toBe('The only place of the hidden route so far is not 142.')
    expect(of('trail')?.proven).toBe('They are not at 142 now, and at least one of the 5 places before is 142.')
    expect(of('trail')?.seals.map(seal => seal.mark)).toEqual(['142?', '142?', '142?', '142?', '142?', '≠ 142'])
    expect(of('testify')?.proven).toContain('last 3 places is 142')
    expect(of('move')?.hidden).toContain('any of the 630 such steps')
    expect(of('move', shows(['listed', 1]))?.hidden).toContain('only one such step')
    expect(of('here')?.seals).toEqual([{ open: true, mark: '142', when: 'now' }])
  })
  it('never names the place that a step hides', () => {
    for (const type of ['move', 'hitch-hike', 'bush-whack', 'ride on', 'railway', 'carried'] as const)
      for (const reader of READERS) expect(JSON.stringify(proofText(choice(type), reader))).not.toMatch(/\b142\b/)
  })
  it('speaks to its reader', () => {
    expect(proofText(choice('trail'), 'Fugitive')?.title).toBe('Have you been at 142?')
    expect(proofText(choice('trail'), 'Government')?.title).toBe('Has the Fugitive been at 142?')
    expect(words.proof.checker('Fugitive', 'Fugitive')).toBe('the other browser')
    expect(words.proof.checker('Fugitive', 'Government')).toBe('your own browser')
  })
  it('keeps the words of the trade under "How it works"', () => {
    const { howProof, howRoll, ...others } = words.proof
    expect(howProof).toMatch(TRADE)
    expect(howRoll).toMatch(TRADE)
    expect(JSON.stringify(others)).not.toMatch(TRADE)
  })
})

describe('rolls', () => {
  it('count from 1', () =>
    expect(rollText({ type: 'roll', why: 'sneak', sides: [10, 9], values: [9, 0], shares: [] })).toBe(
      '10 from 1 to 10, 1 from 1 to 9',
    ))
  it('show bytes in groups of four', () => expect(grouped('0123456789ab')).toBe('0123 4567 89ab'))
})
