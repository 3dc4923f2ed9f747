/**
 * What a player can do now, sorted for list and map: the plays of the open request, in groups, each with its words and its
 * location. One {@link Act} is one play; everything that the map does is a press on one of these.
 */
import type { Play } from '../../../protocol/rules/index.ts'
import { isWinter } from '../../../src/games/siberian-manhunt/seasons.ts'
import type { Offer, ShownOption, Table } from '../../app/view.ts'
import { nodeAt } from '../../board/chart.ts'
import type { Shape } from '../../board/scene.ts'
import { words } from '../../text/index.ts'
import type { Naming } from '../../text/shapes.ts'
import { answersOf, type GroupId, groupOf, isFree } from './groups.ts'

export interface Act {
  readonly play: Play
  readonly option: ShownOption
  readonly group: GroupId
  /** where on the map it would be pressed */
  readonly node: number | undefined
  /** the agent that would do it */
  readonly agent: number | undefined
  readonly cost: number | undefined
  readonly label: string
}

/** The location of a play: hidden ones are the player's own secret, the others stand in the option. */
export function nodeOf(option: ShownOption, play: Play): number | undefined {
  switch (option.type) {
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
    case 'railway':
    case 'ride on':
    case 'carried':
      return play.hidden[0]
    case 'move agent':
    case 'drive':
    case 'fly':
      return option.to
    case 'attack agent':
    case 'testify':
    case 'attack':
    case 'capture':
    case 'red army':
    case 'army beside':
    case 'aim':
    case 'set out':
    case 'search':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'crash':
      return option.node
    case 'upgrade':
    case 'recruit':
    case 'recall':
    case 'respawn':
      return option.at
    default:
      return undefined
  }
}

const agentOf = (option: ShownOption): number | undefined =>
  'agent' in option && option.type !== 'attack agent' ? option.agent : undefined
const costOf = (option: ShownOption): number | undefined => ('cost' in option ? option.cost : undefined)

export const namingFor = (table: Table): Naming => ({
  agent: index => words.agentName(table.game.government.agents, index),
  winter: isWinter(table.game),
})

/** Every play of the open request, or none while it is not this player's to decide. */
export const actsOf = (table: Table): readonly Act[] => (table.yourDecision ? actsOffered(table, namingFor(table)) : [])

/** Every play of an offer. */
export function actsOffered({ options, plays }: Offer, naming: Naming): readonly Act[] {
  const answers = asked(options) ? answersOf(options) : []
  return plays.flatMap(play => {
    const option = options[play.option]
    if (option === undefined) return []
    // A free attack after a move is asked for, like the search beside it.
    return [actOf(option, play, answers.includes(option) ? 'decision' : groupOf(option), naming)]
  })
}
export const actOf = (option: ShownOption, play: Play, group: GroupId, naming: Naming): Act => ({
  play,
  option,
  group,
  node: nodeOf(option, play),
  agent: agentOf(option),
  cost: costOf(option),
  label: words.optionLabel(option, play.hidden[0], naming),
})

/** Whether the open request is a question of its own, not a turn's free choice of actions. */
export const asked = (options: readonly ShownOption[]): boolean => !options.some(option => option.type === 'end turn')

export const samePlay = (a: Play, b: Play): boolean =>
  a.option === b.option && a.hidden.length === b.hidden.length && a.hidden.every((value, i) => value === b.hidden[i])

/** The player's own agents on a location who can still do something, in a turn's free choice of actions. */
export function readyAt(table: Table, acts: readonly Act[], node: number): readonly number[] {
  if (table.role !== 'Government' || asked(table.options)) return []
  return table.game.government.agents.flatMap((one, index) =>
    one.at === node && acts.some(act => act.agent === index) ? [index] : [],
  )
}

/** The one with the lowest price, if there is any. */
export const cheapest = (acts: readonly Act[]): Act | undefined =>
  [...acts].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0]

const FUGITIVE_GROUPS: readonly GroupId[] = [
  'road',
  'bush-whack',
  'water',
  'hitch-hike',
  'railway',
  'ride',
  'search things',
  'use',
  'craft',
  'eat',
  'carry',
  'wear',
  'good deed',
  'attack agent',
  'rest',
  'end turn',
]
const GOVERNMENT_GROUPS: readonly GroupId[] = [
  'move agent',
  'drive',
  'attack',
  'capture',
  'interrogate',
  'red army',
  'buy',
  'play reserve',
  'upgrade',
  'end turn',
]
/** The actions of a role in their order on the screen, whether they are possible now or not. */
export const groupsFor = (role: Table['role']): readonly GroupId[] =>
  role === 'Fugitive' ? FUGITIVE_GROUPS : GOVERNMENT_GROUPS

/** What is a card under the map only while it is possible: there is not room for all. */
const RARE: readonly GroupId[] = ['railway', 'ride', 'use', 'eat', 'carry', 'wear', 'attack agent', 'play reserve']
/** The groups that have a card under the map. */
export const cardGroups = (role: Table['role'], acts: readonly Act[]): readonly GroupId[] =>
  groupsFor(role).filter(group => !RARE.includes(group) || (group !== 'carry' && acts.some(act => act.group === group)))

/** Groups whose destinations are on the map from the start; the others come when their card is pressed. */
const ON_MAP: readonly GroupId[] = ['road', 'water', 'hitch-hike', 'bush-whack', 'railway', 'move agent', 'decision']

/** The acts that the map offers, given what was pressed before. */
export function mapActs(acts: readonly Act[], group: GroupId | undefined, agent: number | undefined): readonly Act[] {
  const wanted = acts.filter(
    act => act.node !== undefined && (group === undefined ? ON_MAP.includes(act.group) : act.group === group),
  )
  const byAgent = agent === undefined ? wanted : wanted.filter(act => act.agent === agent)
  return byAgent.length > 0 ? byAgent : wanted
}

/** The ring around a destination tells how one gets there; a town is always a square. */
export function shapeOf(act: Act): Shape {
  if (act.node !== undefined && nodeAt(act.node).kind === 'town') return 'town'
  if (act.group === 'water') return 'water'
  if (act.group === 'bush-whack') return 'bush'
  return act.group === 'road' || act.group === 'move agent' ? 'road' : 'place'
}

/**
 * Answers to a question are buttons of their own card, and things are only moved about: one press is enough. Everything with
 * a place is planned first, and so is what cannot be taken back.
 */
export const sendsAtOnce = (act: Act): boolean =>
  act.group === 'decision' ? !hasPlace(act) : isFree(act.option) && act.option.type !== 'eat'
/** For tests and screen readers: whether the first press sends, or plans. */
export const sends = (act: Act): 'first' | 'second' => (sendsAtOnce(act) ? 'first' : 'second')
const PLACED: readonly ShownOption['type'][] = [
  'testify',
  'recruit',
  'army beside',
  'respawn',
  'ride on',
  'carried',
  'fly',
  'aim',
  'set out',
  'recall',
]
/** Whether a decision is made on the map. */
export const hasPlace = (act: Act): boolean => PLACED.includes(act.option.type)

/** No more places than this are buttons of the question's card; more are a list with a field to find them. */
const ON_CARD = 6
/** What the question's card offers: all answers, unless they are many places. */
export function onCard(acts: readonly Act[]): readonly Act[] {
  const answers = acts.filter(act => act.group === 'decision')
  return answers.filter(hasPlace).length > ON_CARD ? answers.filter(act => !hasPlace(act)) : answers
}
