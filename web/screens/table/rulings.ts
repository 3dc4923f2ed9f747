/** Where the rules speak of an action, a question or a card: section numbers of docs/rules/siberian-manhunt.md. */
import { isFood, type Thing } from '../../../src/games/siberian-manhunt/belongings.ts'
import { isPerson, isPredator, isVehicle, itemCard } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { AssistanceCard } from '../../../src/games/siberian-manhunt/game.ts'
import type { ShownOption } from '../../app/view.ts'
import type { CardRef } from './card-ref.ts'
import { type GroupId, groupOf } from './groups.ts'

export const groupRules: Readonly<Record<GroupId, string>> = {
  road: '6.1',
  water: '6.2',
  'hitch-hike': '6.3',
  'bush-whack': '6.4',
  railway: '6.17.5',
  ride: '6.17.1',
  'search things': '6.11',
  use: '6.13.1',
  craft: '6.14',
  eat: '6.16.1',
  carry: '6.15.3',
  wear: '6.15.5',
  rest: '6.8',
  'good deed': '6.9',
  'attack agent': '6.10',
  'move agent': '8.2',
  drive: '8.3',
  attack: '8.4',
  capture: '8.5',
  interrogate: '8.6',
  buy: '8.7',
  'play reserve': '8.14',
  upgrade: '8.9',
  'red army': '8.11',
  'end turn': '8.12',
  decision: '4.3',
}
/** The Fugitive's turn ends by another chapter than the Government's. */
export const ruleOfGroup = (group: GroupId, role: 'Fugitive' | 'Government'): string =>
  group === 'end turn' && role === 'Fugitive' ? '5' : groupRules[group]

const orders: Readonly<Record<AssistanceCard, string>> = {
  Recruit: '8.13.1',
  'Weather Forecast': '8.13.2',
  Checkpoints: '8.13.3',
  'Road Blocks': '8.13.4',
  'Helicopter Transport': '8.13.5',
  'Search Parties': '8.13.6',
  'Aerial Search': '8.13.7',
  Motorcycles: '8.13.8',
  Snowmobiles: '8.13.9',
  Propaganda: '8.13.10',
  'Form 27': '8.15.1',
  'Commission of Inspection': '8.15.2',
  'Recall to Moscow': '8.15.3',
  'Fuel Quota': '8.15.4',
  'Price Decree': '8.15.5',
  'Question of Competence': '8.15.6',
}

export function ruleOfCard(card: CardRef): string {
  switch (card.type) {
    case 'thing':
      return ruleOfThing(card.thing)
    case 'craft':
      return card.card === 'Fire' ? '6.14.3' : '6.14'
    case 'assistance':
    case 'reserve':
    case 'in force':
      return orders[card.card]
    case 'encounter':
      return isPerson(card.card) ? '5.2.2' : isPredator(card.card) ? '5.2.4' : '5.2.6'
    case 'prey':
      return '6.11.3'
    case 'character':
      return '3.7'
    case 'agent':
      return '8.2'
    case 'general':
      return '10.4'
  }
}
function ruleOfThing(thing: Thing): string {
  if (isFood(thing)) return '6.16.1'
  const { attack, worn, energy } = itemCard(thing)
  if (thing === 'Fire') return '6.14.3'
  if (thing === 'Railway ticket') return '6.17.5'
  if (thing === 'Ammunition') return '6.13.2'
  if (isVehicle(thing)) return '6.17.1'
  if (attack !== undefined) return '5.3.2'
  if (worn !== undefined) return '6.15.5'
  return energy === undefined ? '6.14' : '6.13.1'
}

/** For a question, by the first of its answers. */
export function ruleOfQuestion(option: ShownOption | undefined): string {
  switch (option?.type) {
    case 'character':
      return '3.7'
    case 'follow':
    case 'ignore':
    case 'fight':
      return '5.2.2'
    case 'strike':
    case 'escape':
      return '5.3'
    case 'hunt':
    case 'hold':
      return '6.11.3'
    case 'suffer':
      return '5.2.6'
    case 'eat':
    case 'end meal':
      return '6.16.1'
    case 'ride on':
    case 'halt':
      return '6.17.2'
    case 'give':
      return '6.15.6'
    case 'load':
      return '6.13.2'
    case 're-roll':
    case 'keep':
      return '10.3'
    case 'carried':
    case 'steal':
      return '9.4'
    case 'testify':
      return '8.6'
    case 'recruit':
      return '8.8'
    case 'recall':
      return '8.15.3'
    case 'army beside':
      return '8.11'
    case 'respawn':
      return '8.10'
    case 'fly':
      return '8.13.5'
    case 'aim':
      return '8.13.7'
    case 'set out':
      return '8.13.6'
    case 'search':
    case 'attack':
    case 'pass':
      return '8.2'
    case 'crash':
      return '3.2'
    case 'declare':
      return '4.2'
    case 'sighted':
    case 'unseen':
      return '8.13.7'
    case 'here':
    case 'trail':
    case 'nothing':
    case 'not here':
      return '4.3'
    case 'end turn':
    case 'move':
    case 'hitch-hike':
    case 'bush-whack':
    case 'railway':
    case 'ride':
    case 'use':
    case 'craft':
    case 'wear':
    case 'rest':
    case 'good deed':
    case 'attack agent':
    case 'move agent':
    case 'drive':
    case 'capture':
    case 'interrogate':
    case 'buy':
    case 'play reserve':
    case 'upgrade':
    case 'red army':
    case 'refuel':
    case 'wilderness search':
    case 'urban search':
    case 'take':
    case 'drop':
    case 'take off':
      return groupRules[groupOf(option)]
    case undefined:
      return '4.3'
  }
}
