/**
 * The values of test/vectors, made anew from fixed randomness. Bytes stand in hexadecimal, with everything they are made
 * of beside them. A change of any of them is another protocol version (docs/protocol.md).
 */
import { writeRecord } from '../../protocol/audit/record.ts'
import { encode } from '../../protocol/bytes/codec.ts'
import { toHex } from '../../protocol/bytes/text.ts'
import { publicKeyOf, signingKeyOf } from '../../protocol/crypto/keys.ts'
import {
  all,
  bare,
  differs,
  equals,
  fresh,
  pairs,
  type Request,
  someEquals,
  toHandle,
  toRole,
  toSeat,
  within,
} from '../../protocol/rules/index.ts'
import { PROTOCOL_VERSION } from '../../protocol/session/agreement.ts'
import { makeStatement, type SideStatement, safetyBytes } from '../../protocol/session/closing.ts'
import { makeFrame } from '../../protocol/session/frame.ts'
import { hostKeyHash, inviteTag, makeS1, makeS2, makeS3, type Occasion } from '../../protocol/session/handshake.ts'
import { drawGuest, encodeFault, encodeSelf } from '../../protocol/session/keep.ts'
import { brokerId } from '../../protocol/session/meeting.ts'
import { writeSave } from '../../protocol/session/save.ts'
import { makeNext, makeWished, type Wish, wishBytes } from '../../protocol/session/wish.ts'
import { contributionOf } from '../../protocol/transcript/author.ts'
import { requestDigest } from '../../protocol/transcript/digest.ts'
import { parseEntry } from '../../protocol/transcript/entry.ts'
import { contributionCommitment, rollResult, rollValues } from '../../protocol/transcript/roll.ts'
import { recordOf } from './audit/recorded.ts'
import { mini } from './mini.ts'
import { type Decide, JOINT_ROLL, Seated, talk, there } from './seated.ts'

/** n bytes of which each is the one before plus one. */
const run = (start: number, count: number) => Uint8Array.from({ length: count }, (_, i) => (start + i) & 255)
/** Runs of bytes, each starting 16 after the one before. */
function counting(): (count: number) => Uint8Array {
  let start = 0
  return count => {
    start += 16
    return run(start, count)
  }
}
const gameId = run(1, 64)
const hexes = (list: readonly Uint8Array[]) => list.map(toHex)

export function requests() {
  const [h0, h1] = [toHandle(0), toHandle(1)]
  const table = pairs(
    'steps',
    ['wilderness', [3, 5]],
    () => [1],
    () => [2],
  )
  const choose = (options: readonly object[], query = false): Request => ({
    type: 'choose',
    role: toRole(1),
    options: options.map(fields => ({ type: 'go', ...fields })),
    query,
  })
  const list: readonly (readonly [string, Request])[] = [
    ['a roll of two dice', { type: 'roll', sides: [6, 10], why: 'strike' }],
    [
      'a choice of plain options',
      choose([
        { at: 3, sneak: false },
        { at: null, way: ['a', { b: 1 }] },
      ]),
    ],
    ['a query with claims', choose([{ claim: all(differs(h1, 5), someEquals([h0, h1], 5)) }], true)],
    ['an option that opens', choose([{ opens: h1 }])],
    [
      'options that hide',
      choose([
        { hides: { count: 1, claim: equals(fresh(0), 7) } },
        { hides: { count: 1, claim: within([bare(h0), bare(fresh(0))], table) } },
      ]),
    ],
  ]
  return list.map(([name, request]) => ({ name, gameId: toHex(gameId), digest: toHex(requestDigest(gameId, request)) }))
}

export function rolls() {
  const [seed, previous] = [run(7, 32), run(9, 64)]
  const contributions = [0, 1].map(seat => contributionOf({ seat: toSeat(seat), seed }, gameId, 3, previous))
  const result = rollResult(gameId, 3, contributions)
  const sides = [6, 6, 2, 10, 145, 2 ** 31 + 1, 1, 2 ** 32, ...Array(12).fill(1000)]
  return {
    gameId: toHex(gameId),
    seed: toHex(seed),
    previous: toHex(previous),
    roll: 3,
    contributions: hexes(contributions),
    commitments: hexes(contributions.map((one, seat) => contributionCommitment(gameId, seat, 3, one))),
    result: toHex(result),
    sides,
    values: rollValues(gameId, result, sides),
  }
}

export function agreement() {
  const { keys, seeds, nonces, g1, g2, g3, g4s, agreed } = talk(mini, { rounds: 2 }, JOINT_ROLL, counting())
  return {
    keys: hexes(keys),
    seeds: hexes(seeds),
    nonces: hexes(nonces),
    rulesHash: toHex(agreed.terms.rulesHash),
    g1: toHex(g1.wire),
    g2: toHex(g2.wire),
    g3: toHex(g3.wire),
    g4s: hexes(g4s.map(one => one.wire)),
    gameId: toHex(agreed.gameId),
    genesis: toHex(agreed.genesis),
    safety: toHex(safetyBytes(agreed.gameId)),
  }
}

