/** On small boards the worlds are exactly the routes that fit what was announced; more of the same in exact.long.ts. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bare, fresh, numbers, within } from '../../../../protocol/rules/index.ts'
import type { ManhuntOption } from '../../../../src/games/siberian-manhunt/game.ts'
import { afterAnswer } from '../../../../src/worlds/siberian-manhunt/whereabouts.ts'
import { Worlds } from '../../../../src/worlds/worlds.ts'
import { smallBoard } from './boards.ts'
import { knownFrom, type Told } from './exact.ts'
import { on } from './small.ts'

const BOARDS = [smallBoard(1, 4, 4), smallBoard(1, 3, 8), smallBoard(2, 3, 8)]
const MOVES = ['move', 'bush-whack', 'hitch-hike', 'ride on', 'railway', 'carried'] as const
const ANSWERS = [
  'declare',
  'here',
  'trail',
  'nothing',
  'not here',
  'sighted',
  'unseen',
  'testify',
  'attack agent',
] as const

const told: (readonly Told[])[] = []
beforeAll(async () => {
  for (const board of BOARDS) told.push(...(await on(board)).stories(40, 100, 500))
  vi.doUnmock('../../../../src/games/siberian-manhunt/board.json')
  // for a hook that hangs
}, 120_000)

/** What an answer to a request makes known. */
type Learn = typeof afterAnswer

/** Whether the worlds are the routes after each choice. */
function agrees(story: readonly Told[], learn: Learn): boolean {
  let worlds = Worlds.start()
  return story.every(({ request, answer, known }) => {
    worlds = learn(worlds, request, answer)
    return knownFrom(worlds) === known
  })
}

describe('on a small board the worlds are the routes one by one', () => {
  it('after every kind of move, search, draw, declaration and testimony', () => {
    const types = told.flat().flatMap(({ request, answer }) => {
      const option = request.type === 'choose' && answer.type === 'choice' && request.options[answer.option]
      return option ? [option.type] : []
    })
    expect([...new Set(types)]).toEqual(expect.arrayContaining(['crash', ...MOVES, ...ANSWERS]))
    expect(types.length).toBeGreaterThan(500)
    for (const [number, story] of told.entries()) expect([number, agrees(story, afterAnswer)]).toEqual([number, true])
  })
})

describe('worlds that do not heed', () => {
  const anywhere = numbers('anywhere', [], () => Array.from({ length: 24 }, (_, i) => i + 1))
  const silent: ManhuntOption = { type: 'rest', cost: 0 }
  /** Takes from that sort of option everything that it says of the route. */
  const deafTo =
    (type: ManhuntOption['type']): Learn =>
    (worlds, request, answer) => {
      if (request.type !== 'choose' || answer.type !== 'choice') return afterAnswer(worlds, request, answer)
      const option = request.options[answer.option]
      if (option?.type !== type) return afterAnswer(worlds, request, answer)
      const hides = { count: 1, claim: within([bare(fresh())], anywhere) }
      const said = 'hides' in option ? { ...option, hides } : silent
      return afterAnswer(worlds, { ...request, options: request.options.with(answer.option, said) }, answer)
    }

  it.each([...MOVES, ...ANSWERS])('what is proven by %s are not the routes', type => {
    expect(told.some(story => !agrees(story, deafTo(type)))).toBe(true)
  })
})
