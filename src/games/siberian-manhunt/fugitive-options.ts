/** What the Fugitive may be asked about cards: encounters, items, food, vehicles, wounds (5, 6, 9). */
import type { Hiding, Option } from '../../../protocol/rules/index.ts'
import type { Thing } from './belongings.ts'
import type { FugitiveName } from './cards/characters.ts'
import type {
  CraftingName,
  EncounterName,
  ItemName,
  PersonName,
  PreyName,
  UsableName,
  VehicleName,
} from './cards/items.ts'
import type { FoodName } from './cards/shapes.ts'

/** Once, before the first turn: who is on the run. */
export interface CharacterOption extends Option {
  readonly type: 'character'
  readonly name: FugitiveName
}

// ---- encounters ------------------------------------------------------------------------------------------------

/** Does what the card says; `reply` is one of its ways to do so. */
export interface FollowOption extends Option {
  readonly type: 'follow'
  readonly card: PersonName
  readonly reply: string
  readonly cost: number
}
/** Walks away, from an aggressive person only by an escape. */
export interface IgnoreOption extends Option {
  readonly type: 'ignore'
  readonly card: EncounterName
}
export interface FightOption extends Option {
  readonly type: 'fight'
  readonly card: PersonName
}
/** With a weapon, or `null` for bare hands. */
export interface StrikeOption extends Option {
  readonly type: 'strike'
  readonly weapon: ItemName | null
}
export interface EscapeOption extends Option {
  readonly type: 'escape'
}
/** No shot at a distant animal, no attack on prey. */
export interface HoldOption extends Option {
  readonly type: 'hold'
}
/** Of the animals that a search turned up, this one. */
export interface HuntOption extends Option {
  readonly type: 'hunt'
  readonly card: PreyName
}
/** To somebody who takes one of the Fugitive's things: which one. */
export interface GiveOption extends Option {
  readonly type: 'give'
  readonly thing: Thing
  readonly uses: number
}
/** What Parasites cost. */
export interface SufferOption extends Option {
  readonly type: 'suffer'
  readonly loss: 'HP' | 'energy'
}

// ---- actions ---------------------------------------------------------------------------------------------------

export interface WildernessSearchOption extends Option {
  readonly type: 'wilderness search'
  readonly cost: number
}
export interface UrbanSearchOption extends Option {
  readonly type: 'urban search'
  readonly cost: number
}
export interface UseOption extends Option {
  readonly type: 'use'
  readonly card: Exclude<UsableName, 'Railway ticket'>
  readonly cost: number
}
/** Which gun the ammunition is for. */
export interface LoadOption extends Option {
  readonly type: 'load'
  readonly card: ItemName
  readonly uses: number
}
/** By railway to the next town along the highway. */
export interface RailwayOption extends Option {
  readonly type: 'railway'
  readonly into: 'town'
  readonly cost: number
  readonly hides: Hiding
}
/** `components` go; the igniter of a fire is the last of them. */
export interface CraftOption extends Option {
  readonly type: 'craft'
  readonly card: CraftingName
  readonly components: readonly ItemName[]
  readonly cost: number
}
/** Sets out with a vehicle; where to follows space by space. */
export interface RideOption extends Option {
  readonly type: 'ride'
  readonly card: VehicleName
  readonly cost: number
}
/** One space more, with a vehicle or somebody who takes the Fugitive along. */
export interface RideOnOption extends Option {
  readonly type: 'ride on'
  readonly way: 'road' | 'water'
  readonly into: 'wilderness' | 'town' | 'china'
  readonly hides: Hiding
}
export interface HaltOption extends Option {
  readonly type: 'halt'
}

// ---- free at any time in the own turn --------------------------------------------------------------------------

/** The first portion of a meal, or a further one. */
export interface EatOption extends Option {
  readonly type: 'eat'
  readonly food: FoodName
}
export interface EndMealOption extends Option {
  readonly type: 'end meal'
}
/** From the campsite into the inventory. */
export interface TakeOption extends Option {
  readonly type: 'take'
  readonly thing: Thing
  readonly uses: number
}
/** From the inventory to the campsite. */
export interface DropOption extends Option {
  readonly type: 'drop'
  readonly thing: Thing
  readonly uses: number
}
/** Gear, footwear, clothes; what was worn in that place goes to the campsite. */
export interface WearOption extends Option {
  readonly type: 'wear'
  readonly card: ItemName
}
/** To the campsite. */
export interface TakeOffOption extends Option {
  readonly type: 'take off'
  readonly card: ItemName
}
/** Fuel into an empty vehicle, for the next turn. */
export interface RefuelOption extends Option {
  readonly type: 'refuel'
  readonly card: VehicleName
}
export type FreeOption = EatOption | TakeOption | DropOption | WearOption | TakeOffOption | RefuelOption

// ---- dice and wounds -------------------------------------------------------------------------------------------

/** Maximum effort: another roll for an own die. */
export interface ReRollOption extends Option {
  readonly type: 're-roll'
  readonly die: number
  readonly cost: number
}
export interface KeepOption extends Option {
  readonly type: 'keep'
  readonly die: number
}
/** Severely wounded: to one of the nearest towns. */
export interface CarriedOption extends Option {
  readonly type: 'carried'
  readonly into: 'town'
  readonly hides: Hiding
}
/** The Government's: what the Fugitive loses. */
export interface StealOption extends Option {
  readonly type: 'steal'
  readonly thing: Thing
  readonly uses: number
}

/** What the Fugitive does with cards as an action. */
export type CardAction =
  | WildernessSearchOption
  | UrbanSearchOption
  | UseOption
  | RailwayOption
  | CraftOption
  | RideOption
export type CardDecision =
  | CharacterOption
  | FollowOption
  | IgnoreOption
  | FightOption
  | StrikeOption
  | EscapeOption
  | HoldOption
  | HuntOption
  | GiveOption
  | SufferOption
  | LoadOption
  | RideOnOption
  | HaltOption
  | FreeOption
  | EndMealOption
  | ReRollOption
  | KeepOption
  | CarriedOption
  | StealOption
