/**
 * A scripted table: a situation, the Fugitive's secret route, and the results of rolls in order. Everything happens through
 * the rules: set-up alone is replaced, by one that hides the given route and lays out the given public state.
 */
import { all, equals, fresh, type Play, type Role } from '../../../../protocol/rules/index.ts'
import { asNode, type Node, places, terrain } from '../../../../src/games/siberian-manhunt/board.ts'
import {
  type Agent,
  type AssistanceCard,
  type Event,
  FUGITIVE,
  type Fugitive,
  type Game,
  GOVERNMENT,
  type Government,
  type ManhuntOption,
  query,
  type Rule,
  type Side,
  type Token,
} from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { LocalGame } from '../../../../src/local/index.ts'

/** The location with that number or name. */
export function at(label: number | string): Node {
  const found = places.find(one => one.label === String(label))
  if (found === undefined) throw new Error(`no location ${label}`)
  return found.id
}

export const kgb = (label: number | string): Agent => ({ kind: 'KGB', at: at(label), state: 'ready' })
export const yakut = (label: number | string, home = 'Hatgal'): Agent => ({
  kind: 'Yakut',
  at: at(label),
  state: 'ready',
  home: at(home),
})

export interface Situation {
  /** where the Fugitive has been, the current location last */
  readonly route?: readonly (number | string)[]
  /** whose turn begins; the other details are as they stand before that */
  readonly turn?: Side
  readonly round?: number
  readonly track?: number
  readonly threeYearLimit?: boolean
  readonly fugitive?: Partial<Pick<Fugitive, 'hp' | 'energy'>>
  readonly government?: Partial<Pick<Government, 'agents' | 'interrogations'>>
  readonly army?: readonly (number | string)[]
  readonly bag?: Partial<Record<Token, number>>
  /** the assistance board from the top row on; a filled one of blanks if not given */
  readonly board?: readonly (readonly (AssistanceCard | null)[])[]
}

function* layOut(game: Game, situation: Situation): Rule<void> {
  const route = (situation.route ?? ['Crash site']).map(at)
  const claim = all(...route.map((node, i) => equals(fresh(i), node)))
  const [first = route[0]] = route
  if (first === undefined) throw new Error('a route is not empty')
  const { handles } = yield* query(FUGITIVE, [{ type: 'crash', node: first, hides: { count: route.length, claim } }])
  const { fugitive, government } = game
  fugitive.route = [...handles]
  fugitive.inTown = terrain(asNode(route.at(-1) ?? 0)) === 'town'
  Object.assign(fugitive, situation.fugitive)
  Object.assign(government, { agents: [kgb('Crash site')] }, structuredClone(situation.government))
  government.army = (situation.army ?? []).map(label => ({ at: at(label), since: 1 }))
  Object.assign(game.bag, situation.bag)
  const board = situation.board ?? Array.from({ length: 3 }, () => ['blank', 'blank'] as const)
  game.assistance.board = board.map(row => [...row])
  // the opening six, none of which was the Recruit of its block
  Object.assign(game.assistance.deck, { blocks: 5, left: 0, recruit: false, others: [{ card: 'blank', left: 25 }] })
  game.round = situation.round ?? 2
  game.track = situation.track ?? 0
  game.phase = situation.turn ?? 'Fugitive'
}

type Match = {
  readonly [T in ManhuntOption['type']]: { readonly type: T } & Partial<Extract<ManhuntOption, { type: T }>>
}[ManhuntOption['type']]
/** The result of one die (1 to 6), or the token that is drawn, or the card. */
export type Result = number | Token | AssistanceCard

export class Rig {
  readonly events: Event[] = []
  private readonly table: LocalGame<Game, ManhuntOption, Event>
  private readonly script: Result[] = []

  private constructor(table: LocalGame<Game, ManhuntOption, Event>) {
    this.table = table
    this.hear()
    this.settle()
  }

  /** A game from its true beginning. */
  static fresh(threeYearLimit = false): Rig {
    return new Rig(LocalGame.start(siberianManhunt, { threeYearLimit }))
  }
  static of(situation: Situation): Rig {
    const rules = {
      ...siberianManhunt,
      turn: (game: Game) => (game.phase === 'set up' ? layOut(game, situation) : siberianManhunt.turn(game)),
    }
    return new Rig(LocalGame.start(rules, { threeYearLimit: situation.threeYearLimit ?? false }))
  }

