/** What a plan means for what can be known: how much it discloses, or how likely it finds somebody. */
import { within } from '../../../src/games/siberian-manhunt/board.ts'
import { normalCards } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import type { ShownOption, Table } from '../../app/view.ts'
import { shareSaid } from '../../board/possibilities.ts'
import { words } from '../../text/index.ts'
import { type Act, samePlay } from './acts.ts'

/** For the Fugitive: "possible places: 9 → 31". Nothing if the plan says nothing of the route, or the session has not told it. */
export function placesAfter(steps: readonly Act[], { aids, planned }: Table): readonly string[] {
  const { possibilities } = aids
  const last = steps.at(-1)
  if (possibilities === undefined || last === undefined) return []
  const begins = planned.every((play, i) => steps[i] !== undefined && samePlay(steps[i].play, play))
  const then =
    steps.length === 1
      ? possibilities.after.get(last.play.option)
      : !begins || steps.length > planned.length + 1
        ? undefined
        : steps.length === planned.length
          ? possibilities.planned?.places
          : possibilities.planned?.after.get(last.play.option)
  return then === undefined ? [] : [words.known.after(possibilities.places.length, then)]
}

/** The locations that a search from the air, or search parties, would look at. */
export function areaOf(option: ShownOption): readonly number[] | undefined {
  if (option.type === 'aim') return within(option.node, normalCards['Aerial Search'].spaces)
  return option.type === 'set out' ? within(option.node, normalCards['Search Parties'].spaces) : undefined
}

/** The locations at which an act of the Government looks for them; `undefined` if it does not. */
function lookedAt(option: ShownOption): readonly number[] | undefined {
  switch (option.type) {
    case 'move agent':
    case 'fly':
      return [option.to]
    case 'search':
    case 'attack':
    case 'capture':
    case 'red army':
      return [option.node]
    default:
      return areaOf(option)
  }
}

/** For the Government: on how many of the possible places it looks, and how many of the routes end there. */
export function chanceOf(option: ShownOption, { aids }: Table): readonly string[] {
  const nodes = lookedAt(option)
  if (nodes === undefined || aids.possibilities === undefined) return []
  const { places } = aids.possibilities
  const hit = places.filter(({ node }) => nodes.includes(node))
  const { known } = words
  if (hit.length === 0) return [known.miss]
  const share = shareSaid(hit.reduce((sum, one) => sum + one.share, 0))
  return [nodes.length === 1 ? known.hit(places.length, share) : known.hits(hit.length, places.length, share)]
}
