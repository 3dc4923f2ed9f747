import { describe, expect, it } from 'vitest'
import { encode } from '../../../protocol/bytes/codec.ts'
import { newSigningKey } from '../../../protocol/crypto/keys.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { makeG1, makeG2, readG1 } from '../../../protocol/session/agreement.ts'
import { makeStatement, readStatement } from '../../../protocol/session/closing.ts'
import { FRAME_BYTES, FRAMES, makeFrame } from '../../../protocol/session/frame.ts'
import { encodeFault } from '../../../protocol/session/keep.ts'
import { encodeBody, signEntry } from '../../../protocol/transcript/entry.ts'
import { FAULTS, type FaultCode } from '../../../protocol/transcript/faults.ts'
import { Duo } from '../../../src/local/duo.ts'
import { mini, type Setup } from '../mini.ts'
import { bytesFrom, HOST_HIDES, there } from '../seated.ts'
import { ends, finishMini, type MiniDuo, miniDuo } from './driven.ts'

import { hidersMove, kept, tableOf } from './moments.ts'

const random = bytesFrom(41)
const agreedOf = (duo: MiniDuo) => tableOf(duo, 0).session.agreed

describe('bad input is data (docs/protocol.md, 10.4)', () => {
  const junk: readonly (readonly [string, Uint8Array])[] = [
    ['nothing', new Uint8Array()],
    ['one byte', Uint8Array.of(0xff)],
    ['random bytes', random(300)],
    ['text', encode('entry')],
    ['a number', encode(7)],
    ['an unknown kind', encode([FRAMES.length, new Uint8Array(3)])],
    ['a negative kind', encode([-1, new Uint8Array(3)])],
    ['content that is text', encode([9, 'entry'])],
    ['content that is a list', encode([9, [1]])],
    ['an unknown field', encode([9, new Uint8Array(3), 0])],
    ['a field too few', encode([9])],
    ['a longer head than needed', Uint8Array.of(0x98, 2, 9, 0x41, 0)],
    ['a list without length', Uint8Array.of(0x9f, 9, 0x41, 0, 0xff)],
    ['a byte left over', Uint8Array.of(...encode([9, new Uint8Array(3)]), 0)],
    ['more than is read at all', encode([9, new Uint8Array(FRAME_BYTES)])],
    ['the largest that is read', makeFrame('entry', new Uint8Array(FRAME_BYTES - 7))],
    ...FRAMES.filter(kind => kind !== 'refuse').flatMap(kind => [
      [`${kind} with nothing`, makeFrame(kind, new Uint8Array())] as const,
      [`${kind} with random bytes`, makeFrame(kind, random(200))] as const,
      [`${kind} with an empty list`, makeFrame(kind, encode([]))] as const,
      [
        `${kind} with a tower of lists`,
        makeFrame(kind, Uint8Array.of(...new Uint8Array(5000).fill(0x81), 0x80)),
      ] as const,
    ]),
  ]
  const stages: { readonly [name: string]: () => MiniDuo } = {
    'before the handshake': () => miniDuo(),
    'in the lobby': () => {
      const duo = miniDuo()
      duo.connect()
      return duo
    },
    'with a proposal': () => {
      const duo = miniDuo()
      duo.connect()
      duo.input(0, peer => peer.propose({ rounds: 3 }, HOST_HIDES))
      return duo
    },
    'in the game': hidersMove,
    'after the end': () => {
      const duo = miniDuo()
      finishMini(duo, 1, 1)
      return duo
    },
  }
  it.each(Object.keys(stages))('%s: kept and game untouched, a code for each', stage => {
    const duo = there(stages[stage])()
    for (const seat of [0, 1] as const)
      for (const [name, wire] of junk) {
        const side = duo.sides[seat]
        const before = kept(duo, seat)
        const heads = side.peer.playing?.statement
        const effects = side.peer.message(wire)
        const where = `${name} to seat ${seat}`
        expect(
          effects.map(effect => effect.type),
          where,
        ).toEqual(['ignored'])
        duo.input(seat, () => effects)
        expect(kept(duo, seat), where).toBe(before)
        expect(side.peer.playing?.statement, where).toEqual(heads)
      }
    finishMini(duo, 1, 3)
    const [host] = ends(duo, mini)
    expect(host).toMatchObject({ verdicts: ['honest', 'honest'], accused: undefined })
  })
  it('in a handshake: refused with a code, and the next one succeeds', () => {
    for (const [name, wire] of junk) {
      const duo = miniDuo()
      const effects = duo.sides[0].peer.connectedTo({ own: random(32), peer: random(32) }, 1, 0)
      const before = kept(duo, 0)
      duo.input(0, peer => peer.message(wire))
      expect(
        effects.map(effect => effect.type),
        name,
      ).toEqual(['keep'])
      expect(kept(duo, 0), name).toBe(before)
      expect(duo.sides[0].log.at(-1), name).toMatch(/^(ignored: (not-a-message|out-of-place)|hang up: bad-handshake)$/)
      duo.connect()
      expect(duo.sides[0].peer.connected, name).toBe(true)
    }
  })
  it('a refusal ends the connection and no more', () => {
    const said: readonly (readonly [string, Uint8Array])[] = [
      ['fork', encode('fork')],
      ['unknown', encode('made-up')],
      ['unknown', encode(1)],
      ['unknown', random(30)],
    ]
    for (const [code, content] of said) {
      const duo = hidersMove()
      const before = kept(duo, 1)
      duo.input(1, peer => peer.message(makeFrame('refuse', content)))
      expect(duo.sides[1].peer.connected).toBe(false)
      expect(kept(duo, 1)).toBe(before)
      expect(duo.sides[1].log.at(-1)).toBe(`hang up: ${code}`)
      finishMini(duo, 1, 3)
    }
  })
})

