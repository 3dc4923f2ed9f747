/** An honest message of the cheat's own client, and what a modified one makes of it with its keys. */
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { derive, hmac } from '../../../protocol/bytes/hash.ts'
import type { Label } from '../../../protocol/bytes/labels.ts'
import { type SigningKey, sign } from '../../../protocol/crypto/keys.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import type { FrameKind } from '../../../protocol/session/frame.ts'
import { signEntry } from '../../../protocol/transcript/entry.ts'
import { type Seat01, there } from '../../protocol/seated.ts'
import type { MiniDuo } from '../../protocol/session/driven.ts'

/** The messages of this connection so far, and of those before it. */
export type Heard = ReadonlyMap<FrameKind, readonly Uint8Array[]>

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)
export const bytesAt = (value: Value | undefined): Uint8Array =>
  value instanceof Uint8Array ? value : new Uint8Array()
const numberAt = (value: Value | undefined): number => (typeof value === 'number' ? value : 0)
/** The fields of an encoded list; none if it is not one. */
export function fieldsOf(wire: Uint8Array): readonly Value[] {
  const value = decode(wire, { size: 1 << 20 })
  return isList(value) ? value : []
}

export class Told {
  constructor(
    readonly duo: MiniDuo,
    /** of the cheat */
    readonly seat: Seat01,
    readonly kind: FrameKind,
    /** what the honest client says; nothing where it would say nothing */
    readonly wire: Uint8Array,
    readonly heard: Heard,
  ) {}

  get key(): SigningKey {
    return this.duo.sides[this.seat].peer.self.key
  }
  /** the other seat's table, which the cheat's own mirrors */
  get table() {
    return there(this.duo.sides[this.seat].peer.playing)
  }
  get gameId(): Uint8Array {
    return this.table.session.agreed.gameId
  }
  /** what is signed, field by field; all of a message that is not signed */
  get fields(): readonly Value[] {
    return this.isSigned ? fieldsOf(this.body) : fieldsOf(this.wire)
  }
  /** The message with one field changed, everything else as it was, signed anew. */
  set(index: number, value: Value, by = this.key): Uint8Array {
    const fields = [...this.fields]
    fields[index] = value
    return this.signed(fields, by)
  }
  /** A message with these fields, signed with the cheat's key or another one. */
  signed(fields: readonly Value[] = this.fields, by = this.key, epoch = this.epoch): Uint8Array {
    if (!this.isSigned) return encode(fields)
    const body = encode(fields)
    if (this.kind === 'entry') {
      const [gameId, seat, number, previous] = fields
      const named = { gameId: bytesAt(gameId), previous: bytesAt(previous), parts: [] }
      return signEntry(body, { ...named, seat: toSeat(numberAt(seat)), number: numberAt(number) }, epoch, by)
    }
    const signature = sign(this.label, by, ...this.covered(body))
    const mac = this.mac(body)
    return encode(mac === undefined ? [body, signature] : [body, mac, signature])
  }
  /** The same in an earlier session's epoch. */
  inEpoch(epoch: number): Uint8Array {
    return this.signed(this.fields, this.key, epoch)
  }
  /** The honest message with these bytes for its signature, or another outer field: 0 is the body. */
  garbled(outer: number, value: Value): Uint8Array {
    return encode(fieldsOf(this.wire).map((field, i) => (i === outer ? value : field)))
  }
  /** The honest message under a signature of somebody else's. */
  signedBy(other: SigningKey): Uint8Array {
    return this.signed(this.fields, other)
  }
  /** The last message of that kind, of this connection or an earlier one: `back` counts from the last. */
  earlier(kind: FrameKind, back = 0): Uint8Array {
    return there(this.heard.get(kind)?.at(-1 - back))
  }

  private get isSigned(): boolean {
    return !['refuse', 'meet', 'accuse', 'have'].includes(this.kind)
  }
  private get body(): Uint8Array {
    return bytesAt(fieldsOf(this.wire)[0])
  }
  private get epoch(): number {
    return this.kind === 'entry' ? numberAt(fieldsOf(this.wire)[1]) : 0
  }
  private get label(): Label {
    switch (this.kind) {
      case 'statement': {
        const [type] = this.fields
        return type === 'seed' ? 'seed-opening' : type === 'closing' ? 'closing-signature' : 'statement-signature'
      }
      case 's1':
      case 's2':
      case 's3':
      case 'g1':
      case 'g2':
      case 'g3':
      case 'g4':
      case 'rematch':
      case 'next':
        return `${this.kind}-signature`
      default:
        throw new Error(`${this.kind} has no signature`)
    }
  }
  /** what the signature covers, the messages before it in a handshake included */
  private covered(body: Uint8Array): readonly Uint8Array[] {
    if (this.kind === 's2') return [this.earlier('s1'), body]
    if (this.kind === 's3') return [this.earlier('s1'), this.earlier('s2'), body]
    return ['statement', 'rematch', 'next'].includes(this.kind) ? [this.gameId, body] : [body]
  }
  private mac(body: Uint8Array): Uint8Array | undefined {
    const { kind } = this
    if (kind !== 's1' && kind !== 's2' && kind !== 's3') return undefined
    const honest = bytesAt(fieldsOf(this.wire)[1])
    const key = derive('invite', this.duo.sides[this.seat].peer.self.secret)
    return honest.length === 0 ? honest : hmac(`${kind}-mac`, key, ...this.covered(body))
  }
}
