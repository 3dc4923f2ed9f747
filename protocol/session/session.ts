import { equal } from '../bytes/hash.ts'
import type { SigningKey } from '../crypto/keys.ts'
import type { Handle } from '../rules/ids.ts'
import { type Play, playsOf } from '../rules/plays.ts'
import type { Event, Option, Rules } from '../rules/request.ts'
import { type Author, compose } from '../transcript/author.ts'
import type { Settling } from '../transcript/choice.ts'
import { encodeBody, signEntry } from '../transcript/entry.ts'
import type { Position } from '../transcript/position.ts'
import type { Agreed } from '../transcript/terms.ts'
import { type Accepted, Transcript } from '../transcript/transcript.ts'
import { SeatVault } from '../transcript/vault.ts'

/** Where a seat stands: everything public, and its own secrets. */
export interface Standing<State, Setup, O extends Option, E extends Event> {
  readonly position: Position<State, Setup, O, E>
  readonly vault: SeatVault
}
/** How this seat would stand after choices that are not sent yet. */
export interface Draft<State, Setup, O extends Option, E extends Event> extends Standing<State, Setup, O, E> {
  readonly plays: readonly Play[]
  /** what the plays choose, in their order */
  readonly chosen: readonly O[]
  /** before the last of them; before all of them where there is none */
  readonly before: Standing<State, Setup, O, E>
}

/**
 * One seat's side of a game: the transcript and this seat's secrets. Nothing here touches storage or network: what is
 * signed comes back as bytes, to be kept first and sent then (docs/protocol.md, 8).
 */
export class Session<State, Setup, O extends Option = Option, E extends Event = Event> {
  readonly transcript: Transcript<State, Setup, O, E>
  private secrets: SeatVault

  constructor(
    readonly agreed: Agreed,
    rules: Rules<State, Setup, O, E>,
    setup: Setup,
    readonly author: Author,
    private readonly key: SigningKey,
  ) {
    this.transcript = new Transcript(agreed, rules, setup)
    this.secrets = new SeatVault(author.seat, author.seed)
  }

  get vault(): SeatVault {
    return this.secrets
  }

  /** Takes the next entry, of whichever seat. An own one (after a reload) refills the vault. */
  accept(wire: Uint8Array, settling?: Settling, how?: 'on a copy' | 'in place'): Accepted {
    const known = this.transcript.position.hidden.length
    const accepted = this.transcript.accept(wire, settling, how)
    if (accepted.type === 'accepted') this.refill(known)
    return accepted
  }

  private refill(from: number): void {
    for (const hidden of this.transcript.position.hidden.slice(from))
      if (hidden.seat === this.author.seat && this.secrets.get(hidden.handle) === undefined)
        this.secrets.recover(hidden, this.secrets.candidates(hidden))
  }

  /** What this seat's player may do now: nothing while somebody else, or no player, is awaited. */
  plays(): readonly Play[] {
    const { position } = this.transcript
    return playsAt(position, this.secrets, this.author)
  }

  /** Whether this seat owes something that needs no player: a query's answer or a roll's contribution. */
  owesWithoutPlayer(): 'query' | 'roll' | undefined {
    const { position } = this.transcript
    const owing = position.owes() === this.author.seat ? position.owing() : undefined
    return owing === 'choice' ? undefined : owing
  }

  /** Carries out choices on a copy. `undefined` if one of them is not possible there. */
  draft(plays: readonly Play[]): Draft<State, Setup, O, E> | undefined {
    let at: Standing<State, Setup, O, E> = { position: this.transcript.position, vault: this.secrets }
    let before = at
    const chosen: O[] = []
    for (const play of plays) {
      const { request } = at.position
      const option = request?.type === 'choose' ? request.options[play.option] : undefined
      const possible = playsAt(at.position, at.vault, this.author).some(one => samePlay(one, play))
      if (option === undefined || !possible) return undefined
      const { transcript, author } = this
      before = at
      at = compose({ ...at, number: transcript.height + 1, head: transcript.head }, author, [play], 'choices only')
      chosen.push(option)
    }
    return { plays, chosen, before, position: at.position, vault: at.vault }
  }

  /**
   * Signs one entry: the choices, then everything of this seat that needs no player. `undefined` if a choice is not
   * possible. The entry counts only when it is given to {@link accept}.
   */
  compose(plays: readonly Play[], epoch: number): Uint8Array | undefined {
    const { transcript, author } = this
    if (transcript.position.owes() !== author.seat || (plays.length > 0 && this.draft(plays) === undefined))
      return undefined
    const from = {
      position: transcript.position,
      vault: this.secrets,
      number: transcript.height + 1,
      head: transcript.head,
    }
    const { body } = compose(from, author, plays, 'whole entry')
    return body.parts.length === 0 ? undefined : signEntry(encodeBody(body), body, epoch, this.key)
  }

  /** The same own entry, signed anew for a later session. */
  signAnew(number: number, epoch: number): Uint8Array | undefined {
    const entry = this.transcript.entry(number)
    if (entry === undefined || entry.body.seat !== this.author.seat) return undefined
    return signEntry(entry.bodyBytes, entry.body, epoch, this.key)
  }

  /** This seat's own hidden numbers, by handle. */
  values(): ReadonlyMap<Handle, number> {
    return this.secrets.values()
  }
}

/** What a seat's player may do at a position. */
export function playsAt<State, Setup, O extends Option, E extends Event>(
  position: Position<State, Setup, O, E>,
  vault: SeatVault,
  author: Author,
): readonly Play[] {
  const { request } = position
  if (request?.type !== 'choose' || request.query || position.owes() !== author.seat) return []
  return playsOf(request.options, vault)
}

const samePlay = (a: Play, b: Play) =>
  a.option === b.option && a.hidden.length === b.hidden.length && a.hidden.every((value, i) => value === b.hidden[i])

export const sameHead = (a: Uint8Array | undefined, b: Uint8Array): boolean => a !== undefined && equal(a, b)
