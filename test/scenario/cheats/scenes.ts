/** Moments of the small game at which a seat sends a message of some kind. */
import { toRole } from '../../../protocol/rules/index.ts'
import type { Wish } from '../../../protocol/session/wish.ts'
import { Duo } from '../../../src/local/duo.ts'
import { mini } from '../../protocol/mini.ts'
import { bytesFrom, HOST_HIDES, type Seat01, there } from '../../protocol/seated.ts'
import { finishMini, type MiniDuo, miniDuo, steady } from '../../protocol/session/driven.ts'

export const ROUNDS = 1
/** What the two agree on, in minutes; the story of a claim begins at SINCE, in milliseconds. */
export const WAIT = 60
export const SINCE = 1_700_000_000_000
export const WISH: Wish = { setup: { rounds: 2 }, roles: { type: 'fixed', roles: [toRole(0), toRole(1)] } }

interface Scene {
  /** up to the moment; the two are connected afterwards unless the act connects them */
  readonly prepare: (duo: MiniDuo) => void
  /** what a seat does then */
  readonly act: (duo: MiniDuo, seat: Seat01) => void
}
const connect = (duo: MiniDuo): void => duo.connect()
const nothing = (): void => {}
const agreed =
  (wait?: number) =>
  (duo: MiniDuo): void => {
    duo.connect()
    duo.input(0, peer => peer.propose({ rounds: ROUNDS }, HOST_HIDES, wait))
    duo.input(1, peer => peer.consent())
  }
/** Until that seat's player has to decide. */
function until(duo: MiniDuo, seat: Seat01): void {
  const waits = () => there(duo.sides[seat].peer.playing).session.plays().length === 0
  const last = (one: MiniDuo['sides'][0]['peer']) => [there(there(one.playing).session.plays().at(-1))]
  while (waits() && duo.play([steady(1), last], 1) > 0);
}
const move = (seat: Seat01, wait?: number) => (duo: MiniDuo) => {
  agreed(wait)(duo)
  until(duo, seat)
}
const over = (duo: MiniDuo): void => finishMini(duo, 1, ROUNDS)
const claim = (duo: MiniDuo, seat: Seat01) =>
  duo.input(seat, peer => peer.endEarly({ type: 'claim abandoned', since: SINCE, now: SINCE + 2 * WAIT * 60_000 }))
const wish = (duo: MiniDuo, seat: Seat01) => duo.input(seat, peer => peer.wish(WISH))

const SCENES = {
  'first meeting': { prepare: nothing, act: connect },
  'meeting again before a game': {
    prepare: duo => {
      duo.connect()
      duo.disconnect()
    },
    act: connect,
  },
  'meeting again in a game': {
    prepare: duo => {
      move(0)(duo)
      duo.disconnect()
    },
    act: connect,
  },
  agreeing: { prepare: connect, act: duo => duo.agree({ rounds: ROUNDS }, HOST_HIDES) },
  "the host's move": { prepare: move(0), act: duo => duo.play([steady(1), steady(1)], 1) },
  "the guest's move": { prepare: move(1), act: duo => duo.play([steady(1), steady(1)], 1) },
  resigning: { prepare: move(0), act: (duo, seat) => duo.input(seat, peer => peer.endEarly({ type: 'resign' })) },
  'offering a draw': {
    prepare: move(1),
    act: (duo, seat) => duo.input(seat, peer => peer.endEarly({ type: 'offer draw' })),
  },
  "claiming at the guest's move": { prepare: move(1, WAIT), act: claim },
  'the game goes on': { prepare: move(1), act: nothing },
  'the game goes on, with a waiting time': { prepare: move(0, WAIT), act: nothing },
  'wishing for another game': { prepare: over, act: wish },
  'wishing for the same': {
    prepare: duo => {
      over(duo)
      wish(duo, 1)
    },
    act: wish,
  },
  'checking in': { prepare: move(1), act: (duo, seat) => duo.input(seat, peer => peer.checkIn()) },
} as const satisfies { readonly [name: string]: Scene }
export type SceneName = keyof typeof SCENES
export const sceneOf = (name: SceneName): Scene => SCENES[name]

const prepared = new Map<SceneName, readonly [ReadonlyMap<string, Uint8Array>, ReadonlyMap<string, Uint8Array>]>()
/** Two peers at the beginning of a scene; what leads there is played once, and taken up again from what they kept. */
export function opened(name: SceneName): MiniDuo {
  const known = prepared.get(name)
  if (known !== undefined) {
    const duo: MiniDuo = new Duo([mini, mini], bytesFrom(2), known)
    if (connected.has(name)) duo.connect()
    return duo
  }
  const duo = miniDuo()
  sceneOf(name).prepare(duo)
  prepared.set(name, [new Map(duo.sides[0].kept), new Map(duo.sides[1].kept)])
  if (duo.sides[0].peer.connected) connected.add(name)
  return opened(name)
}
const connected = new Set<SceneName>()
