import { describe, expect, it } from 'vitest'
import { parseEntry } from '../../../protocol/transcript/entry.ts'
import { PLACES } from '../mini.ts'
import { anyPlay, Seated, there } from '../seated.ts'

/** A table in round 4 or later at which the seeker may look, and the hider's places so far, the current one last. */
function searched(seed: number) {
  const table = new Seated({ seed, rounds: 6 })
  const looks = () => table.owes === 1 && table.sessions[1].plays().length > 0
  const state = () => table.sessions[0].transcript.position.run.state
  const wires = table.until(() => looks() && state().round >= 4, table.unfound(seed))
  const route = state().trail.map(handle => there(table.sessions[0].vault.get(handle)))
  return { wires, route }
}

/** The hider's entry after the seeker has looked there, in the game of that seed with these entries so far. */
function answerTo(seed: number, wires: readonly Uint8Array[], place: number) {
  const table = new Seated({ seed, rounds: 6 })
  for (const wire of wires) table.take(wire, 'unsettled')
  const looking = (plays: Parameters<ReturnType<typeof anyPlay>>[0]) => {
    const { request } = table.sessions[1].transcript.position
    return there(
      plays.find(({ option }) => {
        const chosen = request?.type === 'choose' ? request.options[option] : undefined
        return chosen?.type === 'look' && chosen.at === place
      }),
    )
  }
  table.step(looking)
  const { request } = table.sessions[1].transcript.position
  const wire = table.signed(table.owes, table.body(anyPlay(1)))
  const [part] = there(parseEntry(wire)).body.parts
  if (part?.type !== 'choice' || request?.type !== 'choose') throw new Error('no answer')
  return { type: request.options[part.option]?.type, proofs: part.proofs.map(one => one.length) }
}

describe('the answer "trail" has one size, whichever step it was', () => {
  it.each([1, 2, 3, 4, 5])('game %d', seed => {
    const { wires, route } = searched(seed)
    const current = route.at(-1)
    const places = Array.from({ length: PLACES }, (_, i) => i + 1)
    const answers = places.map(place => ({ place, ...answerTo(seed, wires, place) }))
    for (const { place, type } of answers)
      expect(type).toBe(place === current ? 'here' : route.includes(place) ? 'trail' : 'nothing')
    const trails = answers.filter(({ type }) => type === 'trail')
    expect(trails.length).toBeGreaterThan(0)
    // not the current place, and one of all before
    for (const { proofs } of trails) expect(proofs).toEqual([96, 96 * (route.length - 1)])
  })
})
