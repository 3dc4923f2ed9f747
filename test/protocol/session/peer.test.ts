import { describe, expect, it } from 'vitest'
import { encode } from '../../../protocol/bytes/codec.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { makeStatement } from '../../../protocol/session/closing.ts'
import { FRAME_BYTES, FRAMES, makeFrame, readFrame } from '../../../protocol/session/frame.ts'
import { encodeFault } from '../../../protocol/session/keep.ts'
import { Peer } from '../../../protocol/session/peer.ts'
import { encodeBody, signEntry } from '../../../protocol/transcript/entry.ts'
import { FAULTS, type FaultCode } from '../../../protocol/transcript/faults.ts'
import { mini } from '../mini.ts'
import { bytesFrom, HOST_HIDES, JOINT_ROLL, type Seat01, there } from '../seated.ts'
import { ends, finishMini, type MiniDuo, miniDuo, steady } from './driven.ts'

const random = bytesFrom(41)
const kept = (duo: MiniDuo, seat: Seat01) =>
  JSON.stringify(
    [...duo.sides[seat].kept].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, [...value]]),
  )
const tableOf = (duo: MiniDuo, seat: Seat01) => there(duo.sides[seat].peer.playing)

/** A game in which the hider (seat 0) has just to move. */
function hidersMove(): MiniDuo {
  const duo = miniDuo()
  duo.connect()
  duo.agree({ rounds: 3 }, HOST_HIDES)
  const wait = () => duo.play([steady(1), peer => [there(there(peer.playing).session.plays().at(-1))]], 1)
  while (tableOf(duo, 0).session.plays().length === 0) wait()
  return duo
}

describe('what is kept is enough to go on (docs/protocol.md, 8.3)', () => {
  it('a new proposal beside the consent to the old one', () => {
    for (let deaths = 0; deaths < 5; deaths++) {
      const duo = miniDuo()
      duo.connect()
      duo.input(0, peer => peer.propose({ rounds: 1 }, JOINT_ROLL))
      duo.disconnect()
      duo.input(1, peer => peer.consent())
      duo.input(0, peer => peer.propose({ rounds: 2 }, JOINT_ROLL))
      let left = deaths
      duo.fate = (seat, effect) => (seat === 1 && effect.type === 'keep' && left-- === 0 ? 'dies after' : 'done')
      duo.connect()
      duo.revive()
      finishMini(duo, 1, 2)
      expect(tableOf(duo, 1).session.agreed.terms.setup).toEqual({ rounds: 2 })
    }
  })
  it('own entries signed anew after the other side missed several', () => {
    for (let deaths = 0; deaths < 8; deaths++) {
      const duo = miniDuo()
      duo.connect()
      duo.agree({ rounds: 3 }, HOST_HIDES)
      duo.tamper = (to, message) => (to === 1 && readFrame(message)?.kind === 'entry' ? [] : [message])
      duo.play([steady(1), peer => [there(there(peer.playing).session.plays().at(-1))]])
      expect(tableOf(duo, 0).height - tableOf(duo, 1).height).toBeGreaterThan(1)
      duo.tamper = (_, message) => [message]
      let left = deaths
      duo.fate = (seat, effect) => (seat === 0 && effect.type === 'keep' && left-- === 0 ? 'dies after' : 'done')
      duo.connect()
      finishMini(duo, 1, 3)
      const [host, guest] = ends(duo, mini)
      expect(host?.bodies).toEqual(guest?.bodies)
    }
  })
  it('a draft survives, as long as nothing was said since', () => {
    const duo = hidersMove()
    const play = there(tableOf(duo, 0).session.plays()[1])
    duo.input(0, peer => peer.plan([play]))
    duo.restart(0)
    expect(tableOf(duo, 0).draft).toEqual([play])
    expect(tableOf(duo, 0).height).toBe(tableOf(duo, 1).height)
    duo.connect()
    duo.input(0, peer => peer.act([play]))
    expect(tableOf(duo, 0).draft).toEqual([])
    duo.restart(0)
    expect(tableOf(duo, 0).draft).toEqual([])
  })
  it('impossible choices are neither noted nor said', () => {
    const duo = hidersMove()
    const before = kept(duo, 0)
    for (const play of [
      { option: 9, hidden: [] },
      { option: 1, hidden: [4] },
      { option: 1, hidden: [] },
      { option: 0, hidden: [1] },
    ]) {
      duo.input(0, peer => peer.plan([play]))
      duo.input(0, peer => peer.act([play]))
    }
    expect(kept(duo, 0)).toBe(before)
  })
  it('damaged storage and other rules do not restore', () => {
    const duo = hidersMove()
    const { kept: store } = duo.sides[0]
    const restore = (change: (copy: Map<string, Uint8Array>) => void, rules = mini) => {
      const copy = new Map(store)
      change(copy)
      return Peer.restore({ rules, random }, copy)
    }
    expect(restore(() => {})).toBeDefined()
    expect(restore(copy => copy.delete('self'))).toBeUndefined()
    expect(restore(copy => copy.set('g1', encode(1)))).toBeUndefined()
    expect(restore(copy => copy.set('entry/000001', encode(1)))).toBeUndefined()
    expect(restore(() => {}, { ...mini, version: '2' })).toBeUndefined()
  })
})

