/** How the line to the other side is, as a player understands it. */
import type { Connection, Notice } from '../app/view.ts'

export interface Standing {
  readonly seat: number
  /** whether the sides have met at least once */
  readonly met: boolean
  readonly connected: boolean
  /** a channel is open and the handshake runs */
  readonly greeting: boolean
  readonly listening: boolean
  readonly trouble: Notice | undefined
  readonly roundTrip: number | undefined
  readonly silentSince: number | undefined
  readonly goneSince: number | undefined
}

export function connectionOf(now: Standing): Connection {
  const { met, connected, greeting, trouble, roundTrip, silentSince, goneSince } = now
  const since = goneSince === undefined ? {} : { since: goneSince }
  if (connected && silentSince !== undefined) return { state: 'reconnecting', since: silentSince }
  if (connected) return { state: 'connected', ...(roundTrip === undefined ? {} : { roundTrip }) }
  if (greeting) return met ? { state: 'reconnecting', ...since } : { state: 'connecting' }
  const absent = trouble === undefined || trouble.code === 'peer-unavailable' || trouble.code === 'gone'
  if (!absent) return { state: 'failed', ...since, trouble }
  if (now.seat === 0) {
    if (met) return { state: 'closed', ...since }
    return { state: now.listening ? 'waiting' : 'connecting' }
  }
  if (trouble === undefined) return met ? { state: 'reconnecting', ...since } : { state: 'connecting' }
  return met ? { state: 'closed', ...since } : { state: 'connecting', trouble: { code: 'not-answered' } }
}
