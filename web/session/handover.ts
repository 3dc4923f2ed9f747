/** A channel that goes from a game that is over to the next one between the same two (docs/protocol.md, 10.8). */
import type { Fingerprints } from '../../protocol/session/fingerprints.ts'
import type { Channel } from './transport/port.ts'

export interface Handover {
  readonly channel: Channel
  readonly fingerprints: Fingerprints
  /** how many channels were dialled so far, so that no name of one is used again */
  readonly dialled: number
  /** what the next game's host hears first on it */
  readonly first?: Uint8Array
}

/** The game before, which hands its channel over. */
export interface Before {
  /** the names under which a guest would look for its host */
  readonly names: readonly string[]
  /** gives the channel away, once all else is ready */
  readonly handOver: () => Handover | undefined
}

/** A game that gives this channel away; `first` is what the next game's host has heard on it. */
export const beforeOf = (
  sitting: Pick<Before, 'names'> & { handOver(channel: Channel): Omit<Handover, 'first'> | undefined },
  channel: Channel,
  first: Uint8Array | undefined,
): Before => ({
  names: sitting.names,
  handOver: () => {
    const given = sitting.handOver(channel)
    return given && { ...given, ...(first === undefined ? {} : { first }) }
  },
})
