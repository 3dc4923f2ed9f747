import { describe, expect, it } from 'vitest'
import type { GameRecord } from '../../../protocol/audit/record.ts'
import { type Place, SALT_BYTES } from '../../../protocol/crypto/commitment.ts'
import { scalarBytes, scalarFrom64 } from '../../../protocol/crypto/group.ts'
import { toHandle, toSeat } from '../../../protocol/rules/index.ts'
import { makeStatement, type SideStatement } from '../../../protocol/session/closing.ts'
import { encodeFault } from '../../../protocol/session/keep.ts'
import type { Opening } from '../../../protocol/transcript/proof.ts'
import { contributionCommitment } from '../../../protocol/transcript/roll.ts'
import type { RoleRule } from '../../../protocol/transcript/terms.ts'
import { bent, changed, type Hiding, playsTo, sealed, sealedInstead } from '../forge.ts'
import { anyPlay, bytesFrom, GUEST_HIDES, HOST_HIDES, JOINT_ROLL, type Seat01, Seated, there } from '../seated.ts'
import { judged, recordOf, verdicts } from './recorded.ts'

const random = bytesFrom(61)
const HONEST = ['honest', 'honest']

function played({ seed = 1, rounds = 2, roles = HOST_HIDES as RoleRule } = {}): Seated {
  const table = new Seated({ seed, rounds, roles })
  table.until(() => table.over, table.unfound(seed))
  return table
}
const stated = (table: Seated, says: SideStatement): Uint8Array =>
  makeStatement(table.talk.agreed.gameId, says, table.talk.keys[says.seat === 1 ? 1 : 0])

describe('an honest record (docs/protocol.md, 12.3)', () => {
  it('is honest for both, says how it ended, and shows what was hidden', () => {
    for (const roles of [HOST_HIDES, GUEST_HIDES, JOINT_ROLL]) {
      const table = played({ roles })
      const result = judged(recordOf(table))
      expect(verdicts(result)).toEqual(HONEST)
      if (result.type !== 'audited') throw new Error('damaged')
      expect(result.ending).toEqual({ winners: [0], by: 'night' })
      expect(result.owes).toBeUndefined()
      const hidden = new Map([...table.sessions[0].values(), ...table.sessions[1].values()])
      expect(hidden.size).toBeGreaterThan(0)
      expect(new Map(result.secrets)).toEqual(hidden)
    }
  })
  it('who did not open is unopened, and its numbers stay hidden', () => {
    const result = judged(recordOf(played(), [1]))
    expect(verdicts(result)).toEqual(['unopened', 'honest'])
    expect(result.type === 'audited' && result.secrets.size).toBe(0)
  })
  it('of a game that goes on says who owes', () => {
    const table = new Seated({ rounds: 3 })
    for (let height = 0; height < 6; height++) {
      const result = judged(recordOf(table, []))
      expect(verdicts(result)).toEqual(['unopened', 'unopened'])
      expect(result.type === 'audited' && [result.ending, result.owes?.seat]).toEqual([undefined, table.owes])
      table.step(table.unfound(1))
    }
  })
  it('a seed twice is a seed', () => {
    const record = recordOf(played())
    expect(verdicts(judged({ ...record, statements: [...record.statements, ...record.statements] }))).toEqual(HONEST)
  })
})

