import { describe, expect, it } from 'vitest'
import { commit } from '../../../protocol/crypto/commitment.ts'
import { toHandle, toSeat } from '../../../protocol/rules/index.ts'
import { settleNow } from '../../../protocol/transcript/choice.ts'
import { type Body, type Part, parseEntry } from '../../../protocol/transcript/entry.ts'
import { FAULTS, type Fault, type FaultCode, faultSays } from '../../../protocol/transcript/faults.ts'
import { bent, playsTo, sealedInstead } from '../forge.ts'
import { mini } from '../mini.ts'
import { anyPlay, type Seat01, Seated, there } from '../seated.ts'

import { beforeOption, beforePart, begun, choice, firstPart, other, snapshot } from './moments.ts'

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
    expect(transcript.accept(wire, settleNow, 'in place').type).toBe('fault')
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

  it('a false proof is proven to who has taken that entry, and to who has gone on with another one', () => {
    const { table } = beforeOption('step')
    const seat = table.owes
    const [hider] = table.sessions
    const wire = table.signed(seat, bent(hider, there(playsTo(hider, 'step')[0]), { hide: sealedInstead(4) }))
    const accepted = table.sessions[1].transcript.accept(wire)
    if (accepted.type !== 'fault') throw new Error(accepted.type)
    const { fault } = accepted
    expect(fault.code).toBe('proof-false')
    const believer = table.anewAt(seat)
    expect(believer.accept(wire, () => true).type).toBe('accepted')
    expect(believer.transcript.proves(fault)).toBe(true)
    const honest = table.step(anyPlay(1))
    table.step(anyPlay(1))
    expect(hider.transcript.proves(fault)).toBe(true)
    expect(hider.transcript.proves({ ...fault, evidence: [honest] })).toBe(false)
    expect(hider.transcript.height).toBe(fault.entry + 1)
  })
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