export function rematch() {
  const keys = [signingKeyOf(run(1, 32)), signingKeyOf(run(2, 32))] as const
  const fixed: Wish = { setup: { rounds: 2 }, roles: { type: 'fixed', roles: [toRole(1), toRole(0)] }, wait: 30 }
  const rolled: Wish = { setup: { rounds: 3 }, roles: { type: 'joint roll' } }
  const wished = (seat: 0 | 1, number: number, wish: Wish | undefined) =>
    toHex(makeWished(gameId, { seat: toSeat(seat), number, wish }, keys[seat]))
  const next = { numbers: [3, 1], place: run(4, 16), room: run(5, 32), hostKeyHash: run(6, 16), secret: run(7, 16) }
  return {
    keys: hexes(keys),
    gameId: toHex(gameId),
    promise: toHex(wishBytes(fixed)),
    rematch: [wished(0, 1, rolled), wished(0, 2, undefined), wished(0, 3, fixed), wished(1, 1, fixed)],
    next: toHex(makeNext(gameId, next, keys[0])),
  }
}

export function handshake() {
  const [joinerKey, hostKey] = [signingKeyOf(run(1, 32)), signingKeyOf(run(2, 32))]
  const [secret, room] = [run(3, 16), run(4, 32)]
  const [certificateJ, certificateH] = [run(5, 32), run(6, 32)]
  const made = (occasion: Occasion) => {
    const statement = (height: number) => (occasion.type === 'resume' ? { height, head: run(height, 64) } : undefined)
    const joiner = {
      key: joinerKey,
      epoch: 1000,
      nonce: run(7, 32),
      fingerprints: { own: certificateJ, peer: certificateH },
      occasion,
      statement: statement(8),
    }
    const host = {
      key: hostKey,
      epoch: 2000,
      nonce: run(9, 32),
      fingerprints: { own: certificateH, peer: certificateJ },
      occasion,
      statement: statement(10),
    }
    const s1 = makeS1(joiner, PROTOCOL_VERSION)
    const s2 = makeS2(host, s1)
    return { s1: toHex(s1), s2: toHex(s2), s3: toHex(makeS3(joiner, s1, s2)) }
  }
  return {
    joinerKey: toHex(joinerKey),
    hostKey: toHex(hostKey),
    secret: toHex(secret),
    certificates: hexes([certificateJ, certificateH]),
    hostKeyHash: toHex(hostKeyHash(publicKeyOf(hostKey))),
    inviteTag: toHex(inviteTag(secret)),
    invite: made({ type: 'invite', secret }),
    resume: { gameId: toHex(gameId), ...made({ type: 'resume', gameId }) },
    frame: toHex(makeFrame('entry', run(1, 5))),
    room: toHex(room),
    brokerIds: [0, 1, 4_294_967_295].map(counter => brokerId(room, counter)),
  }
}

/** A whole small game: entries, statements and the record file. */
export function game() {
  const table = new Seated({ roles: JOINT_ROLL, rounds: 2, random: counting() })
  // The seeker waits, the hider steps and hops in turn.
  const steady: Decide = (plays, height) =>
    there(plays.length > 6 && table.owes === 1 ? plays.at(-1) : plays[height % 2 === 0 ? 1 : 4])
  table.until(() => table.over, steady)
  const { talk: said } = table
  const { height, head, entries } = table.sessions[0].transcript
  const { gameId: id } = said.agreed
  const statements: readonly SideStatement[] = [
    { type: 'resign', seat: toSeat(0), height, head },
    { type: 'closing', seat: toSeat(1), height, head },
    { type: 'seed', seat: toSeat(1), seed: said.seeds[1] },
  ]
  const evidence = [there(entries[1])]
  return {
    entries: entries.map(wire => {
      const { body, epoch, hash, bodyBytes, signature } = there(parseEntry(wire))
      return {
        seat: body.seat,
        number: body.number,
        epoch,
        body: toHex(bodyBytes),
        hash: toHex(hash),
        signature: toHex(signature),
        wire: toHex(wire),
      }
    }),
    statements: statements.map(says => ({
      type: says.type,
      seat: says.seat,
      wire: toHex(makeStatement(id, says, said.keys[says.seat === 0 ? 0 : 1])),
    })),
    accusation: toHex(encodeFault({ seat: toSeat(1), entry: 2, code: 'held-back', evidence })),
    record: toHex(writeRecord(recordOf(table))),
  }
}

/** How a game ends early: a proposal with a waiting time, and what is signed then. */
export function endings() {
  const wait = 4320
  const { keys, g1, g3, agreed } = talk(mini, { rounds: 2 }, JOINT_ROLL, counting(), wait)
  const at = { seat: toSeat(1), height: 5, head: run(11, 64) }
  const since = 1_700_000_000_000
  const statements: readonly SideStatement[] = [
    { type: 'draw', ...at },
    { type: 'abandon', ...at, since, at: since + wait * 60_000 },
  ]
  return {
    wait,
    g1: toHex(g1.wire),
    g3: toHex(g3.wire),
    gameId: toHex(agreed.gameId),
    key: toHex(keys[1]),
    statements: statements.map(says => ({ type: says.type, wire: toHex(makeStatement(agreed.gameId, says, keys[1])) })),
  }
}

/** A save file of a guest's game that has just begun. */
export function save() {
  const random = counting()
  const self = drawGuest(random, { secret: random(16), hostKeyHash: random(16) })
  const kept = { self: encodeSelf(self), epoch: encode(1_700_000_000_000) }
  const passphrase = 'grüner Wald ﬁnden'
  const game = '0123456789abcdef'
  return {
    passphrase,
    how: 'move',
    game,
    kept: Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, toHex(value)])),
    file: toHex(writeSave({ how: 'move', game, kept: new Map(Object.entries(kept)) }, passphrase, random)),
  }
}
