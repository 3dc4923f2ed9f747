import { describe, expect, it } from 'vitest'
import { encode } from '../../../protocol/bytes/codec.ts'
import { publicKeyOf } from '../../../protocol/crypto/keys.ts'
import { toRole, toSeat } from '../../../protocol/rules/index.ts'
import { makeFrame, readFrame } from '../../../protocol/session/frame.ts'
import { makeS1 } from '../../../protocol/session/handshake.ts'
import { nextGame } from '../../../protocol/session/next.ts'
import { makeNext, makeWished, readNext, readWished, type Wish, wishBytes } from '../../../protocol/session/wish.ts'
import { Duo } from '../../../src/local/duo.ts'
import { mini } from '../mini.ts'
import { bytesFrom, there } from '../seated.ts'
import { ends, finish, finishMini, type MiniDuo, miniDuo, steady } from './driven.ts'

const random = bytesFrom(71)
const same: Wish = { setup: { rounds: 2 }, roles: { type: 'fixed', roles: [toRole(0), toRole(1)] } }
const swapped: Wish = { setup: { rounds: 2 }, roles: { type: 'fixed', roles: [toRole(1), toRole(0)] }, wait: 30 }

function over(seed = 1): MiniDuo {
  const duo = miniDuo(seed)
  duo.connect()
  finishMini(duo, seed)
  return duo
}
const rematchOf = (duo: MiniDuo, seat: 0 | 1) => there(duo.sides[seat].peer.playing).rematch
const logOf = (duo: MiniDuo, seat: 0 | 1) => duo.sides[seat].log
const movedOn = (duo: MiniDuo) => logOf(duo, 1).filter(line => line === 'move on').length
const wish = (duo: MiniDuo, seat: 0 | 1, what: Wish | undefined) => duo.input(seat, peer => peer.wish(what))
const gameOf = (duo: MiniDuo) => there(duo.sides[0].peer.playing).session.agreed
/** The next game as both sides begin it. */
function nextOf(duo: MiniDuo): MiniDuo {
  const kept = ([0, 1] as const).map(seat => there(nextGame(mini, rematchOf(duo, seat), random)).kept)
  return new Duo([mini, mini], random, [there(kept[0]), there(kept[1])])
}

