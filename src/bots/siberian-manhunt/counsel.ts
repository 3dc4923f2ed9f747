/** Hints during a game ("what would you do?") and a review after it: which decisions cost most, as `sharp` sees it. */
import { type Answer, type Play, playsOf, type Role, startRun, type Vault } from '../../../protocol/rules/index.ts'
import {
  type AgentKind,
  type Event,
  FUGITIVE,
  type Game,
  type ManhuntOption,
  type Setup,
} from '../../games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../games/siberian-manhunt/rules.ts'
import { isWinter } from '../../games/siberian-manhunt/seasons.ts'
import { seeded, type Watcher } from '../../local/index.ts'
import type { Advice, Compared } from './advice.ts'
import { SharpFugitive } from './sharp/fugitive.ts'
import { SharpGovernment } from './sharp/government.ts'
import type { FugitiveView } from './view.ts'

/**
 * Somebody at a player's side who sees what that player sees. Must be shown every answer of the game from the first one on;
 * its advice follows from them, the view and the limit of steps, so that the same question has the same answer.
 */
export interface Counsel extends Watcher<Game, ManhuntOption, Event> {
  /** What it would do, and why. `view.plays` must not be empty. */
  advise(view: FugitiveView): Advice
  /** Its guess of how likely the player is to win after the best play, and after that one; `undefined` where it has none. */
  compare(view: FugitiveView, play: Play): Compared | undefined
}
/** A counsel for that role. `steps`: how many turn ends it judges for one question, about. */
export const newCounsel = (role: Role, steps: number): Counsel =>
  role === FUGITIVE ? new SharpFugitive(steps) : new SharpGovernment(steps)

/** A decision that somebody took, and how it compares. */
export interface Reviewed extends Compared {
  /** which answer of the game it was, from 0 */
  readonly answer: number
  readonly round: number
  readonly play: Play
  readonly option: ManhuntOption
  /** the option of the best play */
  readonly bestOption: ManhuntOption
  /** what it cost: `bestValue` - `value` */
  readonly loss: number
  /** what words about an option need of that moment: the agents in their order, the season, where the Fugitive was if the vault says so */
  readonly agents: readonly AgentKind[]
  readonly winter: boolean
  readonly here: number | undefined
}

/**
 * Goes through a game again, at the side of one player: all answers in order, and what that player had hidden. Yields every
 * decision that can be judged, so that a caller may pause between them. Throws if the answers are not those of such a game.
 */
export function* review(
  setup: Setup,
  answers: readonly Answer[],
  role: Role,
  vault: Vault,
  steps: number,
): Generator<Reviewed> {
  const run = startRun(siberianManhunt, setup)
  const counsel = newCounsel(role, steps)
  for (const [index, answer] of answers.entries()) {
    const { request, state } = run
    if (request?.type === 'choose' && request.role === role && !request.query && answer.type === 'choice') {
      const { options } = request
      const option = options[answer.option]
      const play = { option: answer.option, hidden: answer.handles.map(handle => vault.get(handle) ?? 0) }
      const view = { role, run, options, plays: playsOf(options, vault), vault, random: seeded(index) }
      const compared = counsel.compare(view, play)
      const current = state.fugitive.route.at(-1)
      const bestOption = compared && options[compared.best.play.option]
      if (option !== undefined && compared !== undefined && bestOption !== undefined)
        yield {
          ...compared,
          answer: index,
          round: state.round,
          play,
          option,
          bestOption,
          loss: compared.bestValue - compared.value,
          agents: state.government.agents.map(({ kind }) => kind),
          winter: isWinter(state),
          here: current === undefined ? undefined : vault.get(current),
        }
    }
    counsel.watch(run, answer)
    run.answer(answer)
  }
}

/** The decisions that cost most, the costliest first; none that cost nothing. */
export const costliest = (decisions: readonly Reviewed[], count = 3): readonly Reviewed[] =>
  decisions
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss || a.answer - b.answer)
    .slice(0, count)
