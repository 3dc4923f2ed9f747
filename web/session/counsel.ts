/**
 * Counsel for a player: a hint in a decision that is open, and the review of a game that is over. Fetched apart from what
 * plays, when somebody asks first: few do.
 */
import type { Vault } from '../../protocol/rules/index.ts'
import { type Counsel, costliest, newCounsel, type Reviewed, review } from '../../src/bots/siberian-manhunt/counsel.ts'
import { STEPS } from '../../src/bots/siberian-manhunt/players.ts'
import { FUGITIVE, GOVERNMENT, type Side } from '../../src/games/siberian-manhunt/game.ts'
import { seeded } from '../../src/local/random.ts'
import type { Hint, Judged, Review } from '../app/counsel.ts'
import { decisionOf, Follower } from './device/follower.ts'
import { shownOption } from './log.ts'
import type { Playing } from './manhunt.ts'
import type { GameReplay } from './replay.ts'

/** How many turn ends a review judges for one decision: a whole game is to be gone through while the reader waits. */
export const REVIEW_STEPS = 400

/** Somebody at a player's side. Sees what this seat sees, and nothing of the other one. */
export class Adviser {
  private mind: { readonly counsel: Counsel; readonly follower: Follower } | undefined

  /** What it would do now; nothing while there is nothing to decide. The same question has the same answer. */
  hint(playing: Playing): Hint | undefined {
    const { height, session } = playing
    const view = decisionOf(playing, seeded(height))
    if (view === undefined) return undefined
    if (this.mind === undefined) {
      const counsel = newCounsel(view.role, STEPS)
      this.mind = { counsel, follower: new Follower(counsel) }
    }
    this.mind.follower.follow(session.transcript)
    const { play, reason } = this.mind.counsel.advise(view)
    const option = view.options[play.option]
    return option && { height, play, option: shownOption(option), reason }
  }
}

/** Lets others have their turn: what takes long waits here between two decisions. Says whether to go on. */
export type Pause = () => Promise<boolean>

/**
 * Goes through a finished game at one side's place. `undefined` if that side's secrets are not open, or if `pause` says to
 * leave it.
 */
export async function reviewOf(replay: GameReplay, side: Side, pause: Pause): Promise<Review | undefined> {
  const vault = vaultOf(replay, side)
  if (vault === undefined) return undefined
  const answers = replay.given.map(({ answer }) => answer)
  const role = side === 'Fugitive' ? FUGITIVE : GOVERNMENT
  const decisions: Reviewed[] = []
  for (const decision of review(replay.setup, answers, role, vault, REVIEW_STEPS)) {
    decisions.push(decision)
    if (!(await pause())) return undefined
  }
  return {
    side,
    decisions: costliest(decisions).map(decision => judgedOf(decision, replay)),
    compared: decisions.length,
  }
}

/** What the audit opened of that side's numbers, if it is all of them. The Government hides none. */
function vaultOf({ secrets, end }: GameReplay, side: Side): Vault | undefined {
  if (side === 'Government') return new Map()
  return end.fugitive.route.every(handle => secrets.has(handle)) ? secrets : undefined
}

const judgedOf = (decision: Reviewed, { given }: GameReplay): Judged => {
  const { answer, round, play, option, best, bestOption, loss, agents, winter, here } = decision
  return {
    entry: given[answer]?.entry ?? 0,
    round,
    play,
    option: shownOption(option),
    better: { ...best, option: shownOption(bestOption) },
    loss,
    agents,
    winter,
    ...(here === undefined ? {} : { from: here }),
  }
}
