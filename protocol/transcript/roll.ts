import { hash, u32 } from '../bytes/hash.ts'

/** Bytes in one seat's contribution to a roll. */
export const CONTRIBUTION_BYTES = 32

/** What a seat says of its next contribution before anybody can know the others' (docs/protocol.md, 7.1). */
export function contributionCommitment(
  gameId: Uint8Array,
  seat: number,
  roll: number,
  contribution: Uint8Array,
): Uint8Array {
  return hash('contribution-commit', gameId, u32(seat), u32(roll), contribution)
}

/**
 * The joint result: a function of the game, the roll's number and all contributions, and of nothing that anybody can
 * still vary when the last one is opened (docs/protocol.md, 7.2).
 */
export function rollResult(gameId: Uint8Array, roll: number, contributions: readonly Uint8Array[]): Uint8Array {
  return hash('roll', gameId, u32(roll), ...contributions)
}

/**
 * Uniform whole numbers, one for each entry of `sides`, from 0 to sides - 1, drawn from the result by rejection: a
 * 32-bit word at or above the largest multiple of `sides` is thrown away (docs/protocol.md, 7.3).
 */
export function rollValues(gameId: Uint8Array, result: Uint8Array, sides: readonly number[]): readonly number[] {
  const next = wordsOf(gameId, result)
  return sides.map(side => {
    if (!Number.isSafeInteger(side) || side < 1 || side > 2 ** 32) throw new Error(`a die with ${side} sides`)
    const limit = Math.floor(2 ** 32 / side) * side
    for (;;) {
      const word = next()
      if (word < limit) return word - Math.floor(word / side) * side
    }
  })
}

function wordsOf(gameId: Uint8Array, result: Uint8Array): () => number {
  let block = new Uint8Array(0)
  let at = 0
  let counter = 0
  return () => {
    if (at === block.length) {
      block = hash('roll-words', gameId, result, u32(counter++)) as Uint8Array<ArrayBuffer>
      at = 0
    }
    const word = new DataView(block.buffer, block.byteOffset + at, 4).getUint32(0)
    at += 4
    return word
  }
}
