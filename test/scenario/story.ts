/**
 * A short game by the real rules in which everything happens that a cheat may want to bend: secret steps, a search on
 * the trail, a town with its bag, a search on the spot. The Fugitive resigns at the end of it.
 */
import type { Play } from '../../protocol/rules/index.ts'
import type { Session } from '../../protocol/session/session.ts'
import { asNode, CRASH, KANSK, type Node, neighbours, terrain } from '../../src/games/siberian-manhunt/board.ts'
import {
  type Event,
  FUGITIVE,
  type Game,
  type ManhuntOption,
  type Setup,
} from '../../src/games/siberian-manhunt/game.ts'
import { there } from '../protocol/seated.ts'

export type ManhuntSession = Session<Game, Setup, ManhuntOption, Event>
/** Picks one of the plays that the secrets allow. */
export type Step = (session: ManhuntSession) => Play
/** What each side does, step by step; where nothing is left, the Fugitive resigns. */
export interface Script {
  readonly fugitive: Iterable<Step>
  readonly government: Iterable<Step>
}

/** The way from the crash site to Kansk: two steps through the wilderness, the third into the town. */
const roadTo = (town: Node): readonly [Node, Node] => {
  for (const first of neighbours(CRASH, 'road'))
    for (const second of neighbours(first, 'road'))
      if (neighbours(second, 'road').includes(town) && terrain(second) === 'wilderness') return [first, second]
  throw new Error('Kansk is further away')
}
export const [FIRST, SECOND] = roadTo(KANSK)
/** A location far away from all this. */
export const FAR = asNode(200)

export function optionsOf(session: ManhuntSession): readonly ManhuntOption[] {
  const { request } = session.transcript.position
  return request?.type === 'choose' ? request.options : []
}
/** The one play whose option is like that, and which hides that number. */
export function playOf(session: ManhuntSession, like: (option: ManhuntOption) => boolean, hidden?: number): Play {
  const options = optionsOf(session)
  const fits = (play: Play) => {
    const option = options[play.option]
    return option !== undefined && like(option) && (hidden === undefined || play.hidden[0] === hidden)
  }
  return there(session.plays().find(fits))
}
export const steps = (into: 'wilderness' | 'town') => (option: ManhuntOption) =>
  option.type === 'move' && option.way === 'road' && option.into === into && !option.sneak

const moveTo =
  (node: Node): Step =>
  session =>
    playOf(session, steps(terrain(node) === 'town' ? 'town' : 'wilderness'), node)
export const endTurn: Step = session => playOf(session, option => option.type === 'end turn')
export const agentTo =
  (node: Node): Step =>
  session =>
    playOf(session, option => option.type === 'move agent' && option.agent === 0 && option.to === node)
export const search: Step = session => playOf(session, option => option.type === 'search')

export const character: Step = session => playOf(session, option => option.type === 'character')

const look: Step = session => playOf(session, option => option.type === 'urban search')

/** From the crash site into the town, in three steps. */
export const toKansk: readonly Step[] = [moveTo(FIRST), moveTo(SECOND), moveTo(KANSK)]

/** Nobody is met on the way: it leads to a town in the first turn. Its last roll is for what lies about in that town. */
export const usual: Script = {
  fugitive: [character, ...toKansk, endTurn, endTurn, look, moveTo(SECOND)],
  government: [agentTo(FIRST), search, endTurn, agentTo(KANSK), search, endTurn],
}

/** What comes next for whoever is asked; the end of the story is that the Fugitive resigns. */
export class Story {
  private readonly fugitive: Iterator<Step>
  private readonly government: Iterator<Step>
  constructor(script = usual) {
    this.fugitive = script.fugitive[Symbol.iterator]()
    this.government = script.government[Symbol.iterator]()
  }

  next(session: ManhuntSession): Play | 'resign' {
    const { request } = session.transcript.position
    const isFugitive = request?.type === 'choose' && request.role === FUGITIVE
    const step = (isFugitive ? this.fugitive : this.government).next()
    if (step.done !== true) return step.value(session)
    if (isFugitive) return 'resign'
    throw new Error('the Government has nothing left to do')
  }
}
