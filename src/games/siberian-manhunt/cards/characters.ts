/** Character cards: whoever fights. Values are ours where the rulebook prints none. */
import type { ItemName } from './items.ts'

export interface Fighter {
  readonly name: string
  readonly hp: number
  readonly defence: number
}
export interface FugitiveCard extends Fighter {
  readonly says: string
  readonly text: string
  /** added to the die that must beat a pursuit */
  readonly escape: number
  /** added to the value of every detection check */
  readonly stealth: number
  /** what they start with */
  readonly items: readonly ItemName[]
}
export interface AgentCard extends Fighter {
  readonly attack: number
  readonly pursuit: number
}

export const fugitiveCards = {
  MacKenzie: {
    name: 'Maj. Jack MacKenzie',
    says: 'Ohio, Korea, eleven miles up. He has the wrong boots and the wrong language.',
    text: 'Starts with a pistol.',
    hp: 6,
    defence: 4,
    escape: 1,
    stealth: 0,
    items: ['Pistol'],
  },
  Onosova: {
    name: 'Ayta Timirovna Onosova',
    says: 'A Sakha reporter from Kansk. She knows who listens, and who looks away.',
    text: 'Starts with a knife and the film canister. Adds {stealth} to the value of every detection check.',
    hp: 7,
    defence: 4,
    escape: 2,
    stealth: 1,
    items: ['Knife', 'Film canister'],
  },
} as const satisfies Readonly<Record<string, FugitiveCard>>

export type FugitiveName = keyof typeof fugitiveCards
export const fugitiveNames: readonly FugitiveName[] = ['MacKenzie', 'Onosova']

export const agentCards = {
  KGB: { name: 'KGB Officer', hp: 4, attack: 1, defence: 3, pursuit: 4 },
  Yakut: { name: 'Yakut Tracker', hp: 3, attack: 2, defence: 3, pursuit: 5 },
} as const satisfies Record<string, AgentCard>
