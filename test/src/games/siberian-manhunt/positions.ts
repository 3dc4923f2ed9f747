/** Positions of seeded random games, for properties that must hold in all of them. */
import { type Handle, type Option, playsOf, type Vault } from '../../../../protocol/rules/index.ts'
import { chaser } from '../../../../src/bots/siberian-manhunt/chaser.ts'
import { hider, runner } from '../../../../src/bots/siberian-manhunt/fugitives.ts'
import type { ManhuntPolicy } from '../../../../src/bots/siberian-manhunt/view.ts'
import { adjacent, NODES, type Node, place, soviet, terrain } from '../../../../src/games/siberian-manhunt/board.ts'
import { assistanceCards } from '../../../../src/games/siberian-manhunt/cards/assistance.ts'
import { fugitiveCards } from '../../../../src/games/siberian-manhunt/cards/characters.ts'
import {
  type AssistanceCard,
  type Event,
  FUGITIVE,
  type Game,
  type ManhuntOption,
  type Setup,
} from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { LocalGame, randomPolicy, seeded, step } from '../../../../src/local/index.ts'
import { checkThings } from './conserved.ts'

export type Position = LocalGame<Game, ManhuntOption, Event>

/** Who plays the game of that number. */
export type Players = (number: number) => readonly [ManhuntPolicy, ManhuntPolicy]
const fugitives = [randomPolicy, runner, hider] as const
/** Everybody against everybody: random ones, and those with tastes. */
export const everybody: Players = number => [
  fugitives[number % 3] ?? randomPolicy,
  Math.floor(number / 3) % 2 === 0 ? chaser : randomPolicy,
]

/** Every open request of these games, in order. The game goes on when the next one is taken. */
export function* positions(
  games: number,
  seed: number,
  setup: Setup = usualSetup,
  players: Players = () => [randomPolicy, randomPolicy],
): Generator<Position> {
  for (let number = 0; number < games; number++) {
    const random = seeded(seed, number)
    const game = LocalGame.start(siberianManhunt, setup)
    while (game.run.outcome === undefined) {
      yield game
      step(game, players(number), random)
    }
    yield game
  }
}

/** A Government that recruits, and interrogates whenever it can: random ones seldom have the energy. */
const interrogator: ManhuntPolicy = view => {
  const first = (wanted: (option: ManhuntOption) => boolean) =>
    view.plays.find(({ option }) => view.options.slice(option, option + 1).some(wanted))
  return (
    first(option => option.type === 'interrogate') ??
    first(option => option.type === 'buy' && option.card === 'Recruit') ??
    first(option => option.type === 'buy' && option.row === 2) ??
    first(option => option.type === 'end turn') ??
    randomPolicy(view)
  )
}

export const interrogated: Players = () => [randomPolicy, interrogator]

/** Where the Fugitive truly is, once the game has begun. */
export function currentNode(position: Position): number | undefined {
  const here = position.run.state.fugitive.route.at(-1)
  return here === undefined ? undefined : position.vault(FUGITIVE).get(here)
}

/** How many of the options are true for that secret. */
export const satisfied = (options: readonly Option[], vault: Vault): number =>
  new Set(playsOf(options, vault).map(play => play.option)).size
/** Whether one of them is; cheaper. */
export const satisfiable = (options: readonly Option[], vault: Vault): boolean =>
  options.some(option => playsOf([option], vault).length > 0)

/** A secret in which the given handles have these values, and every other one is `rest`. */
export const guess = (values: ReadonlyMap<Handle, Node>, rest: Node): Vault => ({
  get: handle => values.get(handle) ?? rest,
})

/** What is public about a request: everything of its options, tables by name and arguments. */
export function publicText(options: readonly Option[]): string {
  return JSON.stringify(options, (key: string, value: unknown) =>
    key === 'table' && isTable(value) ? [value.name, value.args] : value,
  )
}
const isTable = (value: unknown): value is { name: string; args: unknown } =>
  typeof value === 'object' && value !== null && 'rows' in value && 'name' in value && 'args' in value

/** Every number within its printed limits, every pawn where it may be. Throws with the first that is not. */
export function checkLimits(game: Game): void {
  const within = (what: string, value: number, from: number, to: number) => {
    if (!Number.isInteger(value) || value < from || value > to)
      throw new Error(`${what} is ${value}, not ${from} to ${to}`)
  }
  const { fugitive, government, bag, assistance } = game
  within('energy', fugitive.energy, -1, 5)
  within('HP', fugitive.hp, 0, fugitiveCards[fugitive.name].hp)
  within('counter', game.track, 0, 16)
  within('Silent tokens', bag.silent, 0, 20)
  within('Loyal tokens', bag.loyal, 0, 20)
  within('tokens in the bag', bag.silent + bag.loyal, 1, 40)
  within('Government energy', government.energy, 0, 5)
  within('KGB officers', government.agents.filter(one => one.kind === 'KGB').length, 0, 5)
  within('trackers', government.agents.filter(one => one.kind === 'Yakut').length, 0, 2)
  within('Red Army tokens', government.army.length, 0, 5)
  within('Red Army locations', new Set(government.army.map(one => one.at)).size, government.army.length, 5)
  for (const { at } of [...government.agents, ...government.army]) {
    within('location', at, 1, NODES)
    if (terrain(at) === 'china') throw new Error('a Government unit in China')
  }
  for (const { at } of government.army) if (place(at).dmz) throw new Error('Red Army in the demilitarized zone')
  checkCards(assistance)
  checkThings(game)
}

/** Every card of the assistance deck is somewhere, as often as it was printed, and one Recruit in each block. */
function checkCards({ board, deck, reserve, active, discards }: Game['assistance']): void {
  const out = [...board.flat(), reserve, ...active.map(one => one.card), ...discards].filter(card => card !== null)
  const left = new Map<AssistanceCard, number>(deck.others.map(one => [one.card, one.left]))
  left.set('Recruit', deck.blocks + (deck.recruit ? 1 : 0))
  for (const [card, { count }] of Object.entries(assistanceCards)) {
    const found = out.filter(one => one === card).length + ([...left].find(([one]) => one === card)?.[1] ?? 0)
    if (found !== count) throw new Error(`${card}: ${found} instead of ${count}`)
  }
  const behind = [...left.values()].reduce((sum, n) => sum + n, 0)
  if (behind !== deck.blocks * 6 + deck.left) throw new Error(`${behind} cards behind, ${JSON.stringify(deck)}`)
  if (new Set(active.map(one => one.card)).size < active.length) throw new Error('one card twice in force')
}

/** The true route, step by step, against the map and what was announced of its last step. */
export function checkRoute(position: Position): void {
  const { fugitive } = position.run.state
  const route = fugitive.route.map(handle => position.vault(FUGITIVE).get(handle) ?? 0)
  const here = soviet.find(node => node === route.at(-1))
  const known = fugitive.known
  if (known !== null && route[known.step] !== known.node) throw new Error('declared elsewhere')
  if (here !== undefined && (terrain(here) === 'town') !== fugitive.inTown) throw new Error('in a town or not?')
  const last = fugitive.moves.at(-1)
  const before = soviet.find(node => node === route.at(-2))
  if (last === undefined || before === undefined || here === undefined) return
  if (last.how === 'road' || last.how === 'water') {
    if (!adjacent(before).includes(here)) throw new Error(`no edge ${before}-${here}`)
  }
}
