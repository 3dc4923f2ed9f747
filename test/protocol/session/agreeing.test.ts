import { describe, expect, it } from 'vitest'
import { newSigningKey, publicKeyOf } from '../../../protocol/crypto/keys.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { Agreement } from '../../../protocol/session/agreeing.ts'
import { makeG1, PROTOCOL_VERSION, rulesHash } from '../../../protocol/session/agreement.ts'
import { hostKeyHash } from '../../../protocol/session/handshake.ts'
import type { Self } from '../../../protocol/session/keep.ts'
import { mini, type Setup } from '../mini.ts'
import { bytesFrom, HOST_HIDES, JOINT_ROLL, type Seat01, there } from '../seated.ts'

const random = bytesFrom(31)
const hostKey = newSigningKey(random)
const secret = random(16)
const selfOf = (seat: Seat01): Self => ({
  seat: toSeat(seat),
  key: seat === 0 ? hostKey : newSigningKey(random),
  seed: random(32),
  nonce: random(32),
  secret,
  hostKeyHash: hostKeyHash(publicKeyOf(hostKey)),
})
const pair = () => [new Agreement(mini, selfOf(0)), new Agreement(mini, selfOf(1))] as const
type Slot = Parameters<Agreement<Setup>['hear']>[1]
const slotOf = (kind: string, by: Seat01): Slot =>
  kind === 'g4' ? `g4/${by}` : kind === 'g1' ? 'g1' : kind === 'g2' ? 'g2' : 'g3'

/** Both say everything that follows until nothing more does. */
function settle([host, guest]: ReturnType<typeof pair>): void {
  for (;;) {
    const said = [host.answers(), guest.answers()] as const
    if (said[0].length + said[1].length === 0) return
    for (const { kind, wire } of said[0]) guest.hear(wire, slotOf(kind, 0))
    for (const { kind, wire } of said[1]) host.hear(wire, slotOf(kind, 1))
  }
}
/** Proposal and consent, heard by both. */
function consented(setup = { rounds: 3 }) {
  const both = pair()
  const [host, guest] = both
  guest.hear(there(host.propose(setup, HOST_HIDES)), 'g1')
  host.hear(there(guest.consent()), 'g2')
  return both
}

describe('coming to an agreement (docs/protocol.md, 9.2)', () => {
  it('ends with the same for both', () => {
    const both = consented()
    expect(both[0].agreed).toBeUndefined()
    settle(both)
    expect(both[0].agreed).toEqual(both[1].agreed)
    expect(both[0].messages).toEqual(both[1].messages)
    expect(there(both[0].agreed).terms.setup).toEqual({ rounds: 3 })
  })
  it('messages heard again, in any order, change nothing', () => {
    const both = consented()
    settle(both)
    const [host, guest] = both
    const before = [host.own(), guest.own(), host.agreed]
    for (const { kind, wire } of [...host.own()].reverse()) expect(guest.hear(wire, slotOf(kind, 0))).toBe('not taken')
    for (const { kind, wire } of [...guest.own()].reverse()) expect(host.hear(wire, slotOf(kind, 1))).toBe('not taken')
    expect([host.answers(), guest.answers()]).toEqual([[], []])
    expect([host.own(), guest.own(), host.agreed]).toEqual(before)
  })
  it('what the other side missed can be said again whole', () => {
    const both = consented()
    settle(both)
    const [host] = both
    const late = new Agreement(mini, both[1]['self'])
    for (const { kind, wire } of host.own()) {
      if (kind === 'g3') expect(late.consent()).toEqual(both[1].own()[0]?.wire)
      expect(late.hear(wire, slotOf(kind, 0))).toBe('taken')
      late.answers()
    }
    expect(late.agreed).toEqual(host.agreed)
  })
  it('what comes before its time is not taken', () => {
    const both = consented()
    settle(both)
    const fresh = new Agreement(mini, selfOf(1))
    for (const { kind, wire } of both[0].own().slice(1)) expect(fresh.hear(wire, slotOf(kind, 0))).toBe('not taken')
    for (const { kind, wire } of both[1].own()) expect(fresh.hear(wire, slotOf(kind, 1))).toBe('not taken')
  })
})

describe('a new proposal', () => {
  it('takes the place of the earlier one and of the consent to it', () => {
    const [host, guest] = pair()
    guest.hear(there(host.propose({ rounds: 3 }, HOST_HIDES)), 'g1')
    const early = there(guest.consent())
    guest.hear(there(host.propose({ rounds: 5 }, JOINT_ROLL)), 'g1')
    expect(guest.consented).toBe(false)
    expect(guest.setup).toEqual({ rounds: 5 })
    expect(host.hear(early, 'g2')).toBe('not taken')
    host.hear(there(guest.consent()), 'g2')
    settle([host, guest])
    expect(there(guest.agreed).terms).toMatchObject({ setup: { rounds: 5 }, roles: JOINT_ROLL })
  })
  it('is not made once a guest has consented, nor heard once the host has concluded', () => {
    const [host, guest] = consented()
    expect(host.propose({ rounds: 5 }, HOST_HIDES)).toBeUndefined()
    settle([host, guest])
    const late = there(pair()[0].propose({ rounds: 5 }, HOST_HIDES))
    expect(guest.hear(late, 'g1')).toBe('not taken')
    expect(there(guest.agreed).terms.setup).toEqual({ rounds: 3 })
  })
  it('a conclusion of the earlier one is not taken after it', () => {
    const [host, guest] = consented()
    const g3 = there(host.answers().find(one => one.kind === 'g3')).wire
    const again = makeG1({ ...there(host.terms), setup: { rounds: 9 } }, hostKey, host['self'].nonce)
    expect(guest.hear(again, 'g1')).toBe('taken')
    expect(guest.hear(g3, 'g3')).toBe('not taken')
    expect(guest.answers()).toEqual([])
  })
  it('only hosts propose and only guests consent, once', () => {
    const [host, guest] = pair()
    expect(guest.propose({ rounds: 3 }, HOST_HIDES)).toBeUndefined()
    expect(guest.consent()).toBeUndefined()
    guest.hear(there(host.propose({ rounds: 3 }, HOST_HIDES)), 'g1')
    expect(host.consent()).toBeUndefined()
    expect(guest.consent()).toBeDefined()
    expect(guest.consent()).toBeUndefined()
  })
})

describe('proposals of something else', () => {
  const terms = {
    version: PROTOCOL_VERSION,
    rulesHash: rulesHash(mini),
    setup: { rounds: 3 },
    roles: HOST_HIDES,
    seats: 2,
  }
  const hear = (change: object) => pair()[1].hear(makeG1({ ...terms, ...change }, hostKey, random(32)), 'g1')
  it('are told as other rules', () => {
    expect(hear({})).toBe('taken')
    expect(hear({ version: PROTOCOL_VERSION + 1 })).toBe('other-rules')
    expect(hear({ rulesHash: random(64) })).toBe('other-rules')
    expect(hear({ setup: { rounds: 0 } })).toBe('other-rules')
    expect(hear({ setup: { rounds: 3, more: 1 } })).toBe('other-rules')
    expect(hear({ seats: 3, roles: JOINT_ROLL })).toBe('other-rules')
  })
})
