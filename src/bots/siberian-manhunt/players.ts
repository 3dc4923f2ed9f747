/** Who can be set against whom, by name: bots for people to play with, and players that are there to see every corner. */
import { playerOf, randomPolicy } from '../../local/index.ts'
import { chaser } from './chaser.ts'
import { hider, runner, tinkerer } from './fugitives.ts'
import { SharpFugitive } from './sharp/fugitive.ts'
import { SharpGovernment } from './sharp/government.ts'
import { steadyFugitive } from './steady/fugitive.ts'
import { SteadyGovernment } from './steady/government.ts'
import type { FugitiveBot, GovernmentBot } from './view.ts'

/** The bots, the weakest first. */
export const botNames = ['random', 'steady', 'sharp'] as const
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

/** How many steps `sharp` may search for one decision, if nobody says otherwise. */
export const STEPS = 2000

/** A new Fugitive, who has seen nothing yet. */
export function newFugitive(name: FugitivePlayer, steps: number): FugitiveBot {
  switch (name) {
    case 'random':
      return playerOf(randomPolicy)
    case 'steady':
      return playerOf(view => steadyFugitive(view).play)
    case 'sharp':
      return new SharpFugitive(steps)
    case 'runner':
      return playerOf(runner)
    case 'hider':
      return playerOf(hider)
    case 'tinkerer':
      return playerOf(tinkerer)
  }
}
/** A new Government. */
export function newGovernment(name: GovernmentPlayer, steps: number): GovernmentBot {
  switch (name) {
    case 'random':
      return playerOf(randomPolicy)
    case 'steady':
      return new SteadyGovernment()
    case 'sharp':
      return new SharpGovernment(steps)
    case 'chaser':
      return playerOf(chaser)
  }
}
