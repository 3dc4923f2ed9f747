/**
 * What one browser must know of another to open a channel to it: the part of a session description (SDP, RFC 8866) that
 * differs from game to game, in few bytes. All the rest is the same for every channel and is put back on the other side,
 * so that nothing of what a stranger wrote reaches the browser's own parser but these fields (docs/protocol.md, 10.9).
 */
import { encode } from '../../../protocol/bytes/codec.ts'
import { as, bytes, decodeAs, int, list, oneOf, text, tuple } from '../../../protocol/bytes/schema.ts'
import { FINGERPRINT_BYTES } from '../../../protocol/session/fingerprints.ts'
import { addressBytes, addressText, hiddenBytes, hiddenName } from './address.ts'
import { fingerprintOf } from './fingerprints.ts'

/** Where a browser may be reached. `host`: an address of its own; `srflx`: as seen from outside; `relay`: a relay's. */
const TYPES = ['host', 'srflx', 'relay'] as const
type CandidateType = (typeof TYPES)[number]
export interface Candidate {
  readonly type: CandidateType
  /** an address, or a name under `.local` that hides one */
  readonly address: string
  readonly port: number
}
export interface Description {
  /** the name and password of this side's connectivity checks (RFC 8839, 5.4) */
  readonly fragment: string
  readonly password: string
  /** SHA-256 of the certificate */
  readonly fingerprint: Uint8Array
  readonly candidates: readonly Candidate[]
}

/** Far more than browsers say. `bytes`: of a whole description. */
const MOST = { candidates: 12, word: 64, bytes: 640 } as const
export const DESCRIPTION_BYTES = MOST.bytes

/** The number of the type in the bytes; one more stands for a host whose address is hidden. */
const HIDDEN = TYPES.length
const PREFERENCES: Readonly<Record<CandidateType, number>> = { host: 126, srflx: 100, relay: 0 }

// ---- a browser's own description ---------------------------------------------------------------------------------

/** The value of a line of a session description, if all lines of this name agree. */
function agreed(lines: readonly string[], name: string): string | undefined {
  const values = new Set(lines.flatMap(line => (line.startsWith(`a=${name}:`) ? [line.slice(name.length + 3)] : [])))
  const [only] = values
  return values.size === 1 ? only : undefined
}
function candidateIn(line: string): Candidate | undefined {
  const [, protocol, address = '', port, type] = /^a=candidate:\S+ 1 (\S+) \d+ (\S+) (\d+) typ (\S+)/.exec(line) ?? []
  const known = TYPES.find(one => one === type)
  const readable = addressBytes(address) ?? hiddenBytes(address)
  // TCP candidates of browsers cannot be connected to.
  if (known === undefined || readable === undefined || protocol?.toLowerCase() !== 'udp') return undefined
  return { type: known, address, port: Number(port) }
}

/** The essence of a browser's own session description; `undefined` if it is not of one data channel. */
export function describe(sdp: string): Description | undefined {
  const lines = sdp.split(/\r\n|\n/)
  const fragment = agreed(lines, 'ice-ufrag')
  const password = agreed(lines, 'ice-pwd')
  const fingerprint = fingerprintOf(sdp)
  if (fragment === undefined || password === undefined || fingerprint === undefined) return undefined
  const candidates = lines.flatMap(line => candidateIn(line) ?? []).slice(0, MOST.candidates)
  return { fragment, password, fingerprint, candidates }
}

// ---- bytes ---------------------------------------------------------------------------------------------------------

export function encodeDescription({ fragment, password, fingerprint, candidates }: Description): Uint8Array {
  const places = candidates.map(({ type, address, port }) => {
    const plain = addressBytes(address)
    return plain === undefined
      ? [HIDDEN, hiddenBytes(address) ?? new Uint8Array(), port]
      : [TYPES.indexOf(type), plain, port]
  })
  return encode([fragment, password, fingerprint, places])
}

const iceWord = (least: number) =>
  as(text(MOST.word), word => (word.length >= least && /^[A-Za-z0-9+/]+$/.test(word) ? word : undefined))
const port = int(1, 65_535)
const candidate = oneOf(
  as(tuple(int(HIDDEN, HIDDEN), bytes(16), port), ([, id, at]): Candidate => {
    return { type: 'host', address: hiddenName(id), port: at }
  }),
  as(tuple(int(0, HIDDEN - 1), bytes({ max: 16 }), port), ([kind, raw, at]): Candidate | undefined => {
    const type = TYPES[kind]
    const address = addressText(raw)
    return type === undefined || address === undefined ? undefined : { type, address, port: at }
  }),
)
const description = as(
  tuple(iceWord(4), iceWord(22), bytes(FINGERPRINT_BYTES), list(candidate, { max: MOST.candidates })),
  ([fragment, password, fingerprint, candidates]): Description => ({ fragment, password, fingerprint, candidates }),
)

/** A description from its bytes; `undefined` for anything else. Never throws. */
export const decodeDescription = (raw: Uint8Array): Description | undefined =>
  decodeAs(description, raw, { size: MOST.bytes, depth: 3 })

// ---- the other side's description --------------------------------------------------------------------------------

/** The session description that a browser takes for the other side's (RFC 8829, RFC 8841). */
export function sdpOf(described: Description, kind: 'offer' | 'answer'): string {
  const { fragment, password, fingerprint, candidates } = described
  const hex = [...fingerprint].map(byte => byte.toString(16).padStart(2, '0').toUpperCase()).join(':')
  const places = candidates.map(({ type, address, port: at }, i) => {
    const priority = PREFERENCES[type] * 2 ** 24 + (65_535 - i) * 2 ** 8 + 255
    const related = type === 'host' ? '' : ' raddr 0.0.0.0 rport 0'
    return `a=candidate:${i + 1} 1 udp ${priority} ${address} ${at} typ ${type}${related}`
  })
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${fragment}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hex}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...places,
    'a=end-of-candidates',
  ]
  return `${lines.join('\r\n')}\r\n`
}
