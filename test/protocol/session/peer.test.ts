import { describe, expect, it } from 'vitest'
import { encode } from '../../../protocol/bytes/codec.ts'
import { readFrame } from '../../../protocol/session/frame.ts'
import { Peer } from '../../../protocol/session/peer.ts'
import { mini } from '../mini.ts'
import { bytesFrom, HOST_HIDES, JOINT_ROLL, there } from '../seated.ts'
import { ends, finishMini, miniDuo, steady } from './driven.ts'

import { hidersMove, kept, tableOf } from './moments.ts'

const random = bytesFrom(41)

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
    for (const deaths of [0, 1, 3, 6]) {
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

describe('resigning', () => {
  it('ends the game for both, at once or when they meet again', () => {
    for (const cut of [false, true])
      for (const seat of [0, 1] as const) {
        const duo = hidersMove()
        if (cut) duo.disconnect()
        duo.input(seat, peer => peer.endEarly({ type: 'resign' }))
        expect(tableOf(duo, seat).ended).toBe(true)
        finishMini(duo)
        expect(duo.sides.map(({ peer }) => there(peer.playing).aside.resigned)).toEqual([[seat], [seat]])
        expect(ends(duo, mini).map(side => side.verdicts)).toEqual([
          ['honest', 'honest'],
          ['honest', 'honest'],
        ])
      }
  })
  it('by both at once is the same for both', () => {
    const duo = hidersMove()
    duo.disconnect()
    duo.input(1, peer => peer.endEarly({ type: 'resign' }))
    duo.input(0, peer => peer.endEarly({ type: 'resign' }))
    finishMini(duo)
    expect(duo.sides.map(({ peer }) => there(peer.playing).aside.resigned)).toEqual([
      [0, 1],
      [0, 1],
    ])
  })
})
