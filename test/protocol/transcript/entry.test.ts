import { describe, expect, it } from 'vitest'
import { encode, type Value } from '../../../protocol/bytes/codec.ts'
import { publicKeyOf } from '../../../protocol/crypto/keys.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import {
  type Body,
  ENTRY_LIMITS,
  encodeBody,
  entrySignedBy,
  parseEntry,
  signEntry,
} from '../../../protocol/transcript/entry.ts'
import { bytesFrom, Seated, there } from '../seated.ts'
import { refusesFlips, round, signedFlips } from './flipped.ts'

const random = bytesFrom(7)
const [gameId, previous, request, hash, next] = [random(64), random(64), random(64), random(64), random(64)]
const [point, contribution, signature] = [random(32), random(32), random(64)]
const choice: readonly Value[] = [0, request, 3, [[hash, point]], [Uint8Array.of(0x81, 0)]]
const roll: readonly Value[] = [1, request, contribution, next]
const bodyOf = (parts: Value): readonly Value[] => [gameId, 1, 7, previous, parts]
const wireOf = (body: Value, epoch: Value = 5) => encode([encode(body), epoch, signature])

describe('the bytes of an entry (docs/protocol.md, 5.1)', () => {
  it('reads what it writes', () => {
    const body: Body = {
      gameId,
      seat: toSeat(1),
      number: 7,
      previous,
      parts: [
        { type: 'choice', request, option: 3, commitments: [{ hash, point }], proofs: [Uint8Array.of(0x81, 0)] },
        { type: 'roll', request, contribution, next },
      ],
    }
    expect(encodeBody(body)).toEqual(encode(bodyOf([choice, roll])))
    const { keys } = new Seated().talk
    const wire = signEntry(encodeBody(body), body, 5, keys[1])
    const entry = there(parseEntry(wire))
    expect(entry).toMatchObject({ body, epoch: 5, bytes: wire, bodyBytes: encodeBody(body) })
    expect(entrySignedBy(entry, publicKeyOf(keys[1]))).toBe(true)
    expect(entrySignedBy(entry, publicKeyOf(keys[0]))).toBe(false)
  })

  it('the signature covers the epoch, the hash does not', () => {
    const { keys } = new Seated().talk
    const body = there(parseEntry(wireOf(bodyOf([roll])))).body
    const [early, late] = [5, 6].map(epoch => there(parseEntry(signEntry(encodeBody(body), body, epoch, keys[1]))))
    expect(there(early).hash).toEqual(there(late).hash)
    expect(there(early).signature).not.toEqual(there(late).signature)
    expect(entrySignedBy({ ...there(early), epoch: 6 }, publicKeyOf(keys[1]))).toBe(false)
  })

  it('control: these fields make an entry', () => {
    expect(parseEntry(wireOf(bodyOf([choice, roll])))?.body.parts).toHaveLength(2)
  })
  const replaced = (list: readonly Value[], at: number, by: Value) => list.map((one, i) => (i === at ? by : one))
  const bad: readonly (readonly [string, Uint8Array])[] = [
    ['no bytes', new Uint8Array()],
    ['another type', encode('entry')],
    ['a field too few', encode([encode(bodyOf([roll])), 5])],
    ['a field too many', encode([encode(bodyOf([roll])), 5, signature, 0])],
    ['a body that is not bytes', encode([bodyOf([roll]), 5, signature])],
    ['a negative epoch', wireOf(bodyOf([roll]), -1)],
    ['an epoch that is text', wireOf(bodyOf([roll]), '5')],
    ['a short signature', encode([encode(bodyOf([roll])), 5, signature.slice(1)])],
    ['no parts', wireOf(bodyOf([]))],
    ['parts that are no list', wireOf(bodyOf('parts'))],
    ['an unknown kind of part', wireOf(bodyOf([replaced(roll, 0, 2)]))],
    ['an unknown field of a part', wireOf(bodyOf([[...roll, 0]]))],
    ['an unknown field of the body', wireOf([...bodyOf([roll]), 0])],
    ['a short game id', wireOf(replaced(bodyOf([roll]), 0, gameId.slice(1)))],
    ['seat 256', wireOf(replaced(bodyOf([roll]), 1, 256))],
    ['a negative seat', wireOf(replaced(bodyOf([roll]), 1, -1))],
    ['number 0', wireOf(replaced(bodyOf([roll]), 2, 0))],
    ['number 2^32', wireOf(replaced(bodyOf([roll]), 2, 2 ** 32))],
    ['a short previous hash', wireOf(replaced(bodyOf([roll]), 3, previous.slice(1)))],
    ['a long contribution', wireOf(bodyOf([replaced(roll, 2, hash)]))],
    ['a short promise', wireOf(bodyOf([replaced(roll, 3, point)]))],
    ['a short request digest', wireOf(bodyOf([replaced(choice, 1, point)]))],
    ['option -1', wireOf(bodyOf([replaced(choice, 2, -1)]))],
    ['a commitment of one half', wireOf(bodyOf([replaced(choice, 3, [[hash]])]))],
    ['a long point', wireOf(bodyOf([replaced(choice, 3, [[hash, hash]])]))],
    ['a proof that is not bytes', wireOf(bodyOf([replaced(choice, 4, [0])]))],
    ['too many parts', wireOf(bodyOf(Array(ENTRY_LIMITS.parts + 1).fill(roll)))],
    ['too many proofs', wireOf(bodyOf([replaced(choice, 4, Array(ENTRY_LIMITS.proofs + 1).fill(new Uint8Array()))]))],
    ['a proof too long', wireOf(bodyOf([replaced(choice, 4, [new Uint8Array(ENTRY_LIMITS.proofBytes + 1)])]))],
  ]
  it.each(bad)('refuses %s', (_, wire) => expect(parseEntry(wire)).toBeUndefined())
  it('refuses an entry above 64 kB, and takes the largest below', () => {
    const proofs = (last: number) => [...Array(3).fill(new Uint8Array(ENTRY_LIMITS.proofBytes)), new Uint8Array(last)]
    const sized = (last: number) => wireOf(bodyOf([replaced(choice, 4, proofs(last))]))
    const room = ENTRY_LIMITS.bytes - sized(16_000).length + 16_000
    expect(sized(room)).toHaveLength(ENTRY_LIMITS.bytes)
    expect(parseEntry(sized(room))).toBeDefined()
    expect(parseEntry(sized(room + 1))).toBeUndefined()
  })
  it('refuses a body that is not canonical, although the entry around it is', () => {
    const body = encode(bodyOf([roll]))
    const longHead = Uint8Array.of(0x98, body[0] === 0x85 ? 5 : 0, ...body.subarray(1))
    expect(body[0]).toBe(0x85)
    expect(parseEntry(encode([longHead, 5, signature]))).toBeUndefined()
    expect(parseEntry(encode([Uint8Array.of(...body, 0), 5, signature]))).toBeUndefined()
  })
})

describe('changed bits', () => {
  it('on the wire: one bit of every byte, refused and accusing nobody', () => {
    const { table, wires } = round()
    for (const wire of wires.slice(0, 2)) {
      refusesFlips(table, wire, (bit, byte) => bit === byte % 8)
      table.take(wire)
    }
  })
  it('in a body that its own seat signs: never an exception, never the fault of somebody else', () => {
    const { table, wires } = round()
    table.take(there(wires[0]))
    const seen = signedFlips(table, there(wires[1]), (bit, byte) => bit === byte % 8)
    expect([...seen].sort()).toEqual(['accepted', 'diverged', 'fault', 'rejected'])
  })
})
