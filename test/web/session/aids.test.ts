import { describe, expect, it } from 'vitest'
import type { Aids } from '../../../src/games/siberian-manhunt/aids.ts'
import { NODES } from '../../../src/games/siberian-manhunt/board.ts'
import { decodeMarkers, encodeMarkers, marked } from '../../../web/session/markers.ts'
import { proposal, Two } from './table.ts'

async function seated(aids: Partial<Aids> = {}): Promise<Two> {
  const two = new Two()
  await two.meet()
  const usual = proposal('host is Fugitive')
  two.host.command({
    type: 'propose',
    proposal: { ...usual, setup: { ...usual.setup, aids: { ...usual.setup.aids, ...aids } } },
  })
  await two.pass(0)
  two.guest.command({ type: 'sign' })
  await two.pass()
  await two.play(1)
  return two
}
const tables = ({ host, guest }: Two) => [host.on('table').table, guest.on('table').table] as const

describe('aids to deduction at the table', () => {
  it('are the same on both sides, and only the Fugitive is told what a move would disclose', async () => {
    const two = await seated()
    const [fugitive, government] = tables(two)
    expect(fugitive.aids.possibilities?.places).toEqual(government.aids.possibilities?.places)
    expect(government.aids.possibilities?.places).toHaveLength(1)
    expect(government.aids.possibilities?.after.size).toBe(0)
    const after = fugitive.aids.possibilities?.after ?? new Map()
    const steps = fugitive.plays.filter(({ hidden }) => hidden.length > 0)
    expect(steps.length).toBeGreaterThan(0)
    // from the one known place, every place to which an option leads is possible after it
    for (const { option } of steps)
      expect([option, after.get(option)]).toEqual([option, steps.filter(one => one.option === option).length])
    const [one] = steps
    if (one === undefined) throw new Error('no step')
    two.host.command({ type: 'plan', plays: [one] })
    await two.pass(0)
    const [{ aids, ahead }] = tables(two)
    expect(aids.possibilities?.planned?.places).toBe(after.get(one.option))
    expect(aids.possibilities?.places).toHaveLength(1)
    // the second of two steps as if the first were proven: what is possible grows from all that the first could be
    const then = ahead?.plays.find(play => ahead.options[play.option]?.type === 'move')
    if (then === undefined) throw new Error('no second step')
    expect(aids.possibilities?.planned?.after.get(then.option)).toBeGreaterThan(after.get(one.option) ?? 0)
    two.host.command({ type: 'plan', plays: [one, then] })
    await two.pass(0)
    expect(tables(two)[0].aids.possibilities?.planned?.places).toBe(aids.possibilities?.planned?.after.get(then.option))
    two.host.command({ type: 'plan', plays: [] })
    await two.play(6)
    const [later, same] = tables(two)
    expect(later.aids.possibilities?.places).toEqual(same.aids.possibilities?.places)
    expect(later.aids.searches).toEqual(same.aids.searches)
  })

  it('are not sent to either page where the players do without them', async () => {
    const two = await seated({ possibilities: false, searches: false, markers: false })
    await two.play(4)
    for (const { aids } of tables(two)) expect(aids).toEqual({})
    const other = await seated({ searches: false })
    for (const { aids } of tables(other)) expect(Object.keys(aids).sort()).toEqual(['markers', 'possibilities'])
  })

  it('remember what was asked and answered', async () => {
    const two = await seated()
    for (let i = 0; i < 40 && (tables(two)[0].aids.searches ?? []).length === 0; i++) await two.play(1)
    const [{ aids }] = tables(two)
    expect(aids.searches?.[0]).toMatchObject({ by: 'attack', round: 1, answer: 'here' })
  })
})

describe('markers', () => {
  it('are kept for the one who sets them, over a reload, and say nothing to the other side', async () => {
    const two = await seated()
    const sent = () => JSON.stringify(two.guest.on('table').table)
    const before = sent()
    two.host.command({ type: 'mark', node: 12, kind: 'question' })
    two.host.command({ type: 'mark', node: 30, kind: 'tracker' })
    two.host.command({ type: 'mark', node: 12, kind: 'tracker' })
    await two.pass()
    const set = [
      { node: 30, kind: 'tracker' },
      { node: 12, kind: 'tracker' },
    ]
    expect(two.host.on('table').table.aids.markers).toEqual(set)
    expect(sent()).toBe(before)
    two.host.reload()
    await two.pass()
    expect(two.host.on('table').table.aids.markers).toEqual(set)
    two.host.command({ type: 'mark', node: 30, kind: undefined })
    await two.pass()
    expect(two.host.on('table').table.aids.markers).toEqual(set.slice(1))
  })

  it('are one for each location of the board', () => {
    const some = marked(marked([], 5, 'question'), 6, 'tracker')
    expect(marked(some, 5, 'tracker')).toEqual([
      { node: 6, kind: 'tracker' },
      { node: 5, kind: 'tracker' },
    ])
    expect(marked(some, NODES + 1, 'tracker')).toEqual(some)
    expect(decodeMarkers(encodeMarkers(some))).toEqual(some)
  })
  it('that cannot be read are none', () => {
    for (const bytes of [
      undefined,
      new Uint8Array(),
      Uint8Array.of(1),
      encodeMarkers([{ node: NODES + 1, kind: 'tracker' }]),
    ])
      expect(decodeMarkers(bytes)).toEqual([])
  })
})