  get game(): Game {
    return this.table.run.state
  }
  get outcome() {
    return this.table.run.outcome
  }
  /** who must choose now, and from what */
  get asked(): Role | undefined {
    const { request } = this.table.run
    return request?.type === 'choose' ? request.role : undefined
  }
  get options(): readonly ManhuntOption[] {
    const { request } = this.table.run
    return request?.type === 'choose' ? request.options : []
  }
  /** where the Fugitive truly is */
  get here(): Node {
    const handle = this.game.fugitive.route.at(-1)
    return asNode((handle === undefined ? undefined : this.table.vault(FUGITIVE).get(handle)) ?? 0)
  }
  eventsOf<T extends Event['type']>(type: T): readonly Extract<Event, { type: T }>[] {
    return this.events.filter((one): one is Extract<Event, { type: T }> => one.type === type)
  }

  /** What the next rolls give, in order. */
  next(...results: readonly Result[]): this {
    this.script.push(...results)
    return this
  }

  /** The options that are offered and agree with `match`, whatever the secrets say. */
  offered(match: Match): readonly ManhuntOption[] {
    return this.options.filter(option => agrees(option, match))
  }
  /** The plays that the chooser's secrets allow. */
  plays(match: Match, to?: number | string): readonly Play[] {
    const wanted = to === undefined ? undefined : at(to)
    return this.table.plays().filter(({ option, hidden }) => {
      const one = this.options[option]
      return one !== undefined && agrees(one, match) && (wanted === undefined || hidden[0] === wanted)
    })
  }
  can(match: Match, to?: number | string): boolean {
    return this.plays(match, to).length > 0
  }
  /** Where such a movement could lead, as labels. */
  reach(match: Match): readonly string[] {
    const found = this.plays(match).flatMap(({ hidden }) => hidden.map(value => places[value - 1]?.label ?? '?'))
    return [...new Set(found)].sort()
  }

  /** Chooses the first play that agrees; then queries and scripted rolls follow until a player must choose again. */
  play(match: Match, to?: number | string): this {
    const [play] = this.plays(match, to)
    if (play === undefined) throw new Error(`cannot play ${JSON.stringify(match)} to ${to}`)
    this.table.choose(play)
    this.hear()
    this.settle()
    return this
  }
  /** Moves by road along these locations. */
  walk(...labels: readonly (number | string)[]): this {
    for (const label of labels) this.play({ type: 'move', way: 'road', into: terrain(at(label)), sneak: false }, label)
    return this
  }
  endTurn(): this {
    return this.play({ type: 'end turn' })
  }

  private hear(): void {
    this.events.push(...this.table.run.told)
  }
  private settle(): void {
    for (;;) {
      const { request } = this.table.run
      if (request?.type === 'roll') this.table.rolled(this.results(request.sides, request.why))
      else if (request?.query === true) this.table.choose(this.only())
      else break
      this.hear()
    }
    if (this.script.length > 0) throw new Error(`not rolled: ${this.script.join()}`)
  }
  private only(): Play {
    const [play] = this.table.plays()
    if (play === undefined) throw new Error('a query without an answer')
    return play
  }

  /** Scripted results as numbers; cards that no script asks for are not the Recruit as long as there is another. */
  private results(sides: readonly number[], why: string): readonly number[] {
    const bag = { ...this.game.bag }
    return sides.map(many => {
      const scripted = this.script.shift()
      if (why === 'assistance') return scripted === 'Recruit' ? 0 : many - 1
      if (typeof scripted === 'number') return scripted - 1
      if (scripted !== 'silent' && scripted !== 'loyal') throw new Error(`nothing scripted for ${why}`)
      const index = scripted === 'silent' ? 0 : bag.silent
      bag[scripted] -= 1
      if (bag.silent + bag.loyal === 0) Object.assign(bag, { silent: 5, loyal: 5 })
      return index
    })
  }
}

const agrees = (option: ManhuntOption, match: Match): boolean =>
  Object.entries(match).every(([key, value]) => Object.entries(option).some(([k, v]) => k === key && v === value))

export { FUGITIVE, GOVERNMENT }
