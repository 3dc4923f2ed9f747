/**
 * Stories in which a cheat's moment comes that the usual one does not have, and the seeds that they need. Other values of
 * the rules may need other seeds: then the story's own test fails.
 */

import { CRASH } from '../../../src/games/siberian-manhunt/board.ts'
import type { ManhuntOption } from '../../../src/games/siberian-manhunt/game.ts'
import { there } from '../../protocol/seated.ts'
import { character, endTurn, optionsOf, playOf, type Script, type Step } from '../story.ts'

const doing =
  (type: ManhuntOption['type']): Step =>
  session =>
    playOf(session, option => option.type === type)

/** The Fugitive stays where it crashed, and is attacked there. */
export const attackedAtTheCrash = {
  seed: 1,
  script: (): Script => ({ fugitive: [character, endTurn], government: [doing('attack')] }),
}
/** The Fugitive stays, and aeroplanes look for it there. With this seed their card lies open from the beginning. */
export const flownOverAtTheCrash = {
  seed: 22,
  script: (): Script => {
    const buy: Step = session =>
      playOf(session, option => option.type === 'buy' && option.card === 'Aerial Search' && option.put === 'use')
    const aim: Step = session => playOf(session, option => option.type === 'aim' && option.node === CRASH)
    return { fugitive: [character, endTurn], government: [buy, aim, endTurn] }
  },
}
/** The Fugitive leaves the roads with its first step. */
export const acrossTheWild = {
  seed: 1,
  script: (): Script => ({ fugitive: [character, doing('bush-whack')], government: [] }),
}
/** What such a player does, of what is possible: the first of these. */
const preferring =
  (...wanted: readonly ((option: ManhuntOption) => boolean)[]): Step =>
  session => {
    const options = optionsOf(session)
    const plays = session.plays()
    for (const like of wanted) {
      const play = plays.find(({ option }) => options.slice(option, option + 1).some(like))
      if (play !== undefined) return play
    }
    return there(plays[0])
  }
const isOf = (type: ManhuntOption['type']) => (option: ManhuntOption) => option.type === type
/** The Government recruits and interrogates, and buys what lies open until it can. */
const asking = preferring(
  isOf('interrogate'),
  option => option.type === 'buy' && option.card === 'Recruit',
  option => option.type === 'buy' && option.put === 'discard',
  isOf('buy'),
  isOf('end turn'),
)
function* always(step: Step): Generator<Step> {
  for (;;) yield step
}
/** Turns pass until the Fugitive is asked for this, and does it. */
function* until(type: ManhuntOption['type']): Generator<Step> {
  let done = false
  while (!done)
    yield session => {
      const play = preferring(isOf(type), isOf('end turn'))(session)
      done = optionsOf(session)[play.option]?.type === type
      return play
    }
}
const waiting = (type: ManhuntOption['type'], seed: number) => ({
  seed,
  script: (): Script => ({ fugitive: until(type), government: always(asking) }),
})
/** With these seeds it comes early. */
export const interrogated = waiting('testify', 13)
export const givenALift = waiting('ride on', 17)
export const carriedAway = waiting('carried', 7)
