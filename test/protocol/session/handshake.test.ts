import { describe, expect, it } from 'vitest'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { publicKeyOf } from '../../../protocol/crypto/keys.ts'
import { PROTOCOL_VERSION } from '../../../protocol/session/agreement.ts'
import { makeS1, makeS2, makeS3, readS1, readS3 } from '../../../protocol/session/handshake.ts'
import { flips } from '../hex.ts'
import { bytesFrom, there } from '../seated.ts'
import {
  certificateH,
  certificateJ,
  certificateM,
  host,
  hosting,
  INVITE,
  joiner,
  joinerKey,
  joining,
  OCCASIONS,
  ownerOf,
  RESUME,
  refusal,
  said,
  shaken,
  strangerKey,
} from './shake.ts'

const random = bytesFrom(12)
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

describe.each(OCCASIONS)('an honest handshake, $type (docs/protocol.md, 10.1)', occasion => {
  it('tells both sides who is there, since when and how far', () => {
    const { third, last, s2, s3 } = shaken(occasion)
    const statement = host(occasion).statement
    expect(third).toMatchObject({ kind: 's3', met: { epoch: 200, statement, wire: s2 } })
    expect(last).toMatchObject({ type: 'met', met: { key: publicKeyOf(joinerKey), epoch: 100, wire: s3 } })
    expect(last.type === 'met' && last.met.statement).toEqual(joiner(occasion).statement)
  })
  it('is different each time, by the nonces alone', () => {
    const [one, other] = [shaken(occasion), shaken(occasion)]
    for (const message of ['s1', 's2', 's3'] as const) expect(one[message]).not.toEqual(other[message])
  })
})

describe.each(OCCASIONS)('changed on its way, $type: refused', occasion => {
  // One handshake, whose links hear its messages again and again: hearing something bad does not change them.
  const messages = shaken(occasion)
  const { j, h, s1, s2, s3 } = messages
  const hears = {
    s1: (wire: Uint8Array) => hosting(ownerOf(occasion)).hearS1(wire),
    s2: (wire: Uint8Array) => j.hearS2(wire),
    s3: (wire: Uint8Array) => h.hearS3(wire),
  }
  /** The fields of a message's body, each changed in turn, everything else as it was. */
  function* otherFields(wire: Uint8Array): Generator<readonly [number, Uint8Array]> {
    const [body, ...proofs] = there(decode(wire)) as readonly [Uint8Array, ...Uint8Array[]]
    const fields = decode(body)
    if (!isList(fields)) throw new Error('no fields')
    for (const [at, field] of fields.entries()) {
      const other: Value =
        typeof field === 'number'
          ? field === 0
            ? 1
            : field - 1
          : field instanceof Uint8Array
            ? random(field.length)
            : [7]
      yield [at, encode([encode(fields.map((one, i) => (i === at ? other : one))), ...proofs])]
    }
    yield [fields.length, encode([encode([...fields, 0]), ...proofs])]
    yield [fields.length + 1, encode([encode(fields.slice(0, -1)), ...proofs])]
  }
  it.each(['s1', 's2', 's3'] as const)('every field of %s', name => {
    for (const [field, wire] of otherFields(messages[name])) {
      const code = refusal(hears[name](wire))
      if (name === 's1' && field === 0) expect(code).toBe('other-version')
      else if (name === 's1' && field === 2)
        expect(code).toBe(occasion.type === 'invite' ? 'invite-unknown' : 'game-unknown')
      else expect(code, `field ${field}`).toMatch(/^(bad-handshake|invite-unknown|game-unknown)$/)
    }
  })
  it.each(['s1', 's2', 's3'] as const)('one bit of every byte of %s', name => {
    for (const [bit, changed] of [...flips(messages[name])].entries())
      if ((bit & 7) === (bit >> 3) % 8) expect(hears[name](changed).type, `bit ${bit}`).toBe('refuse')
  })
  it('cut short, and with something added', () => {
    for (const name of ['s1', 's2', 's3'] as const) {
      const wire = messages[name]
      expect(refusal(hears[name](wire.slice(0, -1)))).toBe('bad-handshake')
      expect(refusal(hears[name](Uint8Array.of(...wire, 0)))).toBe('bad-handshake')
      expect(refusal(hears[name](new Uint8Array()))).toBe('bad-handshake')
    }
  })
  it('control: unchanged, the same links take the same messages', () => {
    expect(hears.s1(s1).type).toBe('say')
    expect(hears.s2(s2).type).toBe('say')
    expect(hears.s3(s3).type).toBe('met')
  })
  it('one in the place of another', () => {
    expect(refusal(hears.s1(s2))).toBe('bad-handshake')
    expect(refusal(hears.s1(s3))).toBe('bad-handshake')
    expect(refusal(hears.s2(s1))).toBe('bad-handshake')
    expect(refusal(hears.s2(s3))).toBe('bad-handshake')
    expect(refusal(hears.s3(s1))).toBe('bad-handshake')
    expect(refusal(hears.s3(s2))).toBe('bad-handshake')
  })
})

