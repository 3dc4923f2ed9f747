import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  all,
  any,
  bare,
  type Claim,
  differs,
  equals,
  fresh,
  type Handle,
  noneEquals,
  nonzero,
  numbers,
  pairs,
  someEquals,
  stepFrom,
  toHandle,
  within,
  zero,
} from '../../../protocol/rules/index.ts'
import { type Choice, Worlds } from '../../../src/worlds/worlds.ts'
import { naively, tally } from './naive.ts'

/** numbers of the small worlds: 1 to SIDES, on a ring with one chord */
const SIDES = 5
const values = Array.from({ length: SIDES }, (_, i) => i + 1)
const beside = (one: number) => [(one % SIDES) + 1, ((one + SIDES - 2) % SIDES) + 1, ...(one === 1 ? [3] : [])]
const ring = pairs('ring', [], () => values, beside)
const die = numbers('die', [], () => values)
const h = toHandle

const anything: Choice['option'] = { hides: { count: 1, claim: within([bare(fresh())], die) } }
const stepOn = (from: Handle): Choice['option'] => ({ hides: stepFrom(from, ring) })

/** Follows choices exactly and by hand, keeping only the last `memory` numbers of the former. */
function both(choices: readonly Choice[], memory: number, limit?: number) {
  let worlds = Worlds.start(limit)
  let secrets: ReturnType<typeof naively> = [new Map()]
  for (const choice of choices) {
    worlds = worlds.chosen(choice)
    worlds = worlds.keep(worlds.handles.slice(-memory))
    secrets = naively(secrets, choice)
  }
  return { worlds, secrets }
}
const shown = (worlds: Worlds) => {
  const found = new Map<string, number>()
  for (const { values, ways } of worlds.each()) found.set(values.join(), (found.get(values.join()) ?? 0) + ways)
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** A walk on the ring, and after each step a claim about the last numbers, true of it. */
const walks = fc.array(
  fc.record({
    turn: fc.nat({ max: 2 }),
    kind: fc.constantFrom('none', 'differs', 'opened', 'some', 'none of', 'area', 'trail', 'sum', 'pair'),
    number: fc.integer({ min: 1, max: SIDES }),
    of: fc.nat({ max: 3 }),
  }),
  { minLength: 1, maxLength: 7 },
)
type Step = { readonly turn: number; readonly kind: string; readonly number: number; readonly of: number }

/** The truth is the walk itself: each claim is made of it, so that there always is a world. */
function story(steps: readonly Step[], memory: number): readonly Choice[] {
  const truth: number[] = [1]
  const choices: Choice[] = [{ option: { hides: { count: 1, claim: equals(fresh(), 1) } }, handles: [h(0)] }]
  for (const { turn, kind, number, of } of steps) {
    const from = truth.length - 1
    const next = beside(truth[from] ?? 1)
    truth.push(next[turn % next.length] ?? 1)
    choices.push({ option: stepOn(h(from)), handles: [h(from + 1)] })
    const here = truth.length - 1
    const last = truth.slice(-memory).map((_, i, list) => h(here - list.length + 1 + i))
    const one = last[of % last.length] ?? h(here)
    const value = truth[one] ?? 0
    const claim = ((): Claim | undefined => {
      switch (kind) {
        case 'differs':
          return value === number ? undefined : differs(one, number)
        case 'some':
          return someEquals(last, value)
        case 'none of':
          return last.some(handle => truth[handle] === number) ? undefined : noneEquals(last, number)
        case 'area':
          return within(
            [bare(one)],
            numbers('near', [value], () => [value, ...beside(value)]),
          )
        case 'trail':
          return value === truth[here]
            ? equals(h(here), value)
            : all(differs(h(here), value), someEquals(last.slice(0, -1), value))
        case 'sum': {
          const sum = {
            terms: [
              [1, one],
              [-1, h(here)],
            ],
            plus: number,
          } as const
          const total = value - (truth[here] ?? 0) + number
          return total === 0 ? zero(sum) : any(nonzero(sum), zero(bare(one)))
        }
        case 'pair':
          return within(
            [bare(one), bare(h(here))],
            pairs(
              'pair',
              [number],
              () => values,
              first => (first === value ? [truth[here] ?? 0, number] : [number]),
            ),
          )
        default:
          return undefined
      }
    })()
    if (claim !== undefined) choices.push({ option: { claim }, handles: [] })
    if (kind === 'opened') choices.push({ option: { opens: one }, handles: [], opened: value })
  }
  return choices
}

describe('worlds', () => {
  it('are the secrets that fit the claims, each with as many ways as there are in what was forgotten', () => {
    fc.assert(
      fc.property(walks, fc.integer({ min: 1, max: 4 }), (steps, memory) => {
        const { worlds, secrets } = both(story(steps, memory), memory)
        expect(worlds.exact).toBe(true)
        expect(worlds.ways).toBe(secrets.length)
        expect(shown(worlds)).toEqual(tally(secrets, worlds.handles))
        for (const handle of worlds.handles) {
          const counted = tally(secrets, [handle]).map(([value, ways]) => [Number(value), ways])
          expect([...worlds.values(handle)].sort(([a], [b]) => a - b)).toEqual(counted)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('include them all where they would grow too large, and say that they include more', () => {
    let blurred = 0
    fc.assert(
      fc.property(walks, fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 12 }), (steps, memory, limit) => {
        const { worlds, secrets } = both(story(steps, memory), memory, limit)
        if (!worlds.exact) blurred += 1
        const found = new Map(shown(worlds))
        for (const [text] of tally(secrets, worlds.handles)) expect(found.get(text)).toBeGreaterThan(0)
        if (worlds.exact) expect(found.size).toBe(tally(secrets, worlds.handles).length)
      }),
      { numRuns: 120 },
    )
    expect(blurred).toBeGreaterThan(20)
  })

  it('are exact again once the newest number is public and the ones before are forgotten', () => {
    const walk = Array.from({ length: 5 }, (_, i): Choice => ({ option: stepOn(h(i)), handles: [h(i + 1)] }))
    const start: Choice = { option: anything, handles: [h(0)] }
    const blurred = both([start, ...walk], 3, 8).worlds
    expect(blurred.exact).toBe(false)
    const found = blurred.chosen({ option: { opens: h(5) }, handles: [], opened: 2 })
    expect(found.exact).toBe(false)
    expect(found.keep([h(5)]).exact).toBe(true)
    expect([
      ...found
        .keep([h(5)])
        .values(h(5))
        .keys(),
    ]).toEqual([2])
  })

  it('are not changed by what is supposed', () => {
    const { worlds } = both([{ option: anything, handles: [h(0)] }], 3)
    expect(worlds.shareOf(equals(h(0), 2))).toBe(1 / SIDES)
    expect(worlds.knowing(equals(h(0), 2)).ways).toBe(1)
    expect(worlds.knowing(equals(h(0), 9)).ways).toBe(0)
    expect(worlds.ways).toBe(SIDES)
  })

  it('are none after a contradiction, and stay so', () => {
    const none = both([{ option: anything, handles: [h(0)] }], 3).worlds.knowing(equals(h(0), 9))
    const next = none.chosen({ option: stepOn(h(0)), handles: [h(1)] })
    expect([next.ways, ...next.values(h(1)).keys()]).toEqual([0])
    expect(() => next.draw(() => 0)).toThrow('no secret')
  })

  it('weigh what is hidden, if they are a belief', () => {
    const two: Choice = {
      option: { hides: { count: 2, claim: within([bare(fresh(0)), bare(fresh(1))], ring) } },
      handles: [h(0), h(1)],
    }
    const belief = Worlds.start().chosen(two, (_, [a = 0, b = 0]) => a * b)
    const total = values.flatMap(a => beside(a).map(b => a * b)).reduce((sum, one) => sum + one, 0)
    expect(belief.ways).toBe(total)
    expect(belief.values(h(1)).get(4)).toBe((3 + 5) * 4)
    const later = belief.chosen({ option: stepOn(h(1)), handles: [h(2)] }, (from, [to = 0]) =>
      from === to + 1 ? 3 : 1,
    )
    expect(later.shareOf(all(equals(h(1), 4), equals(h(2), 3)))).toBeCloseTo((32 * 3) / later.ways)
  })

  it('have an example for each value of the newest number: the world with the most ways that ends so', () => {
    fc.assert(
      fc.property(walks, fc.integer({ min: 1, max: 4 }), (steps, memory) => {
        const { worlds } = both(story(steps, memory), memory)
        const examples = worlds.examples()
        const newest = worlds.handles.at(-1) ?? h(0)
        expect([...examples.keys()].sort()).toEqual([...worlds.values(newest).keys()].sort())
        const parts = [...worlds.each()]
        for (const [value, example] of examples) {
          const ending = parts.filter(one => one.values.at(-1) === value)
          const most = Math.max(...ending.map(one => one.ways))
          expect(Math.max(...ending.filter(one => one.values.join() === example.join()).map(one => one.ways))).toBe(
            most,
          )
        }
      }),
      { numRuns: 100 },
    )
  })

  it('are drawn as often as they have ways', () => {
    const { worlds } = both(
      story(
        [
          { turn: 0, kind: 'none', number: 1, of: 0 },
          { turn: 1, kind: 'none', number: 1, of: 0 },
        ],
        2,
      ),
      2,
    )
    const fractions = Array.from({ length: worlds.ways }, (_, i) => i / worlds.ways)
    const counts = new Map<string, number>()
    // even fractions for the first of two numbers, then each half, third … of what is left
    for (const first of fractions)
      for (const second of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const left = [first + 1e-9, second]
        const text = [...worlds.draw(() => left.shift() ?? 0).values()].join()
        counts.set(text, (counts.get(text) ?? 0) + 1)
      }
    expect([...counts.keys()].sort()).toEqual(shown(worlds).map(([text]) => text))
  })

  it('do not answer for what was forgotten', () => {
    const { worlds } = both(story([{ turn: 0, kind: 'none', number: 1, of: 0 }], 1), 1)
    expect([...worlds.values(h(0))]).toEqual([])
    expect(() => worlds.knowing(differs(h(0), 2))).toThrow('forgotten')
  })
})