describe('a rematch (docs/protocol.md, 10.8)', () => {
  it('is agreed on when both wish for the same, whoever was first', () => {
    for (const first of [0, 1] as const) {
      const duo = over()
      wish(duo, first, swapped)
      const other = first === 0 ? 1 : 0
      expect(rematchOf(duo, other).wishOf(toSeat(first))).toEqual(swapped)
      expect(rematchOf(duo, other).next).toBeUndefined()
      expect(movedOn(duo)).toBe(0)
      wish(duo, other, swapped)
      for (const seat of [0, 1] as const) expect(rematchOf(duo, seat).agreedOn).toEqual(swapped)
      expect(movedOn(duo)).toBe(1)
      expect(rematchOf(duo, 0).next).toEqual(rematchOf(duo, 1).next)
    }
  })
  it('is a game of its own: other keys, other seeds, another id, the terms that were wished for', () => {
    const duo = over()
    wish(duo, 0, swapped)
    wish(duo, 1, swapped)
    const next = nextOf(duo)
    next.connect()
    // The guest consents by itself: nobody had to sign again.
    expect(next.sides.map(({ peer }) => peer.playing === undefined)).toEqual([false, false])
    const [before, after] = [gameOf(duo), gameOf(next)]
    expect(after.terms).toMatchObject({ setup: { rounds: 2 }, roles: swapped.roles, wait: 30 })
    const strangers = [...before.keys, ...after.keys].map(key => key.join())
    expect(new Set(strangers).size).toBe(4)
    expect(after.gameId).not.toEqual(before.gameId)
    for (const seat of [0, 1] as const) {
      expect(next.sides[seat].peer.self.seed).not.toEqual(duo.sides[seat].peer.self.seed)
      expect(publicKeyOf(next.sides[seat].peer.self.key)).toEqual(after.keys[seat])
    }
    finish(next, { rounds: 2 }, swapped.roles, steady(3))
    expect(ends(next, mini).map(end => end.verdicts)).toEqual([
      ['honest', 'honest'],
      ['honest', 'honest'],
    ])
  })
  it('needs the very same wish; either may still change their mind', () => {
    const duo = over()
    wish(duo, 0, same)
    wish(duo, 1, swapped)
    expect([rematchOf(duo, 0).agreedOn, movedOn(duo)]).toEqual([undefined, 0])
    wish(duo, 0, undefined)
    expect(rematchOf(duo, 1).wishOf(toSeat(0))).toBeUndefined()
    expect(rematchOf(duo, 1).declined(toSeat(0))).toBe(true)
    wish(duo, 1, same)
    wish(duo, 0, same)
    expect(movedOn(duo)).toBe(1)
    // Whoever takes it back before it has begun takes the invitation back with it.
    wish(duo, 0, undefined)
    expect(rematchOf(duo, 0).next).toBeUndefined()
    expect(nextGame(mini, rematchOf(duo, 1), random)).toBeUndefined()
    wish(duo, 0, same)
    wish(duo, 1, same)
    expect(rematchOf(duo, 0).next).toEqual(there(rematchOf(duo, 1).next))
  })
  it('that nobody asked for need not be declined', () => {
    const duo = over()
    wish(duo, 0, undefined)
    expect(duo.sides[0].kept.has('rematch/0')).toBe(false)
    wish(duo, 1, same)
    wish(duo, 0, undefined)
    expect(rematchOf(duo, 1).declined(toSeat(0))).toBe(true)
  })
  it('before the end is not heard, nor said', () => {
    const duo = miniDuo()
    duo.connect()
    duo.agree({ rounds: 3 }, same.roles)
    wish(duo, 0, same)
    expect(duo.sides[0].kept.has('rematch/0')).toBe(false)
    const { agreed } = there(duo.sides[0].peer.playing).session
    const wished = makeWished(agreed.gameId, { seat: toSeat(0), number: 1, wish: same }, duo.sides[0].peer.self.key)
    duo.input(1, peer => peer.message(makeFrame('rematch', wished)))
    expect(logOf(duo, 1).at(-1)).toBe('ignored: out-of-place')
    expect(rematchOf(duo, 1).wishOf(toSeat(0))).toBeUndefined()
  })
})

