import { Replay } from '../../../protocol/audit/replay.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import type { Run } from '../../../protocol/rules/run.ts'
import type { FugitiveView } from '../../../src/bots/siberian-manhunt/view.ts'
import type { Event, Game, ManhuntOption, Setup } from '../../../src/games/siberian-manhunt/game.ts'
import type { Watcher } from '../../../src/local/policy.ts'
import type { Random } from '../../../src/local/random.ts'
import { type Playing, rules, type Transcript } from '../manhunt.ts'

/** Shows somebody every answer of a game from the first one on, those that are new each time. */
export class Follower {
  private run: Run<Game, ManhuntOption, Event> | undefined
  private shown = 0

  constructor(private readonly watcher: Watcher<Game, ManhuntOption, Event>) {}

  /** Catches up with the transcript, which only ever grows. */
  follow(transcript: Transcript): void {
    const { setup } = transcript.position.run.state
    const replay = new Replay<Game, Setup, ManhuntOption, Event>(rules, setup, transcript)
    const run = this.run ?? replay.begin()
    this.run = run
    for (const { answer } of replay.given.slice(this.shown)) {
      this.watcher.watch(run, answer)
      run.answer(answer)
      this.shown++
    }
  }
}

/** The open decision as the player at this seat sees it; nothing while there is none. */
export function decisionOf({ session }: Playing, random: Random): FugitiveView | undefined {
  const { position } = session.transcript
  const { request, run } = position
  const plays = session.plays()
  if (plays.length === 0 || request?.type !== 'choose' || position.owes() !== toSeat(session.author.seat))
    return undefined
  return { role: request.role, run, options: request.options, plays, vault: session.vault, random }
}
