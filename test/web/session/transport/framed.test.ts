import { beforeEach, describe, expect, it } from 'vitest'
import { Framed, PULSE } from '../../../../web/session/transport/framed.ts'
import { BEAT_BYTES, beat, echo, PIECE_BYTES } from '../../../../web/session/transport/frames.ts'
import { TestClock } from '../clock.ts'

let clock: TestClock
let piped: Uint8Array[]
let said: unknown[]
let framed: Framed

beforeEach(() => {
  clock = new TestClock()
  piped = []
  said = []
  framed = new Framed(clock, frame => piped.push(frame), {
    message: message => said.push([...message]),
    pulse: pulse => said.push(pulse),
    failed: code => said.push(code),
  })
})
const beats = () => piped.filter(frame => frame[0] === 2)

describe('a framed channel', () => {
  it('sends a message and hears one', () => {
    framed.send(Uint8Array.of(7, 8))
    expect(piped.at(-1)).toEqual(Uint8Array.of(0, 7, 8))
    framed.hear(Uint8Array.of(0, 1, 2))
    expect(said).toEqual([[1, 2]])
  })

  it('answers a beat with the same content', () => {
    const content = new Uint8Array(BEAT_BYTES).fill(5)
    framed.hear(beat(content))
    expect(piped.at(-1)).toEqual(echo(content))
    expect(said).toEqual([])
  })

  it('measures there and back', async () => {
    const [first] = beats()
    await clock.pass(120)
    framed.hear(echo(first?.slice(1) ?? new Uint8Array()))
    expect(said).toEqual([{ roundTrip: 120 }])
  })

  it('takes an echo once, and none that it did not ask for', () => {
    const [first] = beats()
    const answer = echo(first?.slice(1) ?? new Uint8Array())
    framed.hear(answer)
    framed.hear(answer)
    framed.hear(echo(new Uint8Array(BEAT_BYTES).fill(9)))
    expect(said).toEqual([{ roundTrip: 0 }])
  })

  it('says since when nothing was heard, and when something is heard again', async () => {
    const since = clock.now()
    await clock.pass(PULSE.silent)
    expect(said).toEqual([{ silentSince: since }])
    await clock.pass(PULSE.beat)
    framed.hear(beat(new Uint8Array(BEAT_BYTES)))
    expect(said).toEqual([{ silentSince: since }, {}])
  })

  it('gives up on a side that is gone, and is silent then', async () => {
    await clock.pass(PULSE.gone)
    expect(said.at(-1)).toBe('gone')
    const before = piped.length
    await clock.pass(PULSE.gone)
    framed.send(Uint8Array.of(1))
    framed.hear(Uint8Array.of(0, 1))
    expect([piped.length, said.at(-1)]).toEqual([before, 'gone'])
  })

  it('stays open as long as anything is heard', async () => {
    for (let i = 0; i < 20; i++) {
      await clock.pass(PULSE.silent - 1)
      framed.hear(beat(new Uint8Array(BEAT_BYTES)))
    }
    expect(said).toEqual([])
  })

  it('ends at once on what is no frame', () => {
    framed.hear(Uint8Array.of(9))
    framed.hear(Uint8Array.of(0, 1))
    expect(said).toEqual(['bad-frame'])
  })

  it('sends a long message in pieces', () => {
    const before = piped.length
    framed.send(new Uint8Array(3 * PIECE_BYTES))
    expect(piped.length - before).toBe(4)
  })
})
