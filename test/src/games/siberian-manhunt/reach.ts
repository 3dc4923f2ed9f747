/** What the Fugitive can do, computed from the map alone, beside what the rules offer. */
import { playsOf } from '../../../../protocol/rules/index.ts'
import { edges, faces, highway, type Node, soviet, terrain } from '../../../../src/games/siberian-manhunt/board.ts'
import { FUGITIVE, type Game, type ManhuntOption } from '../../../../src/games/siberian-manhunt/game.ts'
import { isWinter } from '../../../../src/games/siberian-manhunt/seasons.ts'
import { guess, type Position } from './positions.ts'

/** Every movement from there as text, by the words of the rules (6.1 to 6.6) and nothing of their code. */
function fromMap(game: Game, here: Node): readonly string[] {
  const { energy, hp, moves } = game.fugitive
  if (moves.at(-1)?.into === 'town') return []
  const lies = (card: string) => game.assistance.active.some(one => one.card === card)
  if (game.fugitive.inTown && lies('Road Blocks')) return []
  const winter = game.fugitive.worn.feet === null ? 2 : 1
  const storm = lies('Weather Forecast')
  const occupied = new Set([...game.government.agents, ...game.government.army].map(one => one.at))
  const limit = hp > 1 ? -1 : 0
  const found: string[] = []
  const add = (how: string, to: Node, cost: number, sneak: boolean) => {
    if (occupied.has(to)) return
    if (energy - cost >= limit) found.push(`${how} ${to} for ${cost}`)
    if (sneak && terrain(to) === 'town' && energy - cost - 1 >= limit)
      found.push(`${how} ${to} for ${cost + 1}, sneaking`)
  }
  for (const { a, b, kind } of edges) {
    const to = a === here ? b : b === here ? a : undefined
    if (to !== undefined) add(kind, to, (isWinter(game) ? winter : kind === 'road' ? 1 : 3) + (storm ? 1 : 0), true)
  }
  const across = new Set(faces.filter(face => face.includes(here)).flat())
  across.delete(here)
  for (const to of across) add('bush-whack', to, 4, true)
  const start = highway.indexOf(here)
  for (const direction of start < 0 || game.track < 5 || storm ? [] : [-1, 1]) {
    for (let i = start + direction; ; i += direction) {
      const to = highway[i]
      if (to === undefined || occupied.has(to)) break
      if (terrain(to) !== 'town') continue
      add('hitch-hike', to, 2, false)
      break
    }
  }
  return found.sort()
}

function fromRules(options: readonly ManhuntOption[], here: Node): readonly string[] {
  const vault = guess(new Map(), here)
  return playsOf(options, vault)
    .flatMap(({ option, hidden }) => {
      const one = options[option]
      if (one?.type !== 'move' && one?.type !== 'hitch-hike' && one?.type !== 'bush-whack') return []
      const how = one.type === 'move' ? one.way : one.type
      const sneak = one.type !== 'hitch-hike' && one.sneak ? ', sneaking' : ''
      return [`${how} ${hidden[0]} for ${one.cost}${sneak}`]
    })
    .sort()
}

/** In every `each`-th choice of an action: from every location where the Fugitive may be, both must agree. */
export function checkReach(positions: Iterable<Position>, each: number): number {
  let count = 0
  let checked = 0
  for (const { run } of positions) {
    const { request, state } = run
    if (request?.type !== 'choose' || request.role !== FUGITIVE || request.query) continue
    if (!request.options.some(one => one.type === 'end turn') || count++ % each > 0) continue
    for (const here of soviet) {
      if ((terrain(here) === 'town') !== state.fugitive.inTown) continue
      const [map, rules] = [fromMap(state, here), fromRules(request.options, here)]
      if (map.join('\n') !== rules.join('\n')) {
        throw new Error(
          `round ${state.round}, at ${here}: the map says\n${map.join('\n')}\nthe rules\n${rules.join('\n')}`,
        )
      }
      checked += 1
    }
  }
  return checked
}
