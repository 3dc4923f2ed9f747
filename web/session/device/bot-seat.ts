/**
 * A bot at its seat: the same session, proofs and store as a person's, and instead of a screen a player without hands. It
 * runs in a worker of its own, so that nothing of the player's is in its reach, and nothing of its own in theirs.
 */
import type { Play } from '../../../protocol/rules/index.ts'
import { DrawJudge } from '../../../src/bots/siberian-manhunt/draw.ts'
import { type BotName, newFugitive, newGovernment, STEPS } from '../../../src/bots/siberian-manhunt/players.ts'
import type { FugitiveView } from '../../../src/bots/siberian-manhunt/view.ts'
import { FUGITIVE } from '../../../src/games/siberian-manhunt/game.ts'
import { seeded } from '../../../src/local/random.ts'
import type { Notice } from '../../app/view.ts'
import type { Playing } from '../manhunt.ts'
import { Queue } from '../queue.ts'
import { Sitting } from '../sitting.ts'
import type { SeatWorld } from '../world.ts'
import { decisionOf, Follower } from './follower.ts'
import type { BotStart, ToBot } from './messages.ts'
import { secondSeat } from './second-seat.ts'

/** How a bot's mind is asked. */
interface Mind {
  readonly follower: Follower
  readonly decide: (view: FugitiveView) => Play
}

export interface BotWorld extends SeatWorld {
  /** it cannot play on here */
  refused(notice: Notice): void
  /** how long it takes over a decision, in milliseconds, so that a person can follow */
  readonly pause: number
  /** an exception: a mistake of ours */
  broken(error: unknown): void
}

export class BotSeat {
  private readonly queue: Queue
  private sitting: Sitting | undefined
  private bot: BotName = 'random'
  private mind: Mind | undefined
  /** the decision that is under way: at which height, and what plays it at once */
  private pending: { readonly height: number; readonly now: () => void } | undefined
  /** what it will play at that height */
  private thought: { readonly height: number; readonly play: Play } | undefined
  private readonly chance: ReturnType<typeof seeded>

  constructor(private readonly world: BotWorld) {
    this.queue = new Queue(error => world.broken(error))
    this.chance = seeded(...world.random(8))
  }

  hear(message: ToBot): void {
    switch (message.type) {
      case 'start':
        this.queue.add(() => this.start(message))
        break
      case 'report':
        this.sitting?.report(message.report)
        break
      case 'hurry':
        this.pending?.now()
        break
      case 'stop':
        this.sitting?.stop()
        this.sitting = undefined
    }
  }

  private async start({ game, bot, invite, version, met }: BotStart): Promise<void> {
    const seat = await secondSeat(this.world, game, { invite, opponent: bot, version, met })
    if ('code' in seat) return this.world.refused(seat)
    this.bot = bot
    this.sitting = new Sitting(this.world, this.queue, game, seat.keeper, '', seat.about, seat.peer, {
      changed: () => this.look(),
      refused: notice => {
        this.sitting = undefined
        this.world.refused(notice)
      },
      moveOn: () => undefined,
      invitedTo: () => undefined,
    })
    await this.sitting.begin(seat.effects)
    this.look()
  }

  /** Does what it owes: consents to what is proposed, and decides when a decision is its own. */
  private look(): void {
    const { sitting } = this
    if (sitting === undefined) return
    const { playing, agreement } = sitting.peer
    if (playing === undefined) {
      if (agreement.terms !== undefined && !agreement.consented)
        sitting.add(() => sitting.decide(peer => peer.consent()))
      return
    }
    const { height } = playing
    if (playing.ended || !playing.maySign || this.pending?.height === height) return
    if (playing.session.plays().length > 0) this.decide(sitting, playing)
  }
  private decide(sitting: Sitting, playing: Playing): void {
    const { clock, pause } = this.world
    const { height } = playing
    const since = clock.now()
    let stop = (): void => undefined
    const now = (): void => {
      stop()
      sitting.add(() => this.play(sitting, height))
    }
    this.pending = { height, now }
    // It thinks first: what that took is part of the pause.
    this.queue.add(() => {
      const play = this.think(playing)
      if (play === undefined) return
      this.thought = { height, play }
      stop = clock.after(Math.max(0, pause - (clock.now() - since)), now)
    })
  }
  private async play(sitting: Sitting, height: number): Promise<void> {
    const { thought } = this
    if (thought?.height !== height) return
    this.thought = undefined
    const { playing } = sitting.peer
    if (playing !== undefined && this.draws(playing)) {
      await sitting.decide(peer => peer.endEarly({ type: 'accept draw' }))
      return
    }
    await sitting.act([thought.play], height)
    // What could not be said now, because the line is down, is thought over again.
    if (sitting.peer.playing?.height === height) this.pending = undefined
  }
  /** Whether it takes the draw that it is offered. The same offer always has the same answer. */
  private draws(playing: Playing): boolean {
    if (playing.aside.draw !== 'asked') return false
    const view = decisionOf(playing, seeded(playing.height))
    if (view === undefined) return false
    const judge = new DrawJudge()
    new Follower(judge).follow(playing.session.transcript)
    return judge.accepts(view.role, view.run, view.vault, view.random)
  }
  private think(playing: Playing): Play | undefined {
    const view = decisionOf(playing, this.chance)
    if (view === undefined) return undefined
    this.mind ??= mindOf(this.bot, view.role === FUGITIVE)
    this.mind.follower.follow(playing.session.transcript)
    return this.mind.decide(view)
  }
}

function mindOf(bot: BotName, fugitive: boolean): Mind {
  if (fugitive) {
    const player = newFugitive(bot, STEPS)
    return { follower: new Follower(player), decide: view => player.decide(view) }
  }
  const player = newGovernment(bot, STEPS)
  // The Government hides nothing, and its bot is given no vault.
  return {
    follower: new Follower(player),
    decide: ({ role, run, options, plays, random }) => player.decide({ role, run, options, plays, random }),
  }
}
