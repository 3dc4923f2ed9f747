/** The story played by two peers, one of them perhaps modified by a cheat. */
import { audit } from '../../protocol/audit/audit.ts'
import { readRecord } from '../../protocol/audit/record.ts'
import { type Play, playsOf, toSeat } from '../../protocol/rules/index.ts'
import { makeFrame } from '../../protocol/session/frame.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import { type Body, encodeBody, signEntry } from '../../protocol/transcript/entry.ts'
import type { Fault } from '../../protocol/transcript/faults.ts'
import type { Event, Game, ManhuntOption, Setup } from '../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../src/games/siberian-manhunt/setup.ts'
import { Duo } from '../../src/local/duo.ts'
import { bent } from '../protocol/forge.ts'
import { bytesFrom, HOST_HIDES, type Seat01, there } from '../protocol/seated.ts'
import type { Cheat, Moment } from './cheats/cheat.ts'
import type { Tale } from './cheats/stories.ts'
import { type ManhuntSession, optionsOf, Story } from './story.ts'

export type ManhuntDuo = Duo<Game, Setup, ManhuntOption, Event>
export const SETUP: Setup = usualSetup
/** The host plays the Fugitive. */
export const seatOf = (by: Cheat['by']): Seat01 => (by === 'Fugitive' ? 0 : 1)

/** The rules, with another beginning where a story has one. */
const rulesFrom = (begins: Tale['begins']): typeof siberianManhunt =>
  begins === undefined
    ? siberianManhunt
    : {
        ...siberianManhunt,
        start: setup => {
          const game = siberianManhunt.start(setup)
          begins(game)
          return game
        },
      }

export function manhunt(seed: number, rules = siberianManhunt): ManhuntDuo {
  const duo: ManhuntDuo = new Duo([rules, rules], bytesFrom(seed))
  duo.connect()
  return duo
}
export const sessionOf = (duo: ManhuntDuo, seat: Seat01): ManhuntSession => there(duo.sides[seat].peer.playing).session

/** How a game went, from the honest side's view; of two honest ones, the host's. */
export interface Staged {
  readonly duo: ManhuntDuo
  /** the entry in which the cheat happened; `undefined` if it never did */
  readonly entry: number | undefined
  readonly fault: Fault | undefined
  readonly record: Uint8Array
  /** what the audit says of it */
  readonly verdicts: string | readonly string[]
}

/** Plays the story to its end, or to where a cheat is caught. */
export function stage(cheat?: Cheat, seed = 1): Staged {
  const rules = rulesFrom(cheat?.story?.begins)
  const duo = manhunt(seed, rules)
  const story = new Story(cheat?.story?.script())
  let entry: number | undefined
  const cheating = cheat && seatOf(cheat.by)
  let before = cheat?.before

  /** What a side does when it has to speak. */
  const speak = (seat: Seat01, play: Play | undefined, honestly: () => readonly Effect[]): readonly Effect[] => {
    if (cheat === undefined || seat !== cheating || entry !== undefined) return honestly()
    const session = sessionOf(duo, seat)
    const moment = momentOf(session, play)
    const deed = [before, cheat].find(one => one?.now(moment))
    if (deed === undefined) return honestly()
    const said = deed.says(moment)
    const bodies: readonly Body[] = Array.isArray(said) ? said : [said]
    if (deed === before) before = undefined
    else entry = there(bodies.at(-1)).number
    const { peer } = duo.sides[seat]
    return bodies.flatMap((body): readonly Effect[] => {
      const epoch = Math.max(1, session.transcript.epochOf(toSeat(seat)))
      const message = makeFrame('entry', signEntry(encodeBody(body), body, epoch, peer.self.key))
      if (deed === cheat && cheat.when === 'live') return [{ type: 'send', message }]
      // Who is not caught at once plays on: its client takes its own entry, and remembers what it hid.
      const effects = peer.message(message)
      remember(session, play)
      return [...effects, { type: 'send', message }]
    })
  }
  duo.due = seat => speak(seat === 0 ? 0 : 1, undefined, () => duo.sides[seat === 0 ? 0 : 1].peer.due())
  duo.agree(SETUP, HOST_HIDES)
  for (;;) {
    const seat = ([0, 1] as const).find(one => sessionOf(duo, one).plays().length > 0)
    const over = duo.sides.some(({ peer }) => peer.playing?.ended)
    if (over || seat === undefined) break
    const next = story.next(sessionOf(duo, seat))
    duo.input(seat, peer =>
      next === 'resign' ? peer.endEarly({ type: 'resign' }) : speak(seat, next, () => peer.act([next])),
    )
  }
  const honest = cheating === 0 ? 1 : 0
  const record = there(duo.record(honest))
  return { duo, entry, fault: duo.sides[honest].peer.playing?.fault, record, verdicts: verdicts(record, rules) }
}

/** Keeps what an honest client would have hidden, where the own seed does not find it again. */
function remember({ transcript, vault }: ManhuntSession, play: Play | undefined): void {
  const { position, agreed } = transcript
  const fresh = position.hidden.slice(position.hidden.length - (play?.hidden.length ?? 0))
  for (const [n, { handle, previous }] of fresh.entries())
    if (vault.get(handle) === undefined)
      vault.keep(handle, vault.derive(agreed.gameId, handle, previous, there(play?.hidden[n])))
}

function momentOf(session: ManhuntSession, play: Play | undefined): Moment {
  const { request } = session.transcript.position
  const asked = request?.type === 'choose' ? playsOf(request.options, session.vault) : []
  const chosen = play ?? asked[0]
  return {
    session,
    play,
    option: chosen && optionsOf(session)[chosen.option],
    get honest() {
      return bent(session, play)
    },
  }
}

/** The story told by two honest sides over a line that may fail: whoever is stuck connects again. */
export function tell(duo: ManhuntDuo): void {
  const story = new Story()
  for (let attempts = 0; attempts < 40; attempts++) {
    duo.revive()
    const [{ peer: host }, { peer: guest }] = duo.sides
    if (host.agreement.terms === undefined) duo.input(0, peer => peer.propose(SETUP, HOST_HIDES))
    if (guest.agreement.terms !== undefined && !guest.agreement.consented) duo.input(1, peer => peer.consent())
    for (;;) {
      const seat = ([0, 1] as const).find(one => (duo.sides[one].peer.playing?.session.plays().length ?? 0) > 0)
      if (seat === undefined || duo.sides[seat].peer.playing?.ended || !duo.sides[seat].peer.connected) break
      const next = story.next(sessionOf(duo, seat))
      duo.input(seat, peer => (next === 'resign' ? peer.endEarly({ type: 'resign' }) : peer.act([next])))
    }
    const seeds = duo.sides.map(({ peer }) => [0, 1].map(seat => peer.playing?.seedOf(toSeat(seat))))
    if (seeds.flat().every(seed => seed !== undefined)) return
    duo.disconnect()
  }
  throw new Error('the story does not end')
}

/** Each seat's verdict with the codes of its findings; the place of damage of a damaged record. */
export function verdicts(file: Uint8Array, rules = siberianManhunt): string | readonly string[] {
  const record = readRecord(file)
  if ('where' in record) return `damaged: ${record.where}`
  const result = audit(record, rules)
  if (result.type === 'damaged') return `damaged: ${result.where}`
  return result.seats.map(({ verdict, findings }) =>
    [verdict, ...findings.map(({ entry, code }) => `${code}@${entry}`)].join(' '),
  )
}
