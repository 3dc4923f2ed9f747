import { describe, expect, it } from 'vitest'
import {
  type Answer,
  equals,
  fresh,
  type Handle,
  type Hiding,
  type Option,
  type Request,
  type Rule,
  type Signal,
  toHandle,
  toRole,
  words,
} from '../../../protocol/rules/index.ts'

interface Hide extends Option {
  readonly type: 'hide'
  readonly hides: Hiding
}
interface Show extends Option {
  readonly type: 'show'
  readonly opens: Handle
}
interface Plain extends Option {
  readonly type: 'plain' | 'eat' | 'stop'
  readonly size?: number
}
type Options = Hide | Show | Plain
interface Said {
  readonly type: 'said'
  readonly text: string
}
const { choose, query, chooseAmid, roll, rollAll, tell, end } = words<Options, Said>()
const YOU = toRole(1)
const [h, k] = [toHandle(8), toHandle(9)]
const hide: Hide = { type: 'hide', hides: { count: 1, claim: equals(fresh(), 5) } }
const show: Show = { type: 'show', opens: h }
const plain: Plain = { type: 'plain', size: 3 }

/** Runs the rule on these answers: what it yielded, and what it returned. */
function play<T>(rule: Rule<T, Options, Said>, ...answers: readonly Answer[]) {
  const yielded: (Request<Options> | Signal<Said>)[] = []
  let next: Answer = { type: 'heard' }
  for (let i = 0; ; i++) {
    const step = rule.next(next)
    if (step.done === true) return { yielded, returned: step.value }
    yielded.push(step.value)
    next = answers[i] ?? { type: 'heard' }
  }
}
const picked = (option: number, more: Partial<Extract<Answer, { type: 'choice' }>> = {}): Answer => ({
  type: 'choice',
  option,
  handles: [],
  ...more,
})

describe('choose and query', () => {
  it('ask the role with the options as they are, and return the chosen one', () => {
    const options = [plain, show]
    for (const [word, isQuery] of [
      [choose, false],
      [query, true],
    ] as const) {
      const { yielded, returned } = play(word(YOU, options), picked(0))
      expect(yielded).toEqual([{ type: 'choose', role: YOU, options, query: isQuery }])
      expect(returned).toMatchObject({ type: 'plain', size: 3 })
    }
  })
  it('return the new handles of an option that hides, with its own type in a union', () => {
    function* rule(): Rule<readonly Handle[], Options, Said> {
      const chosen = yield* choose<Options>(YOU, [plain, hide])
      // compiles only if each option of the union keeps what choosing it brings
      return chosen.type === 'hide' ? [chosen.handle, ...chosen.handles] : []
    }
    expect(play(rule(), picked(1, { handles: [k] })).returned).toEqual([k, k])
  })
  it('return the value of an option that opens', () => {
    function* rule(): Rule<number, Options, Said> {
      const { value } = yield* query(YOU, [show])
      return value
    }
    expect(play(rule(), picked(0, { opened: 0 })).returned).toBe(0)
  })
  it('throw at an answer that does not fit: of another sort, out of range, or without what the option brings', () => {
    const wrong: readonly Answer[] = [
      { type: 'rolled', values: [1] },
      { type: 'heard' },
      picked(3),
      picked(-1),
      picked(0, { handles: [k] }),
      picked(0, { opened: 1 }),
      picked(1),
      picked(1, { handles: [h, k] }),
      picked(2),
      picked(2, { handles: [k], opened: 1 }),
    ]
    for (const answer of wrong) expect(() => play(choose<Options>(YOU, [plain, hide, show]), answer)).toThrow()
  })
})

describe('chooseAmid', () => {
  function* meal(game: { food: number; log: string[] }) {
    const chosen = yield* chooseAmid(
      YOU,
      () => [plain, { type: 'stop', size: game.food } as const],
      () => Array.from({ length: game.food }, () => ({ type: 'eat' }) as const),
      function* (aside): Rule<void, Options, Said> {
        game.food -= 1
        game.log.push(aside.type)
        yield* tell({ type: 'said', text: `${game.food} left` })
      },
    )
    return chosen
  }
  it('offers both lists in one request, and performs asides until one of the first list is chosen', () => {
    const game = { food: 2, log: [] }
    const { yielded, returned } = play(
      meal(game),
      picked(3),
      { type: 'heard' },
      picked(2),
      { type: 'heard' },
      picked(1),
    )
    expect(game).toEqual({ food: 0, log: ['eat', 'eat'] })
    expect(
      yielded.map(one => (one.type === 'choose' ? one.options.map(option => option.type).join(' ') : one.type)),
    ).toEqual(['plain stop eat eat', 'tell', 'plain stop eat', 'tell', 'plain stop'])
    // the lists are made again each time
    expect(returned).toMatchObject({ type: 'stop', size: 0 })
    expect(yielded.every(one => one.type !== 'choose' || !one.query)).toBe(true)
  })
  it('asks once if the first choice is no aside', () => {
    expect(play(meal({ food: 1, log: [] }), picked(0)).yielded).toHaveLength(1)
  })
})

describe('roll', () => {
  it('asks for one number or several, and returns them', () => {
    const one = play(roll(6, 'strike'), { type: 'rolled', values: [4] })
    expect(one).toEqual({ yielded: [{ type: 'roll', sides: [6], why: 'strike' }], returned: 4 })
    const two = play(rollAll([6, 2], 'wind'), { type: 'rolled', values: [5, 0] })
    expect(two).toEqual({ yielded: [{ type: 'roll', sides: [6, 2], why: 'wind' }], returned: [5, 0] })
  })
  it('throws at a choice as answer', () => {
    expect(() => play(roll(6, 'strike'), picked(0))).toThrow('does not answer a roll')
  })
})

describe('tell and end', () => {
  it('tell says and goes on', () => {
    const { yielded } = play(tell({ type: 'said', text: 'hello' }))
    expect(yielded).toEqual([{ type: 'tell', event: { type: 'said', text: 'hello' } }])
  })
  it('end says the outcome and never goes on', () => {
    const rule = end({ winners: [YOU], by: 'luck' })
    expect(rule.next({ type: 'heard' }).value).toEqual({ type: 'end', outcome: { winners: [YOU], by: 'luck' } })
    expect(() => rule.next({ type: 'heard' })).toThrow('after the end')
  })
})