describe('what the other side may not do', () => {
  it('accuse of what is no fault', () => {
    const duo = hidersMove()
    const { transcript } = tableOf(duo, 0).session
    const before = kept(duo, 0)
    for (const code of Object.keys(FAULTS) as FaultCode[])
      for (const [index, wire] of transcript.entries.entries()) {
        const { seat } = there(transcript.entry(index + 1)).body
        const accusation = encodeFault({ seat, entry: index + 1, code, evidence: [wire] })
        duo.input(0, peer => peer.message(makeFrame('accuse', accusation)))
      }
    expect(tableOf(duo, 0).fault).toBeUndefined()
    expect(kept(duo, 0)).toBe(before)
    finishMini(duo, 1, 3)
  })
  it('keep this side busy with accusations: few are judged that need all of the game gone through again', () => {
    let begun = 0
    const counted = {
      ...mini,
      start(setup: Setup) {
        begun++
        return mini.start(setup)
      },
    }
    const duo: MiniDuo = new Duo([counted, mini], bytesFrom(1))
    finishMini(duo, 1, 3)
    const { transcript } = tableOf(duo, 0).session
    const wires = transcript.entries.flatMap((wire, index) =>
      transcript.entry(index + 1)?.body.seat === 1 ? [wire] : [],
    )
    const accuse = (evidence: Uint8Array) => {
      const entry = transcript.entries.indexOf(evidence) + 1
      const accusation = encodeFault({ seat: toSeat(1), entry, code: 'proof-false', evidence: [evidence] })
      duo.input(0, peer => peer.message(makeFrame('accuse', accusation)))
    }
    const before = begun
    accuse(there(wires.at(-1)))
    const once = begun - before
    expect(once).toBeGreaterThan(0)
    for (let again = 0; again < 20; again++) for (const wire of wires) accuse(wire)
    expect(begun - before).toBe(2 * once)
    expect(tableOf(duo, 0).fault).toBeUndefined()
    duo.disconnect()
    duo.connect()
    accuse(there(wires[0]))
    expect(begun - before).toBe(3 * once)
  })
  it('say the same beside the game again and again: it is known before its signature is looked at, or not taken', () => {
    const duo = hidersMove()
    duo.input(1, peer => peer.endEarly({ type: 'resign' }))
    const wire = there(tableOf(duo, 0).sideStatements.find(one => readStatement(agreedOf(duo), one)?.type === 'resign'))
    const before = kept(duo, 0)
    // The same words under another signature, which whoever has the key can make: this one is just wrong.
    const bent = wire.map((byte, i) => (i === wire.length - 40 ? byte ^ 1 : byte))
    for (const [said, code] of [
      [wire, 'duplicate'],
      [bent, 'out-of-place'],
    ] as const) {
      duo.input(0, peer => peer.message(makeFrame('statement', said)))
      expect(duo.sides[0].log.at(-1)).toBe(`ignored: ${code}`)
    }
    expect(kept(duo, 0)).toBe(before)
  })
  it('propose, bring back an old proposal, or consent with another key', () => {
    const duo = miniDuo()
    duo.connect()
    duo.input(0, peer => peer.propose({ rounds: 3 }, HOST_HIDES))
    const old = there(duo.sides[0].kept.get('g1'))
    duo.input(0, peer => peer.propose({ rounds: 4 }, HOST_HIDES))
    const before = kept(duo, 0)
    const { key, nonce } = duo.sides[1].peer.self
    const current = there(readG1(there(duo.sides[0].kept.get('g1'))))
    const own = makeG1({ ...current.terms, setup: { rounds: 9 } }, key, nonce)
    const stranger = makeG2(current, toSeat(1), newSigningKey(random), nonce)
    for (const [kind, wire] of [
      ['g1', old],
      ['g1', own],
      ['g2', stranger],
    ] as const) {
      duo.input(0, peer => peer.message(makeFrame(kind, wire)))
      expect(duo.sides[0].log.at(-1)).toBe('ignored: out-of-place')
      expect(kept(duo, 0)).toBe(before)
    }
    finishMini(duo, 1, 4)
    expect(tableOf(duo, 0).session.agreed.terms.setup).toEqual({ rounds: 4 })
  })
  it('propose to a guest with another key than the invitation’s', () => {
    const duo = miniDuo()
    duo.connect()
    duo.input(0, peer => peer.propose({ rounds: 3 }, HOST_HIDES))
    const { terms } = there(readG1(there(duo.sides[0].kept.get('g1'))))
    const before = kept(duo, 1)
    const other = makeG1({ ...terms, setup: { rounds: 9 } }, newSigningKey(random), random(32))
    duo.input(1, peer => peer.message(makeFrame('g1', other)))
    expect(kept(duo, 1)).toBe(before)
  })
  it('close or resign under another head than ours', () => {
    const duo = hidersMove()
    const { agreed } = tableOf(duo, 0).session
    const { height } = tableOf(duo, 0)
    const { key } = duo.sides[1].peer.self
    const before = kept(duo, 0)
    for (const type of ['resign', 'closing'] as const)
      for (const said of [height + 1, height, 0]) {
        const statement = makeStatement(agreed.gameId, { type, seat: toSeat(1), height: said, head: random(64) }, key)
        duo.input(0, peer => peer.message(makeFrame('statement', statement)))
      }
    expect(tableOf(duo, 0).ended).toBe(false)
    expect(kept(duo, 0)).toBe(before)
  })
  it('open a seed that it did not promise', () => {
    const duo = hidersMove()
    const { agreed } = tableOf(duo, 0).session
    const { key } = duo.sides[1].peer.self
    const seed = makeStatement(agreed.gameId, { type: 'seed', seat: toSeat(1), seed: random(32) }, key)
    duo.input(0, peer => peer.message(makeFrame('statement', seed)))
    expect(tableOf(duo, 0).seedOf(toSeat(1))).toBeUndefined()
  })
  it('go on with other rules: the connection ends and nobody is accused', () => {
    const duo = hidersMove()
    const { transcript } = tableOf(duo, 0).session
    const { key } = duo.sides[0].peer.self
    const last = there(transcript.entry(transcript.height)).body
    const body = { ...last, seat: toSeat(0), number: last.number + 1, previous: transcript.head }
    const before = kept(duo, 1)
    duo.input(1, peer => peer.message(makeFrame('entry', signEntry(encodeBody(body), body, 9, key))))
    expect(duo.sides[1].log.at(-1)).toBe('hang up: diverged')
    expect(kept(duo, 1)).toBe(before)
    finishMini(duo, 1, 3)
  })
})
