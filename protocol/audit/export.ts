import type { Event, Option, Rules } from '../rules/request.ts'
import { encodeFault } from '../session/keep.ts'
import type { Peer } from '../session/peer.ts'
import type { GameRecord } from './record.ts'

/** The record of a peer's game as it stands; `undefined` before the agreement is complete. */
export function recordOf<State, Setup, O extends Option, E extends Event>(
  peer: Peer<State, Setup, O, E>,
  rules: Rules<State, Setup, O, E>,
): GameRecord | undefined {
  const { messages } = peer.agreement
  const { playing } = peer
  if (messages === undefined || playing === undefined) return undefined
  return {
    rulesName: rules.name,
    rulesVersion: rules.version,
    ...messages,
    entries: playing.session.transcript.entries,
    statements: playing.sideStatements,
    accusations: playing.fault === undefined ? [] : [encodeFault(playing.fault)],
  }
}
