import { expect, it } from 'vitest'
import { Bucket } from '../../../../web/session/transport/bucket.ts'
import { Framed, RATES } from '../../../../web/session/transport/framed.ts'
import { BEAT_BYTES, beat } from '../../../../web/session/transport/frames.ts'
import { TestClock } from '../clock.ts'

it('a bucket gives so much at once, and fills up again with time, but not over', async () => {
  const clock = new TestClock()
  const bucket = new Bucket(clock, { burst: 10, perSecond: 2 })
  expect(bucket.take(11)).toBe(false)
  expect(bucket.take(10)).toBe(true)
  expect(bucket.take(1)).toBe(false)
  await clock.pass(1_000)
  expect([bucket.take(1), bucket.take(1), bucket.take(1)]).toEqual([true, true, false])
  await clock.pass(60_000)
  expect([bucket.take(10), bucket.take(1)]).toEqual([true, false])
})
it('a channel that brings too many frames is given up, and hears no more', async () => {
  const clock = new TestClock()
  const said: string[] = []
  const framed = new Framed(clock, () => {}, { message: () => {}, pulse: () => {}, failed: code => said.push(code) })
  const frame = beat(new Uint8Array(BEAT_BYTES))
  for (let n = 0; n < RATES.frames.burst; n++) framed.hear(frame)
  expect(said).toEqual([])
  framed.hear(frame)
  framed.hear(frame)
  expect(said).toEqual(['flood'])
})
it('a channel that brings too many bytes is given up', () => {
  const said: string[] = []
  const framed = new Framed(new TestClock(), () => {}, {
    message: () => {},
    pulse: () => {},
    failed: code => said.push(code),
  })
  const piece = new Uint8Array(16 * 1024)
  for (let n = 0; n <= RATES.bytes.burst / piece.length && said.length === 0; n++) framed.hear(piece)
  expect(said).toEqual(['flood'])
})
