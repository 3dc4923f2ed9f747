import { describe, expect, it } from 'vitest'
import { playsOf, type Run, startRun, toHandle, type Vault } from '../../../protocol/rules/index.ts'
import type { MiniEvent, MiniOption, State } from '../mini.ts'
import { HIDER, mini, SEEKER } from '../mini.ts'

type MiniRun = Run<State, MiniOption, MiniEvent>

/** Some numbers that look like chance, always the same for the same seeds. */
function seeded(...seeds: readonly number[]): (below: number) => number {
  let state = seeds.reduce((sum, seed) => Math.imul(sum + seed + 1, 0x9e3779b1), 7)
  return below => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

/** Answers the open request at random: the same request, vault and chance give the same answer. */
function answer(run: MiniRun, secrets: Map<number, number>, random: (below: number) => number): void {
  const { request } = run
  if (request === undefined) throw new Error('over')
  if (request.type === 'roll') {
    run.answer({ type: 'rolled', values: request.sides.map(random) })
    return
  }
  const vault: Vault = { get: handle => secrets.get(handle) }
  const plays = playsOf(request.options, vault)
  const play = plays[random(plays.length)]
  if (play === undefined) throw new Error('no play')
  const handles = play.hidden.map(value => {
    const handle = toHandle(secrets.size)
    secrets.set(handle, value)
    return handle
  })
  const opens = request.options[play.option]?.opens
  const opened = opens === undefined ? undefined : secrets.get(opens)
  run.answer({ type: 'choice', option: play.option, handles, ...(opened === undefined ? {} : { opened }) })
}
const publicPart = ({ state, turn, request, outcome, told }: MiniRun) =>
  JSON.stringify({ state, turn, request, outcome, told })

describe('a run', () => {
  it('stands at its first request, in turn 1', () => {
    const run = startRun(mini, { rounds: 3 })
    expect(run.turn).toBe(1)
    expect(run.request).toMatchObject({ type: 'choose', role: HIDER, query: true })
    expect(run.outcome).toBeUndefined()
    expect(run.told).toEqual([])
  })
  it('goes on into the next turn when one returns', () => {
    const run = startRun(mini, { rounds: 3 })
    run.answer({ type: 'choice', option: 0, handles: [toHandle(0)] })
    expect(run.turn).toBe(2)
    expect(run.request).toMatchObject({ type: 'choose', role: SEEKER, query: false })
    expect(run.state).toMatchObject({ round: 1, trail: [0] })
  })
  it('tells what was told since the last answer, no more', () => {
    const run = startRun(mini, { rounds: 3 })
    run.answer({ type: 'choice', option: 0, handles: [toHandle(0)] })
    run.answer({ type: 'choice', option: 6, handles: [] })
    expect(run.told).toEqual([])
    run.answer({ type: 'rolled', values: [4, 0] })
    expect(run.told).toEqual([{ type: 'wind', strength: 4 }])
    run.answer({ type: 'choice', option: 0, handles: [] })
    expect(run.told).toEqual([])
  })
  it('ends with an outcome, and takes no answer then', () => {
    const run = startRun(mini, { rounds: 1 })
    run.answer({ type: 'choice', option: 0, handles: [toHandle(0)] })
    run.answer({ type: 'choice', option: 0, handles: [] })
    run.answer({ type: 'choice', option: 0, handles: [] })
    expect(run.outcome).toEqual({ winners: [SEEKER], by: 'found' })
    expect(run.told).toEqual([{ type: 'looked', at: 1, answer: 'here' }])
    expect(run.request).toBeUndefined()
    expect(() => run.answer({ type: 'heard' })).toThrow('nothing is asked')
  })
})

describe('a fork', () => {
  it('is the same everywhere in a game, and stays so under the same answers', () => {
    for (let seed = 0; seed < 20; seed++) {
      const run = startRun(mini, { rounds: 8 })
      const secrets = new Map<number, number>()
      const random = seeded(seed)
      for (let asked = 0; run.request !== undefined; asked++) {
        const fork = run.fork()
        expect(publicPart(fork)).toBe(publicPart(run))
        // both go on alike, from copies of the same chance and secrets
        const mine = new Map(secrets)
        for (let ahead = 0; ahead < 3 && fork.request !== undefined; ahead++)
          answer(fork, mine, seeded(seed, asked, ahead))
        const again = run.fork()
        const same = new Map(secrets)
        for (let ahead = 0; ahead < 3 && again.request !== undefined; ahead++)
          answer(again, same, seeded(seed, asked, ahead))
        expect(publicPart(again)).toBe(publicPart(fork))
        answer(run, secrets, random)
      }
      expect(publicPart(run.fork())).toBe(publicPart(run))
    }
  })
  it('may be the first one anywhere in a game, after any number of turns, and the second one of a later turn', () => {
    for (let first = 0; first < 24; first++) {
      const run = startRun(mini, { rounds: 8 })
      const twin = startRun(mini, { rounds: 8 })
      const [secrets, same] = [new Map<number, number>(), new Map<number, number>()]
      const goOn = (asked: number) => {
        answer(run, secrets, seeded(first, asked))
        answer(twin, same, seeded(first, asked))
      }
      let asked = 0
      while (run.request !== undefined && asked < first) goOn(asked++)
      expect(publicPart(run.fork())).toBe(publicPart(twin))
      expect(publicPart(run)).toBe(publicPart(twin))
      for (let more = 0; run.request !== undefined && more < 4; more++) goOn(asked++)
      const fork = run.fork()
      expect(publicPart(fork)).toBe(publicPart(twin))
      while (fork.request !== undefined) {
        answer(fork, secrets, seeded(first, asked))
        answer(twin, same, seeded(first, asked++))
        expect(publicPart(fork)).toBe(publicPart(twin))
      }
    }
  })
  it('shares nothing with its origin', () => {
    const run = startRun(mini, { rounds: 8 })
    run.answer({ type: 'choice', option: 0, handles: [toHandle(0)] })
    const before = publicPart(run)
    const fork = run.fork()
    fork.answer({ type: 'choice', option: 6, handles: [] })
    fork.answer({ type: 'rolled', values: [1, 0] })
    fork.answer({ type: 'choice', option: 1, handles: [toHandle(1)] })
    expect(fork.turn).toBe(3)
    expect(publicPart(run)).toBe(before)
    run.answer({ type: 'choice', option: 5, handles: [] })
    expect(fork.state.trail).toEqual([0, 1])
    expect(run.state.trail).toEqual([0])
  })
  it('of a fork is a fork', () => {
    const run = startRun(mini, { rounds: 8 })
    run.answer({ type: 'choice', option: 0, handles: [toHandle(0)] })
    const fork = run.fork()
    fork.answer({ type: 'choice', option: 6, handles: [] })
    const second = fork.fork()
    expect(publicPart(second)).toBe(publicPart(fork))
    second.answer({ type: 'rolled', values: [1, 0] })
    expect(publicPart(second)).not.toBe(publicPart(fork))
  })
})
