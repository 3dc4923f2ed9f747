import { describe, expect, it } from 'vitest'
import { encodeBody, type Part, signEntry } from '../../protocol/transcript/entry.ts'
import { Transcript } from '../../protocol/transcript/transcript.ts'
import { siberianManhunt } from '../../src/games/siberian-manhunt/rules.ts'
import { pick, seeded } from '../../src/local/index.ts'
import { bent } from '../protocol/forge.ts'
import { HOST_HIDES, there } from '../protocol/seated.ts'
import { manhunt, SETUP, sessionOf } from './staged.ts'
import { optionsOf, Story, steps } from './story.ts'

/** The first secret step of the story as its seat signs it, and somebody to judge it, or changes of it. */
function firstStep() {
  const duo = manhunt(1)
  duo.agree(SETUP, HOST_HIDES)
  const story = new Story()
  for (;;) {
    const seat = there(([0, 1] as const).find(one => sessionOf(duo, one).plays().length > 0))
    const session = sessionOf(duo, seat)
    const play = story.next(session)
    if (play === 'resign') throw new Error('no step came')
    const option = optionsOf(session)[play.option]
    if (option !== undefined && steps('wilderness')(option)) {
      const body = bent(session, play)
      const part = body.parts[0]
      if (part?.type !== 'choice') throw new Error('no choice')
      const { transcript } = sessionOf(duo, 1)
      const key = duo.sides[0].peer.self.key
      const judged = (changed: Part) => {
        const judge = new Transcript(transcript.agreed, siberianManhunt, SETUP)
        for (const wire of transcript.entries) judge.accept(wire, () => true, 'in place')
        const said = { ...body, parts: [changed, ...body.parts.slice(1)] }
        return judge.accept(signEntry(encodeBody(said), said, transcript.epochOf(body.seat) || 1, key))
      }
      return { part, judged }
    }
    duo.input(seat, peer => peer.act([play]))
  }
}
const flipped = (bytes: Uint8Array, bit: number): Uint8Array =>
  bytes.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))

describe('a step at its real size, signed by its own seat with one bit changed', () => {
  const { part, judged } = firstStep()
  const proof = there(part.proofs[0])
  const commitment = there(part.commitments[0])
  const random = seeded(7)
  const bits = (bytes: Uint8Array, count: number) =>
    Array.from({ length: count }, () =>
      pick(
        Array.from({ length: bytes.length * 8 }, (_, bit) => bit),
        random,
      ),
    )

  it('control: unchanged it is accepted', () => {
    expect(proof.length).toBeGreaterThan(800)
    expect(judged(part).type).toBe('accepted')
  })
  it('of the proof: false, and the fault of its seat', () => {
    for (const bit of bits(proof, 20)) {
      const accepted = judged({ ...part, proofs: [flipped(proof, bit)] })
      expect(accepted, `bit ${bit}`).toMatchObject({ type: 'fault', fault: { seat: 0, code: 'proof-false' } })
    }
  })
  it('of the salted half of the commitment, which the equations do not mention', () => {
    for (const bit of bits(commitment.hash, 8)) {
      const accepted = judged({ ...part, commitments: [{ ...commitment, hash: flipped(commitment.hash, bit) }] })
      expect(accepted, `bit ${bit}`).toMatchObject({ type: 'fault', fault: { seat: 0, code: 'proof-false' } })
    }
  })
  it('of the point', () => {
    for (const bit of bits(commitment.point, 8)) {
      const accepted = judged({ ...part, commitments: [{ ...commitment, point: flipped(commitment.point, bit) }] })
      if (accepted.type !== 'fault') throw new Error(`bit ${bit}: ${accepted.type}`)
      expect(['proof-false', 'commitment-malformed']).toContain(accepted.fault.code)
    }
  })
  it('of the digest of the question: an answer to another one, which accuses nobody', () => {
    for (const bit of bits(part.request, 4))
      expect(judged({ ...part, request: flipped(part.request, bit) }).type).toBe('diverged')
  })
})
