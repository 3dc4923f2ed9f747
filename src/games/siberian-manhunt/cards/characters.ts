/** Character cards: whoever fights. Values are ours where the rulebook prints none. */

export interface Fighter {
  readonly name: string
  readonly hp: number
  readonly defence: number
}
/** `escape` is added to the die that must beat a pursuit. */
export interface FugitiveCard extends Fighter {
  readonly escape: number
}
export interface AgentCard extends Fighter {
  readonly attack: number
  readonly pursuit: number
}

export const fugitiveCard = {
  name: 'Maj. Jack MacKenzie',
  hp: 6,
  defence: 4,
  escape: 1,
} as const satisfies FugitiveCard

export const agentCards = {
  KGB: { name: 'KGB Officer', hp: 4, attack: 2, defence: 3, pursuit: 4 },
  Yakut: { name: 'Yakut Tracker', hp: 3, attack: 3, defence: 3, pursuit: 5 },
} as const satisfies Record<string, AgentCard>
