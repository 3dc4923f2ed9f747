/** The end of a game as a screen shows it: who won and why, and what the audit says of both seats. */
import { type AuditResult, audit } from '../../protocol/audit/audit.ts'
import { recordOf } from '../../protocol/audit/export.ts'
import { type GameRecord, readRecord, writeRecord } from '../../protocol/audit/record.ts'
import { tallyOf } from '../../protocol/audit/tally.ts'
import type { Claim } from '../../protocol/session/ending.ts'
import { type Event, type Game, type ManhuntOption, type Setup, sideOf } from '../../src/games/siberian-manhunt/game.ts'
import type { EndReport, Notice, SeatVerdict } from '../app/view.ts'
import { logOf } from './log.ts'
import { type Peer, type Playing, rules, rulesName, type Transcript } from './manhunt.ts'
import { damaged } from './notices.ts'
import { GameReplay, type ManhuntAudit } from './replay.ts'
import { abandonmentOf, safetyWordsOf, sidesOf } from './show.ts'

/** Audits a record. Takes a while for a long game. */
export const auditOf = (record: GameRecord): AuditResult<Game, Setup, ManhuntOption, Event> => audit(record, rules)

/** A game that is over: what the audit says, and the way to go through it again. */
export interface Closed {
  readonly report: EndReport
  readonly replay: GameReplay
}
/** The audited end; `you` is the seat whose player looks at it. */
export function closed(audited: ManhuntAudit, you: number | undefined): Closed {
  const replay = new GameReplay(audited)
  return { report: reportOf(audited, replay, you), replay }
}
function reportOf(
  { transcript, seats, ending, claim, secrets }: ManhuntAudit,
  replay: GameReplay,
  you: number | undefined,
): EndReport {
  const game = transcript.position.run.state
  const route = game.fugitive.route.map(handle => secrets.get(handle))
  return {
    winners: sidesOf(ending?.winners ?? []),
    by: ending?.by ?? 'unfinished',
    ...claimed(transcript, claim),
    game,
    route: route.every(node => node !== undefined) && route.length > 0 ? route : undefined,
    seats: seats.flatMap(({ seat, role, verdict, opened, findings }): readonly SeatVerdict[] =>
      role === undefined
        ? []
        : [
            {
              role: sideOf(role),
              you: seat === you,
              verdict,
              opened,
              findings: findings.map(({ entry, code }) => ({ entry, code })),
              tally: tallyOf(transcript, seat),
            },
          ],
    ),
    entries: transcript.height,
    log: logOf(transcript),
    points: replay.points,
    safetyWords: safetyWordsOf(transcript.agreed.gameId),
    rulesHash: rulesName(),
  }
}

/** The end before the audit: what this side knows by itself. */
export function bareEnd(playing: Playing): EndReport {
  const { transcript } = playing.session
  const { winners, by } = playing.ending ?? { winners: [], by: 'unfinished' }
  return {
    winners: sidesOf(winners),
    by,
    ...claimed(transcript, playing.aside.claim),
    game: transcript.position.run.state,
    route: undefined,
    seats: [],
    entries: transcript.height,
    log: logOf(transcript),
    points: [],
    safetyWords: safetyWordsOf(transcript.agreed.gameId),
    rulesHash: rulesName(),
  }
}

function claimed(transcript: Transcript, of: Claim | undefined): Pick<EndReport, 'claim'> {
  const claim = abandonmentOf(transcript, of)
  return claim === undefined ? {} : { claim }
}

/** The bytes of the record of a game as it stands; `undefined` before the agreement is complete. */
export function recordBytes(peer: Peer): Uint8Array | undefined {
  const record = recordOf(peer, rules)
  return record && writeRecord(record)
}

/** A version of the rules as we name them; what a file says otherwise is not shown. */
const VERSION = /^\d{1,6}$/

/** Reads and audits a record file. A damaged one names the place, one of other rules their version. */
export function openRecord(file: Uint8Array): Closed | Notice {
  const record = readRecord(file)
  if ('where' in record) return damaged(record)
  const { rulesName: name, rulesVersion: version } = record
  if (name === rules.name && version !== rules.version && VERSION.test(version))
    return { code: 'record-rules', at: version }
  const result = auditOf(record)
  return result.type === 'damaged' ? damaged(result) : closed(result, undefined)
}
