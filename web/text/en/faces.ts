/** Words on the cards and around them: what deck, what numbers, what can be done with one. */
import type { WornOn } from '../../../src/games/siberian-manhunt/cards/shapes.ts'
import type { Decks } from '../../../src/games/siberian-manhunt/drawing.ts'
import type { AgentKind } from '../../../src/games/siberian-manhunt/game.ts'
import type { CardWay } from '../shapes.ts'

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

export const cardsText = {
  // slots
  free: 'empty',
  shut: 'Shut: needs a bag',
  worn: { gear: 'Gear', feet: 'Feet', body: 'Body' } satisfies Record<WornOn, string>,
  make: 'Craft',
  // what a card is
  kinds: {
    urban: 'Urban',
    wilderness: 'Wilderness',
    plan: 'Crafting, plan',
    made: 'Crafting, finished',
    food: 'Food',
    prey: 'Wilderness, prey',
    assistance: 'Assistance',
    red: 'Bureaucracy',
    character: 'Character',
    agent: 'Agent',
    general: 'Command',
  },
  // its numbers
  agents: {
    KGB: 'Moves once in a turn, 0 to 2 spaces or a drive, then may search. Two agents together can capture.',
    Yakut: 'Moves as often as the energy allows; only its last move may end in a search or a free attack.',
  } satisfies Record<AgentKind, string>,
  stats: {
    slots: 'Slots',
    uses: 'Uses left',
    check: 'Unnoticed',
    attack: 'Attack',
    health: 'Health',
    defence: 'Defence',
    escape: 'Escape',
    pursuit: 'Pursuit',
    energy: 'Energy',
    price: 'Price',
    meat: 'Meat',
  },
  /** a detection check that succeeds up to this die */
  upTo: (die: number) => (die >= 6 ? 'always' : `to ${die}`),
  reach: { ranged: 'Ranged', melee: 'Hand to hand' },
  component: 'For crafting',
  wornIn: (on: string, season: string | undefined) => `Worn: ${on}${season === undefined ? '' : `, ${season} only`}`,
  summer: 'summer',
  winter: 'winter',
  onlyIn: { town: 'In towns', wilderness: 'In the wilderness' },
  oncePerTurn: 'Once a turn',
  copies: (count: number) => `× ${count}`,
  recipe: 'Takes one of each, carried or from the campsite',
  strip: { flees: 'flees', distant: 'distant', close: 'close' },
  leaves: (meat: number, hide: boolean) =>
    meat === 0 ? 'Leaves: hide' : `Leaves: ${hide ? 'hide, ' : ''}${meat} raw meat`,
  sinks: 'Sinks one row a turn. It acts as it leaves the board.',
  keep: (cost: number) => `Play now, or keep in reserve and play for ${cost}`,
  portion: (energy: number) => `${energy} energy for the portion.`,
  // what can be done
  can: 'What you can do',
  close: 'Close',
  ways: {
    use: 'Use it',
    eat: 'Eat a portion',
    ride: 'Ride',
    refuel: 'Fill with fuel',
    wear: 'Put on',
    'take off': 'Take off',
    take: 'Take along',
    drop: 'Put down',
    craft: 'Craft',
    now: 'Buy and use now',
    keep: 'Buy and keep in reserve',
    'throw away': 'Buy and throw away',
    play: 'Play it',
  } satisfies Record<CardWay, string>,
  /** the reason and, where there is one, the way out */
  why: {
    energy: (short: number) => `${short} energy short`,
    slots: (short: number) => `${plural(short, 'slot')} short: put something down first, or wear a bag`,
    components: (short: number) => `${plural(short, 'component')} missing: search for them`,
    town: 'Only in a town',
    wilderness: 'Only in the wilderness',
    'not yours': 'In your own turn',
    'not now': 'Finish first what is asked',
    meals: 'Two meals in a turn are enough: eat next turn',
    winter: 'Only in winter',
    summer: 'Only in summer',
    gear: 'Too much is carried for the slots that are left: put something down first',
    fuel: 'It needs fuel, and is ready in the turn after',
    once: 'Once in a turn: again next turn',
    'no effect': 'It would change nothing now',
    made: 'There is only one, and you have it',
    red: 'Red cards cannot be bought. They sink, and leave the board by themselves',
  },
  // decks
  decks: {
    title: 'Decks',
    names: { encounters: 'Encounter', urban: 'Urban', wilderness: 'Wilderness' } satisfies Record<keyof Decks, string>,
    assistance: 'Assistance',
    discarded: (n: number) => `${n} discarded`,
    open: (name: string, left: number, discarded: number) => `${name}: ${left} left, ${discarded} discarded`,
    card: 'Card',
    leftHead: 'Left',
    gone: 'Discarded',
    elsewhere: 'Elsewhere',
    text: 'What is left of a deck is public. Its order is not decided before a card is drawn: both sides roll for it then.',
    recruits: 'One Recruit lies among each six cards.',
  },
} as const
