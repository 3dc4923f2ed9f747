/**
 * A scripted table: a situation, the Fugitive's secret route, and the results of rolls in order. Everything happens through
 * the rules: set-up alone is replaced, by one that hides the given route and lays out the given public state.
 */
import { all, equals, fresh, type Play, type Role } from '../../../../protocol/rules/index.ts'
import { asNode, type Node, places, terrain } from '../../../../src/games/siberian-manhunt/board.ts'
import { isRed } from '../../../../src/games/siberian-manhunt/cards/assistance.ts'
import type { EncounterName, UrbanName, WildernessName } from '../../../../src/games/siberian-manhunt/cards/items.ts'
import type { Decks } from '../../../../src/games/siberian-manhunt/drawing.ts'
import {
  type Agent,
  type Assistance,
  type AssistanceCard,
  type Event,
  FUGITIVE,
  type Fugitive,
  type FugitiveName,
  type Game,
  GOVERNMENT,
  type Government,
  type ManhuntOption,
  query,
  type Rule,
  type Setup,
  type Side,
  type Token,
} from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { LocalGame } from '../../../../src/local/index.ts'
import { drawing, equip, type Kit } from './kit.ts'

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

/** The options of a test's game: the plainest ones, and what it says otherwise. */
export const setupOf = (some: Partial<Setup> = {}): Setup => ({ ...usualSetup, threeYearLimit: false, ...some })

export interface Situation {
  readonly setup?: Partial<Setup>
  /** where the Fugitive has been, the current location last */
  readonly route?: readonly (number | string)[]
  /** whose turn begins; the other details are as they stand before that */
  readonly turn?: Side
  readonly round?: number
  readonly track?: number
  readonly fugitive?: Partial<Pick<Fugitive, 'name' | 'hp' | 'energy' | 'fed' | 'warm'>>
  readonly kit?: Kit
  /** what the first rolls give, before anybody chooses */
  readonly rolls?: readonly Result[]
  readonly government?: Partial<Pick<Government, 'agents' | 'interrogations'>>
  readonly army?: readonly (number | string)[]
  readonly bag?: Partial<Record<Token, number>>
  /** the assistance board from the top row on; a filled one without Recruit and red cards if not given */
  readonly board?: Board
  readonly assistance?: Partial<Pick<Assistance, 'reserve' | 'active'>>
}
export type Board = readonly (readonly (AssistanceCard | null)[])[]
const QUIET: Board = [
  ['Propaganda', 'Checkpoints'],
  ['Propaganda', 'Checkpoints'],
  ['Weather Forecast', 'Checkpoints'],
]

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
  equip(game, situation.kit)
  Object.assign(government, { agents: [kgb('Crash site')] }, structuredClone(situation.government))
  government.army = (situation.army ?? []).map(label => ({ at: at(label), since: 1 }))
  Object.assign(game.bag, situation.bag)
  layOutCards(game.assistance, situation)
  game.round = situation.round ?? 2
  game.track = situation.track ?? 0
  game.phase = situation.turn ?? 'Fugitive'
}

/** As after the opening six, wherever their Recruit has gone; what is laid out is missing from the deck. */
function layOutCards(assistance: Assistance, { board = QUIET, assistance: more }: Situation): void {
  assistance.board = board.map(row => [...row])
  Object.assign(assistance, structuredClone(more))
  Object.assign(assistance.deck, { blocks: 5, left: 0, recruit: false })
  const out = [...board.flat(), assistance.reserve, ...assistance.active.map(one => one.card)]
  for (const one of assistance.deck.others) one.left -= out.filter(card => card === one.card).length
}

type Match = {
  readonly [T in ManhuntOption['type']]: { readonly type: T } & Partial<Extract<ManhuntOption, { type: T }>>
}[ManhuntOption['type']]
/** The result of one die (1 to 6), or the token that is drawn, or the card. */
export type Result = number | Token | AssistanceCard | EncounterName | UrbanName | WildernessName