describe('who is who', () => {
  it('without the secret of the invite nothing is answered', () => {
    const wrong = joining(joiner({ type: 'invite', secret: random(16) }))
    expect(refusal(hosting(undefined).hearS1(wrong.s1))).toBe('invite-unknown')
  })
  it('nor with its tag alone, which goes over the wire', () => {
    const { s1 } = shaken(INVITE)
    const [body] = there(decode(s1)) as readonly [Uint8Array, ...Uint8Array[]]
    const guessed = makeS1({ ...joiner({ type: 'invite', secret: random(16) }), key: strangerKey }, PROTOCOL_VERSION)
    const [guessedBody, mac, signature] = there(decode(guessed)) as readonly [Uint8Array, Uint8Array, Uint8Array]
    const fields = there(decode(guessedBody)) as readonly Value[]
    const tag = there((there(decode(body)) as readonly Value[])[2])
    const forged = encode([encode(fields.map((field, i) => (i === 2 ? tag : field))), mac, signature])
    expect(refusal(hosting(undefined).hearS1(forged))).toBe('bad-handshake')
  })
  it('a host with another key than the invite says is not believed', () => {
    const j = joining(joiner(INVITE))
    const other = hosting(undefined, { key: strangerKey })
    expect(refusal(j.hearS2(said(other.hearS1(j.s1))))).toBe('wrong-host')
  })
  it('nor one whose key only has the same hash start when the key itself is known', () => {
    const j = joining(joiner(INVITE), { key: publicKeyOf(strangerKey) })
    expect(refusal(j.hearS2(said(hosting(undefined).hearS1(j.s1))))).toBe('wrong-host')
  })
  it('a taken seat belongs to its key: the invite is used, the game is somebody else’s', () => {
    const owner = { key: publicKeyOf(joinerKey), epoch: 100 }
    const byLink = joining(joiner(INVITE, { key: strangerKey }))
    expect(refusal(hosting(owner).hearS1(byLink.s1))).toBe('invite-used')
    const byId = joining(joiner(RESUME, { key: strangerKey }))
    expect(refusal(hosting(owner).hearS1(byId.s1))).toBe('wrong-player')
    expect(hosting(owner).hearS1(joining(joiner(INVITE)).s1).type).toBe('say')
  })
  it('a game that is not known is not resumed', () => {
    const s1 = makeS1(joiner({ type: 'resume', gameId: random(64) }), PROTOCOL_VERSION)
    expect(refusal(hosting(ownerOf(RESUME)).hearS1(s1))).toBe('game-unknown')
  })
  it('an invite does not stand for a resumption or the other way round', () => {
    expect(readS1(shaken(INVITE).s1)?.occasion).toBe('invite')
    const { s1 } = shaken(RESUME)
    const asInvite = hosting(undefined, {}, { occasionOf: () => INVITE })
    expect(refusal(asInvite.hearS1(s1))).toBe('bad-handshake')
    expect(refusal(hosting(ownerOf(RESUME), {}, { occasionOf: () => RESUME }).hearS1(shaken(INVITE).s1))).toBe(
      'bad-handshake',
    )
  })
})

describe('another version is told as such', () => {
  it.each([0, PROTOCOL_VERSION + 1, 0xffff])('version %d', version => {
    const s1 = makeS1(joiner(INVITE), version)
    expect(refusal(hosting(undefined).hearS1(s1))).toBe('other-version')
  })
  it('even if its first message looks different otherwise', () => {
    const s1 = encode([encode([PROTOCOL_VERSION + 1, 'something', ['new']]), new Uint8Array(3), 'x', 'y'])
    expect(refusal(hosting(undefined).hearS1(s1))).toBe('other-version')
    expect(refusal(hosting(undefined).hearS1(encode([encode(['2']), 0])))).toBe('bad-handshake')
    expect(refusal(hosting(undefined).hearS1(encode([2])))).toBe('bad-handshake')
  })
})

