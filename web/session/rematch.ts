/** Another game between the same two, as the page gets it, and what is wished for as the kernel says it. */
import { type Data, toSeat } from '../../protocol/rules/index.ts'
import { inviteTag } from '../../protocol/session/handshake.ts'
import type { Wish } from '../../protocol/session/wish.ts'
import { FUGITIVE, type Side } from '../../src/games/siberian-manhunt/game.ts'
import type { Again, Rematch } from '../app/rematch.ts'
import type { Opponent, Proposal } from '../app/view.ts'
import { type Playing, rules, shownRoles, signedRoles } from './manhunt.ts'
import { sideAt } from './show.ts'

/** What the player asks for, as it is signed. */
export function wishOf({ setup, roles, wait }: Proposal): Wish {
  const data: Data = rules.setupData(setup)
  return { setup: data, roles: signedRoles(roles), ...(wait === undefined ? {} : { wait }) }
}

/**
 * How it stands with another game, for the player at this seat; nothing before the end, or after a proven fault. `begun` finds
 * the game in this browser that an invitation led to, by the invitation's tag.
 */
export function rematchOf(
  playing: Pick<Playing, 'session' | 'rematch' | 'ended' | 'fault'>,
  seat: number,
  begun: (tag: Uint8Array) => string | undefined,
): Rematch | undefined {
  const offers = offersOf(playing, seat)
  if (offers === undefined) return undefined
  const { rematch } = playing
  const { next, agreedOn } = rematch
  const [mine, theirs] = [rematch.wishOf(toSeat(seat)), rematch.wishOf(toSeat(1 - seat))]
  const game = next && begun(inviteTag(next.secret))
  if (game !== undefined) return { ...offers, state: 'begun', game }
  const shown = (wish: Wish | undefined) => {
    const again = wish && againOf(wish, seat)
    return again === undefined ? {} : { wish: again }
  }
  if (agreedOn !== undefined) return { ...offers, state: 'agreed', ...shown(agreedOn) }
  if (theirs !== undefined) return { ...offers, state: 'asked', ...shown(theirs) }
  if (mine === undefined) return { ...offers, state: 'none' }
  return { ...offers, state: rematch.declined(toSeat(1 - seat)) ? 'declined' : 'wished', ...shown(mine) }
}

/** The same where the other seat is in this browser too. Who plays what at one device is between the two persons. */
export function rematchHere(
  playing: Pick<Playing, 'session' | 'ended' | 'fault'>,
  here: Exclude<Opponent, 'person'>,
): Rematch | undefined {
  const offers = offersOf(playing, 0)
  return offers && { ...offers, state: 'none', here }
}

/** By the same terms, with the sides as they were and the other way round. */
function offersOf(
  { session, ended, fault }: Pick<Playing, 'session' | 'ended' | 'fault'>,
  seat: number,
): Pick<Rematch, 'same' | 'swapped'> | undefined {
  const { terms } = session.agreed
  const setup = rules.parseSetup(terms.setup)
  const host = sideAt({ session }, 0)
  if (!ended || fault !== undefined || setup === undefined || host === undefined) return undefined
  const again = (hostIs: Side): Again => {
    const wait = terms.wait === undefined ? {} : { wait: terms.wait }
    const roles = hostIs === 'Fugitive' ? 'host is Fugitive' : 'guest is Fugitive'
    return shownAgain({ setup, roles, ...wait }, seat)
  }
  return { same: again(host), swapped: again(host === 'Fugitive' ? 'Government' : 'Fugitive') }
}

function againOf({ setup, roles, wait }: Wish, seat: number): Again | undefined {
  const known = rules.parseSetup(setup)
  return known && shownAgain({ setup: known, roles: shownRoles(roles), ...(wait === undefined ? {} : { wait }) }, seat)
}
function shownAgain(proposal: Proposal, seat: number): Again {
  const roles = signedRoles(proposal.roles)
  if (roles.type === 'joint roll') return { proposal }
  return { proposal, you: roles.roles[seat] === FUGITIVE ? 'Fugitive' : 'Government' }
}
