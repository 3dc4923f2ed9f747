import { describe, expect, it } from 'vitest'
import { SAFETY_WORDS, safetyWords } from '../../../web/text/safety-words.ts'

describe('safety words', () => {
  it('are one for each byte, and none is like another', () => {
    expect(SAFETY_WORDS.length).toBe(256)
    expect(new Set(SAFETY_WORDS.map(word => word.slice(0, 4))).size).toBe(256)
  })

  it('are short and plain', () => {
    for (const word of SAFETY_WORDS) expect(word).toMatch(/^[a-z]{3,8}$/)
  })

  it('follow from the bytes alone', () => {
    expect(safetyWords(Uint8Array.of(0, 255, 1, 7, 9), 4)).toEqual(['acorn', 'zebra', 'actor', 'apron'])
  })
})
