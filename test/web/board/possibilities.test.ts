import { describe, expect, it } from 'vitest'
import { possibilityLayer, weightOf } from '../../../web/board/possibilities.ts'

describe('the layer of possible places', () => {
  it('weighs each beside the one of most routes', () => {
    expect([0.4, 0.2, 0.19, 0.05, 0.049, 0.0001].map(share => weightOf(share, 0.4))).toEqual([
      'most',
      'most',
      'some',
      'some',
      'few',
      'few',
    ])
  })
  it('says the share of a place, however small, and nothing of others', () => {
    const { describe: says } = possibilityLayer([
      { node: 1, share: 0.996 },
      { node: 2, share: 0.004 },
    ])
    expect([says?.(1), says?.(2), says?.(3)]).toEqual([
      'possible, > 99 % of the routes',
      'possible, < 1 % of the routes',
      '',
    ])
  })
})
