/** What a player thinks of as one action: the groups of the action list. */
import type { ShownOption } from '../../app/view.ts'

/** `decision` is everything that only comes up when it is asked. */
export type GroupId =
  | 'road'
  | 'water'
  | 'hitch-hike'
  | 'bush-whack'
  | 'railway'
  | 'ride'
  | 'search things'
  | 'use'
  | 'craft'
  | 'eat'
  | 'carry'
  | 'wear'
  | 'rest'
  | 'good deed'
  | 'attack agent'
  | 'move agent'
  | 'drive'
  | 'attack'
  | 'capture'
  | 'interrogate'
  | 'buy'
  | 'play reserve'
  | 'upgrade'
  | 'red army'
  | 'end turn'
  | 'decision'

export function groupOf(option: ShownOption): GroupId {
  switch (option.type) {
    case 'move':
      return option.way
    case 'hitch-hike':
    case 'bush-whack':
    case 'railway':
    case 'ride':
    case 'use':
    case 'craft':
    case 'eat':
    case 'wear':
    case 'rest':
    case 'good deed':
    case 'attack agent':
    case 'end turn':
    case 'move agent':
    case 'drive':
    case 'attack':
    case 'capture':
    case 'interrogate':
    case 'buy':
    case 'play reserve':
    case 'upgrade':
    case 'red army':
      return option.type
    case 'refuel':
      return 'ride'
    case 'wilderness search':
    case 'urban search':
      return 'search things'
    case 'take':
    case 'drop':
      return 'carry'
    case 'take off':
      return 'wear'
    case 'crash':
    case 'character':
    case 'follow':
    case 'ignore':
    case 'fight':
    case 'strike':
    case 'escape':
    case 'hold':
    case 'hunt':
    case 'give':
    case 'suffer':
    case 'load':
    case 'ride on':
    case 'halt':
    case 'end meal':
    case 're-roll':
    case 'keep':
    case 'carried':
    case 'declare':
    case 'testify':
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
    case 'sighted':
    case 'unseen':
    case 'search':
    case 'pass':
    case 'recruit':
    case 'fly':
    case 'aim':
    case 'set out':
    case 'recall':
    case 'steal':
    case 'army beside':
    case 'respawn':
      return 'decision'
  }
}

/** What may come before any decision of the own turn, and costs nothing: a question's answers are the others. */
export const isFree = (option: ShownOption): boolean =>
  ['eat', 'take', 'drop', 'wear', 'take off', 'refuel'].includes(option.type)

/** Of all that is offered with it, what the question is about: its first answer stands for all. */
export const answersOf = (options: readonly ShownOption[]): readonly ShownOption[] =>
  options.some(option => option.type === 'end meal') ? options : options.filter(option => !isFree(option))
