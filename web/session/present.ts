/** Which screen a game has, as it stands. */
import type { Connection, Notice, View } from '../app/view.ts'
import type { About } from './about.ts'
import type { SeatAids } from './aids.ts'
import type { Ending } from './ending.ts'
import { writeOffering, writeSignalPart } from './invite.ts'
import type { Peer } from './manhunt.ts'
import { rematchHere, rematchOf } from './rematch.ts'
import { isOver, joinOf, lobbyOf, sideAt, tableOf } from './show.ts'
import type { Signal } from './signal.ts'
import type { Times } from './times.ts'
import type { Channel } from './transport/port.ts'

/** Whoever holds the games of this browser, as one of them sees it. */
export interface Outside {
  changed(): void
  /** This game cannot go on here: another tab plays it now, or what is kept of one of its seats does not suffice. */
  refused(notice: Notice): void
  /** The next game begins, on this channel; `first` is what its host has heard of it. */
  moveOn(channel: Channel, first?: Uint8Array): void
  /** the game in this browser that an invitation with this tag led to */
  invitedTo(tag: Uint8Array): string | undefined
}
export interface Standing {
  readonly peer: Peer
  readonly about: About
  /** the address of the page */
  readonly base: string
  readonly connection: Connection
  readonly times: Times
  readonly aids: SeatAids
  readonly ending: Ending
  readonly desk: Outside
}

/** A link that carries an offer or an answer. Who has not taken the seat yet is invited by it as well. */
export function signalLink(peer: Peer, { seat, place }: About, base: string, signal: Signal): string {
  const { hostKeyHash, secret } = peer.self
  const invites = seat === 0 && !peer.met && signal.kind === 'offer'
  const part = invites ? writeOffering({ place, hostKeyHash, secret }, signal) : writeSignalPart(signal)
  return `${base}#${part}`
}

export function present(game: Standing, notice: { readonly notice?: Notice }): View {
  const { peer, about, base, times, aids, ending, desk } = game
  const { opponent } = about
  const connection = opponent === 'person' ? game.connection : { ...game.connection, within: opponent }
  const { playing } = peer
  if (playing !== undefined && isOver(playing)) {
    const yourRole = sideAt(playing, about.seat)
    const rematch =
      opponent === 'person' ? rematchOf(playing, about.seat, desk.invitedTo) : rematchHere(playing, opponent)
    return {
      screen: 'end',
      ...ending.of(peer, playing),
      ...(yourRole === undefined ? {} : { yourRole }),
      ...(rematch === undefined ? {} : { rematch }),
      connection,
      live: true,
    }
  }
  const table = playing && tableOf(playing, { connection, times, aids, since: about.since })
  if (table !== undefined) return { screen: 'table', table, ...notice }
  const before = about.seat === 0 ? lobbyOf(peer, base, about.place) : joinOf(peer)
  return { ...before, connection, ...notice }
}