describe('a damaged record accuses nobody (docs/protocol.md, 12.4)', () => {
  const table = played()
  const record = recordOf(table)
  const other = recordOf(played({ seed: 2 }))
  const { entries, statements, g4s } = record
  const accusing = (code: 'fork' | 'proof-false', evidence: readonly Uint8Array[]) => ({
    accusations: [encodeFault({ seat: toSeat(0), entry: 1, code, evidence })],
  })
  const cases: { readonly [name: string]: readonly [Partial<GameRecord>, string] } = {
    'another proposal': [{ g1: other.g1 }, 'agreement'],
    'another conclusion': [{ g3: other.g3 }, 'agreement'],
    'a last message missing': [{ g4s: g4s.slice(1) }, 'agreement'],
    'the last messages the other way round': [{ g4s: [...g4s].reverse() }, 'agreement'],
    'other rules’ name': [{ rulesName: 'maxi' }, 'rules'],
    'other rules’ version': [{ rulesVersion: '2' }, 'rules'],
    'the first entry missing': [{ entries: entries.slice(1) }, 'entry 1'],
    'an entry missing': [{ entries: entries.filter((_, i) => i !== 3) }, 'entry 4'],
    'the last entry missing': [{ entries: entries.slice(0, -1) }, 'statement 1'],
    'most entries missing': [{ entries: entries.slice(0, 2) }, 'statement 1'],
    'all entries missing': [{ entries: [] }, 'statement 1'],
    'an entry twice': [{ entries: [there(entries[0]), ...entries] }, 'entry 2'],
    'all entries the other way round': [{ entries: [...entries].reverse() }, 'entry 1'],
    'an entry of another game': [{ entries: [...entries, there(other.entries[0])] }, `entry ${entries.length + 1}`],
    'a statement of another game': [{ statements: [...statements, there(other.statements[0])] }, 'statement 5'],
    'garbage for a statement': [{ statements: [random(40)] }, 'statement 1'],
    'garbage for an accusation': [{ accusations: [random(40)] }, 'accusation 1'],
    'an accusation of fork for two entries of different numbers': [
      accusing('fork', entries.slice(0, 2)),
      'accusation 1',
    ],
    'an accusation of fork for one entry twice': [
      accusing('fork', [there(entries[0]), there(entries[0])]),
      'accusation 1',
    ],
    'an accusation for an honest entry': [accusing('proof-false', entries.slice(0, 1)), 'accusation 1'],
  }
  it.each(Object.keys(cases))('%s', name => {
    const [change, where] = there(cases[name])
    expect(verdicts(judged({ ...record, ...change }))).toBe(`damaged: ${where}`)
  })
  it('cut short with its statements it is just a game that goes on', () => {
    for (const length of [0, 1, 5, entries.length - 1]) {
      const result = judged({ ...record, entries: entries.slice(0, length), statements: [] })
      expect(verdicts(result)).toEqual(['unopened', 'unopened'])
      expect(result.type === 'audited' && result.ending).toBeUndefined()
    }
  })
  it('a statement under another head accuses only who signed an entry of this history there', () => {
    const { transcript } = table.sessions[0]
    const { height } = transcript
    const authors = Array.from({ length: height }, (_, i) => there(transcript.entry(i + 1)).body.seat)
    for (const type of ['closing', 'resign'] as const)
      for (const seat of [0, 1] as const)
        for (const at of [0, height - 2, height - 1, height, height + 1]) {
          const says = { type, seat: toSeat(seat), height: at, head: random(64) }
          const result = verdicts(judged({ ...record, statements: [stated(table, says)] }))
          const signed = authors.findIndex((author, i) => author === seat && i + 1 >= at) + 1
          if (signed === 0) expect(result).toBe('damaged: statement 1')
          else expect(there(result[seat])).toBe(`findings ${type}-mismatch@${signed}`)
        }
  })
})

describe('endings (docs/protocol.md, 11.4)', () => {
  const unfinished = () => {
    const table = new Seated({ rounds: 3 })
    for (let i = 0; i < 4; i++) table.step(table.unfound(1))
    return table
  }
  const resigning = (table: Seated, seats: readonly Seat01[]) => {
    const { height, head } = table.sessions[0].transcript
    return seats.map(seat => stated(table, { type: 'resign', seat: toSeat(seat), height, head }))
  }
  const ending = (record: GameRecord) => {
    const result = judged(record)
    return result.type === 'audited' ? result.ending : result
  }
  it('by resignation the others win; if all resigned, nobody', () => {
    const table = unfinished()
    const record = recordOf(table)
    const cases: readonly (readonly [readonly Seat01[], readonly number[]])[] = [
      [[0], [1]],
      [[1], [0]],
      [[0, 1], []],
      [[1, 0], []],
    ]
    for (const [seats, winners] of cases)
      expect(ending({ ...record, statements: [...record.statements, ...resigning(table, seats)] })).toEqual({
        winners,
        by: 'resignation',
      })
  })
  it('by the rules goes before a resignation', () => {
    const table = played()
    const record = recordOf(table)
    expect(ending({ ...record, statements: [...record.statements, ...resigning(table, [0])] })).toEqual({
      winners: [0],
      by: 'night',
    })
  })
  it('by a fault whoever was not caught wins', () => {
    const table = unfinished()
    const seat = table.owes
    const { transcript } = table.sessions[0]
    const body = changed(table.body(anyPlay(1)), part => ({ ...part, ...(part.type === 'choice' && { option: 99 }) }))
    const accepted = transcript.accept(table.signed(seat, body))
    if (accepted.type !== 'fault') throw new Error(accepted.type)
    const record = { ...recordOf(table, []), accusations: [encodeFault(accepted.fault)] }
    expect(ending(record)).toEqual({ winners: [1 - seat], by: 'fault' })
    const codes = [`findings no-such-option@${transcript.height + 1}`, 'unopened']
    expect(verdicts(judged(record))).toEqual(seat === 0 ? codes : codes.reverse())
  })
})