describe('a restored copy (docs/protocol.md, 8.4)', () => {
  it('signs nothing before it has caught up, and then goes on as if nothing had been', () => {
    for (const seat of [0, 1] as const) {
      const duo = miniDuo()
      duo.connect()
      duo.agree({ rounds: 3 }, HOST_HIDES)
      duo.play([steady(4), steady(4)], 2)
      const copy = new Map(duo.sides[seat].kept)
      duo.play([steady(4), steady(4)], 2)
      const height = tableOf(duo, seat).height
      duo.sides[seat].kept.clear()
      for (const [key, value] of copy) duo.sides[seat].kept.set(key, value)
      duo.restart(seat)
      expect(tableOf(duo, seat).height).toBeLessThan(height)
      // The catching up gets lost: the copy knows how far the other is, and must not say anything else at its height.
      duo.tamper = (to, message) => (to === seat && readFrame(message)?.kind === 'entry' ? [] : [message])
      duo.connect()
      const before = kept(duo, seat)
      duo.input(seat, peer => peer.act(there(peer.playing).session.plays().slice(-1)))
      duo.input(seat, peer => peer.due())
      expect(kept(duo, seat)).toBe(before)
      duo.tamper = (_, message) => [message]
      duo.disconnect()
      finishMini(duo, 4, 3)
      const control = miniDuo()
      control.connect()
      control.agree({ rounds: 3 }, HOST_HIDES)
      finishMini(control, 4, 3)
      expect(ends(duo, mini)).toEqual(ends(control, mini))
    }
  })
  it('from before the last message of the agreement catches up too', () => {
    const duo = miniDuo()
    duo.connect()
    duo.input(0, peer => peer.propose({ rounds: 3 }, HOST_HIDES))
    duo.tamper = (to, message) => (to === 0 && readFrame(message)?.kind === 'g4' ? [] : [message])
    duo.input(1, peer => peer.consent())
    const copy = new Map(duo.sides[0].kept)
    expect(duo.sides[0].peer.playing).toBeUndefined()
    expect(duo.sides[1].peer.playing).toBeDefined()
    duo.tamper = (_, message) => [message]
    duo.disconnect()
    duo.connect()
    duo.play([steady(4), steady(4)], 2)
    const height = tableOf(duo, 1).height
    duo.sides[0].kept.clear()
    for (const [key, value] of copy) duo.sides[0].kept.set(key, value)
    duo.restart(0)
    expect(duo.sides[0].peer.playing).toBeUndefined()
    duo.tamper = (to, message) => (to === 0 && readFrame(message)?.kind === 'entry' ? [] : [message])
    duo.connect()
    expect(tableOf(duo, 0).height).toBe(0)
    duo.tamper = (_, message) => [message]
    duo.disconnect()
    duo.connect()
    expect(tableOf(duo, 0).height).toBeGreaterThanOrEqual(height)
    finishMini(duo, 4, 3)
    expect(ends(duo, mini).map(side => side.verdicts)).toEqual([
      ['honest', 'honest'],
      ['honest', 'honest'],
    ])
  })
})

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

describe('resigning', () => {
  it('ends the game for both, at once or when they meet again', () => {
    for (const cut of [false, true])
      for (const seat of [0, 1] as const) {
        const duo = hidersMove()
        if (cut) duo.disconnect()
        duo.input(seat, peer => peer.resign())
        expect(tableOf(duo, seat).ended).toBe(true)
        finishMini(duo)
        expect(duo.sides.map(({ peer }) => there(peer.playing).resigned)).toEqual([[seat], [seat]])
        expect(ends(duo, mini).map(side => side.verdicts)).toEqual([
          ['honest', 'honest'],
          ['honest', 'honest'],
        ])
      }
  })
  it('by both at once is the same for both', () => {
    const duo = hidersMove()
    duo.disconnect()
    duo.input(1, peer => peer.resign())
    duo.input(0, peer => peer.resign())
    finishMini(duo)
    expect(duo.sides.map(({ peer }) => there(peer.playing).resigned)).toEqual([
      [0, 1],
      [0, 1],
    ])
  })
})
