/** From the kernel's state to what a screen shows: plain data, and nothing of the other side's secrets. */
import { type Play, type Role, toSeat } from '../../protocol/rules/index.ts'
import { safetyBytes } from '../../protocol/session/closing.ts'
import type { Claim } from '../../protocol/session/ending.ts'
import { playsAt } from '../../protocol/session/session.ts'
import { type Side, sideOf } from '../../src/games/siberian-manhunt/game.ts'
import type { Abandonment, Ahead, Connection, Offer, Proposal, Table } from '../app/view.ts'
import { safetyWords } from '../text/safety-words.ts'
import type { SeatAids } from './aids.ts'
import { writeInvite } from './invite.ts'
import type { Decision, Draft } from './known.ts'
import { logOf, shownOption } from './log.ts'
import { type Peer, type Playing, rulesName, shownRoles, type Transcript } from './manhunt.ts'
import type { Times } from './times.ts'

const SAFETY_WORDS = 4

/** What the host proposed, if anything. */
function proposalOf({ agreement }: Peer): Proposal | undefined {
  const { terms, setup } = agreement
  if (terms === undefined || setup === undefined) return undefined
  return { setup, roles: shownRoles(terms.roles), ...(terms.wait === undefined ? {} : { wait: terms.wait }) }
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
export function sideAt({ session }: Pick<Playing, 'session'>, seat: number): Side | undefined {
  const role = session.transcript.position.roleOf(toSeat(seat))
  return role === undefined ? undefined : sideOf(role)
}

/** What two players can compare by voice, to be sure that they are in the same game. */
export const safetyWordsOf = (gameId: Uint8Array): readonly string[] => safetyWords(safetyBytes(gameId), SAFETY_WORDS)

/** Ended for good, or for as long as this seat's claim that the other one left stands. */
export const isOver = (playing: Playing): boolean =>
  playing.ended || playing.aside.claim?.by === playing.session.author.seat

/** A claim of abandonment as a screen shows it. */
export function abandonmentOf(transcript: Transcript, claim: Claim | undefined): Abandonment | undefined {
  if (claim === undefined) return undefined
  const { by, what, since, at } = claim
  const role = transcript.position.roleOf(by)
  return role === undefined ? undefined : { by: sideOf(role), what, since, at }
}

/** What the table says of the other side's silence, and of ends before the rules'. `since`: of the present head. */
function earlyOf(
  { session, aside }: Playing,
  since: number,
): Pick<Table, 'waiting' | 'draw' | 'claimFrom' | 'claimed'> {
  const { position, agreed } = session.transcript
  const what = position.owes() === session.author.seat ? undefined : position.owing()
  const { wait } = agreed.terms
  const claimed = abandonmentOf(session.transcript, aside.claim)
  return {
    draw: aside.draw === 'agreed' ? 'none' : aside.draw,
    ...(what === undefined ? {} : { waiting: { what, since } }),
    ...(what === undefined || wait === undefined ? {} : { claimFrom: since + wait * 60_000 }),
    ...(claimed && { claimed }),
  }
}

/** What the table shows besides the game; `since` when the present head has been the last (local time, ms). */
interface Around {
  readonly connection: Connection
  readonly times: Times
  readonly aids: SeatAids
  readonly since: number
}

/** The table as this seat sees it; `undefined` while the roles are not decided. */
export function tableOf(playing: Playing, { connection, times, aids, since }: Around): Table | undefined {
  const { session } = playing
  const { transcript, author } = session
  const { position } = transcript
  const role = sideAt(playing, author.seat)
  if (role === undefined) return undefined
  const owing = position.owes()
  const mine = owing === author.seat
  const yourDecision = mine && !position.owesWithoutPlayer()
  const { request } = position
  const plays = yourDecision ? session.plays() : []
  const ahead = aheadOf(playing)
  return {
    role,
    game: position.run.state,
    owes: owing === undefined ? 'nobody' : mine ? 'you' : 'they',
    yourDecision,
    options: yourDecision && request?.type === 'choose' ? request.options.map(shownOption) : [],
    plays,
    planned: playing.draft,
    ...(ahead && { ahead: ahead.shown }),
    secrets: session.values(),
    log: logOf(transcript, times),
    aids: aids.shown(playing, yourDecision ? decisionOf(request, plays) : undefined, ahead?.draft),
    height: transcript.height,
    connection,
    safetyWords: safetyWordsOf(session.agreed.gameId),
    ...earlyOf(playing, since),
  }
}

const decisionOf = (request: Decision['request'], plays: readonly Play[]): Decision => ({
  request,
  open: plays.map(play => play.option),
})

/** Where the planned choices lead, and how they bear on what can be known; nothing while nothing is planned. */
function aheadOf({ session, draft }: Playing): { readonly shown: Ahead; readonly draft: Draft } | undefined {
  const drafted = draft.length === 0 ? undefined : session.draft(draft)
  if (drafted === undefined) return undefined
  const { before, chosen, position, vault } = drafted
  const offer = (at: typeof before): Offer => {
    const plays = playsAt(at.position, at.vault, session.author)
    const { request } = at.position
    return { plays, options: plays.length > 0 && request?.type === 'choose' ? request.options.map(shownOption) : [] }
  }
  const next = offer(drafted)
  const shown = {
    ...next,
    chosen: chosen.map(shownOption),
    instead: offer(before),
    game: position.run.state,
    secrets: vault.values(),
  }
  const { hidden } = session.transcript.position
  return { shown, draft: { chosen, hidden: hidden.length, next: decisionOf(position.request, next.plays) } }
}

export const sidesOf = (roles: readonly Role[]): readonly Side[] => roles.map(sideOf)
