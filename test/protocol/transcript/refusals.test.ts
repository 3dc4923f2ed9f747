import { describe, expect, it } from 'vitest'
import { concat } from '../../../protocol/bytes/hash.ts'
import { commit } from '../../../protocol/crypto/commitment.ts'
import { toHandle, toSeat } from '../../../protocol/rules/index.ts'
import { type Body, type Part, parseEntry } from '../../../protocol/transcript/entry.ts'
import {
  FAULTS,
  type Fault,
  type FaultCode,
  faultSays,
  REJECTS,
  type RejectCode,
} from '../../../protocol/transcript/faults.ts'
import { mini } from '../mini.ts'
import { anyPlay, bytesFrom, type Seat01, Seated, there } from '../seated.ts'

const other = bytesFrom(99)

/** A table at the start of round 2: the seeker (seat 1) must look or wait. */
function begun(): Seated {
  const table = new Seated({ rounds: 4 })
  table.until(() => table.sessions[0].transcript.position.run.state.round === 2, table.unfound(3))
  return table
}
/** A table at which this sort of part is next. */
function beforePart(type: Part['type'], seat?: Seat01): Seated {
  const table = new Seated({ rounds: 8 })
  const next = () => table.body(table.unfound(5)).parts[0]?.type
  table.until(() => next() === type && (seat === undefined || table.owes === seat), table.unfound(5))
  return table
}
/** A table at which the seat that owes may choose this option. */
function beforeOption(name: string): { readonly table: Seated; readonly option: number } {
  const table = new Seated({ rounds: 9 })
  const option = () => {
    const { request } = table.sessions[0].transcript.position
    return request?.type === 'choose' ? request.options.findIndex(one => one.type === name) : -1
  }
  table.until(() => option() >= 0, table.unfound(6))
  return { table, option: option() }
}
const firstPart = (body: Body, change: (part: Part) => Part): Body => ({
  ...body,
  parts: body.parts.map((part, i) => (i === 0 ? change(part) : part)),
})
const choice = (part: Part): Part & { type: 'choice' } => {
  if (part.type !== 'choice') throw new Error('not a choice')
  return part
}
const snapshot = (table: Seated) => {
  const { transcript } = table.sessions[0]
  const { position } = transcript
  return JSON.stringify([
    transcript.height,
    [...transcript.head],
    transcript.story.length,
    position.run.state,
    position.owes(),
    position.roll,
    position.hidden.length,
    transcript.epochOf(toSeat(0)),
    transcript.epochOf(toSeat(1)),
  ])
}

describe('rejects accuse nobody (docs/protocol.md, 12.1)', () => {
  const cases: { readonly [code in RejectCode]: (table: Seated) => Uint8Array } = {
    garbage: table => concat(table.signed(table.owes, table.body(anyPlay(1))), Uint8Array.of(0)),
    'other-game': () => {
      const elsewhere = new Seated({ seed: 2, rounds: 4 })
      return elsewhere.signed(elsewhere.owes, elsewhere.body(anyPlay(1)))
    },
    'no-such-seat': table => table.signed(table.owes, { ...table.body(anyPlay(1)), seat: toSeat(2) }),
    'bad-signature': table => table.signed(table.owes === 0 ? 1 : 0, table.body(anyPlay(1))),
    duplicate: table => there(table.sessions[0].transcript.entries.at(-1)),
    ahead: table => {
      const body = table.body(anyPlay(1))
      return table.signed(table.owes, { ...body, number: body.number + 1 })
    },
    'other-history': table => table.signed(table.owes, { ...table.body(anyPlay(1)), previous: other(64) }),
    'old-epoch': table => table.signed(table.owes, table.body(anyPlay(1)), 0),
  }
  it.each(Object.keys(REJECTS) as RejectCode[])('%s', code => {
    const table = begun()
    const before = snapshot(table)
    for (const session of table.sessions) expect(session.accept(cases[code](table))).toEqual({ type: 'rejected', code })
    expect(snapshot(table)).toBe(before)
    table.until(() => table.over, table.unfound(3))
  })
  it('the same body signed in a later session is the same entry', () => {
    const table = begun()
    const { transcript } = table.sessions[0]
    const entry = there(transcript.entry(transcript.height))
    const again = table.signed(entry.body.seat === 1 ? 1 : 0, entry.body, 9)
    expect(transcript.accept(again)).toEqual({ type: 'rejected', code: 'duplicate' })
    expect(transcript.replace(again)).toBe(true)
    expect(transcript.entries.at(-1)).toEqual(again)
    expect(transcript.epochOf(entry.body.seat)).toBe(9)
    expect(transcript.replace(table.signed(entry.body.seat === 1 ? 0 : 1, entry.body, 10))).toBe(false)
    expect(transcript.replace(table.signed(1, { ...entry.body, previous: other(64) }, 10))).toBe(false)
    expect(transcript.entries.at(-1)).toEqual(again)
  })
  it('an entry of the other seat under a number that is taken is no fork of the one that took it', () => {
    const table = begun()
    const { transcript } = table.sessions[0]
    const { body } = there(transcript.entry(transcript.height))
    const seat: Seat01 = body.seat === 0 ? 1 : 0
    const wire = table.signed(seat, { ...body, seat: toSeat(seat) })
    expect(transcript.accept(wire)).toEqual({ type: 'rejected', code: 'other-history' })
  })
})

