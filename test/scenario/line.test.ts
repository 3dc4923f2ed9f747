import { describe, expect, it } from 'vitest'
import { makeFrame, readFrame } from '../../protocol/session/frame.ts'
import { parseEntry } from '../../protocol/transcript/entry.ts'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import { seeded } from '../../src/local/index.ts'
import { damages } from '../protocol/audit/damaged.ts'
import { there } from '../protocol/seated.ts'
import { type ManhuntDuo, manhunt, SETUP, sessionOf, stage, tell, verdicts } from './staged.ts'

const bodies = (duo: ManhuntDuo, seat: 0 | 1) =>
  sessionOf(duo, seat).transcript.entries.map(wire => there(parseEntry(wire)).bodyBytes.join())
const keptOf = (duo: ManhuntDuo, seat: 0 | 1) =>
  JSON.stringify([...duo.sides[seat].kept].map(([key, value]) => [key, [...value]]))

const control = manhunt(1)
let messages = 0
control.tamper = (_, message) => {
  if (isChecked(message)) messages++
  return [message]
}
tell(control)

/** Where to meet again is said inside the encrypted channel and nowhere signed: at worst nobody is found there. */
function isChecked(message: Uint8Array): boolean {
  return readFrame(message)?.kind !== 'meet'
}

/** Both came to the same end as the undisturbed game, and nobody is accused. */
function expectControl(duo: ManhuntDuo): void {
  for (const seat of [0, 1] as const) {
    expect(sessionOf(duo, seat).transcript.height).toBe(sessionOf(control, seat).transcript.height)
    expect(bodies(duo, seat)).toEqual(bodies(control, seat))
    expect(duo.sides[seat].peer.playing?.fault).toBeUndefined()
    expect(verdicts(there(duo.record(seat)))).toEqual(['honest', 'honest'])
  }
}

describe('one changed byte on the line', () => {
  it.each([1, 2, 3])('is refused with a code and accuses nobody, sample %d', seed => {
    const random = seeded(seed)
    const duo = manhunt(1)
    let left = random(messages)
    let changed = 0
    duo.tamper = (_, message) => {
      if (!isChecked(message) || left-- !== 0) return [message]
      const copy = message.slice()
      const at = random(copy.length)
      copy[at] = (copy[at] ?? 0) ^ (1 + random(255))
      changed++
      return [copy]
    }
    tell(duo)
    expect(changed).toBe(1)
    expect(duo.sides.flatMap(side => side.log).join()).toMatch(/ignored|hang up/)
    expectControl(duo)
  })
})

describe('an entry of another game', () => {
  it('is refused with a code and accuses nobody', () => {
    const other = sessionOf(stage(undefined, 2).duo, 0).transcript.entries
    const duo = manhunt(1)
    duo.agree(SETUP, there(sessionOf(control, 0).agreed.terms.roles))
    for (const seat of [0, 1] as const)
      for (const wire of other) {
        const before = keptOf(duo, seat)
        duo.input(seat, peer => peer.message(makeFrame('entry', wire)))
        expect(duo.sides[seat].log.at(-1)).toBe('ignored: other-game')
        expect(keptOf(duo, seat)).toBe(before)
      }
    tell(duo)
    expectControl(duo)
  })
})

describe('one changed byte in the record', () => {
  it('is refused with a place and accuses nobody: a sample', () => {
    const file = there(control.record(0))
    const random = seeded(3)
    for (let i = 0; i < 30; i++) damages(file, random(file.length), random(256), siberianManhunt)
  })
})
