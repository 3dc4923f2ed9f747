/** The place on the map that a line of the log speaks of. */
import type { LogLine } from '../../app/view.ts'

/** Asked for by a press on a line of the log. */
export interface LinePlace {
  readonly node: number
  readonly entry: number
}
declare global {
  interface HTMLElementEventMap {
    'log-place': CustomEvent<LinePlace>
  }
}

/** A public location: where it happened or, of a way, where it led. Nothing for lines that name none. */
export function placeOfLine({ what }: LogLine): number | undefined {
  switch (what.type) {
    case 'roll':
      return undefined
    case 'choice':
      return placeIn(what.option)
    case 'event':
      return placeIn(what.event)
  }
}

/** In options and events alike `node` is where, `to` and `at` where to, and `from` where from. */
function placeIn(said: object): number | undefined {
  for (const name of ['node', 'to', 'at', 'from'] as const) {
    const node: unknown = Object.entries(said).find(([key]) => key === name)?.[1]
    if (typeof node === 'number') return node
  }
  return undefined
}
