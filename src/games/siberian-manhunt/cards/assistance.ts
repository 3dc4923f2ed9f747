/** The assistance deck: one Recruit in each block of six, and these others, how many of each. */
import type { OtherCard } from '../game.ts'

export const otherCards: Readonly<Record<OtherCard, number>> = { blank: 30 }
