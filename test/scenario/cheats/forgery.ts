/** A cheat in one message: a modified peer that sends another one in its place, and what the honest side makes of it. */
import { decode } from '../../../protocol/bytes/codec.ts'
import { type FrameKind, makeFrame, readFrame } from '../../../protocol/session/frame.ts'
import type { Effect } from '../../../protocol/session/outbox.ts'
import type { Seat01 } from '../../protocol/seated.ts'
import type { MiniDuo } from '../../protocol/session/driven.ts'
import { opened, type SceneName, sceneOf } from './scenes.ts'
import { type Heard, Told } from './told.ts'

/** What the honest side does: ends the connection, takes no notice, or ends the game with the evidence. */
export type Response = 'refused' | 'ignored' | 'accused'
/** What is sent in the place of which message. */
export interface Saying {
  readonly scene: SceneName
  readonly message: FrameKind
  /** which of several such messages; the first, if it is left out */
  readonly which?: (told: Told) => boolean
  readonly says: (told: Told) => Uint8Array
}
export interface Forgery extends Saying {
  /** what the cheat does, as the end of a sentence that begins with who does it */
  readonly does: string
  readonly by: 'host' | 'guest'
  readonly found: Response
  readonly code: string
  /** what an honest peer sends at that moment, where it is not the same message unchanged */
  readonly control?: Saying
}
export interface Reaction {
  readonly duo: MiniDuo
  readonly honest: Seat01
  /** the response and its code, or that the message was taken */
  readonly response: string
  /** under which keys the honest side keeps something because of it */
  readonly keeps: readonly string[]
  readonly told: Told
  readonly sent: Uint8Array
}

const seatOf = (by: Forgery['by']): Seat01 => (by === 'host' ? 0 : 1)

/** Plays the scene; the message goes another way at the right moment, and nothing after it until the other side has heard it. */
export function react(by: Forgery['by'], { scene, message, which, says }: Saying): Reaction {
  const seat = seatOf(by)
  const honest = seat === 0 ? 1 : 0
  const duo = opened(scene)
  const heard = new Map<FrameKind, Uint8Array[]>()
  let told: Told | undefined
  let sent = new Uint8Array()
  const before = earlierMessages(duo)
  duo.tamper = (to, wire) => {
    if (told !== undefined) return []
    const frame = readFrame(wire)
    if (frame === undefined) return [wire]
    const one = new Told(duo, seat, message, frame.content, withThese(before, heard))
    if (to === honest && frame.kind === message && which?.(one) !== false) {
      told = one
      sent = new Uint8Array(says(one))
      return []
    }
    heard.set(frame.kind, [...(heard.get(frame.kind) ?? []), frame.content])
    return [wire]
  }
  sceneOf(scene).act(duo, seat)
  if (told === undefined) {
    // The honest client would say nothing here.
    told = new Told(duo, seat, message, new Uint8Array(), withThese(before, heard))
    sent = new Uint8Array(says(told))
  }
  duo.tamper = (_, wire) => [wire]
  const effects = duo.sides[honest].peer.message(makeFrame(message, sent))
  duo.input(honest, () => effects)
  const keeps = effects.flatMap(effect => (effect.type === 'keep' ? effect.key : []))
  return { duo, honest, response: responseIn(effects), keeps, told, sent }
}

/** What was signed in connections before this one and is still kept by somebody who wants to use it again. */
const earlierMessages = (duo: MiniDuo): Heard => {
  const statement = duo.sides[0].kept.get('peer-statement')
  return new Map(statement === undefined ? [] : [['s3', [statement]]])
}
const withThese = (before: Heard, heard: Heard): Heard =>
  new Map(
    [...new Set([...before.keys(), ...heard.keys()])].map(kind => [
      kind,
      [...(before.get(kind) ?? []), ...(heard.get(kind) ?? [])],
    ]),
  )

function responseIn(effects: readonly Effect[]): string {
  for (const effect of effects) {
    if (effect.type === 'ignored') return `ignored: ${effect.code}`
    if (effect.type === 'hang up') return `refused: ${effect.code}`
    const frame = effect.type === 'send' ? readFrame(effect.message) : undefined
    if (frame?.kind === 'refuse') return `refused: ${String(decode(frame.content))}`
  }
  return effects.some(effect => effect.type === 'keep' && effect.key === 'accused') ? 'accused' : 'taken'
}
