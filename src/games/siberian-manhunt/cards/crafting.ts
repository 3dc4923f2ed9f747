/**
 * The Crafting deck, 10 cards, one of each, open beside the table (6.14). `made` lists the components, each with what can
 * stand in for it; a fire is made of anything that burns and something to light it.
 */
import type { ItemData } from './shapes.ts'
import type { urbanCards } from './urban.ts'
import type { wildernessCards } from './wilderness.ts'

type Component = keyof typeof urbanCards | keyof typeof wildernessCards
interface CraftingData extends ItemData {
  readonly count: 1
  /** what it is made of; without it the card is not made */
  readonly made?: 'fire' | readonly (readonly Component[])[]
}

export const craftingCards = {
  'Film canister': {
    kind: 'item',
    count: 1,
    says: 'The camera’s eye, undeveloped: eleven miles of somebody’s secrets.',
    text: 'In a town, for a friend who can keep it: {silent} Silent tokens into the bag.',
    slots: 1,
    uses: 1,
    energy: 1,
    where: 'town',
    silent: 3,
  },
  Fire: {
    kind: 'item',
    count: 1,
    says: 'Small, behind a fallen trunk, out of the wind.',
    text: 'Cooks raw meat, keeps the cold out, and adds {recovery} energy at the start of your turn. It burns until you move on.',
    made: 'fire',
    slots: 0,
    check: 4,
    recovery: 1,
    warm: true,
  },
  Tent: {
    kind: 'item',
    count: 1,
    says: 'Low and brown, hard to tell from a rock.',
    text: 'Adds {recovery} energy at the start of your turn in the wilderness.',
    made: [['Canvas', 'Hide'], ['Large stick'], ['Rope', 'Bast cord']],
    slots: 2,
    recovery: 1,
  },
  'Winter clothes': {
    kind: 'item',
    count: 1,
    says: 'Fur inside, as the Evenki wear it.',
    text: 'Worn in winter: adds {recovery} energy at the start of your turn in the wilderness and keeps the cold out.',
    made: [['Hide'], ['Rope', 'Bast cord']],
    slots: 2,
    worn: 'body',
    season: 'winter',
    recovery: 1,
    warm: true,
  },
  Snowshoes: {
    kind: 'item',
    count: 1,
    says: 'Bent willow. They leave the track of a large, slow bird.',
    text: 'Worn in winter: a space by road or over the ice costs {step}.',
    made: [['Large stick'], ['Rope', 'Bast cord', 'Hide']],
    slots: 1,
    worn: 'feet',
    season: 'winter',
    step: 1,
  },
  Satchel: {
    kind: 'item',
    count: 1,
    says: 'A postman would be proud of it.',
    text: 'Gear: {room} slots more.',
    made: [
      ['Canvas', 'Hide', 'Birch bark'],
      ['Rope', 'Bast cord'],
    ],
    slots: 0,
    worn: 'gear',
    room: 3,
  },
  Bow: {
    kind: 'item',
    count: 1,
    says: 'It makes no more noise than a cough.',
    text: 'Ranged weapon, +{attack}.',
    made: [['Large stick'], ['Rope', 'Bast cord'], ['Small sticks']],
    slots: 2,
    reach: 'ranged',
    attack: 2,
  },
  Spear: {
    kind: 'item',
    count: 1,
    says: 'For something large that does not stop.',
    text: 'Weapon, +{attack}.',
    made: [['Large stick'], ['Flint', 'Knife']],
    slots: 2,
    reach: 'melee',
    attack: 3,
  },
  Snare: {
    kind: 'item',
    count: 1,
    says: 'A loop over a hare’s path, and patience.',
    text: 'In the wilderness, once a turn: roll. From {one} up 1 raw meat, from {two} up 2.',
    made: [['Rope', 'Bast cord'], ['Small sticks']],
    slots: 1,
    energy: 1,
    where: 'wilderness',
    oncePerTurn: true,
    one: 4,
    two: 6,
  },
  Poultice: {
    kind: 'item',
    count: 1,
    says: 'Herbs boiled in bark, tied on hot.',
    text: 'Restores {hp} HP.',
    made: [['Medicinal herbs'], ['Birch bark', 'Bast cord']],
    slots: 1,
    uses: 1,
    energy: 1,
    hp: 3,
  },
} as const satisfies Readonly<Record<string, CraftingData>>
