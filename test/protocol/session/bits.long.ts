import { expect, it } from 'vitest'
import { readG1, readG2, readG3, readG4 } from '../../../protocol/session/agreement.ts'
import { flips } from '../hex.ts'
import { mini } from '../mini.ts'
import { bytesFrom, HOST_HIDES, talk } from '../seated.ts'
import { hosting, OCCASIONS, ownerOf, shaken } from './shake.ts'

it.each(OCCASIONS)('every bit of the three messages of a session, $type', occasion => {
  const { j, h, s1, s2, s3 } = shaken(occasion)
  for (const wire of flips(s1)) expect(hosting(ownerOf(occasion)).hearS1(wire).type).toBe('refuse')
  for (const wire of flips(s2)) expect(j.hearS2(wire).type).toBe('refuse')
  for (const wire of flips(s3)) expect(h.hearS3(wire).type).toBe('refuse')
  expect(h.hearS3(s3).type).toBe('met')
})

it('every bit of the messages of an agreement', () => {
  const { g1, g2, g3, g4s } = talk(mini, { rounds: 3 }, HOST_HIDES, bytesFrom(1))
  for (const wire of flips(g1.wire)) expect(readG1(wire)).toBeUndefined()
  for (const wire of flips(g2.wire)) expect(readG2(g1, wire)).toBeUndefined()
  for (const wire of flips(g3.wire)) expect(readG3(g1, wire)).toBeUndefined()
  for (const { wire: whole } of g4s) for (const wire of flips(whole)) expect(readG4(g3, wire)).toBeUndefined()
  expect(readG4(g3, g4s[1].wire)).toBeDefined()
})
