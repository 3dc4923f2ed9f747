/** Every card in Russian: its name, what it does, what it looks like. */
import type { CardName, CardWords } from '../printed.ts'
import { assistance } from './cards-assistance.ts'
import { encounters } from './cards-encounters.ts'
import { items } from './cards-items.ts'

export const cards: Readonly<Record<CardName, CardWords>> = { ...encounters, ...items, ...assistance }
