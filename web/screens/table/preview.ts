/** What the map says of a location before anything is chosen: cost, way, what is told; or why nothing can be chosen there. */
import type { Table } from '../../app/view.ts'
import type { Preview } from '../../board/tip.ts'
import { words } from '../../text/index.ts'
import { type Act, cheapest } from './acts.ts'
import { areaOf, chanceOf, placesAfter } from './chances.ts'
import { type Choosing, closedBecause } from './closed.ts'
import { planTitle } from './dock.ts'
import { disclosedBy, prospect } from './learn.ts'
import { costOf, type Offered, wayOf } from './plan.ts'

/** The choice that a press on a location would plan, and what was planned before it. */
function meant({ next, now }: Offered, planned: readonly Act[], node: number): readonly Act[] | undefined {
  const then = cheapest(next.filter(act => act.node === node))
  if (then !== undefined) return [...planned, then]
  const instead = cheapest(now.filter(act => act.node === node))
  return instead && [instead]
}

export function previewOf(table: Table, offered: Offered, choosing: Choosing, node: number): Preview | undefined {
  const { plan } = choosing
  const picked = plan.steps.at(-1)
  // What it costs and tells stands on the card over the map.
  if (picked?.node === node)
    return { title: planTitle(plan.steps, table), lines: [words.map.again], ...priceOf(plan.steps) }
  const steps = meant(offered, plan.steps, node)
  if (steps !== undefined) return previewOfSteps(table, steps)
  const because = closedBecause(table, choosing, node)
  return because === undefined ? undefined : { title: words.placeSaid(node), lines: [because], closed: true }
}

function previewOfSteps(table: Table, steps: readonly Act[]): Preview | undefined {
  const last = steps.at(-1)
  if (last === undefined) return undefined
  const options = steps.map(act => act.option)
  const told = table.role === 'Fugitive' ? disclosedBy(options, table.game)?.will : undefined
  const area = areaOf(last.option)
  return {
    title: planTitle(steps, table),
    // What an area means is said by the question; here it is only how large it is, and who may be in it.
    lines: [
      ...(area === undefined ? (told ?? prospect(last.option, table.game)) : [words.map.locations(area.length)]),
      ...(told === undefined ? chanceOf(last.option, table) : placesAfter(steps, table)),
    ],
    way: wayOf(steps, table),
    ...priceOf(steps),
    ...(area === undefined ? {} : { area }),
  }
}

function priceOf(steps: readonly Act[]): { readonly cost?: number } {
  const cost = costOf(steps)
  return cost > 0 ? { cost } : {}
}

/** What can be done on a location, or why nothing can, in a sentence for those who do not see the map. */
export function saidOf(preview: Preview | undefined): string {
  if (preview === undefined) return ''
  if (preview.closed) return preview.lines.join('. ')
  return [words.table.destination(preview.cost ?? 0), ...preview.lines].join('. ')
}
