import { recordOf } from '../../protocol/audit/export.ts'
import { toSeat } from '../../protocol/rules/index.ts'
import type { EndReport } from '../app/view.ts'
import type { Clock } from './clock.ts'
import type { Peer, Playing } from './manhunt.ts'
import { rules } from './manhunt.ts'
import type { Queue } from './queue.ts'
import type { GameReplay } from './replay.ts'
import { auditOf, bareEnd, type Closed, closed } from './report.ts'

/** How long the other side has to open its seed before the game is audited without it. */
const PATIENCE = 3_000

/**
 * The end of one game: audited when both seeds are open, or without the other one after a while, and again with every
 * statement that comes later. The audit takes its time, so that the bare end is shown first.
 */
export class Ending {
  private audited: ({ readonly of: string } & Closed) | undefined
  private pending: string | undefined
  private patient = true
  private stopWaiting: (() => void) | undefined

  constructor(
    private readonly clock: Clock,
    private readonly queue: Queue,
    private readonly changed: () => void,
  ) {}

  /** What is known now; `opening` while a seed is missing. */
  of(peer: Peer, playing: Playing): { readonly report: EndReport; readonly opening: boolean } {
    const opened = [0, 1].every(seat => playing.seedOf(toSeat(seat)) !== undefined)
    // Nobody opens a seed over a claim, or after a fault.
    const complete = opened || playing.fault !== undefined || !playing.ended
    const state = `${playing.height}/${playing.sideStatements.length}/${playing.fault === undefined}`
    if (complete || !this.patient) this.audit(state, peer)
    else
      this.stopWaiting ??= this.clock.after(PATIENCE, () => {
        this.patient = false
        this.changed()
      })
    return { report: this.audited?.report ?? bareEnd(playing), opening: !complete }
  }
  /** The way through the game again; none before the audit. */
  get replay(): GameReplay | undefined {
    return this.audited?.replay
  }
  stop(): void {
    this.stopWaiting?.()
  }

  private audit(state: string, peer: Peer): void {
    if (this.audited?.of === state || this.pending === state) return
    this.pending = state
    this.queue.add(() => {
      const record = recordOf(peer, rules)
      const result = record && auditOf(record)
      if (result === undefined || result.type === 'damaged')
        throw new Error(`our own record is damaged: ${result?.where ?? 'no agreement'}`)
      this.audited = { of: state, ...closed(result, peer.self.seat) }
      this.changed()
    })
  }
}
