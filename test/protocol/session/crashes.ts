/** A side that dies at a given point of a game that was played before. */
import { expect } from 'vitest'
import type { Effect } from '../../../protocol/session/outbox.ts'
import { mini } from '../mini.ts'
import { ends, finishMini, type MiniDuo, miniDuo } from './driven.ts'

export interface Point {
  /** which of the game's effects, counted over both sides */
  readonly at: number
  readonly when: 'dies before' | 'dies after'
  readonly what: string
}
const counts = ({ type }: Effect): boolean => type === 'keep' || type === 'send'

function played(prepare: (duo: MiniDuo) => void): MiniDuo {
  const duo = miniDuo()
  prepare(duo)
  finishMini(duo)
  return duo
}

/** Every point of the game: before and after each time that something is kept or sent. */
export function points(): readonly Point[] {
  const found: Point[] = []
  let at = 0
  played(duo => {
    duo.fate = (seat, effect) => {
      if (!counts(effect)) return 'done'
      const what = `seat ${seat}, ${effect.type} ${effect.type === 'keep' ? effect.key : ''}`
      found.push({ at, when: 'dies before', what }, { at, when: 'dies after', what })
      at++
      return 'done'
    }
  })
  return found
}

const undisturbed = () =>
  ends(
    played(() => {}),
    mini,
  )
let control: ReturnType<typeof undisturbed> | undefined

/**
 * Dies at each of these points, one after the other in one game, and comes to the same end as if nothing had been. What
 * was sent to the other side just before is `lost` with the connection, or arrives.
 */
export function survives(lost: boolean, ...deaths: readonly Point[]): void {
  control ??= undisturbed()
  let at = 0
  const duo = played(one => {
    one.fate = (seat, effect) => {
      if (!counts(effect)) return 'done'
      const death = deaths.find(point => point.at === at)
      at++
      if (death !== undefined && lost) one.sides[seat === 0 ? 1 : 0].inbox.length = 0
      return death?.when ?? 'done'
    }
  })
  const where = deaths.map(({ at, when, what }) => `${when} ${at}: ${what}`).join('; ')
  expect(at, where).toBeGreaterThan(Math.max(...deaths.map(point => point.at)))
  expect(ends(duo, mini), where).toEqual(control)
  expect(control.map(side => side.verdicts)).toEqual([
    ['honest', 'honest'],
    ['honest', 'honest'],
  ])
}
