/** What is told of the Fugitive's cards: encounters, items, food, wounds. */
import type { Food, Thing } from './belongings.ts'
import type { FugitiveName } from './cards/characters.ts'
import type {
  CraftingName,
  EncounterName,
  PersonName,
  PredatorName,
  PreyName,
  UrbanName,
  VehicleName,
  WildernessName,
} from './cards/items.ts'

/** What an animal does, by its strip. */
export type Behaviour = 'flees' | 'distant' | 'close'
/** Who is fought, beside agents. */
export type Foe = PersonName | PredatorName | PreyName

export type FugitiveEvent =
  | { readonly type: 'character'; readonly name: FugitiveName }
  // encounters
  | { readonly type: 'encounter'; readonly card: EncounterName }
  /** the die of a prompt, or of a tool that catches something */
  | { readonly type: 'rolled'; readonly why: PersonName | 'catch'; readonly die: number }
  | {
      readonly type: 'strip'
      readonly card: PredatorName | PreyName
      readonly die: number
      readonly behaviour: Behaviour
    }
  | { readonly type: 'attacked'; readonly card: Foe; readonly by: 'Fugitive' | 'they' }
  | { readonly type: 'killed'; readonly card: Foe }
  /** a timid person after the one attack, prey that was missed */
  | { readonly type: 'got away'; readonly card: Foe }
  /** the Fugitive is gone from there */
  | { readonly type: 'left'; readonly card: EncounterName }
  | { readonly type: 'reported'; readonly card: PersonName }
  /** somebody says nothing who would have */
  | { readonly type: 'kept quiet'; readonly card: PersonName }
  /** somebody else's steps: the hidden-movement counter went up */
  | { readonly type: 'false trail'; readonly track: number }
  // dice
  | { readonly type: 're-rolled'; readonly energy: number }
  | { readonly type: 'detection check'; readonly die: number; readonly value: number; readonly noticed: boolean }
  // cards and things
  | {
      readonly type: 'searched for things'
      readonly deck: 'urban' | 'wilderness'
      readonly cards: readonly (UrbanName | WildernessName)[]
    }
  | { readonly type: 'reshuffled'; readonly deck: 'encounters' | 'urban' | 'wilderness' }
  /** things that now lie at the campsite */
  | { readonly type: 'gained'; readonly thing: Thing; readonly count: number }
  | {
      readonly type: 'lost'
      readonly thing: Thing
      readonly count: number
      readonly why: 'stolen' | 'given' | 'used up'
    }
  /** the campsite was left, with all that lay there and its fire */
  | { readonly type: 'camp left'; readonly things: readonly Thing[]; readonly food: Food; readonly fire: boolean }
  | { readonly type: 'crafted'; readonly card: CraftingName }
  | { readonly type: 'cooked'; readonly portions: number }
  | { readonly type: 'taken off for summer'; readonly thing: Thing }
  | { readonly type: 'halted'; readonly card: VehicleName | PersonName; readonly spaces: number }
  // body
  /** `food` is what was eaten of one's own; nothing of it if the meal was offered */
  | { readonly type: 'meal'; readonly food: Food; readonly energy: number }
  /** the cold of this quarter is met */
  | { readonly type: 'warmed' }
  | { readonly type: 'healed'; readonly hp: number }
  | { readonly type: 'hurt'; readonly why: 'hunger' | 'cold' | 'hunger and cold' | 'parasites'; readonly hp: number }
  | { readonly type: 'weakened'; readonly why: PersonName | 'parasites'; readonly energy: number }
  /** how many Parasites are in the Encounter deck now */
  | { readonly type: 'parasites'; readonly count: number }
  | { readonly type: 'severely wounded' }
  /** in the nearest town */
  | { readonly type: 'carried to town' }
