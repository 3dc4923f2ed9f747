/** What the page asks for besides the view: a moment of a finished game, a hint, a review, the record as a file. */
import type { Side } from '../../src/games/siberian-manhunt/game.ts'
import type { Hint, Review } from '../app/counsel.ts'
import type { Moment } from '../app/replay.ts'
import type { At } from './at.ts'
import type { Adviser, Pause } from './counsel.ts'
import type { Queue } from './queue.ts'
import type { GameReplay } from './replay.ts'
import type { Sitting } from './sitting.ts'
import type { World } from './world.ts'

/** What advises a player, once it is fetched. */
type Parts = Awaited<ReturnType<World['counsel']>>

/** How a finished game on the screen is gone through again. */
const replayAt = (at: At): GameReplay | undefined =>
  at.type === 'record' ? at.replay : at.type === 'game' ? at.sitting.replay() : undefined

/** Answers when everything before is done. What cannot be had is answered with nothing. */
export class Aside {
  /** who follows the game that is on the screen */
  private beside: { readonly of: Sitting; readonly adviser: Adviser } | undefined
  private readonly reviews = new WeakMap<GameReplay, Map<Side, Review>>()

  constructor(
    private readonly world: Pick<World, 'counsel' | 'clock' | 'broken'>,
    private readonly queue: Queue,
    private readonly at: () => At,
  ) {}

  /** The record of what is on the screen. */
  record(give: (bytes: Uint8Array | undefined) => void): void {
    this.queue.add(() => {
      const at = this.at()
      give(at.type === 'record' ? at.file : at.type === 'game' ? at.sitting.record() : undefined)
    })
  }
  /** How the finished game on the screen stood after that entry. */
  moment(entry: number, give: (moment: Moment | undefined) => void): void {
    this.queue.add(() => give(replayAt(this.at())?.moment(entry)))
  }
  /**
   * What a good player would do in the open decision. Only in a practice game: between persons it would be help that the
   * other one did not agree to.
   */
  hint(give: (hint: Hint | undefined) => void): void {
    // Fetched outside the queue: a slow network must not hold up the game.
    void this.fetched().then(counsel =>
      this.queue.add(async () => give(await this.orNothing(() => counsel && this.hintAt(this.at(), counsel)))),
    )
  }
  /**
   * The costliest decisions of a side of the finished game on the screen. It takes long; everything else goes on meanwhile,
   * and it is left as soon as the game is.
   */
  review(side: Side, give: (review: Review | undefined) => void): void {
    this.queue.add(() => void this.orNothing(() => this.reviewAt(this.at(), side)).then(give))
  }

  private fetched(): Promise<Parts | undefined> {
    return this.world.counsel().catch(() => undefined)
  }
  /** A mistake of ours is told, and spoils nothing but the answer. */
  private async orNothing<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T | undefined> {
    try {
      return await find()
    } catch (error) {
      this.world.broken(error)
      return undefined
    }
  }
  private hintAt(at: At, { Adviser }: Parts): Hint | undefined {
    if (at.type !== 'game' || at.bot === undefined) return undefined
    const { sitting } = at
    const { playing } = sitting.peer
    if (playing === undefined || playing.ended) return undefined
    if (this.beside?.of !== sitting) this.beside = { of: sitting, adviser: new Adviser() }
    return this.beside.adviser.hint(playing)
  }
  private async reviewAt(at: At, side: Side): Promise<Review | undefined> {
    // A claim of abandonment shows the end of a game that may still go on: nobody is helped in that.
    if (at.type === 'game' && at.sitting.peer.playing?.ended !== true) return undefined
    const replay = replayAt(at)
    const known = replay && this.reviews.get(replay)?.get(side)
    if (replay === undefined || known !== undefined) return known
    const counsel = await this.fetched()
    const pause: Pause = () =>
      new Promise(resolve => this.world.clock.after(0, () => resolve(replayAt(this.at()) === replay)))
    const review = await counsel?.reviewOf(replay, side, pause)
    if (review !== undefined) {
      const sides = this.reviews.get(replay) ?? new Map<Side, Review>()
      this.reviews.set(replay, sides.set(side, review))
    }
    return review
  }
}
