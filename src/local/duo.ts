import { recordOf } from '../../protocol/audit/export.ts'
import { writeRecord } from '../../protocol/audit/record.ts'
import type { Random } from '../../protocol/crypto/keys.ts'
import type { Event, Option, Play, Rules, Seat } from '../../protocol/rules/index.ts'
import { toSeat } from '../../protocol/rules/index.ts'
import type { Kept } from '../../protocol/session/keep.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import { Peer } from '../../protocol/session/peer.ts'
import type { RoleRule } from '../../protocol/transcript/terms.ts'

/** What one side of a {@link Duo} holds: its peer, what it has kept, and the messages on their way to it. */
export interface Side<State, Setup, O extends Option, E extends Event> {
  peer: Peer<State, Setup, O, E>
  readonly kept: Map<string, Uint8Array>
  readonly inbox: Uint8Array[]
  /** everything that was ignored or refused, in order */
  readonly log: string[]
  due: boolean
  /** gone without a word; {@link Duo.revive} brings it back from what it has kept */
  dead: boolean
}
/** What becomes of an effect: it happens, or the side dies just before or just after it. */
export type Fate = 'done' | 'dies before' | 'dies after'
/** Decides for a seat's player: what to say at this point. */
export type Chooser<State, Setup, O extends Option, E extends Event> = (
  peer: Peer<State, Setup, O, E>,
) => readonly Play[] | 'resign'

/**
 * Two whole peers in one place, joined by a channel in memory: everything of a real game but the network. Serves
 * simulation and tests; messages may be changed on their way by `tamper`.
 */
export class Duo<State, Setup, O extends Option = Option, E extends Event = Event> {
  readonly sides: readonly [Side<State, Setup, O, E>, Side<State, Setup, O, E>]
  /** sees every message before it is delivered and may change or drop it */
  tamper: (to: Seat, message: Uint8Array) => readonly Uint8Array[] = (_, message) => [message]
  /** sees every effect before it is carried out */
  fate: (seat: Seat, effect: Effect) => Fate = () => 'done'
  /** what a side says when something is due that needs no player */
  due: (seat: Seat) => readonly Effect[] = seat => this.sides[seat === 0 ? 0 : 1].peer.due()
  private clock = 0

  /** `kept`: what both have kept of a game that they go on with; otherwise a new one. */
  constructor(
    private readonly rules: readonly [Rules<State, Setup, O, E>, Rules<State, Setup, O, E>],
    private readonly random: Random,
    kept?: readonly [Kept, Kept],
  ) {
    const worlds = [
      { rules: rules[0], random },
      { rules: rules[1], random },
    ] as const
    const host = kept ? Peer.restore(worlds[0], kept[0]) : Peer.host(worlds[0])
    const guest = kept ? Peer.restore(worlds[1], kept[1]) : host && Peer.guest(worlds[1], host.peer.self)
    if (host === undefined || guest === undefined) throw new Error('what was kept does not restore')
    this.sides = [newSide(host.peer, kept?.[0]), newSide(guest.peer, kept?.[1])]
    this.carryOut(0, host.effects)
    this.carryOut(1, guest.effects)
  }

