/** The assistance deck: six blocks of six cards, one Recruit in each, no order beforehand (3.4, 8.12). */
import { assistanceCards, otherCards } from './cards/assistance.ts'
import { type Assistance, type AssistanceCard, type OtherCard, type Rule, rollAll } from './game.ts'
import { values } from './values.ts'

const { rows, columns, blocks, blockSize } = values.assistance

export const fullDeck = (): Assistance => ({
  board: Array.from({ length: rows }, () => Array.from({ length: columns }, () => null)),
  deck: {
    blocks,
    left: 0,
    recruit: false,
    others: otherCards.map(card => ({ card, left: assistanceCards[card].count })),
  },
  reserve: null,
  active: [],
  discards: [],
})

const othersLeft = ({ others }: Assistance['deck']): number => others.reduce((sum, one) => sum + one.left, 0)

/**
 * Cards off the deck in one joint roll; fewer if it runs out. There is one die for each card's place among those left of
 * its block, where 0 stands for the Recruit while it is there, and then one for each other card among all that are left:
 * what lies in which block was never decided, so that any of them is equally likely. A Recruit leaves the last of those
 * dice unread.
 */
export function* drawCards({ deck }: Assistance, wanted: number): Rule<readonly AssistanceCard[]> {
  const count = Math.min(wanted, deck.left + deck.blocks * blockSize)
  if (count === 0) return []
  const places: number[] = []
  for (let left = deck.left; places.length < count; left--) {
    if (left === 0) left = blockSize
    places.push(left)
  }
  const others = othersLeft(deck)
  const picks = Array.from({ length: Math.min(count, others) }, (_, i) => others - i)
  const rolled = yield* rollAll([...places, ...picks], 'assistance')
  const picked = rolled.slice(count)
  return rolled.slice(0, count).map(place => {
    if (deck.left === 0) Object.assign(deck, { blocks: deck.blocks - 1, left: blockSize, recruit: true })
    deck.left -= 1
    if (!deck.recruit || place > 0) return takeOther(deck, picked.shift() ?? 0)
    deck.recruit = false
    return 'Recruit'
  })
}

/** The card at that index when the others lie in a row, kind by kind. */
function takeOther({ others }: Assistance['deck'], index: number): OtherCard {
  let before = 0
  for (const one of others) {
    before += one.left
    if (index >= before) continue
    one.left -= 1
    return one.card
  }
  throw new Error(`no other card ${index} is left`)
}
