/**
 * What is printed on the Fugitive's cards. Every deck is a record by name; `count` says how many of a card there are,
 * `says` what it is like, `text` what it does. `{…}` in a text stands for the card's own number of that name.
 */
import type { ItemName } from './items.ts'

/** Portions, each in a slot of its own. Berries, mushrooms and nuts are one sort. */
export type FoodName = 'canned food' | 'raw meat' | 'cooked meat' | 'berries'
export type Season = 'summer' | 'winter'
/** Where something is worn; what is worn takes no slot. */
export type WornOn = 'gear' | 'feet' | 'body'

export interface CardData {
  readonly count: number
  readonly says: string
  readonly text: string
}

/** A card that is kept. What it can do is which of the optional fields it has. */
export interface ItemData extends CardData {
  readonly kind: 'item'
  /** in the inventory; 0: never there (vehicles stay at the campsite, gear is worn) */
  readonly slots: 0 | 1 | 2
  /** uses, bullets, matches, fillings of fuel; without it the item lasts */
  readonly uses?: number
  /** energy to use it; an item without it is not used by itself */
  readonly energy?: number
  /** where it can be used; anywhere if it does not say */
  readonly where?: 'town' | 'wilderness'
  readonly oncePerTurn?: true
  /** the detection check that goes with it: a die above it is noticed */
  readonly check?: number
  /** added to the die of a strike; a gun is a weapon with uses */
  readonly attack?: number
  readonly reach?: 'melee' | 'ranged'
  readonly worn?: WornOn
  /** worn in this season only */
  readonly season?: Season
  /** slots that gear opens beyond the pockets */
  readonly room?: number
  /** energy that it adds at the start of a turn in the wilderness */
  readonly recovery?: number
  /** keeps the cold out */
  readonly warm?: true
  /** a winter space by road or over the ice costs no more than this */
  readonly step?: number
  /** how many spaces a vehicle goes in that season */
  readonly summer?: number
  readonly winter?: number
  /** what it burns as, and what an igniter can light */
  readonly burns?: 'wood' | 'tinder'
  readonly lights?: 'anything' | 'tinder'
  /** HP that it restores */
  readonly hp?: number
  /** tokens that it puts into the bag */
  readonly silent?: number
  /** the die from which on it catches one or two portions of meat */
  readonly one?: number
  readonly two?: number
  /** has the pickaxe: good for crafting only */
  readonly component?: true
}
/** Discarded when it is drawn; its portions lie at the campsite. */
export interface FoodData extends CardData {
  readonly kind: 'food'
  readonly food: FoodName
  readonly portions: number
}
/** What a die up to `flees` and up to `distant` means; above both the animal is close. */
export interface Strip {
  readonly flees: number
  readonly distant: number
}
/** An animal that can be hunted, with one attack. */
export interface PreyData extends CardData {
  readonly kind: 'prey'
  readonly strip: Strip
  readonly hp: number
  readonly defence: number
  readonly meat: number
  readonly hide?: true
}

/** Whoever fights the Fugitive. */
export interface Fighting {
  readonly hp: number
  /** added to the die of a strike */
  readonly attack: number
  readonly defence: number
  /** what an escape must beat */
  readonly pursuit: number
}
/** What a death puts into the bag. */
export interface Repute {
  readonly token: 'silent' | 'loyal'
  readonly count: number
}
export interface PredatorData extends CardData, Fighting {
  readonly kind: 'predator'
  readonly strip: Strip
  readonly meat: number
  readonly hide?: true
  readonly killed?: Repute
}
/** One way to follow a prompt. */
export interface ReplyData {
  readonly says: string
  readonly energy?: number
}
export interface PersonData extends CardData, Fighting {
  readonly kind: 'person'
  readonly manner: 'aggressive' | 'neutral' | 'timid'
  readonly loyalty: 'loyal' | 'questionable' | 'silent'
  readonly replies: Readonly<Record<string, ReplyData>>
  /** what they carry */
  readonly items: readonly ItemName[]
  readonly food: Readonly<Partial<Record<FoodName, number>>>
  readonly killed: Repute
  /** the prompt's numbers: dice up to which something happens, and what is given or taken */
  readonly steals?: number
  readonly refuses?: number
  readonly talks?: number
  readonly fines?: number
  readonly meal?: number
  readonly portions?: number
  readonly heals?: number
  readonly silent?: number
  readonly loyal?: number
  readonly spaces?: number
}
export interface ParasiteData extends CardData {
  readonly kind: 'parasite'
  /** what they cost, one or the other */
  readonly hp: number
  readonly energy: number
}
