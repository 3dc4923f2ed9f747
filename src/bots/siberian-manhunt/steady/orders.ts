/** What the Government decides beside the hunt: cards, new agents, where they come, what is taken away. */
import { agentAt, countOf } from '../../../games/siberian-manhunt/agents.ts'
import { type Node, within } from '../../../games/siberian-manhunt/board.ts'
import { normalCards } from '../../../games/siberian-manhunt/cards/assistance.ts'
import { setBack } from '../../../games/siberian-manhunt/effects.ts'
import type { BuyOption, Game, NormalCard, PlayReserveOption } from '../../../games/siberian-manhunt/game.ts'
import { because, worthiest } from '../advice.ts'
import { moves } from '../view.ts'
import { at } from '../ways.ts'
import { border, type Order, type Picture } from './picture.ts'
import { missed } from './things.ts'

/** How likely one of these places is theirs. */
export const shareOf = ({ share }: Picture, nodes: readonly Node[]): number =>
  nodes.reduce((sum, node) => sum + (share.get(node) ?? 0), 0)

// ---- answers that leave no choice of doing nothing -------------------------------------------------------------

/** Near them, rather before than behind them. */
function placing(node: Node, { near, likeliest }: Picture): number {
  const behind = likeliest === undefined ? 0 : Math.max(0, at(border, node) - at(border, likeliest))
  return 100 - at(near, node) - behind / 2
}
const recruits: Order = (view, picture) => {
  const best = worthiest(moves(view, 'recruit', 'respawn'), ({ option }) => placing(option.at, picture))
  return because(best?.move, 'more agents', { spaces: at(picture.near, best?.move.option.at ?? 0) })
}
const flies: Order = (view, picture) => {
  const best = worthiest(moves(view, 'fly'), ({ option }) => {
    const from = agentAt(view.run.state, option.agent).at
    return Math.max(
      0.01,
      20 + at(picture.near, from) - at(picture.near, option.to) + 10 * (picture.share.get(option.to) ?? 0),
    )
  })
  return because(best?.move, 'fly ahead', { spaces: at(picture.near, best?.move.option.to ?? 0) })
}
const aims: Order = (view, picture) => {
  const { spaces } = normalCards['Aerial Search']
  const best = worthiest(moves(view, 'aim'), ({ option }) => 0.001 + shareOf(picture, within(option.node, spaces)))
  return because(best?.move, 'see from the air', { share: best?.worth ?? 0 })
}
const setsOut: Order = (view, picture) => {
  const best = worthiest(moves(view, 'set out'), ({ option }) => 0.001 + shareOf(picture, within(option.node, 1)))
  return because(best?.move, 'search all around', { share: best?.worth ?? 0 })
}
const recalls: Order = (view, picture) => {
  const farthest = worthiest(moves(view, 'recall'), ({ option }) => 1 + at(picture.near, option.at))
  return because(farthest?.move, 'let the one go who is of least use')
}
const besides: Order = view => {
  const best = worthiest(moves(view, 'army beside'), ({ option }) => 200 - at(border, option.node))
  return because(best?.move, 'the Red Army in their way')
}
const steals: Order = view => {
  const best = worthiest(moves(view, 'steal'), ({ option }) => 0.1 + missed(view.run.state, option.thing))
  return because(best?.move, 'take what hurts')
}

// ---- cards -----------------------------------------------------------------------------------------------------

/** On the counter: from here on they are close to vanishing. */
const FAR_ALONG = 8

/** What a card is worth if it is used now, in energy. */
function worthNow(game: Game, picture: Picture, card: NormalCard): number {
  const { agents } = game.government
  const close = agents.some(one => at(picture.near, one.at) <= 4)
  switch (card) {
    case 'Recruit':
      return 4
    case 'Aerial Search':
      return (
        5 *
        Math.max(
          0,
          ...[...picture.share.keys()].map(node => shareOf(picture, within(node, normalCards[card].spaces))),
        ) *
        (picture.certainty < 0.5 ? 1 : 0)
      )
    case 'Search Parties':
      return (
        6 * Math.max(...agents.filter(one => one.state !== 'new').map(one => shareOf(picture, within(one.at, 1))), 0)
      )
    case 'Helicopter Transport':
      return agents.some(one => one.kind === 'KGB' && one.state === 'ready' && at(picture.near, one.at) > 6) ? 2 : 0
    case 'Road Blocks':
      return close ? 2.5 : 1
    case 'Checkpoints':
      return game.fugitive.inTown ? 1 : 1.6
    case 'Motorcycles':
    case 'Snowmobiles':
      return agents.filter(one => one.kind === 'KGB' && at(picture.near, one.at) > 2 && at(picture.near, one.at) <= 6)
        .length
    case 'Propaganda':
      return (game.bag.loyal < 8 ? 1.5 : 0.5) + (game.track >= FAR_ALONG && setBack(game) < game.track ? 1.5 : 0)
    case 'Weather Forecast':
      return 1.4
  }
}
const cards: Order = (view, picture) => {
  const { state } = view.run
  const worth = ({ card, cost }: BuyOption | PlayReserveOption) => worthNow(state, picture, card) - cost + 0.01
  const best = worthiest(
    moves(view, 'buy', 'play reserve').filter(({ option }) => option.type !== 'buy' || option.put === 'use'),
    ({ option }) => worth(option),
  )
  return because(best?.move, best?.move.option.card === 'Recruit' ? 'more agents' : 'nothing better', {
    worth: best?.worth ?? 0,
  })
}
/** A tracker as soon as there is the energy, for the officer who is farthest behind. */
const upgrades: Order = (view, picture) => {
  if (countOf(view.run.state, 'KGB') < 2) return undefined
  const best = worthiest(
    moves(view, 'upgrade'),
    ({ option }) => placing(option.at, picture) + at(picture.near, agentAt(view.run.state, option.agent).at),
  )
  return because(best?.move, 'a tracker')
}
/** People are asked when the trail is cold and more of them are loyal than not. */
const interrogates: Order = (view, picture) => {
  const { bag, track } = view.run.state
  const chance = bag.loyal / (bag.loyal + bag.silent)
  if (picture.certainty > 0.2 || track < 7 || chance < 0.45) return undefined
  return because(moves(view, 'interrogate')[0], 'make the people talk', { chance })
}
/** With energy to spare, the army stands where they are likeliest to be. */
const deploys: Order = (view, picture) => {
  const best = worthiest(
    moves(view, 'red army'),
    ({ option }) => (picture.share.get(option.node) ?? 0) - 0.08 * option.cost,
  )
  return because(best?.move, 'the Red Army in their way', { share: best?.worth ?? 0 })
}

export const answers: readonly Order[] = [recruits, flies, aims, setsOut, recalls, besides, steals]
export const plans: readonly Order[] = [cards, upgrades, interrogates, deploys]