export class Rig {
  readonly events: Event[] = []
  private readonly table: LocalGame<Game, ManhuntOption, Event>
  private readonly script: Result[] = []

  private constructor(table: LocalGame<Game, ManhuntOption, Event>, rolls: readonly Result[] = []) {
    this.table = table
    this.script.push(...rolls)
    this.hear()
    this.settle()
  }

  /** A game from its true beginning. */
  static fresh(setup?: Partial<Setup>, name: FugitiveName = 'MacKenzie'): Rig {
    return new Rig(LocalGame.start(siberianManhunt, setupOf(setup))).play({ type: 'character', name })
  }
  static of(situation: Situation): Rig {
    const rules = {
      ...siberianManhunt,
      turn: (game: Game) => (game.phase === 'set up' ? layOut(game, situation) : siberianManhunt.turn(game)),
    }
    return new Rig(LocalGame.start(rules, setupOf(situation.setup)), situation.rolls)
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

  /** Scripted results as numbers. */
  private results(sides: readonly number[], why: string): readonly number[] {
    if (why === 'assistance') return this.cards(sides)
    if (why === 'encounters' || why === 'urban' || why === 'wilderness') return this.draws(why, sides.length)
    const bag = { ...this.game.bag }
    return sides.map(() => {
      const scripted = this.script.shift()
      if (typeof scripted === 'number') return scripted - 1
      if (scripted !== 'silent' && scripted !== 'loyal') throw new Error(`nothing scripted for ${why}`)
      const index = scripted === 'silent' ? 0 : bag.silent
      bag[scripted] -= 1
      if (bag.silent + bag.loyal === 0) Object.assign(bag, { silent: 5, loyal: 5 })
      return index
    })
  }

  /** The Fugitive's cards by name. */
  private draws(deck: keyof Decks, count: number): readonly number[] {
    const names: string[] = []
    while (names.length < count && this.game.decks[deck].some(row => row.card === this.script[0]))
      names.push(String(this.script.shift()))
    return drawing(this.game.decks, deck, count, names)
  }

  /** Scripted cards as dice; one that no script names is an ordinary one, and not the Recruit as long as there is another. */
  private cards(sides: readonly number[]): readonly number[] {
    const deck = structuredClone(this.game.assistance.deck)
    const others = deck.others.reduce((sum, one) => sum + one.left, 0)
    const count = sides.length <= 2 * others ? sides.length / 2 : sides.length - others
    const places: number[] = []
    const picks: number[] = []
    for (const left of sides.slice(0, count)) {
      if (deck.left === 0) Object.assign(deck, { left: 6, recruit: true })
      deck.left -= 1
      const scripted = this.script.shift()
      const recruit = deck.recruit && (scripted === 'Recruit' || left === 1)
      places.push(recruit ? 0 : left - 1)
      if (recruit) deck.recruit = false
      else {
        const wanted = scripted ?? quiet(deck.others)
        const index = deck.others.findIndex(one => one.card === wanted)
        const one = deck.others[index]
        if (one === undefined || one.left === 0) throw new Error(`no ${wanted} is left`)
        picks.push(deck.others.slice(0, index).reduce((sum, { left }) => sum + left, 0))
        one.left -= 1
      }
    }
    return [...places, ...picks, ...sides.slice(count + picks.length).map(() => 0)]
  }
}

/** The first ordinary card of which there is still one, else the first of all. */
const quiet = (others: Assistance['deck']['others']): AssistanceCard | undefined =>
  (others.find(({ card, left }) => left > 0 && !isRed(card)) ?? others.find(({ left }) => left > 0))?.card

const agrees = (option: ManhuntOption, match: Match): boolean =>
  Object.entries(match).every(([key, value]) => Object.entries(option).some(([k, v]) => k === key && v === value))

export { FUGITIVE, GOVERNMENT }
