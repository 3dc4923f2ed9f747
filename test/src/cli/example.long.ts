import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { playZeroTrust, seededChance } from '../../../src/cli/zero-trust.ts'

it('docs/example.record is the game of seed 3', () => {
  expect(Buffer.compare(playZeroTrust(seededChance(3)).file, readFileSync('docs/example.record'))).toBe(0)
})
