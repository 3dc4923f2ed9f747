/**
 * A game on one machine, each role with a vault of its own: for tests, simulation, bots and hot-seat play. It does no
 * proofs; it refuses what is not true of a vault, and rules that leave a player without an answer.
 */
import {
  type Answer,
  type Event,
  type Handle,
  knownTo,
  type Option,
  type Play,
  playsOf,
  type Role,
  type Rules,
  type Run,
  startRun,
  toHandle,
  type Vault,
} from '../../protocol/rules/index.ts'
import type { Watcher } from './policy.ts'

export class LocalGame<State, O extends Option, E extends Event> {
  readonly run: Run<State, O, E>
  /** they are shown every answer just before the run gets it */
  readonly watchers: Watcher<State, O, E>[] = []
  private readonly vaults: readonly Vault[]
  private hidden: number
  private offered: readonly Play[] | undefined

  private constructor(
    run: Run<State, O, E>,
    private readonly secrets: readonly Map<Handle, number>[],
  ) {
    this.run = run
    this.vaults = secrets.map(known => ({ get: handle => known.get(handle) }))
    this.hidden = 1 + Math.max(-1, ...secrets.flatMap(known => [...known.keys()]))
  }

  static start<State, Setup, O extends Option, E extends Event>(
    rules: Rules<State, Setup, O, E>,
    setup: Setup,
  ): LocalGame<State, O, E> {
    return new LocalGame(
      startRun(rules, setup),
      Array.from({ length: rules.roles(setup) }, () => new Map<Handle, number>()),
    )
  }
  /**
   * Goes on from where a run is, which from now on is this game's own. `secrets`: by role, what is known or guessed of what
   * they have hidden; the newest number must be among it, and whatever the rules may still ask for.
   */
  static resume<State, O extends Option, E extends Event>(
    run: Run<State, O, E>,
    secrets: readonly ReadonlyMap<Handle, number>[],
  ): LocalGame<State, O, E> {
    return new LocalGame(
      run,
      secrets.map(known => new Map(known)),
    )
  }

  /** What that role has hidden, and nothing else. */
  vault(role: Role): Vault {
    const vault = this.vaults[role]
    if (vault === undefined) throw new Error(`nobody has role ${role}`)
    return vault
  }

  /**
   * What the asked role's secrets allow. Throws if the rules are not total: a choice without a play, a query that does not
   * have exactly one.
   */
  plays(): readonly Play[] {
    const { request } = this.run
    if (request?.type !== 'choose') throw new Error('no choice is open')
    this.offered ??= playsOf(request.options, this.vault(request.role))
    const count = this.offered.length
    if (count === 0 || (request.query && count > 1)) {
      const what = request.query ? 'query' : 'choice'
      const types = [...new Set(request.options.map(option => option.type))].join(', ')
      throw new Error(`turn ${this.run.turn}: this ${what} of role ${request.role} has ${count} answers: ${types}`)
    }
    return this.offered
  }

  /** Answers the open choice with one of {@link plays}. */
  choose(play: Play): void {
    const { request } = this.run
    if (request?.type !== 'choose') throw new Error('no choice is open')
    const option = request.options[play.option]
    if (option === undefined || !this.plays().some(one => one === play || same(one, play))) {
      throw new Error(`role ${request.role} cannot play option ${play.option} (${option?.type ?? 'there is none'})`)
    }
    const handles = play.hidden.map(value => {
      const handle = toHandle(this.hidden++)
      this.secrets[request.role]?.set(handle, value)
      return handle
    })
    const opened = option.opens === undefined ? undefined : knownTo(this.vault(request.role))(option.opens)
    this.offered = undefined
    const answer = { type: 'choice', option: play.option, handles } as const
    this.answer(opened === undefined ? answer : { ...answer, opened })
  }

  /** Answers the open roll: for each of its sides a number from 0 to one less. */
  rolled(values: readonly number[]): void {
    const { request } = this.run
    if (request?.type !== 'roll') throw new Error('no roll is open')
    const { sides } = request
    if (values.length !== sides.length || !values.every((value, i) => isOf(value, sides[i] ?? 0))) {
      throw new Error(`${values.join()} is no result of dice with ${sides.join()} sides`)
    }
    this.answer({ type: 'rolled', values })
  }

  private answer(answer: Answer): void {
    for (const watcher of this.watchers) watcher.watch(this.run, answer)
    this.run.answer(answer)
  }
}

const isOf = (value: number, sides: number): boolean => Number.isInteger(value) && value >= 0 && value < sides
const same = (a: Play, b: Play): boolean =>
  a.option === b.option && a.hidden.length === b.hidden.length && a.hidden.every((value, i) => value === b.hidden[i])
