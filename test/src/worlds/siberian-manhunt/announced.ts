/**
 * All routes of the Fugitive, one by one, from what is announced and the rulebook's words alone: no claim, no table and no
 * code of the rules is asked. Sections are those of docs/rules/siberian-manhunt.md.
 */
import type { Answer, Request } from '../../../../protocol/rules/index.ts'
import { edges, faces, highway, places } from '../../../../src/games/siberian-manhunt/board.ts'
import { FUGITIVE, type Game, type ManhuntOption } from '../../../../src/games/siberian-manhunt/game.ts'

export type Route = readonly number[]

const terrainOf = (node: number) => places.find(one => one.id === node)?.terrain
const along = (node: number, kind: 'road' | 'water'): readonly number[] =>
  edges.flatMap(edge => (edge.kind !== kind ? [] : edge.a === node ? [edge.b] : edge.b === node ? [edge.a] : []))

/** 6.3: the next towns on the highway, if nobody stands on the way there. */
function nextTowns(node: number, closed: ReadonlySet<number>): readonly number[] {
  const path: readonly number[] = highway
  const start = path.indexOf(node)
  if (start < 0) return []
  return [-1, 1].flatMap(direction => {
    for (let i = start + direction; ; i += direction) {
      const next = path[i]
      if (next === undefined || closed.has(next)) return []
      if (terrainOf(next) === 'town') return [next]
    }
  })
}
/** 9.4: the towns that nobody holds, nearest by road. */
function nearestTowns(node: number, closed: ReadonlySet<number>): readonly number[] {
  let ring = new Set([node])
  const seen = new Set<number>()
  while (ring.size > 0) {
    const found = [...ring].filter(one => terrainOf(one) === 'town' && !closed.has(one))
    if (found.length > 0) return found
    for (const one of ring) seen.add(one)
    ring = new Set([...ring].flatMap(one => along(one, 'road')).filter(one => !seen.has(one)))
  }
  return []
}
/** 8.13.7: whether the one is at most so many spaces from the other, by any edge, not through China. */
function isNear(one: number, other: number, spaces: number): boolean {
  let reached = new Set([one])
  for (let space = 0; space < spaces; space++) {
    const next = [...reached].flatMap(node => [...along(node, 'road'), ...along(node, 'water')])
    reached = new Set([...reached, ...next.filter(node => terrainOf(node) !== 'china')])
  }
  return reached.has(other)
}

/** How far back a search looks: 8.2 and 8.13.6. */
const DEPTHS = { KGB: 4, 'KGB under Zakharov': 5, Yakut: 6, 'search party': 4 } as const
const AERIAL = 3

export class Announced {
  routes: readonly Route[] = [[]]
  /** what the Government did last that leads to questions */
  private depth = 0
  private aim = 0

  /** Hears one answer; `game` is the public state before it. */
  hear(game: Game, request: Request<ManhuntOption>, answer: Answer): void {
    if (request.type !== 'choose' || answer.type !== 'choice') return
    const option = request.options[answer.option]
    if (option === undefined) throw new Error('no such option')
    if (request.role === FUGITIVE) this.routes = this.after(game, option, answer.opened)
    else this.note(game, option)
  }

  private note(game: Game, option: ManhuntOption): void {
    if (option.type === 'aim') this.aim = option.node
    if (option.type === 'set out') this.depth = DEPTHS['search party']
    if (option.type !== 'search') return
    const kind = game.government.agents[option.agent]?.kind ?? 'KGB'
    this.depth = DEPTHS[kind === 'KGB' && game.setup.general === 'Zakharov' ? 'KGB under Zakharov' : kind]
  }

  private after(game: Game, option: ManhuntOption, opened: number | undefined): readonly Route[] {
    const closed = new Set<number>([...game.government.agents, ...game.government.army].map(one => one.at))
    const go = (into: string, ends: (here: number) => readonly number[]) =>
      this.routes.flatMap(route => {
        const onward = new Set(ends(route.at(-1) ?? 0))
        return [...onward].filter(to => terrainOf(to) === into && !closed.has(to)).map(to => [...route, to])
      })
    const only = (fits: (route: Route, here: number) => boolean) =>
      this.routes.filter(route => fits(route, route.at(-1) ?? 0))
    switch (option.type) {
      case 'crash':
        return [[option.node]]
      case 'move':
      case 'ride on':
        return go(option.into, here => along(here, option.way))
      case 'hitch-hike':
      case 'railway':
        return go('town', here => nextTowns(here, closed))
      case 'bush-whack':
        return go(option.into, here =>
          faces.flatMap(face => (face.some(one => one === here) ? face.filter(one => one !== here) : [])),
        )
      case 'carried':
        return go('town', here => nearestTowns(here, closed))
      case 'declare':
        return only((_, here) => here === opened)
      case 'sighted':
        return only((_, here) => here === opened && isNear(this.aim, here, AERIAL))
      case 'unseen':
        return only((_, here) => !isNear(this.aim, here, AERIAL))
      case 'here':
      case 'attack agent':
        return only((_, here) => here === option.node)
      case 'not here':
        return only((_, here) => here !== option.node)
      case 'trail':
        return only((route, here) => here !== option.node && route.slice(-this.depth).includes(option.node))
      case 'nothing':
        return only(route => !route.slice(-this.depth).includes(option.node))
      case 'testify':
        return only(route => route.slice(-3).includes(option.node))
      default:
        return this.routes
    }
  }
}
