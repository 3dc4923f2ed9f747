import { describe, expect, it } from 'vitest'
import { Replay } from '../../../protocol/audit/replay.ts'
import { tallyOf } from '../../../protocol/audit/tally.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { mini } from '../mini.ts'
import { GUEST_HIDES, HOST_HIDES, JOINT_ROLL, Seated } from '../seated.ts'

/** A whole game, and a copy of the state after each of its entries. */
function played(seed: number, roles = HOST_HIDES, rounds = 5) {
  const table = new Seated({ seed, roles, rounds })
  const { transcript } = table.sessions[0]
  const states = [structuredClone(transcript.position.run.state)]
  while (!table.over) {
    table.step(table.unfound(seed))
    states.push(structuredClone(transcript.position.run.state))
  }
  return { table, transcript, states, replay: new Replay(mini, { rounds }, transcript) }
}

describe('a replay (docs/protocol.md, 12.5)', () => {
  it('is at every entry what the game was', () => {
    for (const roles of [HOST_HIDES, GUEST_HIDES, JOINT_ROLL]) {
      const { states, replay } = played(3, roles)
      expect(states.length).toBeGreaterThan(20)
      for (const [entry, state] of states.entries()) expect(replay.at(entry).state, `${entry}`).toEqual(state)
    }
  })
  it('goes back as well as on, and is the same wherever it was before', () => {
    const { states, replay } = played(4, HOST_HIDES, 12)
    const last = states.length - 1
    for (const entry of [last, 0, last - 1, 1, Math.floor(last / 2), 2, last])
      expect(replay.at(entry).state).toEqual(states[entry])
  })
  it('gives runs that are independent of each other', () => {
    const { states, replay } = played(5, HOST_HIDES, 12)
    const middle = Math.floor(states.length / 2)
    const one = replay.at(middle)
    one.state.trail.push(...one.state.trail)
    one.state.heard.push(99)
    expect(replay.at(middle).state).toEqual(states[middle])
  })
  it('ends where the game ended', () => {
    const { transcript, replay } = played(6)
    const end = replay.at(transcript.height)
    expect(end.outcome).toEqual(transcript.position.outcome)
    expect(replay.at(transcript.height + 7).state).toEqual(end.state)
  })
  it('given one by one, the answers lead through the same game', () => {
    const { states, replay } = played(7, JOINT_ROLL)
    const run = replay.begin()
    for (const [i, { answer, entry }] of replay.given.entries()) {
      run.answer(answer)
      if (replay.given[i + 1]?.entry !== entry) expect(run.state).toEqual(states[entry])
    }
  })
})

describe('the tally of a seat (docs/protocol.md, 12.3)', () => {
  it('counts what both sides signed, hid, proved and put into rolls', () => {
    const { table, transcript } = played(8)
    const tallies = [tallyOf(transcript, toSeat(0)), tallyOf(transcript, toSeat(1))] as const
    expect(tallies[0].entries + tallies[1].entries).toBe(transcript.height)
    expect(tallies[0].commitments).toBe(table.sessions[0].values().size)
    expect(tallies[1].commitments).toBe(0)
    expect(tallies[0].claims).toBeGreaterThan(0)
    expect(tallies[0].proofs).toBeGreaterThanOrEqual(tallies[0].claims)
    expect(tallies[1].proofs).toBe(0)
    const parts = (seat: number) =>
      Array.from({ length: transcript.height }, (_, i) => transcript.entry(i + 1)).flatMap(entry =>
        entry?.body.seat === seat ? entry.body.parts : [],
      )
    for (const seat of [0, 1] as const) {
      const rolls = parts(seat).filter(part => part.type === 'roll')
      expect(tallies[seat].contributions).toBe(rolls.length + 1)
      const proofs = parts(seat).flatMap(part => (part.type === 'choice' ? part.proofs : []))
      expect(tallies[seat].proofs).toBe(proofs.length)
    }
  })
})
