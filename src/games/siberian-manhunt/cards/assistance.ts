/**
 * The assistance deck: 36 cards, one Recruit in each block of six (8.13). The names of ordinary cards are the rulebook's;
 * red cards, numbers and texts are ours. `{…}` in a text stands for the card's own number of that name.
 */

export interface AssistanceData {
  /** how many there are */
  readonly count: number
  /** what it looks like */
  readonly says: string
  /** what it does */
  readonly text: string
  /** of a lasting card: for how many rounds after this one it stays in force */
  readonly rounds?: number
  /** numbers of its own, and a season */
  readonly [own: string]: number | string | undefined
}

export const normalCards = {
  Recruit: {
    count: 6,
    says: 'Fresh from the school in Irkutsk, with a new coat and an old map.',
    text: 'Place a KGB officer in any town. It acts and counts from your next turn on.',
  },
  'Weather Forecast': {
    count: 4,
    says: 'The station at Chita gives a storm warning. The lake turns grey.',
    text: 'For {rounds} rounds a space on foot, by road or water, costs the Fugitive {surcharge} energy more, nobody stops for hitch-hikers, and nothing flies.',
    rounds: 2,
    surcharge: 1,
  },
  Checkpoints: {
    count: 5,
    says: 'A bar across the road, a stove, and two cold men who want to see papers.',
    text: 'For {rounds} rounds entering a town draws {tokens} tokens, {sneak} if sneaking, and one Loyal is enough.',
    rounds: 2,
    tokens: 2,
    sneak: 1,
  },
  'Road Blocks': {
    count: 1,
    says: 'Timber lorries stand across both ends of the main street.',
    text: 'Only while the Fugitive is in a town: they cannot leave it in their next turn.',
    rounds: 1,
  },
  'Helicopter Transport': {
    count: 2,
    says: 'The geologists can spare their Mi-4 until the evening.',
    text: 'A KGB officer who has not moved in this turn flies to any town and may search there.',
  },
  'Search Parties': {
    count: 2,
    says: 'Foresters, railwaymen and militia walk through the birches in a long line.',
    text: 'Around one agent every location up to {spaces} space away is searched, its own too. Traces on the last {depth} locations are found.',
    spaces: 1,
    depth: 4,
  },
  'Aerial Search': {
    count: 2,
    says: 'An An-2 circles low. The observer leans out of the open door.',
    text: 'Name a location. If the Fugitive is no more than {spaces} spaces away from it, they declare where they are.',
    spaces: 3,
  },
  Motorcycles: {
    count: 1,
    says: 'The district garage hands out its sidecars, against a signature.',
    text: 'Summer only: in this turn KGB officers move up to {spaces} spaces by road.',
    season: 'summer',
    rounds: 0,
    spaces: 4,
  },
  Snowmobiles: {
    count: 1,
    says: 'Propeller sledges, built for the mail, roar down the frozen river.',
    text: 'Winter only: in this turn KGB officers move up to {spaces} spaces by road or over the ice.',
    season: 'winter',
    rounds: 0,
    spaces: 4,
  },
  Propaganda: {
    count: 2,
    says: 'The loudspeaker on the square reads the same warning every hour.',
    text: 'Put {loyal} Loyal tokens into the bag. The counter of hidden movement goes back by {back}, unless it stands on X.',
    loyal: 2,
    back: 3,
  },
} as const satisfies Record<string, AssistanceData>

export const redCards = {
  'Form 27': {
    count: 1,
    says: 'To be filled in three times. The carbon paper is out of stock.',
    text: 'In your next turn every assistance card costs {surcharge} energy more, to buy and to play.',
    rounds: 1,
    surcharge: 1,
  },
  'Commission of Inspection': {
    count: 3,
    says: 'Three comrades from Moscow would like to see the books, and the bathhouse.',
    text: 'In your next turn you have {energy} energy less, but at least {least}.',
    rounds: 1,
    energy: 3,
    least: 1,
  },
  'Recall to Moscow': {
    count: 3,
    says: 'One officer is needed more urgently at a desk.',
    text: 'Take a KGB officer off the map, if another agent is left.',
  },
  'Fuel Quota': {
    count: 1,
    says: 'This quarter’s petrol has been used up. The next quarter begins when it begins.',
    text: 'In your next turn nobody drives, rides or flies.',
    rounds: 1,
  },
  'Price Decree': {
    count: 1,
    says: 'Meat and butter cost a third more from today. The queue reads it in silence.',
    text: 'Put {silent} Silent tokens into the bag.',
    silent: 2,
  },
  'Question of Competence': {
    count: 1,
    says: 'The army and the security service exchange polite letters about who commands whom.',
    text: 'The card in reserve is discarded. In your next turn no Red Army token is placed.',
    rounds: 1,
  },
} as const satisfies Record<string, AssistanceData>

export const assistanceCards = { ...normalCards, ...redCards } as const

export type NormalCard = keyof typeof normalCards
export type RedCard = keyof typeof redCards
export type AssistanceCard = NormalCard | RedCard
/** Every card but Recruit. */
export type OtherCard = Exclude<AssistanceCard, 'Recruit'>
/** A card that stays in force for a time. */
export type LastingCard = {
  [C in AssistanceCard]: (typeof assistanceCards)[C] extends { readonly rounds: number } ? C : never
}[AssistanceCard]

export const isRed = (card: AssistanceCard): card is RedCard => card in redCards
const isOther = (card: string): card is OtherCard => card in assistanceCards && card !== 'Recruit'
export const otherCards: readonly OtherCard[] = Object.keys(assistanceCards).filter(isOther)
