import { encode } from '../bytes/codec.ts'
import { equal } from '../bytes/hash.ts'
import { decodeAs, int, list, literal, oneOf, tuple } from '../bytes/schema.ts'

/** How much of a game a side has: entries, side statements that count by seat, accusations (docs/protocol.md, 8.6). */
export interface Progress {
  readonly height: number
  readonly statements: readonly number[]
  readonly accusations: number
}
const MOST_SEATS = 256
const counts = list(int(0, 255), { max: MOST_SEATS })
const shape = oneOf(tuple(literal(0)), tuple(literal(1), int(0, 0xffffffff), counts, int(0, 1)))

/** What a side says of how much it has; nothing to count while the game is not agreed on. */
export const encodeProgress = (game: Progress | undefined): Uint8Array =>
  encode(game === undefined ? [0] : [1, game.height, [...game.statements], game.accusations])
function decodeProgress(content: Uint8Array): { readonly game: Progress | undefined } | undefined {
  const read = decodeAs(shape, content)
  if (read === undefined || read[0] === 0) return read && { game: undefined }
  const [, height, statements, accusations] = read
  return { game: { height, statements, accusations } }
}

/** Answers for each time that this side has spoken itself: whoever asks for everything again and again gets it seldom. */
const MOST_ANSWERS = 2

/**
 * Whether the other side is stuck: it has said the same twice, so that what was sent in between did not arrive. Once may
 * just have crossed something on its way.
 */
export class Pace {
  private last: Uint8Array | undefined
  private answers = MOST_ANSWERS

  /** This side has said how much it has. */
  spoke(): void {
    this.answers = MOST_ANSWERS
  }
  /** What was heard, and whether it is to be answered with what the other side lacks; `undefined` if it is not such. */
  hear(content: Uint8Array): { readonly game: Progress | undefined; readonly stuck: boolean } | undefined {
    const said = decodeProgress(content)
    if (said === undefined) return undefined
    const same = this.last !== undefined && equal(this.last, content)
    this.last = content
    return { ...said, stuck: same && this.answers-- > 0 }
  }
}
