import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { u32 } from '../../../protocol/bytes/hash.ts'
import { utf8 } from '../../../protocol/bytes/text.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { contributionOf } from '../../../protocol/transcript/author.ts'
import { contributionCommitment, rollResult, rollValues } from '../../../protocol/transcript/roll.ts'
import { bytesFrom, JOINT_ROLL, Seated, there } from '../seated.ts'

const gameId = bytesFrom(1)(64)
const results = (count: number, seed: number) => Array.from({ length: count }, (_, i) => bytesFrom(seed, i)(64))

/** The words of a result as docs/protocol.md, 7.3 describes them, by another library. */
function* wordsElsewhere(result: Uint8Array): Generator<number> {
  for (let counter = 0; ; counter++) {
    const sha = createHash('sha512')
    for (const part of [utf8('open-hunt/1/roll-words'), gameId, result, u32(counter)]) {
      sha.update(u32(part.length))
      sha.update(part)
    }
    const block = sha.digest()
    for (let at = 0; at < 64; at += 4) yield block.readUInt32BE(at)
  }
}
function* valuesElsewhere(result: Uint8Array, sides: readonly number[]): Generator<number> {
  const words = wordsElsewhere(result)
  for (const side of sides)
    for (;;) {
      const word: number = there(words.next().value as number | undefined)
      if (word >= 2 ** 32 - (2 ** 32 % side)) continue
      yield word % side
      break
    }
}

describe('the values of a roll (docs/protocol.md, 7.3)', () => {
  it.each([2, 3, 6, 10, 52, 145])('are uniform over %d sides', sides => {
    const count = 200 * sides
    const seen = Array<number>(sides).fill(0)
    for (const result of results(count / 20, sides))
      for (const value of rollValues(gameId, result, Array(20).fill(sides))) seen[value] = (seen[value] ?? 0) + 1
    const chi = seen.reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0)
    const freedom = sides - 1
    // Wilson and Hilferty: beyond five standard deviations something is wrong.
    const deviation = (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))
    expect(Math.abs(deviation)).toBeLessThan(5)
  })
  it('throw away what would bend them: half of all words at 2^31 + 1 sides', () => {
    const sides = Array(64).fill(2 ** 31 + 1)
    for (const result of results(4, 2)) {
      const values = rollValues(gameId, result, sides)
      expect(values).toEqual([...valuesElsewhere(result, sides)])
      const words = wordsElsewhere(result)
      const plain = values.map(() => there(words.next().value as number | undefined))
      expect(plain.some(word => word > 2 ** 31)).toBe(true)
      expect(values.every(value => value <= 2 ** 31)).toBe(true)
    }
  })
  it('take no word from a roll of one side that others could miss, and all of a word for 2^32 sides', () => {
    const [result = gameId] = results(1, 3)
    const words = wordsElsewhere(result)
    const [, second] = [words.next().value, words.next().value]
    expect(rollValues(gameId, result, [1, 2 ** 32])).toEqual([0, second])
  })
  it('are those of the specification, whatever the sides', () => {
    const side = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 }))
    fc.assert(
      fc.property(fc.array(side, { maxLength: 40 }), fc.nat(), (sides, seed) => {
        const result = bytesFrom(seed)(64)
        expect(rollValues(gameId, result, sides)).toEqual([...valuesElsewhere(result, sides)])
      }),
    )
  })
  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('a die with %d sides is a mistake in the rules', sides => {
    expect(() => rollValues(gameId, gameId, [sides])).toThrow('sides')
  })
})

describe('the result of a roll (docs/protocol.md, 7.2)', () => {
  const [a, b] = [bytesFrom(4)(32), bytesFrom(5)(32)]
  it('depends on game, number, and contributions in the order of seats', () => {
    const all = [
      rollResult(gameId, 0, [a, b]),
      rollResult(gameId, 0, [b, a]),
      rollResult(gameId, 1, [a, b]),
      rollResult(bytesFrom(2)(64), 0, [a, b]),
      rollResult(gameId, 0, [a]),
    ].map(bytes => bytes.join())
    expect(new Set(all).size).toBe(all.length)
    expect(rollResult(gameId, 0, [a, b])).toEqual(rollResult(gameId, 0, [a, b]))
  })
})

describe('contributions (docs/protocol.md, 7.1)', () => {
  it('derive from seed, game, seat, roll and the hash before, and from nothing else', () => {
    const [seed, previous] = [bytesFrom(6)(32), bytesFrom(7)(64)]
    const author = { seat: toSeat(0), seed }
    const all = [
      contributionOf(author, gameId, 1, previous),
      contributionOf({ ...author, seat: toSeat(1) }, gameId, 1, previous),
      contributionOf({ ...author, seed: bytesFrom(8)(32) }, gameId, 1, previous),
      contributionOf(author, bytesFrom(2)(64), 1, previous),
      contributionOf(author, gameId, 2, previous),
      contributionOf(author, gameId, 1, gameId),
    ].map(bytes => bytes.join())
    expect(new Set(all).size).toBe(all.length)
    expect(contributionOf(author, gameId, 1, previous).join()).toBe(all[0])
    expect(contributionOf(author, gameId, 1, previous)).toHaveLength(32)
  })
  it('a commitment fits one seat and one roll of one game only', () => {
    const contribution = bytesFrom(9)(32)
    const all = [
      contributionCommitment(gameId, 0, 1, contribution),
      contributionCommitment(gameId, 1, 1, contribution),
      contributionCommitment(gameId, 0, 2, contribution),
      contributionCommitment(bytesFrom(2)(64), 0, 1, contribution),
      contributionCommitment(gameId, 0, 1, gameId.slice(0, 32)),
    ].map(bytes => bytes.join())
    expect(new Set(all).size).toBe(all.length)
  })
  it('are opened from the last chooser on, the first one in the entry of the choice', () => {
    for (const seed of [1, 2, 3]) {
      const table = new Seated({ seed, rounds: 3 })
      table.until(() => table.over, table.unfound(seed))
      const { transcript } = table.sessions[0]
      let chooser = 0
      let opened: number[] = []
      for (const { seat, entry, happenings } of transcript.story)
        for (const happening of happenings)
          if (happening.type === 'chosen') chooser = seat
          else if (happening.type === 'promised') {
            opened.push(seat)
            if (opened.length === 1) {
              expect(seat).toBe(chooser)
              expect(transcript.entry(entry)?.body.parts.some(part => part.type === 'choice')).toBe(true)
            }
          } else if (happening.type === 'rolled') {
            expect(opened).toEqual([chooser, 1 - chooser])
            opened = []
          }
      expect(transcript.position.roll).toBeGreaterThan(2)
    }
  })
  it('the roll for the roles is entries 1 and 2, opened by seat 0 first', () => {
    const roles = [1, 2, 3, 4, 5, 6].map(seed => {
      const table = new Seated({ seed, roles: JOINT_ROLL })
      expect(table.sessions[0].transcript.position.roleOf(toSeat(0))).toBeUndefined()
      expect(table.owes).toBe(0)
      table.step(table.unfound(1))
      expect(table.owes).toBe(1)
      table.step(table.unfound(1))
      return there(table.sessions[0].transcript.position.roleOf(toSeat(0)))
    })
    expect(new Set(roles)).toEqual(new Set([0, 1]))
  })
})
