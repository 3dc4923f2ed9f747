/** What a seat chose, as a line of the log. */
import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { ShownOption } from '../../app/view.ts'
import type { Reader } from '../shapes.ts'
import { at, place } from './places.ts'
import { unit, who } from './readers.ts'
import { replySaid, thingName } from './things.ts'

const into = (terrain: 'wilderness' | 'town' | 'china'): string =>
  terrain === 'town' ? 'into a town' : terrain === 'china' ? 'into *China*' : 'not into a town'
const sneaking = (sneak: boolean): string => (sneak ? ', sneaking' : '')
const from = (node: number): string => `from ${place(node)}`

/** A choice as a sentence; `undefined` if what came of it is told by an event. */
export function choiceText(option: ShownOption, by: Side, reader: Reader): string | undefined {
  const they = who(by, reader)
  switch (option.type) {
    case 'move':
      return `${they} moved *1 ${option.way === 'road' ? 'by road' : 'over water'}*, ${into(option.into)}${sneaking(option.sneak)}.`
    case 'hitch-hike':
      return `${they} *hitch-hiked* into a town.`
    case 'bush-whack':
      return `${they} *bush-whacked*, ${into(option.into)}${sneaking(option.sneak)}.`
    case 'good deed':
      return `${they} did a *good deed*.`
    case 'end turn':
      return `${they} ended the turn.`
    case 'move agent':
      return `${they} moved a ${unit(option.kind)} to *${place(option.to)}*.`
    case 'drive':
      return `${they} drove a KGB officer to *${place(option.to)}*.`
    case 'interrogate':
      return `${they} *interrogated* the people.`
    case 'red army':
      return `${they} sent the Red Army to *${place(option.node)}* (${option.how === 'deploy' ? 'deployment' : 'maneuver'}).`
    case 'attack':
      return `A ${unit(option.kind)} attacked ${at(option.node)}.`
    case 'capture':
      return `${they} tried a *capture* ${at(option.node)}.`
    case 'crash':
      return `The plane came down: the way begins at *the crash site*.`
    case 'follow':
      return `${they} followed *${option.card}*: “${replySaid(option.card, option.reply)}”.`
    case 'strike':
      return option.weapon === null ? undefined : `${they} struck with *${option.weapon}*.`
    case 'hold':
      return `${they} held back.`
    case 'hunt':
      return `${they} hunted *${option.card}*.`
    case 'use':
      return `${they} used *${option.card}*.`
    case 'load':
      return `${they} loaded *${option.card}*.`
    case 'railway':
      return `${they} went *by railway* into a town.`
    case 'ride':
      return `${they} set out with *${option.card}*.`
    case 'ride on':
      return `${they} rode *1 ${option.way === 'road' ? 'by road' : 'over water'}*, ${into(option.into)}.`
    case 'take':
      return `${they} took *${thingName(option.thing)}* along.`
    case 'drop':
      return `${they} put *${thingName(option.thing)}* down at the campsite.`
    case 'wear':
      return `${they} put on *${option.card}*.`
    case 'take off':
      return `${they} took off *${option.card}*.`
    case 'refuel':
      return `${they} filled *${option.card}* with fuel.`
    case 'fly':
      return `${they} flew a KGB officer to *${place(option.to)}*.`
    case 'set out':
      return `Search parties set out *${from(option.node)}*.`
    case 'character':
    case 'ignore':
    case 'fight':
    case 'give':
    case 'suffer':
    case 'wilderness search':
    case 'urban search':
    case 'craft':
    case 'halt':
    case 'eat':
    case 'end meal':
    case 're-roll':
    case 'keep':
    case 'carried':
    case 'steal':
    case 'sighted':
    case 'unseen':
    case 'aim':
    case 'recall':
    case 'play reserve':
    case 'rest':
    case 'attack agent':
    case 'escape':
    case 'declare':
    case 'testify':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'search':
    case 'pass':
    case 'buy':
    case 'upgrade':
    case 'recruit':
    case 'army beside':
    case 'respawn':
      return undefined
  }
}