describe('faults are signed evidence (docs/protocol.md, 12.2)', () => {
  interface Case {
    readonly table: Seated
    readonly wire: Uint8Array
    readonly seat: Seat01
  }
  const bySigner = (table: Seated, body: Body, seat: Seat01 = table.owes): Case => ({
    table,
    wire: table.signed(seat, body),
    seat,
  })
  const opening = () => {
    const { table, option } = beforeOption('shout')
    return { table, option, body: table.body(anyPlay(1)) }
  }
  const cases: { readonly [code in FaultCode]: () => Case } = {
    'not-your-turn': () => {
      const table = begun()
      return bySigner(table, { ...table.body(anyPlay(1)), seat: toSeat(0) }, 0)
    },
    'wrong-part': () => {
      const table = begun()
      const roll = (part: Part): Part => ({
        type: 'roll',
        request: part.request,
        contribution: other(32),
        next: other(64),
      })
      return bySigner(table, firstPart(table.body(anyPlay(1)), roll))
    },
    'no-such-option': () => {
      const table = begun()
      return bySigner(
        table,
        firstPart(table.body(anyPlay(1)), part => ({ ...choice(part), option: 7 })),
      )
    },
    'commitment-malformed': () => {
      const { table, option } = beforeOption('step')
      const take = table.body(plays => there(plays.find(play => play.option === option)))
      const lame = (part: Part): Part => ({
        ...choice(part),
        commitments: [{ hash: other(64), point: new Uint8Array(32) }],
      })
      return bySigner(table, firstPart(take, lame))
    },
    'proof-missing': () => {
      const { table, body } = opening()
      return bySigner(
        table,
        firstPart(body, part => ({ ...choice(part), proofs: [] })),
      )
    },
    'proof-false': () => {
      const { table, body } = opening()
      const wrongSalt = (part: Part): Part => {
        const [proof] = choice(part).proofs
        const salted = there(proof).slice()
        salted[8] = (salted[8] ?? 0) ^ 1
        return { ...choice(part), proofs: [salted] }
      }
      return bySigner(table, firstPart(body, wrongSalt))
    },
    'value-outside': outside,
    'contribution-mismatch': () => {
      const table = beforePart('roll')
      const change = (part: Part): Part => (part.type === 'roll' ? { ...part, contribution: other(32) } : part)
      return bySigner(table, firstPart(table.body(anyPlay(1)), change))
    },
    'held-back': () => {
      const table = begun()
      const body = table.body(plays => there(plays.at(-1)))
      expect(body.parts.map(part => part.type)).toEqual(['choice', 'roll'])
      return bySigner(table, { ...body, parts: body.parts.slice(0, 1) })
    },
    fork: () => {
      const table = begun()
      const first = table.body(plays => there(plays[0]))
      const second = table.body(plays => there(plays[1]))
      const seat = table.owes
      table.take(table.signed(seat, first))
      return { table, wire: table.signed(seat, second), seat }
    },
  }
  /** A place outside the ring, hidden with a proof that nobody settled, and opened later. */
  function outside(): Case {
    for (let seed = 1; ; seed++) {
      const table = new Seated({ seed, rounds: 2 })
      table.until(() => table.owes === 0 && table.sessions[0].plays().length > 0, table.unfound(seed))
      const { transcript, vault } = table.sessions[0]
      const { agreed, head } = transcript
      const handle = toHandle(transcript.position.hidden.length)
      const seven = vault.derive(agreed.gameId, handle, head, 7)
      const sealed = commit({ gameId: agreed.gameId, seat: 0, number: handle }, 7, seven.salt, seven.blinding)
      const step = table.body(plays => there(plays.find(play => play.option === 1)))
      table.take(
        table.signed(
          0,
          firstPart(step, part => ({ ...choice(part), commitments: [sealed] })),
        ),
        'unsettled',
      )
      table.step(plays => there(plays.at(-1)))
      const cheat = table.anew(0, { ...mini, domain: { from: 1, to: 7 } })
      for (const wire of transcript.entries) cheat.accept(wire, () => true)
      cheat.vault.keep(handle, seven)
      const wire = there(cheat.compose([], 1))
      if (there(parseEntry(wire)).body.parts.length === 2) return { table, wire, seat: 0 }
    }
  }

  it.each(Object.keys(FAULTS) as FaultCode[])('%s', code => {
    const { table, wire, seat } = cases[code]()
    const before = snapshot(table)
    const { transcript } = table.sessions[0]
    const accepted = transcript.accept(wire)
    if (accepted.type !== 'fault') throw new Error(`not a fault: ${JSON.stringify(accepted)}`)
    const { fault } = accepted
    expect({ seat: fault.seat, code: fault.code }).toEqual({ seat, code })
    expect(fault.entry).toBe(code === 'fork' ? transcript.height : transcript.height + 1)
    expect(fault.evidence).toHaveLength(code === 'fork' ? 2 : 1)
    expect(faultSays(code, fault.entry)).toContain(FAULTS[code])
    expect(snapshot(table)).toBe(before)
    expectProof(table, fault)
  })

  function expectProof(table: Seated, fault: Fault): void {
    const judge = table.anew(1).transcript
    for (const wire of table.sessions[0].transcript.entries) judge.accept(wire, () => true)
    expect(judge.proves(fault)).toBe(true)
    const otherCode = fault.code === 'fork' ? 'held-back' : 'fork'
    expect(judge.proves({ ...fault, code: otherCode })).toBe(false)
    expect(judge.proves({ ...fault, seat: toSeat(1 - fault.seat) })).toBe(false)
    expect(judge.proves({ ...fault, entry: fault.entry + 1 })).toBe(false)
    expect(judge.proves({ ...fault, evidence: [] })).toBe(false)
    expect(judge.proves({ ...fault, evidence: [...fault.evidence, ...fault.evidence] })).toBe(false)
    expect(judge.height).toBe(table.sessions[0].transcript.height)
  }

  it('honest entries prove nothing, whatever is said of them', () => {
    const table = begun()
    const { transcript } = table.sessions[0]
    const next = table.signed(table.owes, table.body(anyPlay(1)))
    for (const code of Object.keys(FAULTS) as FaultCode[])
      for (const wire of [...transcript.entries, next]) {
        const entry = there(transcript.entries.indexOf(wire) + 1 || transcript.height + 1)
        const seat = wire === next ? toSeat(table.owes) : there(transcript.entry(entry)).body.seat
        expect(transcript.proves({ seat, entry, code, evidence: [wire] })).toBe(false)
        expect(transcript.proves({ seat, entry, code, evidence: [wire, wire] })).toBe(false)
      }
  })
  it('a fork is proven by its two entries to somebody who has neither', () => {
    const { table, wire, seat } = cases.fork()
    const first = there(table.sessions[0].transcript.entries.at(-1))
    const entry = table.sessions[0].transcript.height
    for (const evidence of [
      [first, wire],
      [wire, first],
    ])
      expect(table.anew(0).transcript.proves({ seat: toSeat(seat), entry, code: 'fork', evidence })).toBe(true)
  })
})

