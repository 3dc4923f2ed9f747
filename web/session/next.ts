/** The next game between the same two, as this browser begins it. */
import type { Random } from '../../protocol/crypto/keys.ts'
import { nextGame } from '../../protocol/session/next.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import { Peer as KernelPeer } from '../../protocol/session/peer.ts'
import { type Peer, rules, worldOf } from './manhunt.ts'

interface Begun {
  readonly peer: Peer
  /** what has to be kept of it first */
  readonly effects: readonly Effect[]
  readonly place: Uint8Array
}

/** Nothing while the two have not agreed on one. */
export function beginNext({ playing }: Peer, random: Random): Begun | undefined {
  const next = playing && nextGame(rules, playing.rematch, random)
  const restored = next && KernelPeer.restore(worldOf(random), next.kept)
  if (next === undefined || restored === undefined) return undefined
  const first = [...next.kept].map(([key, value]): Effect => ({ type: 'keep', key, value }))
  return { peer: restored.peer, effects: [...first, ...restored.effects], place: next.place }
}
