/** The Fugitive's decks by name, and what is asked of a card by its name. */
import { craftingCards } from './crafting.ts'
import { officials } from './officials.ts'
import { people as others } from './people.ts'
import { parasites, predators } from './predators.ts'
import type { ItemData, PersonData, PredatorData } from './shapes.ts'
import { urbanCards } from './urban.ts'
import { wildernessCards } from './wilderness.ts'

const people = { ...others, ...officials } as const
export const encounterCards = { ...people, ...predators, ...parasites } as const
const itemCards = { ...urbanCards, ...wildernessCards, ...craftingCards } as const

export { craftingCards, people, predators, urbanCards, wildernessCards }

type NameOf<Cards, Kind> = { [N in keyof Cards]: Cards[N] extends { readonly kind: Kind } ? N : never }[keyof Cards]

export type UrbanName = keyof typeof urbanCards
export type WildernessName = keyof typeof wildernessCards
export type CraftingName = keyof typeof craftingCards
export type EncounterName = keyof typeof encounterCards
export type PersonName = keyof typeof people
export type PredatorName = keyof typeof predators
export type PreyName = NameOf<typeof wildernessCards, 'prey'>
/** Every card that is kept. */
export type ItemName = NameOf<typeof itemCards, 'item'>
/** The items that are used by themselves, for what they say. */
export type UsableName = {
  [N in ItemName]: (typeof itemCards)[N] extends { readonly energy: number }
    ? (typeof itemCards)[N] extends { readonly summer: number }
      ? never
      : N
    : never
}[ItemName]
export type VehicleName = {
  [N in ItemName]: (typeof itemCards)[N] extends { readonly summer: number } ? N : never
}[ItemName]

export const itemCard = (name: ItemName): ItemData => itemCards[name]
export const personCard = (name: PersonName): PersonData => people[name]
export const predatorCard = (name: PredatorName): PredatorData => predators[name]

export const isItem = (name: string): name is ItemName => name in itemCards && itemNames.has(name)
const itemNames: ReadonlySet<string> = new Set(
  Object.entries(itemCards).flatMap(([name, { kind }]) => (kind === 'item' ? [name] : [])),
)
export const isUrban = (name: string): name is UrbanName => name in urbanCards
export const isWilderness = (name: string): name is WildernessName => name in wildernessCards
export const isCrafting = (name: string): name is CraftingName => name in craftingCards
export const isEncounter = (name: string): name is EncounterName => name in encounterCards
export const isPrey = (name: WildernessName): name is PreyName => wildernessCards[name].kind === 'prey'
export const isPerson = (name: string): name is PersonName => name in people
export const isPredator = (name: string): name is PredatorName => name in predators
export const isVehicle = (name: ItemName): name is VehicleName => itemCard(name).summer !== undefined
