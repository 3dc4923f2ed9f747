import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places } from '../../../../src/games/siberian-manhunt/board.ts'
import { asked, groupsFor } from '../../../../web/screens/table/acts.ts'
import { closedBecause } from '../../../../web/screens/table/closed.ts'
import type { GroupId } from '../../../../web/screens/table/groups.ts'
import { planOf } from '../../../../web/screens/table/plan.ts'
import { wayOut, whyNow } from '../../../../web/screens/table/why.ts'
import { languages, speak, words } from '../../../../web/text/index.ts'
import { Hunt } from '../../fixtures/hunt.ts'

/** Something was put into a sentence that is not there. */
const BROKEN = /undefined|NaN|null|\[object|-\d/

describe.each(languages)('why something cannot be done, in %s', language => {
  beforeAll(() => speak(language))
  afterAll(() => speak('en'))

  it('is said of every action and every place, whatever the position, with the way out', () => {
    const seen = new Set<GroupId>()
    for (const seed of [1, 2, 3, 4]) {
      const hunt = new Hunt(seed)
      let steps = 0
      hunt.until(({ game }) => {
        for (const role of ['Fugitive', 'Government'] as const) {
          const table = hunt.table(role)
          const plan = planOf(table)
          const off = groupsFor(role).filter(group => !plan.now.some(act => act.group === group))
          const nothingShort = [0, -1, -2, -3, -4, -5].map(n => words.why.short(n))
          for (const group of off) {
            const why = whyNow(group, table)
            expect(why.length, group).toBeGreaterThan(3)
            expect(why, group).not.toMatch(BROKEN)
            expect(nothingShort, group).not.toContain(why)
            if (!table.yourDecision || asked(table.options)) continue
            seen.add(group)
            expect(wayOut(group, table.game).length, group).toBeGreaterThan(3)
            expect(wayOut(group, table.game), group).not.toMatch(BROKEN)
          }
          const { id } = places[(steps * 37) % places.length] ?? { id: 1 }
          const closed = closedBecause(table, { plan, group: undefined, agent: undefined }, id)
          if (closed !== undefined) expect(closed).not.toMatch(BROKEN)
        }
        steps++
        return steps > 150 || game.run.outcome !== undefined
      })
    }
    // What is nearly always possible is never refused in so few hunts.
    expect(seen.size).toBeGreaterThan(18)
  })
})
