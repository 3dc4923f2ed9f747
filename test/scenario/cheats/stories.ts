/**
 * Stories in which a cheat's moment comes that the usual one does not have. Most begin as a game stands later: with other
 * decks, tokens in the bag or agents on the map, which everybody knows. So they hang on no dice.
 */

import { newItem } from '../../../src/games/siberian-manhunt/belongings.ts'
import { CRASH, neighbours, towns } from '../../../src/games/siberian-manhunt/board.ts'
import type { EncounterName } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { Game, ManhuntOption } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import { there } from '../../protocol/seated.ts'
import {
  agentTo,
  character,
  endTurn,
  FIRST,
  optionsOf,
  playOf,
  type Script,
  type Step,
  search,
  toKansk,
  usual,
} from '../story.ts'

export interface Tale {
  readonly script: () => Script
  /** what is otherwise at the beginning of the game */
  readonly begins?: (game: Game) => void
}

const doing =
  (type: ManhuntOption['type']): Step =>
  session =>
    playOf(session, option => option.type === type)

/** More of a card than anybody draws. */
const PLENTY = 30
const onlyToMeet = (game: Game, whom: EncounterName): void => {
  for (const row of game.decks.encounters) row.left = row.card === whom ? PLENTY : 0
}

// ---- beside the wreck ------------------------------------------------------------------------------------------

/** The Fugitive stays where it crashed, and is attacked there. */
export const attackedAtTheCrash: Tale = {
  script: () => ({ fugitive: [character, endTurn], government: [doing('attack')] }),
}
/** The Fugitive stays, and aeroplanes look for it there. */
export const flownOverAtTheCrash: Tale = {
  begins: ({ assistance }) => {
    for (const one of assistance.deck.others) one.left = one.card === 'Aerial Search' ? PLENTY : 0
  },
  script: () => {
    const buy: Step = session =>
      playOf(session, option => option.type === 'buy' && option.card === 'Aerial Search' && option.put === 'use')
    const aim: Step = session => playOf(session, option => option.type === 'aim' && option.node === CRASH)
    return { fugitive: [character, endTurn], government: [buy, aim, endTurn] }
  },
}
/** The Fugitive stays, and somebody talks. */
export const interrogated: Tale = {
  begins: ({ bag, government }) => {
    Object.assign(bag, { silent: 0, loyal: PLENTY })
    for (const at of towns.slice(-values.government.costs.interrogate))
      government.agents.push({ kind: 'KGB', at, state: 'ready' })
  },
  script: () => ({ fugitive: [character, endTurn, doing('testify')], government: [doing('interrogate'), endTurn] }),
}

// ---- on the way ------------------------------------------------------------------------------------------------

/** The Fugitive leaves the roads with its first step. */
export const acrossTheWild: Tale = {
  script: () => ({ fugitive: [character, doing('bush-whack')], government: [] }),
}
/** A place at the crash site to which the Fugitive does not go. */
const BESIDE = there(neighbours(CRASH, 'road').find(node => node !== FIRST))
/** The Fugitive walks to a town, and is looked for where it never was. */
export const lookedForInVain: Tale = {
  script: () => ({ fugitive: [character, ...toKansk, endTurn], government: [agentTo(BESIDE), search, endTurn] }),
}
/** The Fugitive walks to a town where everybody tells. */
export const toldOfInKansk: Tale = {
  begins: ({ bag }) => void Object.assign(bag, { silent: 0, loyal: PLENTY }),
  script: () => usual,
}
/** The Fugitive walks to a town where nobody tells, and goes on from there in its next turn. */
const onFromKansk = (type: 'hitch-hike' | 'railway'): Tale => ({
  begins: game => {
    Object.assign(game.bag, { silent: values.bag.supply, loyal: 0 })
    game.track = values.track.hitchHike
    game.fugitive.inventory.items.push(newItem('Railway ticket'))
  },
  script: () => ({ fugitive: [character, ...toKansk, endTurn, doing(type)], government: [endTurn] }),
})
export const hitchHiking = onFromKansk('hitch-hike')
export const byTrain = onFromKansk('railway')

// ---- met on the way --------------------------------------------------------------------------------------------

export const givenALift: Tale = {
  begins: game => onlyToMeet(game, 'Timber driver'),
  script: () => ({ fugitive: [character, endTurn, doing('follow'), doing('ride on')], government: [endTurn] }),
}
/** What such a player does, of what is possible: the first of these. */
const preferring =
  (...wanted: readonly ManhuntOption['type'][]): Step =>
  session => {
    const options = optionsOf(session)
    const plays = session.plays()
    for (const type of wanted) {
      const play = plays.find(({ option }) => options[option]?.type === type)
      if (play !== undefined) return play
    }
    return there(plays[0])
  }
function* always(step: Step): Generator<Step> {
  for (;;) yield step
}
/** Turns pass until that happens to the Fugitive. */
function* until(type: ManhuntOption['type']): Generator<Step> {
  let done = false
  while (!done)
    yield session => {
      const play = preferring(type, 'end turn')(session)
      done = optionsOf(session)[play.option]?.type === type
      return play
    }
}
/** A tiger comes each night, until the Fugitive cannot walk any more. */
export const carriedAway: Tale = {
  begins: game => onlyToMeet(game, 'Tiger'),
  script: () => ({ fugitive: until('carried'), government: always(preferring('end turn')) }),
}