describe('what was wished for survives', () => {
  it('a reload of either side, and a lost channel, at every moment', () => {
    for (const seat of [0, 1] as const)
      for (let deaths = 0; deaths < 8; deaths++) {
        const duo = over()
        let left = deaths
        duo.fate = (one, effect) =>
          one === seat && effect.type !== 'ignored' && left-- === 0
            ? deaths % 2
              ? 'dies after'
              : 'dies before'
            : 'done'
        for (const one of [0, 1] as const) if (!duo.dead) wish(duo, one, swapped)
        duo.fate = () => 'done'
        duo.revive()
        // Whoever died before it was kept has said nothing, and says it now.
        for (const one of [0, 1] as const)
          if (rematchOf(duo, one).wishOf(toSeat(one)) === undefined) wish(duo, one, swapped)
        expect(rematchOf(duo, 0).next, `${seat} ${deaths}`).toEqual(there(rematchOf(duo, 1).next))
        const next = nextOf(duo)
        next.connect()
        expect(next.sides.every(({ peer }) => peer.playing !== undefined)).toBe(true)
      }
  })
  it('the loss of any of its messages within a session', () => {
    for (let lost = 0; lost < 3; lost++) {
      const duo = over()
      let left = lost
      duo.tamper = (_, message) => (left-- === 0 ? [] : [message])
      for (const seat of [0, 1] as const) wish(duo, seat, swapped)
      expect(movedOn(duo), `message ${lost}`).toBe(0)
      for (const seat of [1, 0, 1, 0] as const) duo.input(seat, peer => peer.checkIn())
      expect(movedOn(duo), `message ${lost}`).toBeGreaterThan(0)
      expect(rematchOf(duo, 0).next).toEqual(there(rematchOf(duo, 1).next))
    }
  })
  it('the host opens the door to the next game for the guest it invited, on any channel, and for nobody else', () => {
    const duo = over()
    wish(duo, 0, same)
    wish(duo, 1, same)
    const host = rematchOf(duo, 0)
    const { secret } = there(host.next)
    const speaker = (of: Uint8Array) => ({
      key: duo.sides[1].peer.self.key,
      epoch: 9,
      nonce: random(32),
      fingerprints: { own: random(32), peer: random(32) },
      occasion: { type: 'invite', secret: of } as const,
      statement: undefined,
    })
    const s1 = (of: Uint8Array) => makeFrame('s1', makeS1(speaker(of), 1))
    expect(host.opensNext(s1(secret))).toBe(true)
    expect(host.opensNext(s1(random(16)))).toBe(false)
    expect(host.opensNext(random(40))).toBe(false)
    expect(rematchOf(duo, 1).opensNext(s1(secret))).toBe(false)
    duo.restart(0)
    expect(rematchOf(duo, 0).opensNext(s1(secret))).toBe(true)
    duo.connect()
    wish(duo, 0, undefined)
    expect(rematchOf(duo, 0).opensNext(s1(secret))).toBe(false)
  })
})

describe('what is not so said is not taken', () => {
  const duo = over(4)
  const { agreed } = there(duo.sides[0].peer.playing).session
  const [host, guest] = duo.sides.map(side => side.peer.self.key)
  const wishFrom = (
    seat: 0 | 1,
    number: number,
    key = there(seat === 0 ? host : guest),
    what: Wish | undefined = same,
  ) => makeWished(agreed.gameId, { seat: toSeat(seat), number, wish: what }, key)
  const heard = (to: 0 | 1, kind: 'rematch' | 'next', wire: Uint8Array) => {
    const before = logOf(duo, to).length
    duo.input(to, peer => peer.message(makeFrame(kind, wire)))
    return logOf(duo, to).slice(before)
  }
  const refused = ['ignored: out-of-place']

  it('a wish with a false signature, of another game, for other rules, or twice', () => {
    expect(heard(1, 'rematch', wishFrom(0, 1, guest))).toEqual(refused)
    expect(heard(1, 'rematch', wishFrom(1, 1, host))).toEqual(refused)
    const foreign = makeWished(random(64), { seat: toSeat(0), number: 1, wish: same }, there(host))
    expect(heard(1, 'rematch', foreign)).toEqual(refused)
    expect(heard(1, 'rematch', wishFrom(0, 1, host, { ...same, setup: { rounds: 0 } }))).toEqual(refused)
    expect(
      heard(1, 'rematch', wishFrom(0, 1, host, { ...same, roles: { type: 'fixed', roles: [toRole(0)] } })),
    ).toEqual(refused)
    expect(heard(1, 'rematch', encode([1, 2]))).toEqual(refused)
    expect(heard(1, 'rematch', wishFrom(0, 5))).toEqual([])
    expect(heard(1, 'rematch', wishFrom(0, 5))).toEqual(['ignored: duplicate'])
    expect(heard(1, 'rematch', wishFrom(0, 4, host, swapped))).toEqual(refused)
    expect(rematchOf(duo, 1).wishOf(toSeat(0))).toEqual(same)
    // One's own wish, sent back, is nothing new.
    expect(heard(0, 'rematch', wishFrom(0, 9))).toEqual(refused)
  })
  it('an invitation to what this side does not wish for now, or not signed by the host', () => {
    const next = { numbers: [5, 1], place: random(16), room: random(32), hostKeyHash: random(16), secret: random(16) }
    expect(heard(1, 'next', makeNext(agreed.gameId, next, there(host)))).toEqual(refused)
    expect(movedOn(duo)).toBe(0)
    wish(duo, 1, same)
    const number = there(readWished(agreed, there(duo.sides[1].kept.get('rematch/1')))).number
    const fitting = { ...next, numbers: [5, number] }
    expect(heard(1, 'next', makeNext(agreed.gameId, fitting, there(guest)))).toEqual(refused)
    expect(heard(1, 'next', makeNext(agreed.gameId, { ...next, numbers: [4, number] }, there(host)))).toEqual(refused)
    expect(movedOn(duo)).toBe(0)
    expect(heard(0, 'next', makeNext(agreed.gameId, fitting, there(host)))).toEqual(refused)
    expect(heard(1, 'next', makeNext(agreed.gameId, fitting, there(host)))).toEqual(['move on'])
    // A void one leaves the one that counts.
    expect(heard(1, 'next', makeNext(agreed.gameId, { ...next, numbers: [4, number] }, there(host)))).toEqual(refused)
    expect(rematchOf(duo, 1).next?.numbers).toEqual(fitting.numbers)
  })
  it('with a bit changed', () => {
    const wires = [
      wishFrom(0, 7),
      makeNext(
        agreed.gameId,
        { numbers: [1, 1], place: random(16), room: random(32), hostKeyHash: random(16), secret: random(16) },
        there(host),
      ),
    ]
    expect([
      readWished(agreed, there(wires[0])) === undefined,
      readNext(agreed, there(wires[1])) === undefined,
    ]).toEqual([false, false])
    for (const [i, wire] of wires.entries())
      for (let bit = 0; bit < wire.length * 8; bit += 5) {
        const bent = wire.slice()
        bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(i === 0 ? readWished(agreed, bent) : readNext(agreed, bent)).toBeUndefined()
      }
  })
})

