/** The assistance deck against all its rolls: whatever the dice say, and how likely each card is. */
import { describe, expect, it } from 'vitest'
import { clone } from '../../../../protocol/rules/index.ts'
import { assistanceCards } from '../../../../src/games/siberian-manhunt/cards/assistance.ts'
import { drawCards, fullDeck } from '../../../../src/games/siberian-manhunt/deck.ts'
import type { Assistance, AssistanceCard } from '../../../../src/games/siberian-manhunt/game.ts'

/** What the rules ask for to draw so many cards. */
function sidesFor(assistance: Assistance, count: number): readonly number[] {
  const first = drawCards(clone(assistance), count).next({ type: 'heard' })
  if (first.done === true || first.value.type !== 'roll') return []
  return first.value.sides
}
function drawn(assistance: Assistance, count: number, values: readonly number[]): readonly AssistanceCard[] {
  const drawing = drawCards(assistance, count)
  drawing.next({ type: 'heard' })
  const last = drawing.next({ type: 'rolled', values })
  if (last.done !== true) throw new Error('one roll must be enough')
  return last.value
}
/** Every result of such dice. */
function* allOf(sides: readonly number[]): Generator<readonly number[]> {
  const [first, ...rest] = sides
  if (first === undefined) return yield []
  for (let value = 0; value < first; value++) for (const more of allOf(rest)) yield [value, ...more]
}
/** How many of all results give each sequence of cards. */
function outcomes(assistance: Assistance, count: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const values of allOf(sidesFor(assistance, count))) {
    const key = drawn(clone(assistance), count, values).join('+')
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  return found
}

describe('11.1 one joint roll', () => {
  it('decides all cards that are drawn together, with a die for each place in the block and for each other card', () => {
    expect(sidesFor(fullDeck(), 6)).toEqual([6, 5, 4, 3, 2, 1, 30, 29, 28, 27, 26, 25])
    expect(sidesFor(fullDeck(), 2)).toEqual([6, 5, 30, 29])
  })
  it('is none when there is nothing to draw', () => {
    expect(sidesFor(fullDeck(), 0)).toEqual([])
    const empty = fullDeck()
    Object.assign(empty.deck, { blocks: 0, left: 0, others: [] })
    expect(sidesFor(empty, 6)).toEqual([])
  })
})

describe('11.2 the next card', () => {
  it('is the Recruit once in six, else any other card, each as likely as there are many of it', () => {
    const found = outcomes(fullDeck(), 1)
    expect(found.get('Recruit')).toBe(30)
    for (const [card, { count }] of Object.entries(assistanceCards)) {
      if (card !== 'Recruit') expect(found.get(card)).toBe(5 * count)
    }
  })
  it('of two, each pair comes as often as the counts say', () => {
    const found = outcomes(fullDeck(), 2)
    const total = 6 * 5 * 30 * 29
    const { count } = assistanceCards.Propaganda
    expect([...found.values()].reduce((sum, n) => sum + n, 0)).toBe(total)
    // Recruit first or second: a sixth each; whichever of the two was no Recruit is any of the 30
    expect(found.get('Recruit+Propaganda')).toBe((total / 6) * (count / 30))
    expect(found.get('Propaganda+Recruit')).toBe((total / 6) * (count / 30))
    expect(found.get('Propaganda+Propaganda')).toBe((total * (4 / 6) * (count * (count - 1))) / (30 * 29))
    expect(found.has('Recruit+Recruit')).toBe(false)
  })
  it('after a block whose Recruit is gone may be the Recruit of the next one', () => {
    const assistance = fullDeck()
    Object.assign(assistance.deck, { blocks: 1, left: 1, recruit: false, others: [{ card: 'Propaganda', left: 6 }] })
    expect(sidesFor(assistance, 2)).toEqual([1, 6, 6, 5])
    expect(outcomes(assistance, 2)).toEqual(
      new Map([
        ['Propaganda+Recruit', 30],
        ['Propaganda+Propaganda', 150],
      ]),
    )
  })
  it('is what is left, when only Recruits are', () => {
    const assistance = fullDeck()
    Object.assign(assistance.deck, { blocks: 0, left: 1, recruit: true, others: [] })
    expect(outcomes(assistance, 6)).toEqual(new Map([['Recruit', 1]]))
  })
})
