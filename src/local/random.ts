/** Chance for local play, tests and bots: seeded, so that every game can be had again. Never for play between two seats. */

/** A uniform whole number from 0 to `below` - 1. */
export type Random = (below: number) => number

const WORDS = 2 ** 32
const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** Mixes whole numbers into a stream of 32-bit words (the finalizer of MurmurHash3 over a Weyl sequence). */
function mixer(parts: readonly number[]): () => number {
  let state = 0
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let word = state
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
    return (word ^ (word >>> 16)) >>> 0
  }
  for (const part of parts) {
    for (const half of [part % WORDS, Math.floor(part / WORDS)]) state = (state ^ half) + next()
  }
  return next
}

/** The generator xoshiro128** (Blackman, Vigna 2018) as 32-bit words. */
function xoshiro(seed: () => number): () => number {
  let [a, b, c, d] = [seed(), seed(), seed(), seed() | 1]
  return () => {
    const word = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11)
    return word
  }
}

/** The chance of these seeds: non-negative whole numbers, for instance a seed and the number of a game. */
export function seeded(...seeds: readonly number[]): Random {
  const word = xoshiro(mixer(seeds))
  return below => {
    if (!Number.isInteger(below) || below < 1 || below > WORDS) throw new Error(`no die has ${below} sides`)
    const limit = WORDS - (WORDS % below)
    for (;;) {
      const drawn = word()
      if (drawn < limit) return drawn % below
    }
  }
}

/** One element of a list that is not empty, each equally likely. */
export function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
