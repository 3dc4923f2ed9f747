import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  Assembly,
  BEAT_BYTES,
  beat,
  echo,
  type Heard,
  MESSAGE_BYTES,
  PIECE_BYTES,
  piecesOf,
} from '../../../../web/session/transport/frames.ts'

const filled = (length: number) => Uint8Array.from({ length }, (_, i) => i % 251)
const through = (assembly: Assembly, message: Uint8Array): readonly Heard[] =>
  [...piecesOf(message)].map(piece => assembly.hear(piece))

describe('frames', () => {
  it('carry a message of any size there, in pieces that every browser takes', () => {
    const assembly = new Assembly()
    for (const size of [0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES - 3, MESSAGE_BYTES]) {
      const message = filled(size)
      const pieces = [...piecesOf(message)]
      expect(pieces.every(piece => piece.length <= PIECE_BYTES)).toBe(true)
      const heard = through(assembly, message)
      expect(heard.slice(0, -1).every(one => one.type === 'piece')).toBe(true)
      expect(heard.at(-1)).toEqual({ type: 'message', message })
    }
  })

  it('carry beats and echoes in between the pieces of a message', () => {
    const assembly = new Assembly()
    const message = filled(2 * PIECE_BYTES)
    const content = filled(BEAT_BYTES)
    const [first, second, third] = piecesOf(message)
    for (const piece of [first, second]) expect(assembly.hear(piece ?? new Uint8Array())).toEqual({ type: 'piece' })
    expect(assembly.hear(beat(content))).toEqual({ type: 'beat', content })
    expect(assembly.hear(echo(content))).toEqual({ type: 'echo', content })
    expect(assembly.hear(third ?? new Uint8Array())).toEqual({ type: 'message', message })
  })

  it('refuse a message that is larger than any of the session', () => {
    expect(through(new Assembly(), filled(MESSAGE_BYTES + 1)).at(-1)).toEqual({ type: 'bad' })
  })

  it('refuse what is no frame', () => {
    const bad = [
      new Uint8Array(),
      Uint8Array.of(4),
      Uint8Array.of(255, 1),
      filled(PIECE_BYTES + 1).fill(0, 0, 1),
      // a short piece that does not end its message
      Uint8Array.of(1),
      Uint8Array.of(1, 2, 3),
      Uint8Array.of(2),
      beat(filled(BEAT_BYTES + 1)),
      echo(filled(BEAT_BYTES - 1)),
    ]
    for (const frame of bad) expect(new Assembly().hear(frame)).toEqual({ type: 'bad' })
  })

  it('take any bytes without an exception', () => {
    const assembly = new Assembly()
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), frame => void assembly.hear(frame)))
  })
})
