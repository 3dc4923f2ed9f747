/** What the public can know of the Fugitive: it hears what is chosen and told, and nothing of a vault comes near it. */
import { type Request, type Role, toHandle } from '../../protocol/rules/index.ts'
import { type Event, FUGITIVE, type ManhuntOption } from '../../src/games/siberian-manhunt/game.ts'
import { searchOf } from '../../src/worlds/siberian-manhunt/searches.ts'
import { afterChoice, whereabouts } from '../../src/worlds/siberian-manhunt/whereabouts.ts'
import { type Choice, Worlds } from '../../src/worlds/worlds.ts'
import type { Possibilities, Prospects, Search } from '../app/aids.ts'

/** The handle of a number that is only supposed to be hidden: after all that can really be. */
const SUPPOSED = toHandle(Number.MAX_SAFE_INTEGER)

/** Where the Fugitive can be, each place with one of the likeliest routes. */
export function placesOf(worlds: Worlds): Possibilities['places'] {
  const examples = worlds.examples()
  return whereabouts(worlds).map(({ node, share }) => ({ node, share, route: examples.get(node) ?? [node] }))
}

/** A request, and the options of it that this seat may choose. */
export interface Decision {
  readonly request: Request<ManhuntOption> | undefined
  readonly open: readonly number[]
}
/** What is planned and not sent. */
export interface Draft {
  readonly chosen: readonly ManhuntOption[]
  /** numbers that are hidden before it */
  readonly hidden: number
  readonly next: Decision
}

export class Known {
  private round = 1
  private worlds = Worlds.start()
  private found: readonly Search[] = []
  private shown: { readonly worlds: Worlds; readonly places: Possibilities['places'] } | undefined
  private supposed = new WeakMap<Request<ManhuntOption>, Prospects>()

  /** Hears a choice; only the Fugitive's say anything of the route. */
  chosen(role: Role, choice: Choice): void {
    if (role === FUGITIVE) this.worlds = afterChoice(this.worlds, choice)
  }
  told(event: Event): void {
    if (event.type === 'turn') this.round = event.round
    const search = searchOf(event, this.round)
    if (search !== undefined) this.found = [...this.found, search]
  }

  get searches(): readonly Search[] {
    return this.found
  }
  /** Where the Fugitive can be; for a decision of the Fugitive's also what each choice would make of it. */
  possibilities(decision?: Decision, draft?: Draft): Possibilities {
    const { worlds } = this
    if (this.shown?.worlds !== worlds) {
      this.shown = { worlds, places: placesOf(worlds) }
    }
    const { places } = this.shown
    const after = this.suppose(worlds, decision)
    if (draft === undefined) return { places, exact: worlds.exact, after }
    let then = worlds
    let hidden = draft.hidden
    for (const option of draft.chosen) {
      const count = 'hides' in option ? option.hides.count : 0
      then = afterChoice(then, { option, handles: Array.from({ length: count }, (_, i) => toHandle(hidden + i)) })
      hidden += count
    }
    const planned = { places: whereabouts(then).length, after: this.suppose(then, draft.next) }
    return { places, exact: worlds.exact, after, planned }
  }

  private suppose(worlds: Worlds, decision: Decision | undefined): Prospects {
    if (decision?.request?.type !== 'choose' || decision.request.role !== FUGITIVE) return new Map()
    const { request, open } = decision
    const known = this.supposed.get(request)
    if (known !== undefined) return known
    const after = new Map<number, number>()
    for (const index of new Set(open)) {
      const option = request.options[index]
      if (option === undefined || !('hides' in option || 'claim' in option)) continue
      const next = worlds.chosen({ option, handles: 'hides' in option ? [SUPPOSED] : [] })
      after.set(index, whereabouts(next).length)
    }
    this.supposed.set(request, after)
    return after
  }
}
