import { describe, expect, it } from 'vitest'
import { parseEntry } from '../../../protocol/transcript/entry.ts'
import { anyPlay, Seated, there } from '../seated.ts'

/** A table at which the hider (seat 0) has to move. */
function hidersMove(): Seated {
  const table = new Seated({ rounds: 3 })
  table.until(() => table.sessions[0].plays().length > 0, table.unfound(2))
  return table
}
const typesOf = (table: Seated) => {
  const { request } = table.sessions[0].transcript.position
  const options = request?.type === 'choose' ? request.options : []
  return table.sessions[0].plays().map(play => options[play.option]?.type)
}

describe('what a seat may do', () => {
  it('is every play that its secrets allow, and nothing while others are awaited', () => {
    const table = hidersMove()
    expect(typesOf(table)).toEqual(['stay', 'step', 'step', 'hop', 'hop', 'hop', 'hop', 'call'])
    expect(table.sessions[1].plays()).toEqual([])
    expect(table.sessions[1].compose([], 1)).toBeUndefined()
    expect(table.sessions[0].owesWithoutPlayer()).toBeUndefined()
  })
})

describe('a draft (docs/protocol.md, 8.2)', () => {
  it('can be made of every play, openings too, and changes nothing', () => {
    const table = hidersMove()
    const [session] = table.sessions
    const before = [session.values(), session.transcript.position.hidden.length]
    for (const play of session.plays()) {
      const draft = there(session.draft([play]))
      expect(draft.position.request).not.toEqual(session.transcript.position.request)
      expect(draft.vault.values().size).toBe(session.values().size + play.hidden.length)
    }
    expect([session.values(), session.transcript.position.hidden.length]).toEqual(before)
  })
  it('becomes the same hidden numbers when it is said', () => {
    for (const option of [1, 2, 3]) {
      const table = hidersMove()
      const [session] = table.sessions
      const play = there(session.plays().find(one => one.option === option))
      const draft = there(session.draft([play]))
      table.take(there(session.compose([play], 1)))
      expect(session.values()).toEqual(draft.vault.values())
      for (const [handle] of session.values())
        expect(session.vault.opening(handle)).toEqual(draft.vault.opening(handle))
      expect(session.transcript.position.run.state).toEqual(draft.position.run.state)
    }
  })
  it('of something that is not possible is none', () => {
    const [session] = hidersMove().sessions
    const step = there(session.plays().find(one => one.option === 1))
    for (const play of [
      { option: 9, hidden: [] },
      { option: 1, hidden: [] },
      { option: 1, hidden: [there(step.hidden[0]) + 1] },
      { option: 0, hidden: [1] },
    ]) {
      expect(session.draft([play])).toBeUndefined()
      expect(session.compose([play], 1)).toBeUndefined()
    }
    expect(session.draft([step, step])).toBeUndefined()
    expect(session.draft([])).toBeDefined()
  })
})

describe('an entry', () => {
  it('is the same to the byte for the same decision, and another for another', () => {
    const table = hidersMove()
    const [session] = table.sessions
    const [one, other] = [session.plays()[1], session.plays()[2]].map(there)
    const wires = [one, one, other].map(play => there(session.compose([there(play)], 1)))
    expect(wires[0]).toEqual(wires[1])
    const sealed = wires.map(wire =>
      there(parseEntry(wire)).body.parts.flatMap(part => (part.type === 'choice' ? part.commitments : [])),
    )
    expect(sealed[0]).toEqual(sealed[1])
    expect(sealed[0]).not.toEqual(sealed[2])
  })
  it('holds what needs no player too: nothing is left that its seat could say', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const table = new Seated({ seed, rounds: 3 })
      while (!table.over) {
        const seat = table.owes
        table.step(anyPlay(seed))
        if (table.owes === seat && !table.over) expect(table.sessions[seat].owesWithoutPlayer()).toBeUndefined()
      }
    }
  })
})