describe('a promise', () => {
  it('is kept to the letter only: another proposal waits for the player', () => {
    const duo = over()
    wish(duo, 0, same)
    wish(duo, 1, same)
    const [host, guest] = ([0, 1] as const).map(
      seat => new Map(there(nextGame(mini, rematchOf(duo, seat), random)).kept),
    )
    there(guest).set('promise', wishBytes({ ...same, wait: 5 }))
    const next: MiniDuo = new Duo([mini, mini], random, [there(host), there(guest)])
    next.connect()
    expect(next.sides[1].peer.agreement.terms).toBeDefined()
    expect(next.sides[1].peer.agreement.consented).toBe(false)
    next.input(1, peer => peer.consent())
    expect(next.sides.every(({ peer }) => peer.playing !== undefined)).toBe(true)
  })
  it('holds after a reload in the middle of the agreement', () => {
    for (let deaths = 0; deaths < 9; deaths++) {
      const duo = over()
      wish(duo, 0, same)
      wish(duo, 1, same)
      const next = nextOf(duo)
      let left = deaths
      next.fate = (seat, effect) =>
        seat === deaths % 2 && effect.type !== 'ignored' && left-- === 0 ? 'dies after' : 'done'
      next.connect()
      next.fate = () => 'done'
      next.revive()
      expect(
        next.sides.every(({ peer }) => peer.playing !== undefined),
        `${deaths}`,
      ).toBe(true)
    }
  })
  it('is sent as a frame of its own', () => {
    const duo = over()
    const kinds: (string | undefined)[] = []
    duo.tamper = (_, message) => {
      kinds.push(readFrame(message)?.kind)
      return [message]
    }
    wish(duo, 1, same)
    wish(duo, 0, same)
    expect(kinds).toEqual(['rematch', 'rematch', 'next'])
  })
})
