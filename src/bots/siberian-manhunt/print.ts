/**
 * A whole game as each of its seats sees it, line by line. Golden playthroughs are made of it: people read them, tests
 * compare them. A seat sees its own hidden steps and how many plays it had; the other one sees what is public.
 */
import { type Handle, type Play, type Request, toRole } from '../../../protocol/rules/index.ts'
import { isNode, place } from '../../games/siberian-manhunt/board.ts'
import {
  type Event,
  type Game,
  type ManhuntOption,
  type Setup,
  type Side,
  sideOf,
} from '../../games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../games/siberian-manhunt/rules.ts'
import { sectorOf } from '../../games/siberian-manhunt/seasons.ts'
import { LocalGame, seeded } from '../../local/index.ts'
import type { ManhuntPolicy } from './view.ts'

export interface Playthrough {
  readonly setup: Setup
  readonly players: readonly [fugitive: ManhuntPolicy, government: ManhuntPolicy]
  readonly seed: number
}
export type Seen = Readonly<Record<Side, readonly string[]>>

/** Plays the game to its end and prints it. The same playthrough always prints the same lines. */
export function print({ setup, players, seed }: Playthrough): Seen {
  const random = seeded(seed)
  const game = LocalGame.start(siberianManhunt, setup)
  const seen: Record<Side, string[]> = { Fugitive: [], Government: [] }
  const both = (line: string) => {
    seen.Fugitive.push(line)
    seen.Government.push(line)
  }
  both(`Setup: ${words(setup)}`)
  for (;;) {
    for (const event of game.run.told) both(eventLine(event, game.run.state))
    const { request } = game.run
    if (request === undefined) break
    if (request.type === 'roll') {
      const values = request.sides.map(random)
      both(`    ${request.why}: ${values.map((value, i) => `${value + 1} of ${request.sides[i]}`).join(', ')}`)
      game.rolled(values)
      continue
    }
    const { role, options, query } = request
    const plays = game.plays()
    const player = query ? undefined : players[role]
    const play = player?.({ role, run: game.run, options, plays, vault: game.vault(role), random }) ?? plays[0]
    if (play === undefined) throw new Error('nothing can be played')
    for (const side of ['Fugitive', 'Government'] as const) {
      seen[side].push(choiceLine(request, play, plays.length, side))
    }
    game.choose(play)
  }
  const { outcome, state } = game.run
  both(`The end: ${outcome?.winners.map(sideOf).join()} wins, ${outcome?.by}`)
  const { fugitive } = state
  const vault = game.vault(toRole(0))
  seen.Fugitive.push(`The route: ${fugitive.route.map((handle: Handle) => label(vault.get(handle) ?? 0)).join(' ')}`)
  return seen
}

function choiceLine(request: Request<ManhuntOption>, play: Play, plays: number, reader: Side): string {
  if (request.type !== 'choose') throw new Error('not a choice')
  const side = sideOf(request.role)
  const option = request.options[play.option]
  if (option === undefined) throw new Error(`no option ${play.option}`)
  const own = side === reader
  const hidden = own && play.hidden.length > 0 ? ` -> ${play.hidden.map(label).join(' ')}` : ''
  const count = own && !request.query ? `  (1 of ${plays})` : ''
  return `  ${side} ${request.query ? 'answers' : 'chooses'} ${words(option)}${hidden}${count}`
}

/** A turn begins with where everything stands. */
function eventLine(event: Event, game: Game): string {
  if (event.type !== 'turn') return `    * ${words(event)}`
  const { fugitive, government, bag, track } = game
  const season = `${sectorOf(game) < 4 ? 'summer' : 'winter'} ${(sectorOf(game) % 4) + 1}`
  const agents = government.agents.map(one => `${one.kind} ${label(one.at)}`).join(', ')
  return [
    '',
    `Round ${game.round}, ${season}: the ${event.of}’s turn, ${event.energy} energy`,
    `    Fugitive: HP ${fugitive.hp}, energy ${fugitive.energy}, counter ${track}, ${fugitive.inTown ? 'in a town' : 'outside'}`,
    `    carried: ${carried(fugitive)}`,
    `    Government: ${agents}; bag ${bag.silent} Silent, ${bag.loyal} Loyal`,
  ].join('\n')
}

function carried({ inventory, worn }: Game['fugitive']): string {
  const items = inventory.items.map(({ card, uses }) => (uses > 0 ? `${card} (${uses})` : card))
  const food = Object.entries(inventory.food).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []))
  const wearing = Object.values(worn).flatMap(card => (card === null ? [] : [`${card} (worn)`]))
  return [...items, ...food, ...wearing].join(', ') || 'nothing'
}

// ---- plain data in words ---------------------------------------------------------------------------------------

const label = (value: number): string => (isNode(value) ? place(value).label : String(value))
const PLACES = new Set(['node', 'to', 'at', 'from', 'respawned'])
const UNSAID = new Set(['claim', 'hides', 'opens', 'type'])

/** The type, then every field that says something. */
function words(record: object): string {
  const fields = Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const said = UNSAID.has(key) ? undefined : worded(key, value)
    return said === undefined ? [] : [said]
  })
  const type = 'type' in record ? [String(record.type)] : []
  return [...type, ...(fields.length === 0 ? [] : [fields.join(', ')])].join(': ')
}
function worded(key: string, value: unknown): string | undefined {
  if (value === false || value === undefined || value === null) return undefined
  if (value === true) return key
  if (typeof value === 'number') return `${key} ${PLACES.has(key) ? label(value) : value}`
  if (Array.isArray(value)) return value.length === 0 ? undefined : `${key} ${value.join(' + ')}`
  if (typeof value === 'object')
    return `${key} (${words(Object.fromEntries(Object.entries(value).filter(([, one]) => one !== 0)))})`
  return `${key} ${String(value)}`
}
