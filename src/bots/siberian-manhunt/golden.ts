/**
 * Golden playthroughs: three whole games, printed as each seat sees them. `npm run golden` writes them anew; a test says
 * when the rules play them differently. After a change of the rules that was meant, read the difference before keeping it.
 */
import type { Cause, Side } from '../../games/siberian-manhunt/game.ts'
import { usualSetup } from '../../games/siberian-manhunt/setup.ts'
import { chaser } from './chaser.ts'
import { hider, runner } from './fugitives.ts'
import { type Playthrough, print } from './print.ts'

/** A playthrough and how it ends, so that its name stays true. */
export interface Golden extends Playthrough {
  readonly by: Cause
}
export const playthroughs: Readonly<Record<string, Golden>> = {
  'over the border': { setup: usualSetup, players: [runner, chaser], seed: 19, by: 'reached China' },
  'lost in the woods': {
    setup: { ...usualSetup, general: 'Zakharov', threeYearLimit: true, maximumEffort: true },
    players: [hider, chaser],
    seed: 10,
    by: 'vanished',
  },
  'seized by two': {
    setup: { ...usualSetup, general: 'Ivanov', threeYearLimit: false, maximumEffort: false },
    players: [runner, chaser],
    seed: 5,
    by: 'captured',
  },
}

/** Where the golden files lie, from the top of the project. */
export const GOLDEN = 'test/src/games/siberian-manhunt/golden'

export interface GoldenFile {
  readonly name: string
  readonly text: string
}
/** Every golden file as it must be: two for each game. */
export function goldenFiles(): readonly GoldenFile[] {
  const sides: readonly Side[] = ['Fugitive', 'Government']
  return Object.entries(playthroughs).flatMap(([name, playthrough]) => {
    const seen = print(playthrough)
    return sides.map(side => ({
      name: `${name.replaceAll(' ', '-')}.${side.toLowerCase()}.txt`,
      text: `${[`${name}, as the ${side} sees it`, ...seen[side]].join('\n')}\n`,
    }))
  })
}
