/** From the kernel's state to what a screen shows: plain data, and nothing of the other side's secrets. */
import { type Claim, leaves, type Option, type Role, toSeat } from '../../protocol/rules/index.ts'
import { safetyBytes } from '../../protocol/session/closing.ts'
import type { Happening } from '../../protocol/transcript/position.ts'
import { type Event, type ManhuntOption, type Side, sideOf } from '../../src/games/siberian-manhunt/game.ts'
import type { Connection, LogLine, Proposal, ShownOption, Table } from '../app/view.ts'
import { safetyWords } from '../text/safety-words.ts'
import { writeInvite } from './invite.ts'
import { type Peer, type Playing, rulesName, shownRoles, type Transcript } from './manhunt.ts'

const SAFETY_WORDS = 4

/** An option without what it claims and hides: tables cannot leave the worker, and a screen has no use for them. */
export function shownOption(option: ManhuntOption): ShownOption {
  const { claim, opens, hides, ...shown }: ManhuntOption & Option = option
  return shown as ShownOption
}

/** What the host proposed, if anything. */
function proposalOf({ agreement }: Peer): Proposal | undefined {
  const { terms, setup } = agreement
  return terms && setup && { setup, roles: shownRoles(terms.roles) }
}

/** The host's page before the game, but for the line. */
export function lobbyOf(peer: Peer, base: string, place: Uint8Array) {
  const { hostKeyHash, secret } = peer.self
  const link = `${base}#${writeInvite({ place, hostKeyHash, secret })}`
  const proposed = proposalOf(peer)
  return { screen: 'lobby', link, rulesHash: rulesName(), ...(proposed && { proposed }) } as const
}
/** The guest's page before the game, but for the line. */
export function joinOf(peer: Peer) {
  const proposal = proposalOf(peer)
  const waiting = peer.met ? 'waiting for proposal' : 'connecting'
  const stage = peer.agreement.consented ? 'signed' : proposal === undefined ? waiting : 'proposal'
  return { screen: 'join', stage, rulesHash: rulesName(), ...(proposal && { proposal }) } as const
}

/** The side that a seat plays; `undefined` before the joint roll. */
export function sideAt({ session }: Playing, seat: number): Side | undefined {
  const role = session.transcript.position.roleOf(toSeat(seat))
  return role === undefined ? undefined : sideOf(role)
}

/** The table as this seat sees it; `undefined` while the roles are not decided. */
export function tableOf(playing: Playing, connection: Connection): Table | undefined {
  const { session } = playing
  const { transcript, author } = session
  const { position } = transcript
  const role = sideAt(playing, author.seat)
  if (role === undefined) return undefined
  const owing = position.owes()
  const mine = owing === author.seat
  const yourDecision = mine && !position.owesWithoutPlayer()
  const { request } = position
  return {
    role,
    game: position.run.state,
    owes: owing === undefined ? 'nobody' : mine ? 'you' : 'they',
    yourDecision,
    options: yourDecision && request?.type === 'choose' ? request.options.map(shownOption) : [],
    plays: yourDecision ? session.plays() : [],
    planned: playing.draft,
    secrets: session.values(),
    log: logOf(transcript),
    height: transcript.height,
    connection,
    safetyWords: safetyWords(safetyBytes(session.agreed.gameId), SAFETY_WORDS),
  }
}

/** Everything that happened, in order. */
export function logOf(transcript: Transcript): readonly LogLine[] {
  let round = 1
  return transcript.story.flatMap(({ entry, happenings }) =>
    happenings.flatMap((happening): readonly LogLine[] => {
      if (happening.type === 'told' && happening.event.type === 'turn') round = happening.event.round
      const what = whatOf(happening)
      return what === undefined ? [] : [{ entry, round, what, badge: badgeOf(happening) }]
    }),
  )
}

type Happened = Happening<ManhuntOption, Event>

function whatOf(happening: Happened): LogLine['what'] | undefined {
  switch (happening.type) {
    case 'told':
      return { type: 'event', event: happening.event }
    case 'chosen':
      return { type: 'choice', by: sideOf(happening.role), option: shownOption(happening.option) }
    case 'rolled':
      return { type: 'roll', why: happening.why, sides: happening.sides, values: happening.values }
    case 'promised':
      return undefined
  }
}

/** How it is known to be true. A number is opened by an option that opens it, and by a claim that it equals a value. */
function badgeOf(happening: Happened): LogLine['badge'] {
  if (happening.type === 'rolled') return 'rolled together'
  if (happening.type !== 'chosen') return 'signed'
  const { claim, hides, opens }: Option = happening.option
  const claims = [claim, hides?.claim].flatMap(one => (one === undefined ? [] : leaves(one)))
  const opened = (one: Claim) => one.type === 'equals'
  if (opens !== undefined || claims.some(opened)) return 'opened'
  return claims.length > 0 ? 'proved' : 'signed'
}

export const sidesOf = (roles: readonly Role[]): readonly Side[] => roles.map(sideOf)
