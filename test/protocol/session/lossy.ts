/** Lines that do to messages what networks do, by chance that is the same again for the same seed. */

import { expect } from 'vitest'
import { readFrame } from '../../../protocol/session/frame.ts'
import { type Random, seeded } from '../../../src/local/random.ts'
import { mini } from '../mini.ts'
import { JOINT_ROLL } from '../seated.ts'
import { ends, finish, finishMini, type MiniDuo, miniDuo, steady } from './driven.ts'

export type Weather = (draw: Random, held: Uint8Array[]) => (message: Uint8Array) => readonly Uint8Array[]
const flip = (draw: Random, message: Uint8Array): Uint8Array => {
  const at = draw(message.length)
  return message.map((byte, i) => (i === at ? byte ^ (1 << draw(8)) : byte))
}
export const weathers: { readonly [name: string]: Weather } = {
  drops: draw => message => (draw(4) === 0 ? [] : [message]),
  repeats: draw => message => (draw(2) === 0 ? [message, message] : [message]),
  delays: (draw, held) => message => {
    held.push(message)
    return draw(3) === 0 ? [] : held.splice(0)
  },
  reorders: (draw, held) => message => {
    held.push(message)
    if (held.length < 3 && draw(2) === 0) return []
    return held.splice(0).reverse()
  },
  corrupts: draw => message => [draw(5) === 0 ? flip(draw, message) : message],
  everything: (draw, held) => message => {
    held.push(message)
    if (draw(4) === 0) held.push(message)
    if (draw(4) === 0) return []
    const all = held.splice(0).filter(() => draw(8) !== 0)
    return (draw(4) === 0 ? all.reverse() : all).map(one => (draw(10) === 0 ? flip(draw, one) : one))
  },
}
/** Games that did not come to their end once; every one found is put down here, and played with every `npm test`. */
export const past: readonly { readonly name: string; readonly cuts: boolean; readonly seed: number }[] = [
  // each side lacked one side statement of the other, and both had equally many
  { name: 'drops', cuts: false, seed: 133 },
  { name: 'drops', cuts: false, seed: 138 },
  // somebody who may not sign yet was asked to, without end
  { name: 'drops', cuts: true, seed: 106 },
]
/** Lets this weather befall the line, which is cut now and then as well if `cuts`. Gives back what goes on beside the game. */
export function befall(duo: MiniDuo, weather: Weather, cuts: boolean, seed: number): () => void {
  const draw = seeded(seed)
  const lanes = [0, 1].map(() => {
    const held: Uint8Array[] = []
    return { held, carry: weather(draw, held) }
  })
  duo.tamper = (to, message) => {
    // With the first message of a channel nothing of the one before is on its way any more.
    if (readFrame(message)?.kind === 's1') for (const { held } of lanes) held.length = 0
    return lanes[to]?.carry(message) ?? []
  }
  return () => {
    if (cuts && draw(6) === 0) duo.disconnect()
    for (const seat of [0, 1] as const) if (duo.sides[seat].peer.connected) duo.input(seat, peer => peer.checkIn())
  }
}

let control: ReturnType<typeof undisturbed> | undefined
function undisturbed() {
  const duo = miniDuo()
  finishMini(duo)
  return ends(duo, mini)
}
/** The game comes to the same end in this weather as without any, and both sides have the same record of it. */
export function outlasts(weather: Weather, cuts: boolean, seed: number): void {
  control ??= undisturbed()
  const duo = miniDuo()
  const beside = befall(duo, weather, cuts, seed)
  finish(duo, { rounds: 2 }, JOINT_ROLL, steady(1), beside)
  expect(ends(duo, mini), `seed ${seed}`).toEqual(control)
  // A closing may still be on its way.
  duo.tamper = (_, message) => [message]
  duo.disconnect()
  duo.connect()
  expect(duo.record(0), `seed ${seed}`).toEqual(duo.record(1))
}
