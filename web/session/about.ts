/** What a browser keeps of a game besides what the kernel keeps: how to be found, and what the first page shows of it. */
import { encode } from '../../protocol/bytes/codec.ts'
import { equal } from '../../protocol/bytes/hash.ts'
import { bytes, decodeAs, int, list, literal, oneOf, text, tuple } from '../../protocol/bytes/schema.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import type { SavedGame } from '../app/saved.ts'
import type { Opponent } from '../app/view.ts'
import { PLACE_BYTES } from './invite.ts'

export interface About {
  /** local time in milliseconds */
  readonly started: number
  /** the rules it is played by, in hexadecimal */
  readonly rules: string
  readonly seat: 0 | 1
  /** where the host listens at the broker before the sides have met, and what makes that name the host's own */
  readonly place: Uint8Array
  readonly token: string
  /** under which of its later names the host listened last */
  readonly counter: number
  /** what the invitation is called without saying its secret */
  readonly invite: Uint8Array
  readonly role: 'Fugitive' | 'Government' | 'not known'
  readonly round: number
  readonly state: SavedGame['state']
  /** number of entries, and since when there are so many (local time, ms) */
  readonly height: number
  readonly since: number
  /** the version of the site that began it; empty where it had none */
  readonly version: string
  /** of a guest after another game with the same host: the names under which that one's host may still be found */
  readonly before: readonly Uint8Array[]
  /** who has the other seat */
  readonly opponent: Opponent
}

export const ABOUT = 'about'
const FORMAT = 4
/** The most names of a game before. */
const NAMES = 16
const fields = [
  int(),
  text(128),
  oneOf(literal(0), literal(1)),
  bytes(PLACE_BYTES),
  text(64),
  int(0, 0xffffffff),
  bytes({ max: 64 }),
  oneOf(literal('Fugitive'), literal('Government'), literal('not known')),
  int(),
  oneOf(literal('agreeing'), literal('playing'), literal('ended'), literal('moved')),
] as const
const since = [int(), int(), text(64)] as const
const before = list(bytes(PLACE_BYTES), { min: 0, max: NAMES })
const opponent = oneOf(
  literal('person'),
  literal('same device'),
  literal('random'),
  literal('steady'),
  literal('sharp'),
)
/**
 * The first format did not know since when, nor with which version; the second one nothing of a game before; the third one
 * only games against somebody elsewhere.
 */
const shape = oneOf(
  tuple(literal(FORMAT), ...fields, ...since, before, opponent),
  tuple(literal(3), ...fields, ...since, before),
  tuple(literal(2), ...fields, ...since),
  tuple(literal(1), ...fields),
)

export const encodeAbout = (about: About): Uint8Array =>
  encode([
    FORMAT,
    about.started,
    about.rules,
    about.seat,
    about.place,
    about.token,
    about.counter,
    about.invite,
    about.role,
    about.round,
    about.state,
    about.height,
    about.since,
    about.version,
    about.before,
    about.opponent,
  ])
export const isSame = (a: About, b: About): boolean => equal(encodeAbout(a), encodeAbout(b))
export function decodeAbout(kept: Uint8Array | undefined): About | undefined {
  const read = kept && decodeAs(shape, kept)
  if (read === undefined) return undefined
  const [
    ,
    started,
    rules,
    seat,
    place,
    token,
    counter,
    invite,
    role,
    round,
    state,
    height = 0,
    since = started,
    version = '',
    before = [],
    opponent = 'person',
  ] = read
  return {
    started,
    rules,
    seat,
    place,
    token,
    counter,
    invite,
    role,
    round,
    state,
    height,
    since,
    version,
    before,
    opponent,
  }
}

/** What is kept of a game that begins now (local time, ms). */
export const newAbout = ({
  now,
  ...known
}: Pick<About, 'rules' | 'version' | 'seat' | 'place' | 'token' | 'invite' | 'before' | 'opponent'> & {
  readonly now: number
}): About => ({
  ...known,
  started: now,
  counter: 0,
  role: 'not known',
  round: 0,
  state: 'agreeing',
  height: 0,
  since: now,
})

/** Everything that is kept first of a seat that was just made. */
export const firstKept = (effects: readonly Effect[], about: About): ReadonlyMap<string, Uint8Array> => {
  const drawn = effects.flatMap(effect => (effect.type === 'keep' ? [[effect.key, effect.value] as const] : []))
  return new Map([...drawn, [ABOUT, encodeAbout(about)]])
}

export const savedGame = (id: string, { started, role, round, state, version, opponent }: About): SavedGame => ({
  id,
  started,
  round,
  state,
  opponent,
  ...(version && { version }),
  ...(role === 'not known' ? {} : { yourRole: role }),
})
