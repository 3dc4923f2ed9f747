import { describe, expect, it } from 'vitest'
import {
  differs,
  equals,
  fresh,
  type Handle,
  type Option,
  type Outcome,
  type Rule,
  type Rules,
  toRole,
  words,
} from '../../../protocol/rules/index.ts'
import { LocalGame, type Policy, playOut, randomPolicy, seeded, step } from '../../../src/local/index.ts'
import { HIDER, mini, SEEKER } from '../../protocol/mini.ts'

const { choose, query, roll, end } = words<Option, never>()
const YOU = toRole(0)
const OVER: Outcome = { winners: [YOU], by: 'over' }

/** A game of one turn: a number 3 is hidden, then this. */
const game = (rule: (handle: Handle) => Rule<void, Option, never>): Rules<object, object, Option, never> => ({
  name: 'test',
  version: '1',
  data: () => null,
  roles: () => 2,
  domain: { from: 1, to: 9 },
  setupData: () => null,
  parseSetup: () => ({}),
  start: () => ({}),
  *turn() {
    const { handle } = yield* query(YOU, [{ type: 'hide', hides: { count: 1, claim: equals(fresh(), 3) } }])
    yield* rule(handle)
    return yield* end(OVER)
  },
})
const begin = (rule: (handle: Handle) => Rule<void, Option, never>) => {
  const local = LocalGame.start(game(rule), {})
  step(local, [], seeded(1))
  return local
}

describe('a local game', () => {
  it('keeps each role’s hidden numbers in a vault of its own', () => {
    const hidden = LocalGame.start(mini, { rounds: 2 })
    step(hidden, [], seeded(1))
    const { trail } = hidden.run.state
    expect(trail.map(one => hidden.vault(HIDER).get(one))).toEqual([1])
    expect(trail.map(one => hidden.vault(SEEKER).get(one))).toEqual([undefined])
  })
  it('refuses a choice that nobody could answer, with the turn, the role and the options', () => {
    const local = begin(function* (handle) {
      yield* choose(YOU, [
        { type: 'east', claim: equals(handle, 4) },
        { type: 'west', claim: differs(handle, 3) },
      ])
    })
    expect(() => local.plays()).toThrow('turn 1: this choice of role 0 has 0 answers: east, west')
  })
  it('refuses a query with no answer or with two', () => {
    const none = begin(function* (handle) {
      yield* query(YOU, [{ type: 'here', claim: equals(handle, 4) }])
    })
    expect(() => step(none, [], seeded(1))).toThrow('this query of role 0 has 0 answers')
    const two = begin(function* (handle) {
      yield* query(YOU, [{ type: 'here', claim: equals(handle, 3) }, { type: 'or not' }])
    })
    expect(() => step(two, [], seeded(1))).toThrow('this query of role 0 has 2 answers')
  })
  it('answers a query without its player, and asks the player for everything else', () => {
    const asked: string[] = []
    const policy: Policy<object> = view => {
      asked.push(view.options.map(option => option.type).join())
      return randomPolicy(view)
    }
    const local = begin(function* (handle) {
      yield* query(YOU, [
        { type: 'here', claim: equals(handle, 3) },
        { type: 'no', claim: differs(handle, 3) },
      ])
      yield* choose(YOU, [{ type: 'only one' }])
    })
    expect(playOut(local, [policy], seeded(1))).toEqual(OVER)
    expect(asked).toEqual(['only one'])
  })
  it('takes only plays that the secrets allow', () => {
    const local = begin(function* (handle) {
      yield* choose(YOU, [
        { type: 'lie', claim: equals(handle, 4) },
        { type: 'hide', hides: { count: 1, claim: equals(fresh(), 5) } },
      ])
    })
    for (const play of [
      { option: 0, hidden: [] },
      { option: 1, hidden: [] },
      { option: 1, hidden: [6] },
      { option: 1, hidden: [5, 5] },
      { option: 2, hidden: [] },
    ])
      expect(() => local.choose(play)).toThrow('cannot play')
    local.choose({ option: 1, hidden: [5] })
    expect(local.run.outcome).toEqual(OVER)
  })
  it('opens the number itself, whatever the player says', () => {
    let seen: number | undefined
    const local = begin(function* (handle) {
      seen = (yield* query(YOU, [{ type: 'declare', opens: handle }])).value
    })
    playOut(local, [], seeded(1))
    expect(seen).toBe(3)
  })
  it('takes only results that the dice have', () => {
    const local = begin(function* () {
      yield* roll(6, 'die')
    })
    for (const values of [[], [6], [-1], [0.5], [1, 1]]) expect(() => local.rolled(values)).toThrow('no result')
    expect(() => local.choose({ option: 0, hidden: [] })).toThrow('no choice is open')
    expect(() => local.plays()).toThrow('no choice is open')
    local.rolled([5])
    expect(() => local.rolled([5])).toThrow('no roll is open')
    expect(() => step(local, [], seeded(1))).toThrow('over')
  })
  it('says who is missing, and stops rules that never end', () => {
    const missing = begin(function* () {
      yield* choose(YOU, [{ type: 'wait' }])
    })
    expect(() => step(missing, [], seeded(1))).toThrow('nobody plays role 0')
    const endless = begin(function* () {
      for (;;) yield* roll(2, 'again')
    })
    expect(() => playOut(endless, [], seeded(1), 50)).toThrow('no end after 50 requests')
  })
})

describe('policies', () => {
  it('see their own vault, and a run that they can fork but not answer', () => {
    let looked = 0
    const policy: Policy<object> = ({ run, role, vault, plays, options }) => {
      looked += 1
      expect(role).toBe(YOU)
      expect(plays.every(play => options[play.option] !== undefined)).toBe(true)
      const fork = run.fork()
      expect(fork.request).toEqual(run.request)
      fork.answer({ type: 'choice', option: 0, handles: [] })
      expect(fork.outcome).toEqual(OVER)
      expect(run.request?.type).toBe('choose')
      const [first] = options
      expect(
        first?.claim?.type === 'equals' && typeof first.claim.handle === 'number' && vault.get(first.claim.handle),
      ).toBe(3)
      return { option: 0, hidden: [] }
    }
    const local = begin(function* (handle) {
      yield* choose(YOU, [{ type: 'here', claim: equals(handle, 3) }])
    })
    expect(playOut(local, [policy], seeded(1))).toEqual(OVER)
    expect(looked).toBe(1)
  })
  it('random ones choose each sort of option about equally often, and each play of it', () => {
    const random = seeded(4)
    const options: Option[] = [{ type: 'stay' }, ...Array.from({ length: 9 }, () => ({ type: 'go' }))]
    const plays = options.map((_, option) => ({ option, hidden: [] }))
    const local = LocalGame.start(mini, { rounds: 1 })
    const view = { role: YOU, run: local.run, options, plays, vault: local.vault(YOU), random }
    const chosen = Array.from({ length: 4000 }, () => randomPolicy(view).option)
    const stays = chosen.filter(option => option === 0).length
    expect(Math.abs(stays - 2000)).toBeLessThan(200)
    expect(new Set(chosen).size).toBe(10)
  })
  it('the same seed plays the same game, to the same end', () => {
    const run = (seed: number) => {
      const local = LocalGame.start(mini, { rounds: 9 })
      return [playOut(local, [randomPolicy, randomPolicy], seeded(seed)), local.run.state, local.run.turn]
    }
    expect(run(3)).toEqual(run(3))
    expect(new Set([1, 2, 3, 4, 5].map(seed => JSON.stringify(run(seed)))).size).toBeGreaterThan(1)
  })
})