describe('other rules accuse nobody (docs/protocol.md, 5.3)', () => {
  it('an answer to another question is a divergence, whoever owes', () => {
    for (const seat of [0, 1] as const) {
      const table = begun()
      const body = firstPart(table.body(anyPlay(1)), part => ({ ...part, request: other(64) }))
      const wire = table.signed(seat, { ...body, seat: toSeat(seat) })
      expect(table.sessions[0].transcript.accept(wire)).toEqual({ type: 'diverged' })
    }
  })
  it('so is anything after the end', () => {
    const table = new Seated({ rounds: 1 })
    table.until(() => table.over, table.unfound(1))
    const { transcript } = table.sessions[0]
    const last = there(transcript.entry(transcript.height)).body
    const wire = table.signed(1, { ...last, seat: toSeat(1), number: last.number + 1, previous: transcript.head })
    expect(transcript.accept(wire)).toEqual({ type: 'diverged' })
  })
})

describe('an entry counts whole or not at all', () => {
  it('a good part before a bad one leaves nothing behind', () => {
    const table = begun()
    const before = snapshot(table)
    const body = table.body(plays => there(plays.at(-1)))
    const parts = body.parts.map((part): Part => (part.type === 'roll' ? { ...part, contribution: other(32) } : part))
    const accepted = table.sessions[0].transcript.accept(table.signed(1, { ...body, parts }))
    expect(accepted).toMatchObject({ type: 'fault', fault: { code: 'contribution-mismatch', seat: 1 } })
    expect(snapshot(table)).toBe(before)
  })
})