describe('a record in which the false entry itself was kept', () => {
  it('names it once, with the accusation and without', () => {
    const table = new Seated({ rounds: 1 })
    table.until(() => table.sessions[0].plays().length > 0, table.unfound(1))
    const [hider, seeker] = table.sessions
    const wire = table.signed(0, bent(hider, there(playsTo(hider, 'step')[0]), { hide: sealedInstead(4) }))
    const accepted = seeker.accept(wire)
    if (accepted.type !== 'fault') throw new Error(accepted.type)
    hider.accept(wire, () => true)
    const kept = recordOf(table, [])
    const named = [`findings proof-false@${accepted.fault.entry}`, 'unopened']
    expect(verdicts(judged(kept))).toEqual(named)
    expect(verdicts(judged({ ...kept, accusations: [encodeFault(accepted.fault)] }))).toEqual(named)
  })
})

describe('what only the opened seeds show (docs/protocol.md, 12.3)', () => {
  type Derive = (value: number) => Opening
  /** A game that ends when the hider (seat 0) has hidden one step in a bent way; what the audit says of both. */
  function hiding(bend: (honest: Opening, place: Place, derive: Derive) => Hiding) {
    const table = new Seated({ rounds: 1 })
    table.until(() => table.sessions[0].plays().length > 0, table.unfound(1))
    const [hider] = table.sessions
    const { transcript } = hider
    const { gameId } = transcript.agreed
    const play = there(playsTo(hider, 'step')[0])
    const hide = (honest: Opening, place: Place) =>
      bend(honest, place, value => hider.vault.derive(gameId, toHandle(place.number), transcript.head, value))
    const wire = table.signed(0, bent(hider, play, { hide }))
    const spoken = table.sessions[1].accept(wire)
    for (const session of table.sessions) session.accept(wire, () => true)
    expect(table.over).toBe(true)
    const result = verdicts(judged(recordOf(table)))
    return { spoken: spoken.type, honest: result[1], found: `${result[0]}`.replaceAll(`@${transcript.height}`, '') }
  }
  const next = (value: number) => (value % 6) + 1
  it('control: hidden as it should be', () =>
    expect(hiding(sealed)).toEqual({ spoken: 'accepted', honest: 'honest', found: 'honest' }))
  it('a number sealed by chance, not by the seed', () => {
    const bend = ({ value }: Opening, place: Place) =>
      sealed({ value, salt: random(SALT_BYTES), blinding: scalarBytes(scalarFrom64(random(64))) }, place)
    expect(hiding(bend)).toEqual({ spoken: 'accepted', honest: 'honest', found: 'findings commitment-mismatch' })
  })
  it('a point with another blinding than the seed’s', () => {
    const bend = (honest: Opening, place: Place) => {
      const opening = { ...honest, blinding: scalarBytes(scalarFrom64(random(64))) }
      const commitment = { ...sealed(opening, place).commitment, hash: sealed(honest, place).commitment.hash }
      return { opening, commitment }
    }
    expect(hiding(bend)).toEqual({ spoken: 'accepted', honest: 'honest', found: 'findings point-mismatch' })
  })
  it('a hash that holds another number than the point', () => {
    const bend = (honest: Opening, place: Place, derive: Derive) => {
      const other = sealed(derive(next(honest.value)), place)
      return { opening: honest, commitment: { ...sealed(honest, place).commitment, hash: other.commitment.hash } }
    }
    expect(hiding(bend)).toEqual({ spoken: 'accepted', honest: 'honest', found: 'findings point-mismatch claim-false' })
  })
  it('a lie is found twice: by its proof, and by the numbers', () => {
    const bend = (honest: Opening, place: Place, derive: Derive) => ({
      opening: honest,
      commitment: sealed(derive(next(honest.value)), place).commitment,
    })
    expect(hiding(bend)).toEqual({ spoken: 'fault', honest: 'honest', found: 'findings proof-false claim-false' })
    expect(hiding(sealedInstead(4)).spoken).toBe('fault')
  })
  it('contributions to rolls that do not come from the seed, the last unused one included', () => {
    for (const roll of [0, 1]) {
      const table = new Seated({ rounds: 2 })
      const rolls = () => table.body(table.unfound(1)).parts.some(part => part.type === 'roll')
      const { transcript } = table.sessions[0]
      table.until(() => transcript.position.roll === roll && rolls(), table.unfound(1))
      const seat = table.owes
      const body = table.body(table.unfound(1))
      const promise = contributionCommitment(transcript.agreed.gameId, seat, roll + 1, random(32))
      const parts = body.parts.map(part => (part.type === 'roll' ? { ...part, next: promise } : part))
      table.take(table.signed(seat, { ...body, parts }))
      const result = verdicts(judged(recordOf(table)))
      expect(result[seat]).toBe(`findings contribution-not-derived@${transcript.height}`)
      expect(result[1 - seat]).toBe('honest')
    }
  })
  it('a seed that is not the one promised', () => {
    const table = played()
    const record = recordOf(table, [1])
    const seed = stated(table, { type: 'seed', seat: toSeat(0), seed: random(32) })
    const result = verdicts(judged({ ...record, statements: [...record.statements, seed] }))
    expect(result).toEqual(['findings seed-mismatch@0', 'honest'])
  })
})
