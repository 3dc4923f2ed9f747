/** Who can be set against whom, by name: bots for people to play with, and players that are there to see every corner. */
import { playerOf, randomPolicy } from '../../local/index.ts'
import { chaser } from './chaser.ts'
import { hider, runner, tinkerer } from './fugitives.ts'
import { steadyFugitive } from './steady/fugitive.ts'
import { SteadyGovernment } from './steady/government.ts'
import type { FugitiveBot, GovernmentBot } from './view.ts'

/** The bots, the weakest first. */
export const botNames = ['random', 'steady'] as const
export type BotName = (typeof botNames)[number]
export const fugitiveNames = [...botNames, 'runner', 'hider', 'tinkerer'] as const
export type FugitivePlayer = (typeof fugitiveNames)[number]
export const governmentNames = [...botNames, 'chaser'] as const
export type GovernmentPlayer = (typeof governmentNames)[number]
/** Players that together see every corner of the rules. */
export const coverage = {
  fugitives: ['random', 'runner', 'hider', 'tinkerer'],
  governments: ['random', 'chaser'],
} as const satisfies { fugitives: readonly FugitivePlayer[]; governments: readonly GovernmentPlayer[] }

/** A new Fugitive, who has seen nothing yet. */
export function newFugitive(name: FugitivePlayer): FugitiveBot {
  switch (name) {
    case 'random':
      return playerOf(randomPolicy)
    case 'steady':
      return playerOf(view => steadyFugitive(view).play)
    case 'runner':
      return playerOf(runner)
    case 'hider':
      return playerOf(hider)
    case 'tinkerer':
      return playerOf(tinkerer)
  }
}
/** A new Government. */
export function newGovernment(name: GovernmentPlayer): GovernmentBot {
  switch (name) {
    case 'random':
      return playerOf(randomPolicy)
    case 'steady':
      return new SteadyGovernment()
    case 'chaser':
      return playerOf(chaser)
  }
}