  /** Opens a new channel between the two and runs the handshake. */
  connect(): void {
    for (const side of this.sides) side.inbox.length = 0
    const prints = [this.random(32), this.random(32)] as const
    this.clock++
    for (const seat of [0, 1] as const) {
      const fingerprints = { own: prints[seat], peer: prints[seat === 0 ? 1 : 0] }
      this.carryOut(seat, this.sides[seat].peer.connectedTo(fingerprints, this.clock, 0))
    }
    this.deliver()
  }
  disconnect(): void {
    for (const seat of [0, 1] as const) this.carryOut(seat, this.sides[seat].peer.disconnected())
  }
  /** Throws one side's peer away and restores it from what it has kept. */
  restart(seat: 0 | 1): void {
    const side = this.sides[seat]
    const restored = Peer.restore({ rules: this.rules[seat], random: this.random }, side.kept)
    if (restored === undefined) throw new Error('what was kept does not restore')
    side.peer = restored.peer
    side.due = false
    side.dead = false
    this.carryOut(seat, restored.effects)
  }
  /** Restores whoever has died, and connects the two again. Nothing happens while both live and are connected. */
  revive(): void {
    for (const seat of [0, 1] as const) if (this.sides[seat].dead) this.restart(seat)
    if (!this.dead && !this.sides.every(({ peer }) => peer.connected)) this.connect()
  }
  /** whether one of them has died */
  get dead(): boolean {
    return this.sides.some(side => side.dead)
  }
  /** Agreement from proposal to the first entry. */
  agree(setup: Setup, roles: RoleRule): void {
    this.carryOut(0, this.sides[0].peer.propose(setup, roles))
    this.deliver()
    this.carryOut(1, this.sides[1].peer.consent())
    this.deliver()
  }
  /** Lets one side do something of its own. */
  input(seat: 0 | 1, step: (peer: Peer<State, Setup, O, E>) => readonly Effect[]): void {
    this.carryOut(seat, step(this.sides[seat].peer))
    this.deliver()
  }
  /** Delivers what is on its way, and lets the clients say what needs no player, until all is quiet. */
  deliver(): void {
    for (;;) {
      const seat = ([0, 1] as const).find(one => {
        const { inbox, due, dead } = this.sides[one]
        return !dead && (inbox.length > 0 || due)
      })
      if (seat === undefined) return
      const side = this.sides[seat]
      const message = side.inbox.shift()
      if (message !== undefined) this.carryOut(seat, side.peer.message(message))
      else {
        side.due = false
        this.carryOut(seat, this.due(toSeat(seat)))
      }
    }
  }
  /** Plays on until the game has ended, nobody may choose or sign, or `steps` choices were made. Returns the choices made. */
  play(
    choosers: readonly [Chooser<State, Setup, O, E>, Chooser<State, Setup, O, E>],
    steps = Number.POSITIVE_INFINITY,
  ): number {
    this.deliver()
    let made = 0
    while (made < steps && !this.dead) {
      const seat = ([0, 1] as const).find(one => {
        const { playing } = this.sides[one].peer
        return playing !== undefined && !playing.ended && playing.session.plays().length > 0
      })
      if (seat === undefined) return made
      const { peer } = this.sides[seat]
      const height = peer.playing?.height
      const said = choosers[seat](peer)
      this.input(seat, one => (said === 'resign' ? one.endEarly({ type: 'resign' }) : one.act(said)))
      // Whoever has not heard yet how much the other side has signs nothing.
      if (peer.playing?.height === height && peer.playing?.ended !== true) return made
      made++
    }
    return made
  }
  /** The game as one side would export it. */
  record(seat: 0 | 1): Uint8Array | undefined {
    const record = recordOf(this.sides[seat].peer, this.rules[seat])
    return record && writeRecord(record)
  }

  private carryOut(seat: 0 | 1, effects: readonly Effect[]): void {
    const side = this.sides[seat]
    for (const effect of effects) {
      const fate = this.fate(toSeat(seat), effect)
      if (fate !== 'dies before') this.happen(seat, effect)
      if (fate !== 'done') {
        side.dead = true
        side.inbox.length = 0
        return
      }
    }
  }
  private happen(seat: 0 | 1, effect: Effect): void {
    const side = this.sides[seat]
    const other = seat === 0 ? 1 : 0
    if (effect.type === 'keep') side.kept.set(effect.key, effect.value)
    else if (effect.type === 'send') this.sides[other].inbox.push(...this.tamper(toSeat(other), effect.message))
    else if (effect.type === 'due') side.due = true
    else side.log.push(effect.type === 'move on' ? effect.type : `${effect.type}: ${effect.code}`)
  }
}

const newSide = <State, Setup, O extends Option, E extends Event>(
  peer: Peer<State, Setup, O, E>,
  kept: Kept = new Map(),
): Side<State, Setup, O, E> => ({ peer, kept: new Map(kept), inbox: [], log: [], due: false, dead: false })
