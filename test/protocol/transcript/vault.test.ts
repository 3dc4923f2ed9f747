import { describe, expect, it } from 'vitest'
import { toHandle, toSeat } from '../../../protocol/rules/index.ts'
import { settleNow } from '../../../protocol/transcript/choice.ts'
import { SeatVault } from '../../../protocol/transcript/vault.ts'
import { anyPlay, Seated, there } from '../seated.ts'

/** A game in which the hider takes two steps at a time whenever possible. */
function hopping(seed: number): Seated {
  const table = new Seated({ seed, rounds: 4 })
  const careful = table.unfound(seed)
  table.until(
    () => table.over,
    (plays, height) => plays.find(play => play.hidden.length === 2) ?? careful(plays, height),
  )
  return table
}

describe('a vault (docs/protocol.md, 8.2)', () => {
  it('comes back from seed and entries, numbers that were hidden together too', () => {
    for (const seed of [1, 2, 3]) {
      const table = hopping(seed)
      const [hider, seeker] = table.sessions
      expect(hider.values().size).toBe(9)
      const restarted = table.anewAt(0)
      expect(restarted.values()).toEqual(hider.values())
      for (const [handle] of hider.values())
        expect(restarted.vault.opening(handle)).toEqual(hider.vault.opening(handle))
      expect(seeker.values().size).toBe(0)
      expect(table.anewAt(1).values().size).toBe(0)
    }
  })
  it('gives the same decision at the same place the same bytes, another one unrelated secrets', () => {
    const seed = new Uint8Array(32).fill(1)
    const [gameId, before, after] = [1, 2, 3].map(n => new Uint8Array(64).fill(n))
    const vault = new SeatVault(toSeat(0), seed)
    const secrets = [
      vault.derive(there(gameId), toHandle(3), there(before), 5),
      vault.derive(there(gameId), toHandle(3), there(before), 6),
      vault.derive(there(gameId), toHandle(4), there(before), 5),
      vault.derive(there(gameId), toHandle(3), there(after), 5),
      vault.derive(there(before), toHandle(3), there(before), 5),
      new SeatVault(toSeat(1), seed).derive(there(gameId), toHandle(3), there(before), 5),
      new SeatVault(toSeat(0), there(before).slice(32)).derive(there(gameId), toHandle(3), there(before), 5),
    ]
    for (const of of ['salt', 'blinding'] as const) expect(new Set(secrets.map(one => one[of].join())).size).toBe(7)
    expect(vault.derive(there(gameId), toHandle(3), there(before), 5)).toEqual(secrets[0])
  })
  it('a copy keeps what it gets to itself', () => {
    const { vault } = hopping(1).sessions[0]
    const copy = vault.copy()
    copy.keep(toHandle(99), there(vault.opening(toHandle(0))))
    expect(copy.get(toHandle(99))).toBe(1)
    expect(vault.get(toHandle(99))).toBeUndefined()
  })
  it('finds nothing under a commitment that its seed did not make', () => {
    const table = hopping(1)
    const other = new SeatVault(toSeat(0), new Uint8Array(32).fill(9))
    for (const hidden of table.sessions[0].transcript.position.hidden)
      expect(other.recover(hidden, [1, 2, 3, 4, 5, 6])).toBeUndefined()
    expect(other.values().size).toBe(0)
  })
})

describe('positions', () => {
  it('are independent of their copies', () => {
    const table = new Seated({ rounds: 3 })
    table.until(() => table.sessions[1].plays().length > 0, anyPlay(1))
    const { transcript, author } = table.sessions[1]
    const before = JSON.stringify(transcript.position.run.state)
    const body = table.body(plays => there(plays.at(-1)))
    const copy = transcript.position.copy()
    const { number: entry, previous } = body
    for (const [index, part] of body.parts.entries())
      expect(copy.apply(part, { seat: author.seat, entry, part: index, previous }, settleNow).type).toBe('applied')
    expect(copy.owes()).toBe(0)
    expect(transcript.position.owes()).toBe(1)
    expect(JSON.stringify(transcript.position.run.state)).toBe(before)
    expect(transcript.position.takeHappenings()).toEqual([])
  })
})