describe('somebody in the middle', () => {
  const toM = { own: certificateJ, peer: certificateM }
  const fromM = { own: certificateH, peer: certificateM }
  it.each(OCCASIONS)('who passes on what both say is found out by the certificates: $type', occasion => {
    const j = joining(joiner(occasion, { fingerprints: toM }))
    const h = hosting(ownerOf(occasion), { fingerprints: fromM })
    expect(refusal(h.hearS1(j.s1))).toBe('channel-intercepted')
  })
  it.each(OCCASIONS)('the joiner finds it out too, from a host that does not care: $type', occasion => {
    const j = joining(joiner(occasion, { fingerprints: toM }))
    expect(refusal(j.hearS2(makeS2(host(occasion, { fingerprints: fromM }), j.s1)))).toBe('channel-intercepted')
    expect(
      j.hearS2(makeS2(host(occasion, { fingerprints: { own: certificateM, peer: certificateJ } }), j.s1)).type,
    ).toBe('say')
  })
  it('only one of the two certificates is not enough', () => {
    for (const fingerprints of [
      { own: certificateM, peer: certificateJ },
      { own: certificateH, peer: certificateM },
    ])
      expect(refusal(hosting(undefined, { fingerprints }).hearS1(joining(joiner(INVITE)).s1))).toBe(
        'channel-intercepted',
      )
  })
})

describe.each(OCCASIONS)('replayed from another session, $type', occasion => {
  const old = shaken(occasion)
  it('S1 leads nowhere: the answer to it cannot be answered', () => {
    const h = hosting(ownerOf(occasion))
    const s2 = said(h.hearS1(old.s1))
    expect(s2).not.toEqual(old.s2)
    expect(refusal(h.hearS3(old.s3))).toBe('bad-handshake')
  })
  it('S1 on a new channel has the wrong certificates', () => {
    const fresh = hosting(ownerOf(occasion), { fingerprints: { own: random(32), peer: random(32) } })
    expect(refusal(fresh.hearS1(old.s1))).toBe('channel-intercepted')
  })
  it('S2 answers one S1 only', () => expect(refusal(joining(joiner(occasion)).hearS2(old.s2))).toBe('bad-handshake'))
  it('S3 ends one handshake only', () => {
    const h = hosting(ownerOf(occasion))
    h.hearS1(joining(joiner(occasion)).s1)
    expect(refusal(h.hearS3(old.s3))).toBe('bad-handshake')
  })
  it('S3 comes after S1, and S1 once', () => {
    expect(refusal(hosting(ownerOf(occasion)).hearS3(old.s3))).toBe('bad-handshake')
    const h = hosting(ownerOf(occasion))
    expect(h.hearS1(old.s1).type).toBe('say')
    expect(refusal(h.hearS1(old.s1))).toBe('bad-handshake')
  })
})

describe('epochs never fall (docs/protocol.md, 10.3)', () => {
  const owner = (epoch: number) => ({ key: publicKeyOf(joinerKey), epoch })
  it('the host refuses an older one of the joiner', () => {
    expect(refusal(hosting(owner(101)).hearS1(joining(joiner(RESUME)).s1))).toBe('old-epoch')
    expect(hosting(owner(100)).hearS1(joining(joiner(RESUME)).s1).type).toBe('say')
  })
  it('the joiner an older one of the host', () => {
    const j = joining(joiner(RESUME), { epoch: 201 })
    expect(refusal(j.hearS2(said(hosting(owner(100)).hearS1(j.s1))))).toBe('old-epoch')
  })
})

describe('statements are bound to their session', () => {
  it('S3 with another head needs the joiner’s signature', () => {
    const { s1, s2, h } = shaken(RESUME)
    const forged = makeS3(joiner(RESUME, { key: strangerKey }), s1, s2)
    expect(refusal(h.hearS3(forged))).toBe('bad-handshake')
    expect(readS3(forged, s1, s2, publicKeyOf(strangerKey), RESUME)?.statement).toEqual(joiner(RESUME).statement)
  })
})
